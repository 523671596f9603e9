#!/usr/bin/env python3
"""posthorn hint: a position of a record, the list of message keys, and the hint while playing."""
import json
import re
import unittest

from posthorn_cli import RECORDS, CliTest, changed, records_of, with_move

FILE = RECORDS / "south-2-all.jsonl"
NORTH = RECORDS / "north-4-horses-all.jsonl"  # without a network until one is trained


def no_network(result):
    return "there is no network for" in result.out + result.err


class Hint(CliTest):
    def hint(self, *arguments):
        return self.posthorn("hint", "--sims", 8, *arguments)

    def test_a_position(self):
        result = self.fine(self.hint("--at", 10, FILE))
        self.assertRegex(result.out, r"(?m)^Before move 10 .* is to decide\.$")
        self.assertRegex(result.out, r"(?m)^Best: ")
        self.assertRegex(result.out, r"(?m)^  wins \d+\.\d % of the games")
        self.harmless(result)

    def test_json(self):
        record = records_of("south-2-all")[0]
        keys = {key["key"]: key for key in json.loads(self.posthorn("hint", "--keys", "--json").out)}
        for at in range(0, len(record["moves"]), len(record["moves"]) // 12):
            with self.subTest(at=at):
                hint = json.loads(self.fine(self.hint("--json", "--at", at, FILE)).out)
                self.assertEqual(hint["at"], at)
                self.assertIn(hint["seat"], (0, 1))
                self.assertTrue(0 <= hint["win"] <= 1)
                # What "Compare" shows agrees with the hint.
                self.assertEqual(hint["considered"][0]["move"], hint["move"])
                self.assertEqual(hint["considered"][0]["win"], hint["win"])
                wins = [move["win"] for move in hint["considered"]]
                self.assertEqual(wins, sorted(wins, reverse=True))
                self.assertEqual(len({move["simulations"] for move in hint["considered"]}), 1)
                if hint["next"] is None:
                    self.assertIsNone(hint["gain"])
                else:
                    self.assertGreaterEqual(hint["gain"], 0)
                    self.assertNotEqual(hint["next"], hint["move"])
                reason = hint["reason"]
                self.assertEqual([(p["name"], p["kind"]) for p in reason["parameters"]],
                                 [(p["name"], p["kind"])
                                  for p in keys[reason["key"]]["parameters"]])
                for parameter in reason["parameters"]:
                    if parameter["kind"] in ("city", "land", "bonus", "coach"):
                        self.assertTrue(parameter["id"])
                self.assertNotIn("{", hint["text"])

    def test_the_same_question_has_the_same_answer(self):
        first, second = (self.hint("--json", "--at", 40, FILE).out for _ in range(2))
        self.assertEqual(first, second)

    def test_against_a_move(self):
        plain = json.loads(self.fine(self.hint("--json", "--at", 10, FILE)).out)
        other = plain["considered"][-1]["move"]
        self.assertNotIn(other, (plain["move"], plain["next"]))
        aimed = json.loads(self.fine(self.hint("--json", "--at", 10, "--against", other, FILE)).out)
        self.assertEqual(aimed["move"], plain["move"])
        self.assertEqual(aimed["next"], other)
        self.refused(self.hint("--at", 10, "--against", "dance", FILE), "--against", "dance")

    def test_the_last_decision(self):
        record = records_of("south-2-all")[0]
        total = len(record["moves"])
        whole = json.loads(self.fine(self.hint("--json", FILE)).out)
        self.assertLess(whole["at"], total)
        self.assertGreater(len(whole["considered"]), 1)
        half = changed(record, moves=record["moves"][:6], shuffles=record["shuffles"][:1])
        del half["result"]
        result = self.fine(self.hint("--json", self.file("half.json", half)))
        self.assertEqual(json.loads(result.out)["at"], 6)

    def test_what_cannot_be_asked(self):
        total = len(records_of("south-2-all")[0]["moves"])
        self.refused(self.hint("--at", total, FILE), "over")
        self.refused(self.hint("--at", total + 1, FILE), str(total))
        self.refused(self.hint("missing.json"), "missing.json")
        self.refused(self.hint(self.file("no.json", "[]")), "no.json")
        self.refused(self.hint("--record", 99, FILE), "99")
        self.refused(self.posthorn("hint"), "FILE")
        for option in (("--sims", 0), ("--seconds", 0), ("--sims", 8, "--seconds", 1)):
            self.refused(self.posthorn("hint", *option, FILE), "--sims" if 8 in option else option[0])

    def test_a_record_that_does_not_hold(self):
        bad = self.file("bad.json", with_move(records_of("south-2-all")[0], 5, "close"))
        result = self.hint(bad)
        self.assertEqual(result.code, 1, result)
        self.assertIn("move 5 'close'", result.err)
        self.fine(self.hint("--at", 5, bad))

    def test_a_game_without_a_network(self):
        result = self.hint(NORTH)
        if no_network(result):
            self.refused(result, "north")
        else:
            self.fine(result)


class Keys(CliTest):
    def test_every_key_has_an_english_sentence(self):
        keys = json.loads(self.fine(self.posthorn("hint", "--keys", "--json")).out)
        self.assertGreater(len(keys), 20)
        without = [key["key"] for key in keys if not key["english"]]
        self.assertEqual(without, [])
        for key in keys:
            with self.subTest(key=key["key"]):
                names = sorted(parameter["name"] for parameter in key["parameters"])
                self.assertEqual(sorted(re.findall(r"\{(\w+)\}", key["english"])), names)
        listed = self.fine(self.posthorn("hint", "--keys")).out
        for key in keys:
            self.assertIn(key["key"] + " ", listed)


class WhilePlaying(CliTest):
    def play(self, given, game="map=south,players=2"):
        return self.fine(self.posthorn("play", "--file", "game.json", "--start", "you", "--seed",
                                       "11", "--game", game, given=given))

    def test_a_hint_changes_nothing(self):
        result = self.play("hint\nquit\n")
        self.assertRegex(result.out, r"(?m)^Best: take .*   take \w+$")
        self.assertRegex(result.out, r"(?m)^  wins \d+\.\d % of the games")
        self.assertEqual(json.loads((self.folder / "game.json").read_text())["moves"], [])

    def test_the_help_tells_of_it(self):
        self.assertIn("hint", self.play("help\nquit\n").out.split("you> ")[1])

    def test_a_game_without_a_network(self):
        result = self.play("hint\nquit\n", "map=north,players=2,growth=horses")
        self.assertRegex(result.out, r"(?m)^(No hint: there is no network for|Best: )")


if __name__ == "__main__":
    unittest.main()

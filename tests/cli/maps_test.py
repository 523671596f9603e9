#!/usr/bin/env python3
"""posthorn maps, and maps of one's own in every command that takes --map."""
import copy
import json
import re
import unittest

from posthorn_cli import ROOT, CliTest, custom_map, records_of

GAME = "map=elsewhere,players=2"


class BuiltIn(CliTest):
    def test_names_all_and_what_was_reconstructed(self):
        result = self.fine(self.posthorn("maps"))
        self.assertRegex(result.out, r"(?m)^south: .*22 cities, 9 lands, .*\n  options: network=outside, "
                                     r"audience=true and offices=true\n  as printed")
        self.assertRegex(result.out, r"(?m)^north: .*23 cities \(4 of them free\), 9 lands, .*\n"
                                     r"  options: growth=horses\n  known: ")
        self.assertRegex(result.out, r"(?m)^rome: .*\(played with south\)")
        self.assertIn("reconstructed", result.out)


class Coast(CliTest):
    """A third board is its file: what it knows is read there."""

    def setUp(self):
        super().setUp()
        self.map = str(ROOT / "tests/boards/coast.json")

    def test_tells_what_it_knows(self):
        result = self.fine(self.posthorn("maps", self.map))
        self.assertRegex(result.out, r"(?m)^coast: The Coast, 20 cities \(2 of them free\), 5 lands, ")
        self.assertIn("options: network=outside and offices=true", result.out)

    def test_is_played_with_its_options_and_no_others(self):
        game = "map=coast,players=3,network=outside,offices=true"
        self.fine(self.posthorn("arena", "--map", self.map, "--game", game, "--bots",
                                "steady,greedy,random", "--deals", 2, "--records", "games.jsonl"))
        holds = self.fine(self.posthorn("verify", "--map", self.map, "games.jsonl"))
        self.assertRegex(holds.last_line, r"^\d+ records hold, 0 do not")
        for option in ("audience=true", "growth=horses"):
            refused = self.posthorn("perft", "--map", self.map, "--game", f"map=coast,{option}")
            self.refused(refused, "O8" if option.startswith("audience") else "N1")

    def test_a_file_of_ours_without_the_member_has_our_parts(self):
        board = json.loads((ROOT / "data/south.json").read_text(encoding="utf-8"))
        del board["rome"]
        ours = self.file("south.json", board)
        self.fine(self.posthorn("perft", "--map", ours, "--game", "map=south,audience=true", "--depth", 1))
        board["id"] = "other"
        other = self.file("other.json", board)
        self.refused(self.posthorn("perft", "--map", other, "--game", "map=other,audience=true"), "O8")


class Custom(CliTest):
    def setUp(self):
        super().setUp()
        self.map = self.file("elsewhere.json", custom_map())

    def test_maps_finds_it_fine(self):
        result = self.fine(self.posthorn("maps", self.map))
        self.assertRegex(result.out, r"(?m)^elsewhere: Elsewhere, 22 cities")

    def test_perft_counts_as_on_the_same_map(self):
        here = self.fine(self.posthorn("perft", "--depth", 8)).out.split("\n")[1:]
        there = self.fine(self.posthorn("perft", "--depth", 8, "--map", self.map, "--game", GAME))
        self.assertEqual(there.out.split("\n")[1:], here)
        self.assertIn("map=elsewhere", there.out)

    def test_arena_verify_and_show(self):
        self.fine(self.posthorn("arena", "--map", self.map, "--game", GAME, "--bots",
                                "steady,random", "--deals", 2, "--records", "games.jsonl"))
        holds = self.fine(self.posthorn("verify", "--map", self.map, "games.jsonl"))
        self.assertEqual(holds.last_line, "4 records hold, 0 do not")
        shown = self.fine(self.posthorn("show", "--map", self.map, "games.jsonl"))
        self.assertIn("take X", shown.out)
        for command in (["verify", "games.jsonl"], ["show", "games.jsonl"]):
            self.refused(self.posthorn(*command), "elsewhere", "--map")

    def test_a_record_of_the_south_renamed_holds(self):
        record = records_of("south-2-all")[0]
        record["game"]["map"] = "elsewhere"
        record["shuffles"] = [["X" + card for card in deck] for deck in record["shuffles"]]
        record["moves"] = [re.sub(r"\b([A-Z]{3})\b", r"X\1", move) for move in record["moves"]]
        result = self.fine(self.posthorn("verify", "--map", self.map,
                                         self.file("game.json", record)))
        self.assertEqual(result.last_line, "1 records hold, 0 do not")

    def test_play_and_resume(self):
        self.fine(self.posthorn("play", "--map", self.map, "--game", GAME, "--file", "game.json",
                                given="1\n1\n"))
        self.assertIn("take X", (self.folder / "game.json").read_text())
        self.refused(self.posthorn("play", "--resume", "--file", "game.json"), "elsewhere", "--map")
        result = self.fine(self.posthorn("play", "--resume", "--map", self.map, "--file",
                                         "game.json"))
        self.assertIn("Elsewhere", result.out)

    def test_the_same_id_twice(self):
        again = self.file("again.json", custom_map())
        self.refused(self.posthorn("perft", "--map", self.map, again, "--game", GAME),
                     "again.json", "'elsewhere'")


class Broken(CliTest):
    COMMANDS = (["maps"], ["perft", "--game", GAME, "--map"], ["verify", "x.json", "--map"],
                ["show", "x.json", "--map"], ["play", "--game", GAME, "--map"],
                ["arena", "--game", GAME, "--bots", "random,random", "--map"])

    def everywhere(self, content, *words, commands=COMMANDS[:1]):
        file = self.file("broken.json", content)
        for command in commands:
            result = self.refused(self.posthorn(*command, file), "broken.json", *words)
            self.assertEqual(result.out, "")

    def test_every_command_tells_file_line_column_and_reason(self):
        board = custom_map()
        board["roads"][3] = ["XAUG", "NIX"]
        text = json.dumps(board, indent=1)
        line = text[:text.index('"NIX"')].count("\n") + 1
        self.everywhere(text, f"line {line}, column ", "NIX", commands=self.COMMANDS)

    def test_everything_that_can_be_wrong(self):
        good = custom_map()

        def broken(change):
            board = copy.deepcopy(good)
            change(board)
            return board

        changes = {
            "no cities": lambda b: b.update(cities=[]),
            "no roads": lambda b: b.update(roads=[]),
            "no lands": lambda b: b.update(lands=[]),
            "a city twice": lambda b: b["cities"].append(b["cities"][0]),
            "a road twice": lambda b: b["roads"].append(b["roads"][0]),
            "a road turned round": lambda b: b["roads"].append(b["roads"][0][::-1]),
            "a road to itself": lambda b: b["roads"].append(["XULM", "XULM"]),
            "a road of three": lambda b: b["roads"].append(["XULM", "XAUG", "XBAS"]),
            "an unknown land": lambda b: b["cities"][0].update(land="nowhere"),
            "a long id": lambda b: b["cities"][0].update(id="TOOLONG"),
            "a small id": lambda b: b["cities"][0].update(id="ulm"),
            "no name": lambda b: b["cities"][0].pop("name"),
            "a false type": lambda b: b["cities"][0].update(x="far"),
            "another format": lambda b: b.update(format=2),
            "cards below one": lambda b: b.update(cardsPerCity=0),
            "very many cards": lambda b: b.update(cardsPerCity=10**9),
            "an unknown bonus": lambda b: b["bonuses"][0].update(kind="luck"),
            "an unknown key": lambda b: b.update(weather="fine"),
            "a city without a road": lambda b: b.update(
                roads=[road for road in b["roads"] if "XULM" not in road]),
        }
        for name, change in changes.items():
            with self.subTest(name):
                self.everywhere(broken(change), "line ", "column ")

    def test_no_json(self):
        text = json.dumps(custom_map(), ensure_ascii=False)
        for content in ("", "{", "[]", "null", b"\xff\xfe", b"\0" * 100, text.encode("latin-1"),
                        "[" * 100_000, text + "}", *(text[:n] for n in range(1, len(text), 397))):
            with self.subTest(content=content[:40]):
                self.everywhere(content, "line ", "column ")

    def test_no_file(self):
        self.refused(self.posthorn("maps", "missing.json"), "missing.json", "No such file")
        self.refused(self.posthorn("maps", self.folder), "directory")

    def test_a_huge_file(self):
        with open(self.folder / "huge.json", "wb") as file:
            file.truncate(100_000_000)
        self.refused(self.posthorn("maps", "huge.json"), "huge.json", "larger than")

    def test_a_good_one_does_not_hide_a_bad_one(self):
        good = self.file("good.json", custom_map())
        bad = self.file("bad.json", "{")
        for files in ((good, bad), (bad, good)):
            result = self.refused(self.posthorn("maps", *files), "bad.json: line 1")
            self.assertIn("elsewhere: Elsewhere", result.out)


if __name__ == "__main__":
    unittest.main()

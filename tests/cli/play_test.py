#!/usr/bin/env python3
"""posthorn play through a pipe: whole games, commands, people in turn."""
import json
import unittest

from posthorn_cli import CliTest


class PlayTest(CliTest):
    def play(self, given, *arguments):
        """Plays on game.json; the same seed deals the same game. The first seat begins."""
        if not {"--seats", "--start", "--resume"} & set(arguments):
            arguments = ("--start", "you", *arguments)
        return self.posthorn("play", "--file", "game.json", *arguments, given=given)

    def saved(self):
        return json.loads((self.folder / "game.json").read_text())


class WholeGames(PlayTest):
    def whole(self, game, *seats):
        arguments = ["--game", game, "--seed", "11"]
        if seats:
            arguments += ["--seats", ",".join(seats)]
        result = self.fine(self.play("1\n" * 5000, *arguments))
        record = self.saved()
        for points in record["result"]["scores"]:
            self.assertRegex(result.out, rf"(?m)^Total .*\s{points}\b")
        self.assertRegex(result.out, r"(?m)^(You win|.* wins)[.:]")
        self.assertTrue(result.last_line.startswith("The game is saved in game.json"))
        self.assertEqual(self.fine(self.posthorn("verify", "game.json")).last_line,
                         "1 records hold, 0 do not")
        self.harmless(result)
        return result, record

    def test_south(self):
        result, record = self.whole("map=south,players=2")
        self.assertEqual([seat["name"] for seat in record["seats"]], ["you", "courier"])
        self.assertIn("T7", result.out)  # what is done for the player is explained

    def test_north_with_horses(self):
        result, _ = self.whole("map=north,players=3,growth=horses", "Anna", "greedy", "steady")
        self.assertIn("horses (2 on the coach", result.out)
        self.assertIn("partly reconstructed", result.out)

    def test_audience_and_offices(self):
        result, record = self.whole("map=south,players=2,audience=true,offices=true")
        for word in ("Audience", "Honour", "Rome"):
            self.assertIn(word, result.out)
        self.assertTrue(record["moves"][0].startswith("assign "))

    def test_bots_alone(self):
        result, _ = self.whole("map=south,players=4", *["steady"] * 4)
        self.assertIn("steady 4's turn", result.out)

    def test_the_same_seed_is_the_same_game(self):
        first = self.whole("map=south,players=2")[1]
        (self.folder / "game.json").unlink()
        self.assertEqual(self.whole("map=south,players=2")[1], first)


class Commands(PlayTest):
    SEED = ("--seed", "11")

    def test_moves_by_number_and_by_notation(self):
        deck = "take deck"
        self.fine(self.play("take deck\n", *self.SEED))
        self.assertEqual(self.saved()["moves"][:2], [deck, "postmaster"])
        (self.folder / "game.json").unlink()
        first = self.play("1\n", *self.SEED)
        move = self.saved()["moves"][0]
        self.assertRegex(first.out, rf"(?m)^ +1 .* {move}$")
        (self.folder / "game.json").unlink()
        self.fine(self.play(f"  {move.upper()}\t\n", *self.SEED))  # as people type
        self.assertEqual(self.saved()["moves"][0], move)

    def test_undo(self):
        # The first turn, and a card of the second, after which the postmaster can be called.
        given = "take deck\ntake deck\nplay LOD new\ntake deck\n"
        self.fine(self.play(given, *self.SEED))
        before = self.saved()["moves"]
        (self.folder / "game.json").unlink()
        result = self.fine(self.play(given + "postmaster\n", *self.SEED))
        self.assertEqual(self.saved()["moves"], before + ["postmaster"])
        (self.folder / "game.json").unlink()
        result = self.fine(self.play(given + "postmaster\nundo\nundo\n", *self.SEED))
        self.assertEqual(self.saved()["moves"], before)
        self.assertIn("Taken back.", result.out)
        # The card before it was drawn, and what was shown stays shown.
        self.assertIn("Nothing can be taken back", result.out)

    def test_help(self):
        result = self.fine(self.play("help\nhelp C4\nhelp c4\nhelp Q9\n", *self.SEED))
        self.assertIn("help [rule]", result.out)
        self.assertRegex(result.out, r"(?m)^  T\d+ +\w")
        self.assertEqual(len([l for l in result.out.split("\n") if l.startswith("  C4 ")]), 2)
        self.assertIn("There is no rule Q9", result.out)

    def test_other_commands(self):
        result = self.fine(self.play("moves\nboard\nroads\nlog\n\n", *self.SEED))
        self.assertEqual(result.out.count("take deck\n"), 2)
        self.assertEqual(result.out.count("Display "), 2)
        self.assertEqual(self.saved()["moves"], [])

    def test_save_a_copy(self):
        result = self.fine(self.play("take deck\nsave copy.json\nsave copy.json\nsave\n"
                                     "save no/such/folder\nquit\n", *self.SEED))
        self.assertIn("Saved in copy.json", result.out)
        self.assertIn("copy.json exists already", result.out)
        self.assertIn("No such file", result.out)
        self.assertEqual(json.loads((self.folder / "copy.json").read_text()), self.saved())

    def test_bad_input(self):
        for line, words in {
                "0": ["no move 0", "1 to "], "99": ["no move 99"], "-1": ["no move -1"],
                "99999999999999999999": [], "fly": ["fly", "number of a move"],
                "take": [], "take NIX": ["NIX"], "play ULM new": ["T1"], "close": ["T1"],
                "end": [], "\033[31mred\u202e": [], "x" * 10_000: [], "ü": []}.items():
            with self.subTest(line=line[:20]):
                result = self.fine(self.play(line + "\n", *self.SEED))
                for word in words:
                    self.assertIn(word, result.out)
                # It says something and asks again.
                said, again = result.out.split("you> ")[1:]
                self.assertTrue(said.strip())
                self.assertIn("saved in game.json", again)
                self.harmless(result)
                self.assertEqual(self.saved()["moves"], [])
                (self.folder / "game.json").unlink()

    def test_bytes_that_are_no_text(self):
        result = self.fine(self.play(b"\xff\xfe\0\n\0\nquit\n"))
        self.harmless(result)
        self.assertIn("you> ???\n", result.out)
        self.assertIn("saved in game.json", result.out)

    def test_bad_options(self):
        for options, words in ((("--seats", "Anna"), ["--seats", "2 players"]),
                               (("--seats", "Anna,"), ["needs a name"]),
                               (("--seats", "Anna,\033[2J"), ["name"]),
                               (("--seats", "Anna," + "B" * 100), ["24"]),
                               (("--seed", "x"), ["--seed", "'x'"]),
                               (("--seed", "-1"), ["--seed"]),
                               (("--game", "map=west"), ["--game", "west"]),
                               (("--game", "map=north,audience=true"), ["O8"]),
                               (("--nix",), ["--nix"])):
            with self.subTest(options=options):
                self.refused(self.play("", *options), *words)
                self.assertEqual(list(self.folder.iterdir()), [])


class People(PlayTest):
    def test_hand_over(self):
        # Anna: Enter, first card, second card, a route, which ends the turn; then Ben.
        given = "\ntake deck\ntake deck\n1\n\nquit\n"
        result = self.fine(self.play(given, "--seed", "11", "--seats", "Anna,Ben,greedy", "--game",
                                     "players=3"))
        anna, ben = (f"{name} to decide. Hand over the keyboard" for name in ("Anna", "Ben"))
        self.assertLess(result.out.index(anna), result.out.index("Anna's turn"))
        self.assertIn(ben, result.out)
        # What Anna drew from the deck she sees, and Ben does not.
        before, after = result.out.split(ben)
        self.assertIn("Anna draws Lodz from the deck.", before)
        self.assertNotIn("Anna draws Lodz", after)
        self.assertIn("Anna draws", after)
        self.assertNotIn("NUR Nürnberg", after.split("Display")[1].split("2  Ben")[0])

    def test_quit_at_the_hand_over(self):
        result = self.fine(self.play("quit\n", "--seats", "Anna,Ben"))
        self.assertNotIn("Display", result.out)
        self.assertIn("saved in game.json", result.out)

    def test_equal_names_are_told_apart(self):
        result = self.fine(self.play("", "--seats", "greedy,Anna,Anna", "--game", "players=3"))
        self.assertEqual([seat["name"] for seat in self.saved()["seats"]],
                         ["greedy", "Anna", "Anna 2"])
        self.assertIn("Anna to decide", result.out)


class StartPlayer(PlayTest):
    def first(self, *options):
        (self.folder / "game.json").unlink(missing_ok=True)
        self.fine(self.play("", *options))
        return self.saved()["seats"][0]["name"]

    def test_the_lot_decides(self):
        firsts = {self.first("--seed", str(seed), "--start", "lot") for seed in range(12)}
        self.assertEqual(firsts, {"you", "courier"})
        (self.folder / "game.json").unlink()
        self.assertIn("The lot falls on", self.fine(self.posthorn("play", "--file", "game.json")).out)

    def test_the_table_chooses(self):
        self.assertEqual(self.first("--seats", "Anna,Ben"), "Anna")
        self.assertEqual(self.first("--seats", "Anna,Ben", "--start", "Ben"), "Ben")
        self.refused(self.play("", "--start", "Nobody"), "--start", "Nobody")


if __name__ == "__main__":
    unittest.main()

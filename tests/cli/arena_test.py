#!/usr/bin/env python3
"""posthorn arena: the table, the JSON, the records, and every way to name a match wrongly."""
import json
import unittest

from posthorn_cli import CliTest

BOT_KEYS = ["bot", "win_share", "interval", "mean_score", "forfeits"]


class Arena(CliTest):
    def json_of(self, *arguments):
        result = self.fine(self.posthorn("arena", "--json", *arguments))
        return json.loads(result.out)

    def test_the_table(self):
        result = self.fine(self.posthorn("arena", "--bots", "steady,random", "--deals", 10))
        lines = result.out.split("\n")
        self.assertIn("map=south,players=2", lines[0])
        self.assertIn("10 deals, 20 games", lines[0])
        self.assertRegex(lines[2], r"^bot +win share +± 95 % +mean score$")
        self.assertRegex(lines[3], r"^steady +\d+\.\d% +\d+\.\d% +-?\d+\.\d\d$")
        self.assertRegex(lines[4], r"^random +\d+\.\d% +\d+\.\d% +-?\d+\.\d\d$")

    def test_the_json(self):
        said = self.json_of("--bots", "random,steady,random", "--deals", 7, "--game", "players=3")
        self.assertEqual(list(said), ["deals", "games", "unfinished", "mean_turns", "results"])
        self.assertEqual((said["deals"], said["games"]), (7, 21))
        self.assertEqual([bot["bot"] for bot in said["results"]], ["random", "steady", "random"])
        for bot in said["results"]:
            self.assertEqual(list(bot), BOT_KEYS)
            self.assertTrue(0 <= bot["win_share"] <= 1)
            self.assertTrue(0 < bot["interval"] <= 1)
            self.assertIsInstance(bot["mean_score"], float)
            self.assertEqual(bot["forfeits"], 0)
        self.assertAlmostEqual(sum(bot["win_share"] for bot in said["results"]), 1, places=5)
        self.assertGreater(said["results"][1]["win_share"], 0.9)  # steady plays to score

    def test_the_better_bot_wins_from_either_place(self):
        for bots, better in (("greedy,random", 0), ("random,greedy", 1)):
            said = self.json_of("--bots", bots, "--deals", 3)
            self.assertEqual(said["results"][better]["win_share"], 1)

    def test_the_same_seed_gives_the_same_on_any_number_of_threads(self):
        args = ("--bots", "random,steady", "--deals", 20, "--seed", 5)
        one = self.json_of(*args, "--threads", 1)
        self.assertEqual(one, self.json_of(*args, "--threads", 3))
        self.assertNotEqual(one, self.json_of(*args[:-1], 6))

    def test_records_hold(self):
        for game, bots, count in (("map=south,players=2,audience=true,offices=true", "steady,random", 2),
                                  ("map=north,players=3,growth=horses", "steady,random,steady", 3),
                                  ("map=south,players=4,network=outside", "steady," * 3 + "random", 4)):
            with self.subTest(game=game):
                self.fine(self.posthorn("arena", "--game", game, "--bots", bots, "--deals", 3,
                                        "--records", "games.jsonl"))
                result = self.fine(self.posthorn("verify", "games.jsonl"))
                self.assertEqual(result.last_line, f"{3 * count} records hold, 0 do not")


class Refused(CliTest):
    def arena(self, game="", bots="random,random", *more):
        return self.posthorn("arena", "--game", game, "--bots", bots, "--deals", 1, *more)

    def test_combinations_that_the_rules_exclude(self):
        for game, rule in (("map=north,audience=true", "O8"), ("map=north,offices=true", "O8"),
                           ("map=north,network=outside", "network=outside"),
                           ("map=south,growth=horses", "N1")):
            with self.subTest(game=game):
                result = self.refused(self.arena(game), "--game", rule)
                self.assertEqual(result.out, "")

    def test_games_that_do_not_exist(self):
        for game, words in {
                "players=5": ["players", "2, 3 or 4", "'5'"], "players=1": ["2, 3 or 4"],
                "players=two": ["'two'"], "players=": ["players"], "players": ["players"],
                "colour=red": ["colour", "known are map"], "map=west": ["west", "south, north"],
                "map=south,map=south": ["twice"], "audience=maybe": ["true or false"],
                "growth=wings": ["wings"], "network=none": ["none"], ",": [], "=": [],
                "map=\033[31m": []}.items():
            with self.subTest(game=game):
                self.refused(self.arena(game), "--game", *words)

    def test_bots(self):
        self.refused(self.arena("", "random"), "--bots", "1", "2 players")
        self.refused(self.arena("", "random,random,random"), "3 bots", "2 players")
        self.refused(self.arena("players=4", "random,random,random"), "3 bots", "4 players")
        self.refused(self.arena("", "random,oracle"), "'oracle'", "random", "greedy", "cmd:")
        self.refused(self.arena("", "random,"), "--bots")
        self.refused(self.arena("", "random,cmd:"), "--bots")
        self.refused(self.posthorn("arena"), "--bots is required", "posthorn arena --help")

    def test_numbers(self):
        for option in ("--deals", "--threads", "--move-ms", "--seed"):
            for value in ("-1", "x", "1e3", "99999999999999999999999"):
                with self.subTest(option=option, value=value):
                    self.refused(self.posthorn("arena", "--bots", "random,random", option, value),
                                 option)
        self.refused(self.posthorn("arena", "--bots", "random,random", "--deals", 0), "1 to ")

    def test_unknown_options(self):
        self.refused(self.arena("", "random,random", "--fast"), "--fast")

    def test_a_records_file_that_cannot_be_written(self):
        self.refused(self.arena("", "random,random", "--records", "no/such/folder.jsonl"),
                     "no/such/folder.jsonl", "No such file")
        self.refused(self.arena("", "random,random", "--records", self.folder), "directory")

    def test_a_full_disk(self):
        self.refused(self.arena("", "random,random", "--records", "/dev/full"), "/dev/full")


if __name__ == "__main__":
    unittest.main()

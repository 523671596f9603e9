#!/usr/bin/env python3
"""Comparing bots: sequential tests, mirror tests, pools, results files, ratings and tools/ladder."""
import json
import pathlib
import subprocess
import sys
import unittest
import xml.etree.ElementTree

from posthorn_cli import BINARY, ROOT, SLOWER, CliTest, environment

GAME = "map=south,players=2,growth=carriages,network=all"


def result(first="greedy", second="random", wins=30, deals=20, seed=1, **members):
    """A line of a results file between two bots."""
    return {"format": "posthorn-results", "version": 1, "game": GAME, "seed": seed,
            "bots": [{"name": name, "hash": f"hash-of-{name}"} for name in (first, second)],
            "pairs": [{"first": 0, "second": 1, "seats": 2, "deals": deals,
                       "wins": [wins, 2 * deals - wins],
                       # between deals that are all alike and deals that are won or lost whole
                       "share_squares": (wins * wins / 4 / deals + wins / 2) / 2}], **members}


def lines(*results):
    return "".join(json.dumps(line) + "\n" for line in results)


class Comparing(CliTest):
    def arena(self, *arguments):
        return self.posthorn("arena", "--threads", 1, *arguments)

    def json_of(self, *arguments):
        return json.loads(self.fine(self.posthorn(*arguments, "--json")).out)


class Sprt(Comparing):
    def test_stops_when_it_is_clear(self):
        said = self.json_of("arena", "--bots", "steady,random", "--sprt", "0,50", "--deals", 500)
        test = said["sprt"]
        self.assertEqual(list(test), ["elo0", "elo1", "decision", "ratio", "lower", "upper",
                                      "deals", "elo", "elo_low", "elo_high"])
        self.assertEqual((test["elo0"], test["elo1"], test["decision"]), (0, 50, "H1"))
        self.assertGreaterEqual(test["ratio"], test["upper"])
        self.assertEqual(said["deals"], test["deals"])
        self.assertLess(said["deals"], 500)
        self.assertEqual(said["games"], 2 * said["deals"])
        other = self.json_of("arena", "--bots", "random,steady", "--sprt", "0,50")["sprt"]
        self.assertEqual(other["decision"], "H0")
        self.assertLessEqual(other["ratio"], other["lower"])

    def test_does_not_depend_on_threads(self):
        said = [self.json_of("arena", "--bots", "steady,random", "--sprt", "-10,10", "--deals", 100,
                             "--threads", threads) for threads in (1, 4)]
        self.assertEqual(*said)

    def test_may_stay_open(self):
        out = self.fine(self.arena("--bots", "steady,random", "--sprt", "0,5", "--deals", 3)).out
        self.assertIn("open: the deals were used up between +0 and +5 Elo", out)
        self.assertIn("after 3 deals", out)
        self.assertRegex(out, r"Elo \S+, 95 % interval \S+ to \S+")

    def test_with_four_seats(self):
        said = self.json_of("arena", "--bots", "steady,random,random,random", "--sprt", "0,100",
                            "--game", "players=4", "--deals", 40)
        self.assertEqual(said["sprt"]["decision"], "H1")

    def test_bad_bounds(self):
        for text in ("0", "5,0", "5,5", "a,b", "0,5,9", "0,nan", "\033[31m,5"):
            with self.subTest(text=text):
                self.refused(self.arena("--bots", "random,random", "--sprt", text), "--sprt")
        self.refused(self.arena("--bots", "random,random", "--sprt"), "--sprt")


class Mirror(Comparing):
    def test_both_ways(self):
        for seats in (3, 4):
            said = self.json_of("arena", "--mirror", "--bots", "steady,random", "--deals", 3,
                                "--game", f"players={seats}")
            self.assertEqual(said["seats"], seats)
            self.assertAlmostEqual(said["even"], 1 / seats, places=5)
            self.assertEqual([(pair["bot"], pair["against"]) for pair in said["pairs"]],
                             [("steady", "random"), ("random", "steady")])
            for pair in said["pairs"]:
                self.assertEqual((pair["deals"], pair["games"]), (3, 3 * seats))
            self.assertGreater(said["pairs"][0]["win_share"], said["pairs"][1]["win_share"])

    def test_the_table(self):
        out = self.fine(self.arena("--mirror", "--bots", "steady,random", "--deals", 2, "--game",
                                   "players=4")).out
        self.assertIn("one bot against 3 copies, 25.0% would be even", out)
        self.assertRegex(out, r"(?m)^steady +random +\d+\.\d% +\d+\.\d%$")
        self.assertRegex(out, r"(?m)^random +steady +\d+\.\d% +\d+\.\d%$")

    def test_refused(self):
        self.refused(self.arena("--mirror", "--bots", "steady,random"), "three or four")
        self.refused(self.arena("--mirror", "--bots", "steady,random,random", "--game",
                                "players=3"), "3 bots", "takes two")
        self.refused(self.arena("--mirror", "--bots", "steady,random", "--sprt", "0,5", "--game",
                                "players=3"), "--sprt", "--mirror")


class Results(Comparing):
    def test_every_run_adds_a_line(self):
        file = self.folder / "results.jsonl"
        self.fine(self.arena("--bots", "steady,random", "--deals", 4, "--results", file))
        first = file.read_text()
        self.fine(self.arena("--mirror", "--bots", "steady,random", "--deals", 2, "--seed", 9,
                             "--game", "players=3", "--results", file))
        self.assertTrue(file.read_text().startswith(first))
        runs = [json.loads(line) for line in file.read_text().splitlines()]
        self.assertEqual(len(runs), 2)
        self.assertEqual(list(runs[0]), ["format", "version", "game", "seed", "bots", "pairs"])
        self.assertEqual(runs[0]["game"], GAME)
        self.assertEqual([bot["name"] for bot in runs[0]["bots"]], ["steady", "random"])
        for bot in runs[0]["bots"]:
            self.assertRegex(bot["hash"], "^[0-9a-f]{16}$")
        self.assertEqual([pair["deals"] for pair in runs[0]["pairs"]], [4])
        self.assertEqual(sum(runs[0]["pairs"][0]["wins"]), 8)
        self.assertEqual(runs[1]["seed"], 9)
        self.assertEqual([(pair["first"], pair["second"], pair["seats"])
                          for pair in runs[1]["pairs"]], [(0, 1, 3), (1, 0, 3)])
        self.assertEqual(runs[1]["bots"], runs[0]["bots"])

    def test_the_same_run_gives_the_same_line(self):
        for name, threads in (("one", 1), ("two", 3)):
            self.fine(self.posthorn("arena", "--bots", "steady,random", "--deals", 5, "--threads",
                                    threads, "--results", name))
        self.assertEqual((self.folder / "one").read_text(), (self.folder / "two").read_text())

    def test_a_line_that_was_cut_off_spoils_no_other(self):
        file = self.file("results.jsonl", '{"format": "posth')
        self.fine(self.arena("--bots", "steady,random", "--deals", 1, "--results", file))
        first, second = file.read_text().splitlines()
        self.assertEqual(first, '{"format": "posth')
        json.loads(second)
        self.refused(self.posthorn("ratings", file), "results.jsonl: line 1, column ")

    def test_refused(self):
        bots = ("--bots", "random,random", "--deals", 1, "--results")
        self.refused(self.arena(*bots, "no/such/folder"), "--results", "No such file")
        self.refused(self.arena(*bots, self.folder), "--results", "directory")
        self.refused(self.arena(*bots, "/dev/full"), "--results", "/dev/full", "No space")
        self.refused(self.arena("--bots", "random,steady,greedy", "--game", "players=3",
                                "--results", "r"), "--results", "copies")


class Pool(Comparing):
    def pool(self, **members):
        """The pool of the repository with other members."""
        pool = json.loads((ROOT / "data/pool.json").read_text())
        return self.file("pool.json", pool | members)

    def simple_bots(self):
        bots = json.loads((ROOT / "data/pool.json").read_text())["bots"]
        return [bot for bot in bots if bot["name"] in ("random", "steady", "greedy")]

    def test_that_of_the_repository_is_frozen(self):
        done = subprocess.run([BINARY, "arena", "--pool", "data/pool.json", "--deals", "1",
                               "--json"], cwd=ROOT, env=environment(self.folder),
                              capture_output=True, check=False, timeout=60 * SLOWER)
        self.assertEqual(done.returncode, 0, done.stderr)

    def test_everybody_plays_everybody(self):
        said = self.json_of("arena", "--pool", self.pool(bots=self.simple_bots()), "--deals", 2,
                            "--results", "results.jsonl")
        self.assertEqual(said["game"], GAME)
        self.assertEqual(sorted(sorted((pair["bot"], pair["against"])) for pair in said["pairs"]),
                         [["greedy", "random"], ["greedy", "steady"], ["random", "steady"]])
        run = json.loads((self.folder / "results.jsonl").read_text())
        self.assertEqual(len(run["pairs"]), 3)
        self.assertEqual({(bot["name"], bot["hash"]) for bot in run["bots"]},
                         {(bot["name"], bot["hash"]) for bot in self.simple_bots()})
        rated = self.json_of("ratings", "results.jsonl")
        self.assertEqual([bot["games"] for bot in rated["ratings"]], [8, 8, 8])

    def test_a_name_of_its_own(self):
        bots = self.simple_bots()
        bots[0] |= {"name": "the first", "bot": bots[0]["name"]}
        said = self.json_of("arena", "--pool", self.pool(bots=bots), "--deals", 1)
        self.assertEqual(said["pairs"][0]["bot"], "the first")

    def test_another_hash(self):
        bots = self.simple_bots()
        right = bots[1]["hash"]
        bots[1]["hash"] = "0123456789abcdef"
        result_of = self.refused(self.arena("--pool", self.pool(bots=bots), "--results", "r"),
                                 "pool.json", "is not the bot that was frozen", right,
                                 "0123456789abcdef")
        self.assertEqual(result_of.out, "")
        self.assertFalse((self.folder / "r").exists())

    def test_refused(self):
        self.refused(self.arena("--pool", "missing.json"), "missing.json", "No such file")
        self.refused(self.arena("--pool", self.file("p", "{\n  5")), "line 2, column 3")
        self.refused(self.arena("--pool", self.pool(game="players=3")), "two players")
        self.refused(self.arena("--pool", self.pool(game="map=west")), "west")
        self.refused(self.arena("--pool", self.pool(bots=[])), "two bots", "line 1")
        for more in (("--bots", "random,random"), ("--game", "players=2"), ("--mirror",),
                     ("--sprt", "0,5")):
            self.refused(self.arena("--pool", self.pool(), *more), "--pool", more[0])
        bots = self.simple_bots()
        bots[0] |= {"bot": "net:weights=missing.net"}
        self.refused(self.arena("--pool", self.pool(bots=bots)), "missing.net", "No such file")


class Ratings(Comparing):
    def test_the_table(self):
        file = self.file("r", lines(result("greedy", "random", 39), result("net", "greedy", 30)))
        out = self.fine(self.posthorn("ratings", file)).out.split("\n")
        self.assertEqual(out[0], GAME)
        self.assertRegex(out[2], r"^bot +Elo +± 95 % +games$")
        self.assertRegex(out[3], r"^net +\d+\.\d +\d+\.\d +40$")
        self.assertRegex(out[4], r"^greedy +0\.0 +0\.0 +80$")
        self.assertRegex(out[5], r"^random +-\d+\.\d +\d+\.\d +40$")

    def test_the_json(self):
        file = self.file("r", lines(result("greedy", "random", 30)))
        said = self.json_of("ratings", file, "--anchor", "random")
        self.assertEqual((said["game"], said["anchor"]), (GAME, "random"))
        best = said["ratings"][0]
        self.assertEqual(list(best), ["bot", "hash", "elo", "interval", "games", "wins"])
        self.assertEqual((best["bot"], best["hash"], best["games"], best["wins"]),
                         ("greedy", "hash-of-greedy", 40, 30))
        # 30.5 of 41 games, the virtual one with them
        self.assertAlmostEqual(best["elo"], 185.24, places=2)

    def test_files_add_up(self):
        one = self.file("one", lines(result("greedy", "random", 30, seed=1)))
        two = self.file("two", "\n" + lines(result("random", "greedy", 12, seed=2)) + "\n")
        said = self.json_of("ratings", one, two)
        self.assertEqual([bot["wins"] for bot in said["ratings"]], [58, 22])

    def test_the_same_deals_count_once(self):
        file = self.file("r", lines(result(), result()))
        done = self.fine(self.posthorn("ratings", file, "--json"))
        self.assertIn("one result was left out", done.err)
        self.assertEqual(json.loads(done.out)["ratings"][0]["games"], 40)

    def test_several_games(self):
        other = "map=south,players=2,growth=carriages,network=outside"
        file = self.file("r", lines(result(), result(wins=10, game=other)))
        self.refused(self.posthorn("ratings", file), "several games", GAME, other, "--game")
        said = self.json_of("ratings", file, "--game", "network=outside")
        self.assertEqual((said["game"], said["ratings"][0]["bot"]), (other, "random"))
        self.refused(self.posthorn("ratings", file, "--game", "players=4"), "--game", other)

    def test_malformed_lines_are_named(self):
        good = lines(result())
        for bad, words in (("{", ()), ("hello", ()), ("[]", ("object",)),
                           (json.dumps(result(format="other")), ("format",)),
                           (json.dumps(result(version=2)), ("version",)),
                           (json.dumps(result(date="today")), ("date",)),
                           (json.dumps(result(wins=41)), ("wins",)),
                           (json.dumps(result(pairs=[{}])), ("first",)),
                           (json.dumps(result(bots=[{"name": "\033[31m", "hash": 1}])), ("hash",)),
                           (b"\xff\xfe".decode("latin-1") + "\0", ())):
            with self.subTest(bad=bad):
                file = self.file("bad.jsonl", good + "\n" + bad + "\n" + good)
                self.refused(self.posthorn("ratings", file), "bad.jsonl: line 3, column ", *words)

    def test_refused(self):
        self.refused(self.posthorn("ratings"), "files is required")
        self.refused(self.posthorn("ratings", "missing"), "missing", "No such file")
        self.refused(self.posthorn("ratings", self.folder), "directory")
        self.refused(self.posthorn("ratings", self.file("empty", "\n")), "no results")
        file = self.file("r", lines(result("a", "b"), result("c", "d")))
        self.refused(self.posthorn("ratings", file), "'greedy'", "a, b, c, d")
        self.refused(self.posthorn("ratings", file, "--anchor", "a"), "no games link")


class Ladder(Comparing):
    def ladder(self, *arguments):
        return subprocess.run(
            [sys.executable, ROOT / "tools/ladder", *map(str, arguments)], cwd=self.folder,
            env=environment(self.folder) | {"POSTHORN_BINARY": str(pathlib.Path(BINARY).resolve())},
            capture_output=True, check=False, text=True, encoding="utf-8", timeout=20 * SLOWER)

    def test_table_and_chart(self):
        strange = "cmd:a|b <&> `c`"
        file = self.file("r", lines(result("greedy", "random", 39), result(strange, "greedy", 30)))
        done = self.ladder(file, "--table", "ladder.md", "--chart", "ladder.svg")
        self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "", ""))
        table = (self.folder / "ladder.md").read_text()
        self.assertIn("| bot | Elo | ± | games |", table)
        self.assertIn("| `greedy` | 0 |  | 80 |", table)
        self.assertRegex(table, r"\| `random` \| -\d+ \| \d+ \| 40 \|")
        chart = xml.etree.ElementTree.parse(self.folder / "ladder.svg").getroot()
        space = "{http://www.w3.org/2000/svg}"
        self.assertIn("Elo ratings", chart.find(f"{space}title").text)
        told = [element.text for element in chart.iter(f"{space}text")]
        for name in ("greedy", "random", strange):
            self.assertIn(name, told)
        self.assertEqual(len(list(chart.iter(f"{space}circle"))), 3)
        self.assertIn("prefers-color-scheme: dark", (self.folder / "ladder.svg").read_text())
        # The same results give the same files.
        before = (self.folder / "ladder.svg").read_bytes()
        self.ladder(file, "--chart", "ladder.svg")
        self.assertEqual((self.folder / "ladder.svg").read_bytes(), before)

    def test_the_table_alone_is_printed(self):
        self.assertIn("| `random` |", self.ladder(self.file("r", lines(result()))).stdout)

    def test_refused(self):
        good = self.file("r", lines(result()))
        for arguments, words in ((("missing",), ("missing", "No such file")),
                                 ((self.file("bad", lines(result()) + "{"),), ("line 2",)),
                                 ((good, "--anchor", "nobody"), ("'nobody'",)),
                                 ((good, "--table", "no/such/folder"), ("no/such/folder",)),
                                 ((good, "--chart", self.folder), ("directory",))):
            with self.subTest(arguments=arguments):
                done = self.ladder(*arguments)
                self.assertEqual(done.returncode, 2)
                self.assertNotIn("Traceback", done.stderr)
                for word in words:
                    self.assertIn(word, done.stderr)


if __name__ == "__main__":
    unittest.main()

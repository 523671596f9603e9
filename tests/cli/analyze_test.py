#!/usr/bin/env python3
"""posthorn analyze: what decisions cost, luck, and the file beside the record."""
import json
import os
import shutil
import unittest

from posthorn_cli import RECORDS, SANITIZED, CliTest, changed, records_of, with_move

NORTH = RECORDS / "north-4-horses-all.jsonl"  # without a network until one is trained
GAMES = 1 if SANITIZED else 2  # of the audit
MARKS = {"inaccuracy": 0.03, "mistake": 0.07, "blunder": 0.15}


class AnalyzeTest(CliTest):
    games = None  # the same for all, so played once

    def setUp(self):
        super().setUp()
        if AnalyzeTest.games is None:
            self.fine(self.posthorn("arena", "--bots", "greedy,random", "--deals", 1, "--seed", 3,
                                    "--records", "games.jsonl"))
            AnalyzeTest.games = (self.folder / "games.jsonl").read_text()
        self.file("games.jsonl", AnalyzeTest.games)
        self.records = [json.loads(line) for line in AnalyzeTest.games.splitlines()]
        self.cache = self.folder / "games.jsonl.analysis.json"

    def analyze(self, *arguments):
        return self.posthorn("analyze", "--sims", 4, *arguments)

    def json(self, *arguments):
        return json.loads(self.fine(self.analyze("--json", *arguments)).out)

    def short(self, moves=40):
        """A game under way, which takes less time."""
        record = self.records[0]
        half = changed(record, moves=record["moves"][:moves], shuffles=record["shuffles"][:1])
        half.pop("result")
        return self.file("short.json", half)


class Numbers(AnalyzeTest):
    def test_json(self):
        record = self.records[0]
        analysis = self.json("games.jsonl")
        self.assertEqual(analysis["format"], "posthorn-analysis")
        self.assertTrue(analysis["finished"])
        self.assertEqual(analysis["limit"]["simulations"], 4)
        self.assertEqual(analysis["marks"], MARKS)
        last = -1
        for decision in analysis["decisions"]:
            self.assertGreater(decision["move"], last)
            last = decision["move"]
            self.assertEqual(decision["played"], record["moves"][last])
            for shares in (decision["expected"], decision["before"], decision["after"]):
                self.assertAlmostEqual(sum(shares), 1, places=5)
            self.assertAlmostEqual(sum(decision["luck"]), 0, places=5)
            seat = decision["seat"]
            loss = decision["before"][seat] - decision["after"][seat]
            self.assertAlmostEqual(decision["loss"], loss, places=5)
            self.assertGreaterEqual(decision["loss"], 0)
            # A mark is told only where the loss is sure.
            mark = decision["mark"]
            if mark is not None:
                self.assertGreaterEqual(decision["loss"], MARKS[mark])
            self.assertEqual(decision["reason"] is None, mark is None)
            if decision["loss"] > 0:
                self.assertNotEqual(decision["best"], decision["played"])
        # Everything adds up to the result.
        for number, seat in enumerate(analysis["seats"]):
            own = [d for d in analysis["decisions"] if d["seat"] == number]
            self.assertEqual(seat["decisions"], len(own))
            self.assertAlmostEqual(seat["loss"], sum(d["loss"] for d in own), places=4)
            self.assertAlmostEqual(seat["first"] + seat["found"] - seat["loss"] + seat["luck"]
                                   + seat["gifts"], seat["last"], places=4)
            self.assertEqual(seat["last"], float(record["result"]["winner"] == number))
            for name, plural in (("inaccuracy", "inaccuracies"), ("mistake", "mistakes"),
                                 ("blunder", "blunders")):
                self.assertEqual(seat[plural], len([d for d in own if d["mark"] == name]))
        self.assertEqual([seat["name"] for seat in analysis["seats"]], ["greedy", "random"])

    def test_a_table(self):
        result = self.fine(self.analyze("games.jsonl"))
        self.harmless(result)
        self.assertRegex(result.out, r"(?m)^greedy  [▁▂▃▄▅▆▇█]+  \d+ %$")
        self.assertRegex(result.out, r"(?m)^ +\d+ +\d+  random +-\d+\.\d  (mistake|blunder) ")
        self.assertRegex(result.out, r"(?m)^random +\d+ ")

    def test_a_game_under_way(self):
        result = self.fine(self.analyze(self.short()))
        self.assertIn("not finished", result.out)
        analysis = self.json(self.short())
        self.assertFalse(analysis["finished"])
        self.assertEqual(set(analysis["decisions"][-1]["luck"]), {0})

    def test_a_limit_of_time(self):
        result = self.fine(self.posthorn("analyze", "--seconds", 0.01, "--json", self.short(12)))
        self.assertEqual(json.loads(result.out)["limit"], {"simulations": 0, "seconds": 0.01})


class Cache(AnalyzeTest):
    def test_it_is_used_the_second_time(self):
        file = self.short()
        first = self.fine(self.analyze("--json", file))
        cache = self.folder / "short.json.analysis.json"
        kept = cache.read_bytes()
        made = cache.stat().st_mtime_ns
        second = self.fine(self.analyze("--json", file))
        self.assertEqual(first.out, second.out)
        self.assertEqual(cache.stat().st_mtime_ns, made)
        # Another limit is another analysis.
        self.fine(self.posthorn("analyze", "--sims", 5, file))
        self.assertNotEqual(cache.read_bytes(), kept)
        self.assertEqual(list(self.folder.glob("*.tmp")), [])

    def test_what_is_kept_is_what_is_printed(self):
        file = self.short()
        self.fine(self.analyze(file))
        cache = self.folder / "short.json.analysis.json"
        whole = json.loads(cache.read_text())
        analysis = self.json(file)
        self.assertEqual(whole["records"]["0"]["decisions"], analysis["decisions"])

    def test_another_game_in_the_same_file(self):
        file = self.short()
        self.fine(self.analyze(file))
        self.short(36)
        self.assertLess(self.json(file)["decisions"][-1]["move"], 36)

    def test_damage(self):
        file = self.short(16)
        first = self.fine(self.analyze("--json", file))
        cache = self.folder / "short.json.analysis.json"
        whole = cache.read_text()
        changed_number = whole.replace('"after": [0.', '"after": [0.0', 1)
        self.assertNotEqual(changed_number, whole)
        for damage in ("", "{", "[]", "{}", whole[:-40], whole[40:], "\0" * 50, b"\xff\xfe",
                       changed_number, whole.replace('"decisions"', '"decision"'),
                       whole.replace("posthorn-analysis-cache", "something")):
            with self.subTest(damage=damage[:30]):
                cache.write_bytes(damage if isinstance(damage, bytes) else damage.encode())
                result = self.fine(self.analyze("--json", file))
                self.assertEqual(result.out, first.out)
                self.assertIn("short.json.analysis.json", result.err)
                self.harmless(result)
                self.assertEqual(cache.read_text(), whole)

    def test_records_of_one_file(self):
        self.assertEqual(len(self.records), 2)
        lines = []
        for record in self.records:
            half = changed(record, moves=record["moves"][:30], shuffles=record["shuffles"][:1])
            half.pop("result")
            lines.append(json.dumps(half))
        self.file("games.jsonl", "\n".join(lines) + "\n")
        first = self.fine(self.analyze("games.jsonl")).out
        second = self.fine(self.analyze("--record", 1, "games.jsonl")).out
        self.assertNotEqual(first, second)
        self.assertEqual(set(json.loads(self.cache.read_text())["records"]), {"0", "1"})
        self.assertEqual(self.fine(self.analyze("games.jsonl")).out, first)

    def test_a_folder_that_cannot_be_written(self):
        # A folder in the place of the file stops root as well.
        file = self.short(20)
        (self.folder / "short.json.analysis.json").mkdir()
        result = self.fine(self.analyze(file))
        self.assertIn("the analysis is not kept", result.err)
        self.assertIn("decisions", result.out)
        if os.geteuid() != 0:
            folder = self.folder / "locked"
            folder.mkdir()
            shutil.copy(file, folder / "game.json")
            folder.chmod(0o500)
            self.addCleanup(folder.chmod, 0o700)
            self.assertIn("not kept", self.fine(self.analyze(folder / "game.json")).err)


class Audit(CliTest):
    def audit(self, *arguments):
        # One game where it takes minutes: sanitizers have seen all of its code by then.
        return self.posthorn("audit", "--games", GAMES, "--sims", 2, "--bots", "courier,greedy",
                             "--seed", 5, *arguments)

    def test_json(self):
        result = self.audit("--json", "--threads", 1)
        self.assertIn(result.code, (0, 1))  # two games say little
        audit = json.loads(result.out)
        self.assertEqual(audit["games"], GAMES)
        self.assertGreater(audit["decisions"], 25 * GAMES)
        self.assertGreater(audit["luck"]["interval"], 0)
        told = [audit["marks"][name]["told"] for name in MARKS]
        self.assertEqual(audit["marks"]["all"]["told"], sum(told))
        for count in audit["marks"].values():
            self.assertTrue(0 <= count["again"] <= count["still_marked"] <= count["told"])
        if SANITIZED:
            return
        # Threads make no difference.
        self.assertEqual(self.audit("--json", "--threads", 2).out, result.out)

    def test_bad_input(self):
        for options, word in ((("--bots", "nobody"), "nobody"), (("--games", 0), "--games"),
                              (("--sims", "x"), "--sims"), (("--game", "map=moon"), "moon")):
            with self.subTest(options=options):
                self.refused(self.posthorn("audit", *options), word)


class Refused(AnalyzeTest):
    def test_bad_input(self):
        for options, words in ((("--sims", 0, "games.jsonl"), ["--sims"]),
                               (("--sims", "x", "games.jsonl"), ["--sims"]),
                               (("--seconds", 0, "games.jsonl"), ["--seconds"]),
                               (("--sims", 4, "--seconds", 1, "games.jsonl"), ["--sims"]),
                               (("missing.json",), ["missing.json"]),
                               ((".",), ["directory"]),
                               (("--record", 2, "games.jsonl"), ["counted from 0"]),
                               ((self.file("no.json", "[1, 2]"),), ["no.json"]),
                               ((), ["file"])):
            with self.subTest(options=options):
                self.refused(self.posthorn("analyze", *options), *words)
                self.assertFalse(self.cache.exists())

    def test_a_record_that_does_not_hold(self):
        bad = self.file("bad.json", with_move(self.records[0], 5, "close"))
        result = self.analyze(bad)
        self.assertEqual(result.code, 1, result)
        verified = self.posthorn("verify", bad).out.split("\n")[0]
        self.assertIn(verified, result.err)

    def test_a_game_without_a_network(self):
        north = records_of("north-4-horses-all")[0]
        file = self.file("north.json", changed(north, moves=north["moves"][:6], result=None,
                                               shuffles=north["shuffles"][:1]))
        result = self.analyze(file)
        if "there is no network for" in result.err:
            self.refused(result, "north")
        else:
            self.fine(result)


if __name__ == "__main__":
    unittest.main()

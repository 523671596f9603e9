#!/usr/bin/env python3
"""perft, bench, signature, vocabulary, and the help of everything."""
import json
import unittest

from posthorn_cli import CliTest

COMMANDS = ("play", "serve", "verify", "show", "arena", "ratings", "maps", "perft", "bench",
            "signature", "vocabulary")


class Help(CliTest):
    def test_of_the_program(self):
        result = self.fine(self.posthorn("--help"))
        for command in COMMANDS:
            self.assertRegex(result.out, rf"(?m)^  {command} ")
        self.assertIn("Exit codes", result.out)

    def test_of_every_command(self):
        for command in COMMANDS:
            with self.subTest(command):
                result = self.fine(self.posthorn(command, "--help"))
                self.assertIn(f"Usage: posthorn {command}", result.out)
                self.assertEqual(result.err, "")
                self.assertTrue(result.out.endswith("\n"))
                widest = max(result.out.split("\n"), key=len)
                self.assertLessEqual(len(widest), 80, widest)

    def test_version(self):
        self.assertRegex(self.fine(self.posthorn("--version")).out, r"^posthorn \d+\.\d+\n$")

    def test_wrong_commands(self):
        self.refused(self.posthorn(), "play", "posthorn --help")
        self.refused(self.posthorn("fly"), "'fly'", *COMMANDS)
        self.refused(self.posthorn("--fly"), "--fly")
        self.refused(self.posthorn("maps", "--fly"), "--fly", "posthorn maps --help")
        self.refused(self.posthorn("verify"), "files is required")


class Perft(CliTest):
    def test_counts(self):
        result = self.fine(self.posthorn("perft", "--depth", 4, "--seed", 7))
        lines = result.out.split("\n")
        self.assertIn("map=south,players=2", lines[0])
        self.assertEqual([line.split()[0] for line in lines[1:5]], ["1", "2", "3", "4"])
        counts = [int(line.split()[1]) for line in lines[1:5]]
        self.assertIn(counts[0], range(2, 8))  # the different cards on display, and the deck
        self.assertEqual(counts, sorted(counts))

    def test_seeds_and_games_differ(self):
        outs = {self.fine(self.posthorn("perft", "--depth", 6, *more)).out.split("\n", 1)[1]
                for more in (("--seed", 1), ("--seed", 2),
                             ("--game", "map=north,growth=horses"), ("--game", "audience=true"))}
        self.assertEqual(len(outs), 4)

    def test_bad_options(self):
        for depth in ("0", "61", "x", "-1"):
            self.refused(self.posthorn("perft", "--depth", depth), "--depth")
        self.refused(self.posthorn("perft", "--game", "players=9"), "players")


class Bench(CliTest):
    def test_json(self):
        result = self.fine(self.posthorn("bench", "--seconds", "0.01", "--game",
                                         "map=south,players=2", "--json", timeout=60))
        said = json.loads(result.out)
        self.assertGreater(said["reference"]["per_cpu_second"], 0)
        policies = [line["policy"] for line in said["results"]]
        self.assertIn("uniform", policies)
        self.assertIn("greedy", policies)
        for line in said["results"]:
            self.assertEqual(line["game"], "map=south,players=2")
            rate = line["decisions_per_cpu_second"]
            self.assertGreaterEqual(rate["best"], rate["worst"])
            self.assertGreater(rate["worst"], 0)

    def test_bad_options(self):
        self.refused(self.posthorn("bench", "--seconds", "0"), "--seconds")
        self.refused(self.posthorn("bench", "--game", "map=west"), "west")


class Signature(CliTest):
    def test_is_always_the_same(self):
        first = self.fine(self.posthorn("signature", timeout=60)).out
        self.assertRegex(first, r"^[0-9a-f]{16}\n$")
        self.assertEqual(self.fine(self.posthorn("signature", timeout=60)).out, first)


class Vocabulary(CliTest):
    def test_names_what_the_client_needs(self):
        text = self.fine(self.posthorn("vocabulary")).out
        for line in ("export const phases = ['assign', 'take', ",
                     "  | { readonly kind: 'bonus-taken'; readonly seat: number; "
                     "readonly bonus: string; readonly points: number }",
                     "  | { readonly kind: 'drew-card'; readonly seat: number; "
                     "readonly card?: CardId; readonly horses?: number }",
                     "  one_official: 'T2',",
                     "  count_exact: ['wanted', 'found'],",
                     "  completes_land: ['bonus', 'points'],"):
            self.assertIn("\n" + line, text)


if __name__ == "__main__":
    unittest.main()

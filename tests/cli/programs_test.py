#!/usr/bin/env python3
"""Programs as bots of the arena: those that answer, and those that do all sorts of wrong."""
import json
import sys
import time
import unittest

from posthorn_cli import ROOT, SLOWER, CliTest

ANSWERS = 'import json, sys\nfor line in sys.stdin:\n    question = json.loads(line)\n'
HEAD = "import sys, time\nfor line in sys.stdin:\n"


class Programs(CliTest):
    def play(self, program, *more):
        """The result of the program against random, over two games."""
        path = self.file("bot.py", program)
        began = time.monotonic()
        result = self.fine(self.posthorn(
            "arena", "--json", "--bots", f"random,cmd:{sys.executable} {path}", "--deals", 1,
            "--threads", 1, "--records", "games.jsonl", *more))
        self.assertLess(time.monotonic() - began, 60 * SLOWER)
        random, bot = json.loads(result.out)["results"]
        self.assertEqual(random["forfeits"], 0)
        self.assertTrue(bot["bot"].startswith("cmd:"))
        return bot

    def forfeits(self, program, *words, more=()):
        bot = self.play(program, *more)
        self.assertEqual(bot["forfeits"], 2, bot)
        self.assertEqual(bot["win_share"], 0, bot)
        for word in words:
            self.assertIn(word, bot["last_forfeit"])
        records = map(json.loads, (self.folder / "games.jsonl").read_text().splitlines())
        self.assertTrue(all("forfeit" in record for record in records))
        self.assertEqual(self.posthorn("verify", "games.jsonl").last_line,
                         "2 records hold, 0 do not")

    def test_one_that_answers(self):
        bot = self.play(ANSWERS + '    print(json.dumps({"move": question["moves"][-1]}), flush=True)')
        self.assertEqual(bot["forfeits"], 0)
        self.assertNotIn("last_forfeit", bot)
        self.fine(self.posthorn("verify", "games.jsonl"))

    def test_the_example(self):
        bot = self.play((ROOT / "examples/first_bot.py").read_text())
        self.assertEqual(bot["forfeits"], 0)
        self.fine(self.posthorn("verify", "games.jsonl"))

    def test_one_that_dies(self):
        self.forfeits("import sys\nsys.stdin.readline()\nsys.exit(3)\n", "died")

    def test_one_that_is_not_there(self):
        result = self.fine(self.posthorn("arena", "--json", "--deals", 1, "--bots",
                                         "random,cmd:./no-such-program"))
        self.assertEqual(json.loads(result.out)["results"][1]["forfeits"], 2)

    def test_one_that_hangs(self):
        self.forfeits(HEAD + "    time.sleep(1000)\n", "200 ms", more=("--move-ms", "200"))

    def test_one_that_never_ends_its_line(self):
        self.forfeits(HEAD + "    while True: print('x' * 10000, end='', flush=True)\n",
                      more=("--move-ms", "500"))

    def test_one_that_does_not_listen(self):
        self.forfeits("import time\ntime.sleep(1000)\n", more=("--move-ms", "200"))

    def test_one_that_talks_nonsense(self):
        for answer in ("hello", "{}", '{"move": 5}', '{"move": "fly"}', '{"move": "end"}',
                       "[" * 1000, "", "\\xff\\xfe"):
            with self.subTest(answer=answer):
                self.forfeits(HEAD + f"    sys.stdout.buffer.write(b'{answer}\\n')\n"
                              "    sys.stdout.flush()\n")

    def test_the_table_says_who_lost_and_why(self):
        path = self.file("bot.py", HEAD + "    print('hello', flush=True)\n")
        result = self.fine(self.posthorn("arena", "--deals", 1, "--bots",
                                         f"random,cmd:{sys.executable} {path}"))
        self.assertRegex(result.out, r"bot\.py lost 2 games by forfeit, the last because it .*nonsense")


if __name__ == "__main__":
    unittest.main()

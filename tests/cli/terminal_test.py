#!/usr/bin/env python3
"""posthorn play at a keyboard and a screen: colours, the question before a turn ends, resuming."""
import json
import os
import pty
import re
import select
import subprocess
import time
import unittest

from posthorn_cli import BINARY, SLOWER, CliTest, environment


class TerminalTest(CliTest):
    def start(self, *arguments, **more):
        """Starts a game on a terminal of its own."""
        self.keyboard, other = pty.openpty()
        self.screen = ""
        self.process = subprocess.Popen(
            [BINARY, "play", *arguments], stdin=other, stdout=other, stderr=other, cwd=self.folder,
            env=environment(self.folder) | {"TERM": "xterm-256color"} | more)
        os.close(other)
        self.addCleanup(self.stop, self.process, self.keyboard)

    @staticmethod
    def stop(process, keyboard):
        process.kill()
        process.wait()
        os.close(keyboard)

    def see(self, text):
        """Waits for the text, and returns all that came up to then."""
        deadline = time.monotonic() + 30 * SLOWER
        while text not in self.screen:
            self.assertLess(time.monotonic(), deadline, f"no '{text}' in {self.screen[-500:]}")
            if select.select([self.keyboard], [], [], 0.1)[0]:
                try:
                    self.screen += os.read(self.keyboard, 65536).decode(errors="replace")
                except OSError:  # the program ended
                    self.assertIn(text, self.screen)
        seen, self.screen = self.screen.split(text, 1)
        return seen

    def type(self, text):
        os.write(self.keyboard, text.encode() + b"\n")

    def moves(self):
        return json.loads((self.folder / "game.json").read_text())["moves"]

    def test_the_end_of_a_turn_waits_for_enter(self):
        self.start("--file", "game.json", "--seed", "11")
        for move in ("take deck", "take deck", "play LOD new"):
            self.see("you> ")
            self.type(move)
        self.see("Enter ends the turn (or undo)> ")
        self.assertEqual(self.moves()[-1], "play LOD new")
        self.type("undo")
        self.see("Taken back.")
        self.see("you> ")
        self.assertEqual(self.moves()[-1], "take deck")
        self.type("play NUR new")
        self.see("Enter ends the turn (or undo)> ")
        self.type("")
        self.see("courier's turn.")
        self.see("you> ")
        self.assertEqual(self.moves()[3:5], ["play NUR new", "end"])
        self.type("quit")
        self.see("saved in game.json")
        self.assertEqual(self.process.wait(10 * SLOWER), 0)

    def test_colours_unless_unwanted(self):
        for more, wanted in (({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)):
            with self.subTest(more=more):
                self.start("--file", f"{len(more)}{wanted}{more.get('TERM')}.json", **more)
                self.assertEqual("\033[" in self.see("take deck"), wanted)
        self.start("--plain", "--file", "plain.json")
        self.assertNotIn("\033[", self.see("take deck"))

    def test_the_screen_is_cleared_between_people(self):
        self.start("--file", "game.json", "--seed", "11", "--seats", "Anna,Ben")
        self.see("press Enter")
        self.type("")
        for move in ("take deck", "take deck", "play LOD new"):
            self.see("Anna> ")
            self.type(move)
        self.see("Enter ends the turn")
        self.type("")
        self.assertIn("\033[2J", self.see("Ben to decide"))

    def test_an_unfinished_game_is_offered(self):
        self.start()
        self.see("you> ")
        self.type("take deck")
        self.see("you> ")
        self.type("quit")
        self.process.wait(10 * SLOWER)
        self.start()
        self.see("There is an unfinished game. Go on with it? (yes or no) ")
        self.type("yes")
        self.assertRegex(re.sub(r"\033\[[\d;]*m", "", self.see("you> ")), "You draw .* from the deck")


if __name__ == "__main__":
    unittest.main()

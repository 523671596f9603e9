#!/usr/bin/env python3
"""posthorn play saves after every move: at the end of input, when killed, beside other programs."""
import json
import random
import subprocess
import threading
import time
import unittest

from posthorn_cli import BINARY, SLOWER, CliTest, environment, records_of, with_move


class SavingTest(CliTest):
    def play(self, given, *arguments):
        if not {"--seats", "--resume"} & set(arguments):
            arguments = ("--start", "you", *arguments)
        return self.posthorn("play", *arguments, given=given)

    def saved(self, name="game.json"):
        return json.loads((self.folder / name).read_text())


class Resume(SavingTest):
    def test_the_end_of_input_saves(self):
        first = self.fine(self.play("take deck\ntake deck\n", "--file", "game.json", "--seed", "4"))
        self.assertIn("--resume goes on with it", first.out)
        moves = self.saved()["moves"]
        self.assertEqual(moves, ["take deck", "postmaster", "take deck"])
        self.fine(self.play("1\n", "--resume", "--file", "game.json"))
        self.assertEqual(self.saved()["moves"][:3], moves)
        self.assertGreater(len(self.saved()["moves"]), 4)
        self.assertEqual([path.name for path in self.folder.iterdir()], ["game.json"])

    def test_to_the_end(self):
        self.fine(self.play("1\n" * 9, "--file", "game.json", "--seats", "Anna,steady"))
        for _ in range(3):
            self.fine(self.play("1\n" * 11, "--resume", "--file", "game.json"))
        self.fine(self.play("1\n" * 5000, "--resume", "--file", "game.json"))
        self.assertIn("result", self.saved())
        self.fine(self.posthorn("verify", "game.json"))

    def test_a_finished_game_shows_its_end(self):
        self.file("game.json", records_of("south-2-all")[0])
        result = self.fine(self.play("", "--resume", "--file", "game.json"))
        self.assertIn(" wins", result.out)

    def test_strict_audience_stays(self):
        self.fine(self.play("1\n", "--file", "game.json", "--strict-audience", "--game",
                            "audience=true"))
        self.assertIs(self.saved()["strictAudience"], True)
        self.fine(self.play("1\n", "--resume", "--file", "game.json"))
        self.assertIs(self.saved()["strictAudience"], True)

    def test_the_saved_game_keeps_its_options(self):
        self.fine(self.play("", "--file", "game.json"))
        for options in (("--game", "players=3"), ("--seats", "a,b"), ("--seed", "1")):
            self.refused(self.play("", "--resume", "--file", "game.json", *options), options[0])


class Files(SavingTest):
    def test_an_existing_file_is_never_overwritten(self):
        self.file("game.json", "precious")
        self.refused(self.play("1\n", "--file", "game.json"), "game.json", "exists already")
        self.assertEqual((self.folder / "game.json").read_text(), "precious")

    def test_the_default_file_is_set_aside(self):
        self.fine(self.play("take deck\n"))
        result = self.fine(self.play(""))
        self.assertIn("game-1.json", result.out)
        self.assertEqual(self.saved("posthorn/game-1.json")["moves"][0], "take deck")
        self.assertEqual(self.saved("posthorn/game.json")["moves"], [])
        self.fine(self.play("take deck\n", "--resume"))

    def test_a_corrupt_file_stays_as_it_is(self):
        record = records_of("south-2-all")[0]
        seats = [{"name": "a", "bot": "oracle"}, {"name": "b"}]
        for content, words in (("{", ["line 1, column 2"]), ("", ["line 1"]), (b"\xff", ["line 1"]),
                               (with_move(record, 5, "close"), ["move 5 'close'", "T1"]),
                               ({**record, "seats": seats}, ["oracle", "greedy"])):
            with self.subTest(words=words):
                file = self.file("game.json", content)
                before = file.read_bytes()
                self.refused(self.play("1\n", "--resume", "--file", "game.json"), "game.json",
                             *words)
                self.assertEqual(file.read_bytes(), before)
                self.assertEqual([path.name for path in self.folder.iterdir()], ["game.json"])

    def test_places_that_cannot_be_written(self):
        self.refused(self.play("", "--file", "no/such/folder.json"), "no/such/folder.json",
                     "No such file")
        self.refused(self.play("", "--file", self.folder))

    def test_two_programs_on_one_file(self):
        with Running(self, "--file", "game.json") as first:
            first.wait_for("you> ")
            self.refused(self.play("", "--resume", "--file", "game.json"), "another game")


class Running:
    """A game under way in another process, whose screen is read while it goes on."""

    def __init__(self, test, *arguments):
        self.screen = b""
        self.process = subprocess.Popen(
            [BINARY, "play", *arguments], cwd=test.folder, env=environment(test.folder),
            stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.reader = threading.Thread(target=self.read)
        self.reader.start()

    def read(self):
        while part := self.process.stdout.read1():
            self.screen += part

    def feed_in_the_background(self, text):
        def feed():
            try:
                self.process.stdin.write(text.encode())
                self.process.stdin.flush()
            except BrokenPipeError:
                pass
        threading.Thread(target=feed).start()

    def wait_for(self, text):
        deadline = time.monotonic() + 30 * SLOWER
        while text.encode() not in self.screen:
            if time.monotonic() > deadline:
                raise AssertionError(f"no '{text}' on the screen")
            time.sleep(0.001)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        self.reader.join()
        try:
            self.process.stdin.close()
        except BrokenPipeError:
            pass
        self.process.stdout.close()


def told(screen):
    """What the screen tells of the players' moves."""
    lines = screen.decode(errors="ignore").split("\n")[:-1]  # the last may be half a line
    return [line for line in lines if line.startswith(("  steady ", "  Anna "))]


class Killed(SavingTest):
    ROUNDS = 8

    def test_nothing_is_lost_that_was_on_the_screen(self):
        chance = random.Random()
        seen = 0
        for number in range(self.ROUNDS):
            name = f"game-{number}.json"
            with Running(self, "--file", name, "--seats", "Anna,steady", "--seed",
                         str(number)) as running:
                running.wait_for("Anna> ")
                running.feed_in_the_background("1\n" * 3000)
                time.sleep(chance.uniform(0, 0.03) * SLOWER)
                running.process.kill()  # SIGKILL
            before = told(running.screen)
            seen += len(before)
            self.fine(self.posthorn("verify", name))
            if "result" in self.saved(name):
                continue  # it was over before the blow
            resumed = self.fine(self.play("log all\n", "--resume", "--file", name)).out
            after = told(resumed.split("> log all\n")[1].encode())
            self.assertEqual(after[:len(before)], before)
        self.assertGreater(seen, self.ROUNDS)  # else nothing was tried


if __name__ == "__main__":
    unittest.main()

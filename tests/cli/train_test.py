#!/usr/bin/env python3
"""posthorn train from outside: it leaves a bot, survives being killed, and refuses what is wrong."""
import json
import os
import pathlib
import random
import shutil
import signal
import subprocess
import tempfile
import time
import unittest

from posthorn_cli import BINARY, IN_MEMORY, CliTest, SLOWER

QUICK = ["--threads", "1", "--gate-deals", "2", "--taught", "10", "--replay", "5000"]


class TrainTest(CliTest):
    made = None  # what a short training has left and said, shared by all who only look at it

    def setUp(self):
        super().setUp()
        self.dir = str(self.folder / "made")

    @classmethod
    def tearDownClass(cls):
        if cls.made:
            shutil.rmtree(cls.made[0])

    def trained(self):
        """A short training as it ended, in the folder of this test."""
        cls = type(self)
        if not cls.made:
            result = self.fine(self.train())
            kept = tempfile.mkdtemp(dir=IN_MEMORY)
            cls.made = (kept, result)
            shutil.copytree(self.dir, kept, dirs_exist_ok=True)
        else:
            shutil.copytree(cls.made[0], self.dir)
        return cls.made[1]

    def train(self, *more, minutes="0.01"):
        return self.posthorn("train", "--dir", self.dir, "--minutes", minutes, *QUICK, *more,
                             timeout=120)

    def test_leaves_a_bot_that_plays(self):
        result = self.trained()
        self.assertIn("best.net", result.out)
        self.assertIn("against greedy", result.out)
        played = self.posthorn("arena", "--bots", f"net:weights={self.dir}/best.net,random", "--deals", "1")
        self.assertEqual(played.code, 0, played.err)
        other = self.posthorn("arena", "--game", "map=north", "--deals", "1", "--bots",
                    f"net:weights={self.dir}/best.net,random")
        self.assertEqual(other.code, 2)
        self.assertIn("no network for this game", other.err)

    def test_goes_on_after_being_killed(self):
        command = [BINARY, "train", "--dir", self.dir, "--minutes", "100", "--gate-minutes",
                   "0.005", *QUICK]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        checkpoint = pathlib.Path(self.dir, "checkpoint")
        deadline = time.monotonic() + 60 * SLOWER
        while not checkpoint.exists():
            self.assertLess(time.monotonic(), deadline, "no checkpoint came")
            self.assertIsNone(process.poll(), "it stopped by itself")
            time.sleep(0.1)
        process.send_signal(signal.SIGKILL)
        process.wait()
        result = self.train(minutes="0.1")
        self.assertEqual(result.code, 0, result.err)
        self.assertIn("best.net", result.out)

    def test_is_done_when_the_time_is_up(self):
        self.trained()
        again = self.train()
        self.assertEqual(again.code, 0)
        self.assertIn("is done", again.err)

    def test_damaged_checkpoints_and_other_settings_are_refused(self):
        self.trained()
        other = self.train("--hidden", "256")
        self.assertEqual(other.code, 2)
        self.assertIn("other settings", other.err)
        checkpoint = pathlib.Path(self.dir, "checkpoint")
        checkpoint.write_bytes(checkpoint.read_bytes()[:1000])
        pathlib.Path(self.dir, "checkpoint.before").unlink(missing_ok=True)
        damaged = self.train(minutes="0.02")
        self.assertEqual(damaged.code, 2)
        self.assertIn("cut short or damaged", damaged.err)

    def test_wrong_options_are_told(self):
        for options, message in [
            (["--minutes", "0"], "--minutes"),
            (["--threads", "0"], "--threads"),
            (["--hidden", "100"], "64, 128 or 256"),
            (["--method", "magic"], "adam or sgd"),
            (["--game", "map=moon"], "moon"),
            (["--game", "map=south", "--game", "map=north"], "different boards"),
            (["--from", "missing.net"], "missing.net"),
            (["--from", __file__], "no weights"),
            (["--search", "101"], "--search"),
        ]:
            result = self.posthorn("train", "--dir", self.dir, *options)
            self.assertEqual(result.code, 2, options)
            self.assertIn(message, result.err)
        file = self.folder / "file"
        file.write_text("in the way")
        blocked = self.posthorn("train", "--dir", str(file), "--minutes", "0.01")
        self.assertEqual(blocked.code, 2)
        self.assertIn("cannot be made", blocked.err)

    def test_actors_may_be_killed_at_any_moment(self):
        command = [BINARY, "train", "--dir", self.dir, "--minutes", "0.08", "--redis",
                   "--processes", "3", *QUICK]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        killed = 0
        deadline = time.monotonic() + 60 * SLOWER
        while process.poll() is None and killed < 6 and time.monotonic() < deadline:
            time.sleep(0.2)
            found = subprocess.run(["pgrep", "-P", str(process.pid), "-f", "actor"],
                                   capture_output=True, text=True, check=False).stdout.split()
            if found:
                os.kill(int(random.choice(found)), signal.SIGKILL)
                killed += 1
        out, err = process.communicate(timeout=120 * SLOWER)
        self.assertEqual(process.returncode, 0, err)
        self.assertGreater(killed, 1)
        self.assertIn("best.net", out)
        self.assertFalse(pathlib.Path(self.dir, "redis.sock").exists())
        alone = self.posthorn("actor", "--redis", self.dir)
        self.assertEqual(alone.code, 2)
        self.assertIn("redis.password", alone.err)

    def test_a_look_into_a_network(self):
        self.trained()
        few = ["--positions", "20", "--playouts", "2", "--decisions", "5", "--samples", "2"]
        result = self.posthorn("net", f"{self.dir}/best.net", "--json", *few)
        self.assertEqual(result.code, 0, result.err)
        told = json.loads(result.out)
        for key in ["constant_share", "value_rms_error", "value_r2", "difference_r2"]:
            self.assertIsInstance(told[key], float)
        self.assertIn("posthorn train --game map=south,players=2", told["provenance"])
        lines = self.posthorn("net", f"{self.dir}/best.net", *few)
        self.assertIn("constant over 20 positions", lines.out)
        for file, message in [("missing.net", "missing.net"), (__file__, "no weights")]:
            refused = self.posthorn("net", file)
            self.assertEqual(refused.code, 2)
            self.assertIn(message, refused.err)


if __name__ == "__main__":
    unittest.main()

#!/usr/bin/env python3
"""posthorn train from outside: it leaves a bot, survives being killed, and refuses what is wrong."""
import os
import pathlib
import shutil
import signal
import subprocess
import time
import unittest

from posthorn_cli import BINARY, CliTest, SLOWER

QUICK = ["--threads", "1", "--gate-deals", "2", "--taught", "10", "--games-per-step", "1"]


class TrainTest(CliTest):
    def setUp(self):
        super().setUp()
        self.dir = str(self.folder / "made")

    def train(self, *more, minutes="0.01"):
        return self.posthorn("train", "--dir", self.dir, "--minutes", minutes, *QUICK, *more,
                             timeout=120)

    def test_leaves_a_bot_that_plays(self):
        result = self.train()
        self.assertEqual(result.code, 0, result.err)
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
        self.assertEqual(self.train().code, 0)
        again = self.train()
        self.assertEqual(again.code, 0)
        self.assertIn("is done", again.err)

    def test_damaged_checkpoints_and_other_settings_are_refused(self):
        self.assertEqual(self.train().code, 0)
        other = self.train("--hidden", "256")
        self.assertEqual(other.code, 2)
        self.assertIn("other settings", other.err)
        checkpoint = pathlib.Path(self.dir, "checkpoint")
        checkpoint.write_bytes(checkpoint.read_bytes()[:1000])
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
            (["--mpi"], "posthorn-mpi"),
        ]:
            result = self.posthorn("train", "--dir", self.dir, *options)
            self.assertEqual(result.code, 2, options)
            self.assertIn(message, result.err)
        file = self.folder / "file"
        file.write_text("in the way")
        blocked = self.posthorn("train", "--dir", str(file), "--minutes", "0.01")
        self.assertEqual(blocked.code, 2)
        self.assertIn("cannot be made", blocked.err)

    def test_processes_train_together(self):
        program = pathlib.Path(BINARY).with_name("posthorn-mpi")
        if not program.exists() or shutil.which("mpirun") is None:
            self.skipTest("built without MPI")
        environment = {**os.environ, "OMPI_ALLOW_RUN_AS_ROOT": "1",
                       "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1", "HOME": str(self.folder)}
        result = subprocess.run(
            ["mpirun", "--oversubscribe", "-n", "2", str(program), "train", "--mpi", "--dir",
             self.dir, "--minutes", "0.01", *QUICK],
            capture_output=True, text=True, env=environment, timeout=300, check=False)
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertEqual(result.stdout.count("The best network"), 1)
        again = self.train(minutes="0.02")
        self.assertEqual(again.code, 0, again.err)


if __name__ == "__main__":
    unittest.main()

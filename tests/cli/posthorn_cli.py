"""What the tests of the command line share: runs the program within limits, and makes its input.

POSTHORN_BINARY names the program (else the release build). POSTHORN_SANITIZED says that it was built
with sanitizers, which need more address space and time."""
import json
import os
import pathlib
import resource
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BINARY = str(pathlib.Path(os.environ.get("POSTHORN_BINARY") or ROOT / "build/release/posthorn").resolve())
SANITIZED = bool(os.environ.get("POSTHORN_SANITIZED"))
SLOWER = 10 if SANITIZED else 1
RECORDS = ROOT / "tests/records"
MEMORY = 1500 << 20  # bytes of address space

# Games are saved with a flush to the disk at every move; in memory that costs nothing.
IN_MEMORY = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None


def limit_memory():
    if not SANITIZED:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def environment(home):
    kept = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "COLUMNS")}
    return kept | {"HOME": str(home), "XDG_STATE_HOME": str(home), "LC_ALL": "C.UTF-8"}


class Result:
    def __init__(self, done):
        self.code = done.returncode
        self.out = done.stdout.decode("utf-8")  # what is printed is UTF-8, whatever came in
        self.err = done.stderr.decode("utf-8")

    @property
    def last_line(self):
        return self.out.rstrip("\n").split("\n")[-1]

    def __str__(self):
        return f"exit code {self.code}\n{self.out[-2000:]}\n{self.err[-2000:]}"


class CliTest(unittest.TestCase):
    """A test with a folder of its own."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory(dir=IN_MEMORY)
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def posthorn(self, *arguments, given="", timeout=120):
        given = given if isinstance(given, bytes) else given.encode()
        done = subprocess.run(
            [BINARY, *map(str, arguments)], input=given, capture_output=True, check=False,
            cwd=self.folder, env=environment(self.folder), timeout=timeout * SLOWER,
            preexec_fn=limit_memory)
        return Result(done)

    def file(self, name, content):
        """Writes bytes, text or JSON and returns the path."""
        path = self.folder / name
        if not isinstance(content, (bytes, str)):
            content = json.dumps(content, ensure_ascii=False)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return path

    def fine(self, result):
        self.assertEqual(result.code, 0, result)
        return result

    def refused(self, result, *words):
        """Bad input: exit code 2, and the words somewhere in what is said about it."""
        self.assertEqual(result.code, 2, result)
        self.harmless(result)
        for word in words:
            self.assertIn(word, result.out + result.err, result)
        return result

    def harmless(self, result):
        """Whatever was read, nothing printed may steer the terminal."""
        for character in result.out + result.err:
            self.assertTrue(character == "\n" or character.isprintable(),
                            f"printed {character!r}: {result}")


def records_of(name):
    with open(RECORDS / f"{name}.jsonl", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def changed(record, **members):
    return {**record, **members}


def with_move(record, index, move):
    moves = list(record["moves"])
    moves[index] = move
    return changed(record, moves=moves)


def custom_map():
    """The south with other ids, in the same alphabetical order, so that it plays the same game."""
    board = json.loads((ROOT / "data/south.json").read_text(encoding="utf-8"))
    board["id"] = "elsewhere"
    board["title"] = "Elsewhere"
    for city in board["cities"]:
        city["id"] = "X" + city["id"]
    board["roads"] = [["X" + end for end in road] for road in board["roads"]]
    return board

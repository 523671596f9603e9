#!/usr/bin/env python3
"""Records that are no records: each is refused with its place, by verify, show and play alike."""
import json
import os
import tempfile
import unittest

from posthorn_cli import CliTest, changed, records_of, with_move

RECORD = records_of("south-2-all")[0]


class Malformed(CliTest):
    def everywhere(self, content, *words):
        """Refused by every command that reads records, with the words."""
        file = self.file("game.json", content)
        before = file.read_bytes()
        verify = self.refused(self.posthorn("verify", file), "game.json: record 0", *words)
        self.assertEqual(verify.last_line, "0 records hold, 1 do not")
        self.refused(self.posthorn("show", file), "game.json", *words)
        self.refused(self.posthorn("play", "--resume", "--file", file), "game.json", *words)
        self.assertEqual(file.read_bytes(), before)

    def test_truncated_anywhere(self):
        text = json.dumps(RECORD)
        for length in (0, 1, 5, 30, 100, 200, 1000, len(text) // 2, len(text) - 1):
            with self.subTest(length=length):
                self.everywhere(text[:length], f"line 1, column {length + 1}")

    def test_truncated_at_very_many_places(self):
        text = json.dumps(RECORD)
        cuts = [text[:length] for length in range(1, len(text), 23)]
        result = self.posthorn("verify", self.file("cut.jsonl", "\n".join(cuts)))
        self.refused(result, f"record {len(cuts) - 1} (line {len(cuts)}, column ")
        self.assertEqual(result.last_line, f"0 records hold, {len(cuts)} do not")

    def test_wrong_types(self):
        for member, values in {
                "format": ["other", 1, None], "version": [2, "1", 1.5, -1, 10**30],
                "game": [[], "south", None, {"map": 1}, {"players": "2"}, {"players": 5},
                         {"players": 2.5}, {"audience": "true"}, {"growth": "wings"},
                         {"network": 1}, {"unknown": 1}],
                "seats": [{}, [1, 2], [{"name": 1}, {"name": "b"}], [{"name": "a"}], "a"],
                "shuffles": [{}, [1], [[1]], ["ULM"], None],
                "moves": [{}, [1], "end", None, [["end"]]],
                "result": [1, [], {"scores": 1, "winner": 0}, {"scores": [1, "2"], "winner": 0},
                           {"scores": [1, 2], "winner": "a"}]}.items():
            for value in values:
                with self.subTest(member=member, value=value):
                    file = self.file("game.json", changed(RECORD, **{member: value}))
                    self.refused(self.posthorn("verify", file), "game.json: record 0")
        self.everywhere(changed(RECORD, moves=5), "moves", "line 1, column")

    def test_missing_members(self):
        for member in ("format", "version", "seats", "shuffles", "moves"):
            with self.subTest(member=member):
                rest = {key: value for key, value in RECORD.items() if key != member}
                self.everywhere(rest, member)

    def test_not_a_record_at_all(self):
        for content in ("[]", "5", "null", '"text"', "{}", "hello", "{}{}", "[1,2", " \n\n "):
            with self.subTest(content=content):
                self.everywhere(content, "line ")

    def test_latin_1(self):
        record = changed(RECORD, seats=[{"name": "Jürgen"}, {"name": "Zoë"}])
        self.everywhere(json.dumps(record, ensure_ascii=False).encode("latin-1"), "UTF-8")

    def test_binary(self):
        self.everywhere(bytes(range(256)) * 64, "line 1, column 1")

    def test_deep_nesting(self):
        for text in ("[" * 100_000, '{"a":' * 100_000, json.dumps(RECORD)[:-1] + ', "extra": '
                     + "[" * 100_000 + "]" * 100_000 + "}"):
            self.everywhere(text, "nesting")

    def test_unknown_cities(self):
        self.everywhere(with_move(RECORD, 0, "take XYZ"), "move 0", "XYZ")
        deck = ["XYZ"] + RECORD["shuffles"][0][1:]
        self.everywhere(changed(RECORD, shuffles=[deck] + RECORD["shuffles"][1:]), "XYZ")
        self.everywhere(changed(RECORD, game={"map": "atlantis"}), "atlantis", "--map")

    def test_control_characters_stay_in_the_file(self):
        red = "\033[31m\u202e\u0007"
        self.everywhere(with_move(RECORD, 3, red), "move 3")
        self.everywhere(changed(RECORD, shuffles=[[red]]))
        self.everywhere(changed(RECORD, game={"map": red}))
        self.everywhere(changed(RECORD, game={red: red}))

    def test_no_file(self):
        for command in (["verify"], ["show"], ["play", "--resume", "--file"]):
            with self.subTest(command=command):
                self.refused(self.posthorn(*command, "missing.json"), "missing.json",
                             "No such file")
                self.refused(self.posthorn(*command, self.folder), str(self.folder), "directory")


class Huge(CliTest):
    """Files of 100 MB: read in little memory and soon."""
    SIZE = 100_000_000

    def setUp(self):
        super().setUp()
        handle, self.path = tempfile.mkstemp(suffix=".json")
        os.close(handle)
        self.addCleanup(lambda: os.path.exists(self.path) and os.unlink(self.path))

    def refused_everywhere(self):
        for command in (["verify"], ["show"], ["play", "--resume", "--file"]):
            self.refused(self.posthorn(*command, self.path), os.path.basename(self.path), "larger"
                         if command[0] == "play" else "longer")

    def test_one_line(self):
        with open(self.path, "wb") as file:
            file.truncate(self.SIZE)
        self.refused_everywhere()

    def test_a_record_with_padding(self):
        with open(self.path, "wb") as file:
            file.write(b" " * self.SIZE + json.dumps(RECORD).encode())
        self.refused_everywhere()

    def test_many_lines(self):
        os.rename(self.path, self.path + "l")
        self.path += "l"
        line = json.dumps(changed(RECORD, moves=[], shuffles=RECORD["shuffles"][:1], result=None)).encode() + b"\n"
        blank = b"\n" * 1000
        broken = b'{"format": "posthorn-record", "version": 1, "game": {}}\n'
        block = line * 20 + blank * 1400 + broken * 20
        count = self.SIZE // len(block) + 1
        with open(self.path, "wb") as file:
            for _ in range(count):
                file.write(block)
        result = self.posthorn("verify", self.path)
        self.refused(result)
        self.assertEqual(result.last_line, f"{20 * count} records hold, {20 * count} do not")
        self.refused(self.posthorn("show", "--record", 40 * count, self.path), "there is no record")


if __name__ == "__main__":
    unittest.main()

#!/usr/bin/env python3
"""posthorn show: a game as text, and its board at any move."""
import json
import unittest

from posthorn_cli import RECORDS, CliTest, changed, records_of, with_move

FILE = RECORDS / "south-2-all.jsonl"


class Show(CliTest):
    def test_the_whole_game(self):
        record = records_of("south-2-all")[0]
        result = self.fine(self.posthorn("show", FILE))
        for index in (0, 10, len(record["moves"]) - 1):
            self.assertRegex(result.out, rf"(?m)^ *{index} .* {record['moves'][index]}\b")
        for seat, points in zip(record["seats"], record["result"]["scores"]):
            self.assertIn(seat["name"], result.out)
            self.assertRegex(result.out, rf"(?m)^Total.*\s{points}\b")
        winner = record["seats"][record["result"]["winner"]]["name"]
        self.assertIn(f"{winner} wins", result.out)
        self.harmless(result)

    def test_every_variant(self):
        for file in sorted(RECORDS.glob("*.jsonl")):
            with self.subTest(file=file.name):
                result = self.fine(self.posthorn("show", file))
                self.assertRegex(result.out, " wins[.:]")
                self.harmless(result)

    def test_at_the_start(self):
        result = self.fine(self.posthorn("show", "--at", 0, FILE))
        first = records_of("south-2-all")[0]["shuffles"][0][:6]
        display = next(line for line in result.out.split("\n") if line.startswith("Display"))
        for card in first:
            self.assertIn(card, display)
        self.assertIn("under way", result.out)

    def test_at_a_move(self):
        moves = records_of("south-2-all")[0]["moves"]
        result = self.fine(self.posthorn("show", "--at", 10, FILE))
        self.assertRegex(result.out, rf"(?m)^ *9 .* {moves[9]}\b")
        self.assertNotRegex(result.out, r"(?m)^ *(8|10) .*random")
        self.assertIn("under way", result.out)

    def test_at_the_last(self):
        moves = records_of("south-2-all")[0]["moves"]
        result = self.fine(self.posthorn("show", "--at", len(moves), FILE))
        self.assertIn(" wins.", result.out)

    def test_at_too_large(self):
        moves = records_of("south-2-all")[0]["moves"]
        for at in (len(moves) + 1, 999_999):
            result = self.refused(self.posthorn("show", "--at", at, FILE), str(len(moves)))
            self.assertEqual(result.out, "")
        for at in (-1, 10**12, "x", "1.5"):
            self.refused(self.posthorn("show", "--at", at, FILE), "--at")

    def test_another_record_of_the_file(self):
        records = records_of("south-2-all")
        last = self.fine(self.posthorn("show", "--record", len(records) - 1, FILE))
        self.assertNotEqual(last.out, self.posthorn("show", FILE).out)
        self.refused(self.posthorn("show", "--record", len(records), FILE),
                     f"{len(records)}", "counted from 0")

    def test_a_position_counts_the_lines_of_the_file(self):
        file = self.file("games.jsonl", json.dumps(records_of("south-2-all")[0]) + "\n\n{\n")
        self.refused(self.posthorn("show", "--record", 1, file), "record 1", "line 3, column 2")

    def test_a_record_that_does_not_hold(self):
        bad = self.file("bad.json", with_move(records_of("south-2-all")[0], 5, "close"))
        result = self.posthorn("show", bad)
        self.assertEqual(result.code, 1, result)
        self.assertRegex(result.err, r"bad\.json: .*move 5 'close': [A-Z]\d+: ")
        # Before the bad move all is well.
        self.fine(self.posthorn("show", "--at", 5, bad))

    def test_seat_names_cannot_steer_the_terminal(self):
        seats = [{"name": "\033[2JAnna"}, {"name": "\u202eBen"}]
        file = self.file("game.json", changed(records_of("south-2-all")[0], seats=seats))
        result = self.fine(self.posthorn("show", file))
        self.harmless(result)
        self.assertIn("?[2JAnna", result.out)
        self.assertIn("?Ben", result.out)


if __name__ == "__main__":
    unittest.main()

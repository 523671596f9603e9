#!/usr/bin/env python3
"""posthorn verify: what holds, what does not, and where."""
import json
import unittest

from posthorn_cli import RECORDS, CliTest, changed, records_of, with_move

SOUTH = "south-2-all"


class Holds(CliTest):
    def test_every_reference_record(self):
        files = sorted(RECORDS.glob("*.jsonl"))
        count = sum(len(file.read_text().splitlines()) for file in files)
        self.assertGreater(count, 30)
        result = self.fine(self.posthorn("verify", *files))
        self.assertEqual(result.last_line, f"{count} records hold, 0 do not")

    def test_one_record_over_many_lines(self):
        text = json.dumps(records_of(SOUTH)[0], indent=2)
        result = self.fine(self.posthorn("verify", self.file("game.json", text)))
        self.assertEqual(result.last_line, "1 records hold, 0 do not")

    def test_a_game_under_way(self):
        record = records_of(SOUTH)[0]
        half = changed(record, moves=record["moves"][:4], shuffles=record["shuffles"][:1])
        del half["result"]
        result = self.fine(self.posthorn("verify", self.file("half.json", half)))
        self.assertEqual(result.last_line, "1 records hold, 0 do not")

    def test_blank_lines_are_no_records(self):
        line = json.dumps(records_of(SOUTH)[0])
        file = self.file("games.jsonl", f"\n{line}\n\n  \n{line}\r\n\n")
        result = self.fine(self.posthorn("verify", file))
        self.assertEqual(result.last_line, "2 records hold, 0 do not")


class DoesNotHold(CliTest):
    def broken(self, record, *words):
        result = self.posthorn("verify", self.file("game.json", record))
        self.assertEqual(result.code, 1, result)
        self.assertEqual(result.last_line, "0 records hold, 1 do not")
        for word in ("game.json: record 0", *words):
            self.assertIn(word, result.out, result)

    def test_a_card_that_is_not_in_the_hand(self):
        record = records_of(SOUTH)[0]
        play = next(i for i, move in enumerate(record["moves"]) if move.startswith("play"))
        taken = {move.split()[1] for move in record["moves"][:play] if move.startswith("take")}
        missing = next(card for card in ("PIL", "LOD", "BAS") if card not in taken)
        self.broken(with_move(record, play, f"play {missing} new"), f"move {play} ", "T1")

    def test_a_move_after_the_end(self):
        record = records_of(SOUTH)[0]
        moves = record["moves"]
        self.broken(changed(record, moves=moves + ["end"]), f"move {len(moves)} 'end'", "E2")

    def test_every_single_move_left_out(self):
        record = records_of(SOUTH)[0]
        moves = record["moves"]
        lines = [json.dumps(changed(record, moves=moves[:i] + moves[i + 1:]))
                 for i in range(0, len(moves), 7)]
        result = self.posthorn("verify", self.file("games.jsonl", "\n".join(lines)))
        self.assertEqual(result.code, 1, result)
        # Two equal takes can stand next to each other; anything else is missed.
        self.assertIn(" records hold, ", result.last_line)
        self.assertLess(int(result.last_line.split()[0]), len(lines) // 10)

    def test_false_scores(self):
        record = records_of(SOUTH)[0]
        scores = list(record["result"]["scores"])
        scores[1] += 1
        self.broken(changed(record, result={**record["result"], "scores": scores}), "E3", "seat 1")

    def test_a_false_winner(self):
        record = records_of(SOUTH)[0]
        winner = 1 - record["result"]["winner"]
        self.broken(changed(record, result={**record["result"], "winner": winner}), "E4")

    def test_a_result_before_the_end(self):
        record = records_of(SOUTH)[0]
        self.broken(changed(record, moves=record["moves"][:-1]))

    def test_a_false_deck(self):
        record = records_of(SOUTH)[0]
        deck = list(record["shuffles"][0])
        index = next(i for i, card in enumerate(deck) if card != "ULM")
        deck[index] = "ULM"
        self.broken(changed(record, shuffles=[deck] + record["shuffles"][1:]), "S2", "ULM")

    def test_a_shuffle_that_did_not_happen(self):
        record = records_of(SOUTH)[0]
        shuffles = record["shuffles"] + [record["shuffles"][0]]
        self.broken(changed(record, shuffles=shuffles), "T4")

    def test_names_the_bad_one_among_good_ones(self):
        good = records_of(SOUTH)[0]
        lines = [good, good, with_move(good, 5, "close"), good]
        file = self.file("games.jsonl", "\n".join(map(json.dumps, lines)))
        result = self.posthorn("verify", file, RECORDS / f"{SOUTH}.jsonl")
        self.assertEqual(result.code, 1, result)
        self.assertRegex(result.out, r"games\.jsonl: record 2, move 5 'close': [A-Z]\d+: ")
        self.assertEqual(result.last_line, f"{3 + len(records_of(SOUTH))} records hold, 1 do not")

    def test_a_file_that_is_missing_besides_a_bad_record(self):
        bad = self.file("bad.json", with_move(records_of(SOUTH)[0], 5, "close"))
        result = self.posthorn("verify", bad, "missing.json")
        self.refused(result, "missing.json", "move 5")
        self.assertEqual(result.last_line, "0 records hold, 1 do not")


if __name__ == "__main__":
    unittest.main()

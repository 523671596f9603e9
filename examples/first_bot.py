#!/usr/bin/env python3
"""A small bot: extends its route where it can, closes when it can, else takes the first move.

Try it: posthorn arena --bots "cmd:python3 examples/first_bot.py,random" --deals 10
"""
import json
import sys

WISHES = ("close", "houses ", "cartwright", "play", "take")  # the first kind that is on offer

for line in sys.stdin:
    moves = json.loads(line)["moves"]
    extend = [move for move in moves if move.endswith((" left", " right"))]
    houses = max((move for move in moves if move.startswith("houses")), key=len, default=None)
    choice = houses or (extend or [None])[0]
    for wish in WISHES:
        choice = choice or next((move for move in moves if move.startswith(wish)), None)
    print(json.dumps({"move": choice or moves[0]}), flush=True)

#!/usr/bin/env python3
"""A small bot: extends its route where it can, asks the postmaster before it would lose it, closes
as soon as it may with the most houses, and is random otherwise.

Try it: posthorn arena --bots "cmd:python3 examples/first_bot.py,random" --deals 10
"""
import json
import random
import sys


def choose(moves):
    houses = [move for move in moves if move.startswith("houses")]
    if houses:
        return max(houses, key=len)
    for wish in ("close", "cartwright"):
        if wish in moves:
            return wish
    extend = [move for move in moves if move.endswith((" left", " right"))]
    if extend:
        return random.choice(extend)
    if "postmaster" in moves:
        return "postmaster"
    return random.choice([move for move in moves if move != "bailiff"] or moves)


for line in sys.stdin:
    print(json.dumps({"move": choose(json.loads(line)["moves"])}), flush=True)

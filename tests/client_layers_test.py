#!/usr/bin/env python3
"""Holds the rooms of web/ to their order: which may import from which. Prints every offending line;
exit code 1 if there is one, or if a room is not in the list."""
import pathlib
import re
import sys

WEB = pathlib.Path(__file__).resolve().parent.parent / "web"

# What every room may use: the words of the engine, drawing, and what knows nothing of the game.
COMMON = {"engine", "app/language", "app/settings", "app/files", "app/route", "app/screen"}
ALLOWED = {
    "messages": set(),
    "engine": set(),
    "board": set(),
    "app/language": {"engine", "messages"},
    "app/settings": {"app/language"},
    "app/files": set(),
    "app/route": set(),
    "app/screen": set(),
    "app/sound": {"engine"},
    "app/offline": {"engine"},
    "app/maps": COMMON | {"board"},
    "app/words": COMMON | {"app/maps"},
    "app/saves": COMMON | {"app/maps"},
    "app/problems": COMMON | {"app/saves"},
    "app/game": COMMON | {"board", "app/maps", "app/words", "app/saves", "app/problems"},
    "app/learn": COMMON | {"board", "messages", "app/maps", "app/words", "app/game"},
    "app/parts": COMMON | {"board", "app/maps", "app/words", "app/saves", "app/problems", "app/game",
                           "app/learn", "app/offline"},
    "app/start": COMMON | {"board", "app/maps", "app/words", "app/saves", "app/problems", "app/game",
                           "app/parts"},
    # Play over a server: a part of its own, loaded with the first online page.
    "app/online": COMMON | {"online", "board", "app/maps", "app/words", "app/saves", "app/problems",
                            "app/game", "app/parts", "app/start", "app/pages", "app/sound"},
    "app/pages": COMMON | {"board", "app/maps", "app/words", "app/saves", "app/problems", "app/game",
                           "app/learn", "app/parts", "app/start", "app/sound", "app/offline",
                           "app/styles"},
}
# The page itself puts all of them together.
FREE = {"app/App", "app/main"}
IMPORT = re.compile(r"(?:\bfrom|\bimport\(?)\s*'(\.{1,2}/[^']+)'")


def room_of(path):
    """The room a file of web/ belongs to; nothing: it is in none."""
    first, *rest = path.parts
    if first != "app":
        return first
    return f"app/{rest[0].split('.')[0]}" if rest else None


def problems():
    seen = 0
    for file in sorted([*WEB.glob("app/**/*"), *WEB.glob("engine/**/*"), *WEB.glob("board/**/*")]):
        if file.suffix not in (".ts", ".svelte") or "tests" in file.parts or "demo" in file.parts:
            continue
        seen += 1
        here = file.relative_to(WEB)
        room = room_of(here)
        if room in FREE:
            continue
        if room not in ALLOWED:
            yield f"{here}: the room {room} is not in the list of tests/client_layers_test.py"
            continue
        for number, line in enumerate(file.read_text().splitlines(), 1):
            for target in IMPORT.findall(line):
                there = (file.parent / target).resolve()
                if not there.is_relative_to(WEB):
                    continue  # the data and the module beside this folder
                other = room_of(there.relative_to(WEB))
                if other != room and other not in ALLOWED[room]:
                    yield f"{here}:{number}: {room} may not use {other}"
    if seen < 100:
        yield f"only {seen} files were found"


found = list(problems())
print("\n".join(found))
sys.exit(1 if found else 0)

#!/usr/bin/env python3
"""Holds the rooms of src/ to their order: which room may include which, that folders inside a room do
not include each other in a circle, and what the rooms that go to WebAssembly may not use at all.
Prints every offending line; exit code 1 if there is one."""
import graphlib
import pathlib
import re
import sys

SOURCE = pathlib.Path(__file__).resolve().parent.parent / "src"

ALLOWED = {
    "base": set(),
    "core": {"base"},
    "notation": {"base", "core"},
    "ai": {"base", "core"},
    "review": {"base", "core", "notation", "ai"},
    "table": {"base", "core", "notation", "ai", "review"},
    "online": {"base", "core", "notation"},
    "store": {"base"},
    "protocol": {"base", "notation", "online"},
    "simulation": {"base", "core", "notation", "online", "store"},
    "files": set(),
    "host": {"base", "core", "ai", "files"},
    "arena": {"base", "core", "notation", "ai", "files", "host"},
    "train": {"base", "core", "notation", "ai", "files", "host", "arena"},
    "server": {"base", "core", "notation", "ai", "review", "table", "online", "store", "protocol",
               "files", "host"},
    "wasm": {"base", "core", "notation", "ai", "review", "table"},
    "cli": {"simulation", "base", "core", "notation", "ai", "review", "table", "files", "host", "arena",
            "train", "server", "protocol", "online", "store"},
}
# These are compiled for WebAssembly without threads, clocks, streams and exceptions.
BARE_ROOMS = {"base", "core", "notation", "online", "ai", "review", "table"}
BARE_HEADERS = {"iostream", "thread", "mutex", "chrono", "format"}

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]')
EXCEPTION = re.compile(r"\bthrow\b|\btry\s*\{|\bcatch\s*\(")
# Strings and characters first, so that a // inside one is no comment; 1'000 is a number.
STRING_OR_COMMENT = re.compile(
    r'"(?:\\.|[^"\\\n])*"|(?<!\d)\'(?:\\.|[^\'\\\n])*\'|//[^\n]*|/\*.*?\*/', re.S)
RAW_STRING = re.compile(r'R"([^()\\\s]{0,16})\(.*?\)\1"', re.S)


def blank(match):
    """Keeps the line breaks, so that line numbers stay right."""
    return " " + "\n" * match.group(0).count("\n")


def code_of(text):
    return STRING_OR_COMMENT.sub(blank, RAW_STRING.sub(blank, text))


def problems_of_include(room, quote, header):
    if header.startswith("/") or re.match(r"[A-Za-z]:[\\/]", header):
        yield "an absolute path"
        return
    if ".." in pathlib.PurePosixPath(header).parts:
        yield "a way out of the room with ../"
        return
    if room in BARE_ROOMS and header in BARE_HEADERS:
        yield f"<{header}> in a room that goes to WebAssembly"
    other = header.split("/")[0] if "/" in header else None
    if other in ALLOWED and other != room and other not in ALLOWED[room]:
        yield f"{room} may not use {other}"
    if quote == '"' and other not in ALLOWED:
        yield 'a header of ours is included as "room/header.h"'


def problems_of_file(room, text):
    """Pairs of line number and what is wrong there."""
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        match = INCLUDE.match(line)
        if match:
            for problem in problems_of_include(room, *match.groups()):
                yield number, problem
    if room in BARE_ROOMS:
        for number, line in enumerate(code_of(text).split("\n"), 1):
            if EXCEPTION.search(line):
                yield number, "an exception in a room that goes to WebAssembly"


def folder_of(path):
    """The folder inside a room, as room/folder, or None for what lies in the room itself."""
    parts = pathlib.PurePosixPath(path).parts
    return "/".join(parts[:2]) if len(parts) > 2 else None


def circle_of(texts):
    """Folders that include each other in a circle, as a list; texts are by path under src/."""
    uses = {}
    for path, text in texts.items():
        folder = folder_of(path)
        for line in text.split("\n") if folder else []:
            match = INCLUDE.match(line)
            other = folder_of(match.group(2)) if match else None
            if other and other != folder and other.split("/")[0] == folder.split("/")[0]:
                uses.setdefault(folder, set()).add(other)
    try:
        graphlib.TopologicalSorter(uses).prepare()
    except graphlib.CycleError as error:
        return error.args[1]
    return []


def self_test():
    """The checks find what they are for, and nothing in innocent text."""
    bad = [
        ("core", '#include "notation/json.h"'),
        ("ai", '#include "notation/json.h"'),
        ("base", '#  include "core/card.h"'),
        ("wasm", '#include "arena/match.h"'),
        ("wasm", '#include "host/clock.h"'),
        ("wasm", '#include "server/http/message.h"'),
        ("arena", '#include "server/http/message.h"'),
        ("cli", '#include "../core/card.h"'),
        ("cli", '#include "/usr/include/stdio.h"'),
        ("core", "#include <iostream>"),
        ("ai", "#include <thread>"),
        ("notation", "void f() { throw 1; }"),
        ("base", "void f() { try { g(); } catch (...) {} }"),
        ("base", "int x = 1'000; throw x; char c = 'c';"),
    ]
    good = [
        ("cli", '#include "arena/match.h"\n#include <iostream>\n#include <thread>'),
        ("core", '#include "core/card.h"\n#include <vector>'),
        ("core", "// throw away, try {\nint x;  /* throw\n */"),
        ("notation", 'const char* kText = "throw // try {";'),
        ("ai", "int retry{0}; int thrown = 1; try_this();"),
        ("cli", "void f() { try { g(); } catch (...) {} }"),
    ]
    wrong = [case for case in bad if not list(problems_of_file(*case))]
    wrong += [case for case in good if list(problems_of_file(*case))]
    straight = {"ai/level/bot.h": '#include "ai/search/search.h"\n#include "ai/bot.h"',
                "ai/search/search.h": '#include "ai/net/style.h"', "ai/bot.cpp": '#include "ai/level/bot.h"'}
    circle = straight | {"ai/net/style.h": '#include "ai/level/bot.h"'}
    wrong += [texts for texts, found in ((straight, False), (circle, True))
              if bool(circle_of(texts)) != found]
    for case in wrong:
        print(f"layers_test itself is wrong about {case}")
    return not wrong


def main():
    fine = self_test()
    texts = {}
    for path in sorted(SOURCE.rglob("*")):
        if path.suffix not in {".h", ".cpp", ".inc"} or not path.is_file():
            continue
        name = path.relative_to(SOURCE.parent)
        room = path.relative_to(SOURCE).parts[0]
        text = path.read_text(encoding="utf-8")
        texts[path.relative_to(SOURCE).as_posix()] = text
        if room not in ALLOWED:
            print(f"{name}: there is no room {room} in tests/layers_test.py")
            fine = False
            continue
        lines = text.split("\n")
        for number, problem in problems_of_file(room, text):
            print(f"{name}:{number}: {problem}: {lines[number - 1].strip()}")
            fine = False
    circle = circle_of(texts)
    if circle:
        print("these folders include each other in a circle: " + ", ".join(circle))
        fine = False
    if not texts:
        print("no file found in src/")
        fine = False
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())

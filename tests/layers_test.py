#!/usr/bin/env python3
"""Holds the rooms of src/ to their order: which room may include which, and what the rooms that go
to WebAssembly may not use at all. Prints every offending line; exit code 1 if there is one."""
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
    "files": set(),
    "arena": {"base", "core", "notation", "ai", "files"},
    "train": {"base", "core", "ai", "files", "arena"},
    "server": {"base", "core", "notation", "ai", "review", "table", "files", "arena"},
    "wasm": {"base", "core", "notation", "ai", "review", "table"},
    "cli": {"base", "core", "notation", "ai", "review", "table", "files", "arena", "train",
            "server"},
}
# These are compiled for WebAssembly without threads, clocks, streams and exceptions.
BARE_ROOMS = {"base", "core", "notation", "ai", "review", "table"}
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


def self_test():
    """The checks find what they are for, and nothing in innocent text."""
    bad = [
        ("core", '#include "notation/json.h"'),
        ("ai", '#include "notation/json.h"'),
        ("base", '#  include "core/card.h"'),
        ("wasm", '#include "arena/match.h"'),
        ("wasm", '#include "server/http.h"'),
        ("arena", '#include "server/http.h"'),
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
    for case in wrong:
        print(f"layers_test itself is wrong about {case}")
    return not wrong


def main():
    fine = self_test()
    seen = 0
    for path in sorted(SOURCE.rglob("*")):
        if path.suffix not in {".h", ".cpp", ".inc"} or not path.is_file():
            continue
        seen += 1
        name = path.relative_to(SOURCE.parent)
        room = path.relative_to(SOURCE).parts[0]
        text = path.read_text(encoding="utf-8")
        if room not in ALLOWED:
            print(f"{name}: there is no room {room} in tests/layers_test.py")
            fine = False
            continue
        lines = text.split("\n")
        for number, problem in problems_of_file(room, text):
            print(f"{name}:{number}: {problem}: {lines[number - 1].strip()}")
            fine = False
    if seen == 0:
        print("no file found in src/")
        fine = False
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())

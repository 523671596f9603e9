#!/usr/bin/env python3
"""No file of the repository names a place of the machine it was written on: home and work folders,
or the host of a package mirror. Prints every offending line; exit code 1 if there is one."""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
ITSELF = "tests/words_test.py"

FORBIDDEN = [
    # Folders, at the start of a path (or behind a compiler's -I or -L): the same name further on in
    # a longer path says nothing about the machine.
    ("an absolute path", re.compile(rb"(?:(?<![\w.\-/])|(?<=-[IL])|(?<=//))/(?:work|root)/")),
    # Registries, mirrors and proxies of packages, as they get into lock files and configuration.
    ("a registry host", re.compile(
        rb"://(?:[^/\s@\"']*@)?"
        rb"[\w.\-]*(?:registry|artifactory|nexus|mirror|pypi|npm)[\w.\-]*", re.I)),
    ("a registry host", re.compile(
        rb"\b(?:registry|mirror|proxy|artifactory|nexus|pypi|npm)[\w.\-]*"
        rb"\.(?:internal|local|lan|corp|svc|intra)\b", re.I)),
]


def problems_of(content):
    """Pairs of line number and what is wrong there."""
    for number, line in enumerate(content.split(b"\n"), 1):
        for name, pattern in FORBIDDEN:
            if pattern.search(line):
                yield number, name, line


def self_test():
    bad = [b'"/work/x/y"', b"cd /root/", b"-I/work/include", b"file:///work/x",
           b"https://artifactory.example.com/x", b"http://user:word@npm-proxy.example.com/",
           b"index-url = pypi.some.internal"]
    good = [b"a/work/b", b"src/root/x", b"the work/root of it", b"https://example.org/work.html",
            b"the local registry"]
    wrong = [text for text in bad if not list(problems_of(text))]
    wrong += [text for text in good if list(problems_of(text))]
    for text in wrong:
        print(f"words_test itself is wrong about {text!r}")
    return not wrong


def main():
    fine = self_test()
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False)
    if listing.returncode != 0:
        # A source archive has no history and so nothing to look through.
        print("not a git repository, nothing checked")
        return 0 if fine else 1
    for name in filter(None, listing.stdout.decode().split("\0")):
        path = ROOT / name
        if name == ITSELF or not path.is_file():
            continue
        for number, problem, line in problems_of(path.read_bytes()):
            print(f"{name}:{number}: {problem}: {line.decode(errors='replace').strip()[:120]}")
            fine = False
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())

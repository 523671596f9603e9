"""Where the tools find the program."""
import os
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def binary():
    """POSTHORN_BINARY, else the release build; ends with a sentence if it is not there."""
    path = os.environ.get("POSTHORN_BINARY") or str(ROOT / "build/release/posthorn")
    if not os.access(path, os.X_OK) or os.path.isdir(path):
        sys.exit(f"{path}: there is no such program; ./play builds it")
    return path

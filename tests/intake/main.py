"""Reads generated and public files with lookalike-cli and compares the texts with those of independent readers.

Called by packaging/test-intake.
"""

import argparse
import importlib
import pathlib
import sys
import time

from program import Program

PARTS = ["dialects", "json", "suites", "writers"]
MODULES = {"json": "json_spellings"}


def run_part(part, options):
    folder = options.folder / "files" / part
    folder.mkdir(parents=True, exist_ok=True)
    begin = time.monotonic()
    passed = importlib.import_module(MODULES.get(part, part)).run(Program(options.cli, folder), folder, options)
    print(f"{part} took {time.monotonic() - begin:.0f} s; files in {folder}", file=sys.stderr)
    return passed


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--cli", required=True)
    arguments.add_argument("--folder", required=True, type=pathlib.Path)
    arguments.add_argument("parts", nargs="*", metavar="PART")
    options = arguments.parse_args()
    if unknown := set(options.parts) - set(PARTS):
        arguments.error(f"unknown part {', '.join(sorted(unknown))}; parts are {', '.join(PARTS)}")
    options.folder = options.folder.resolve()
    results = [run_part(part, options) for part in options.parts or PARTS]
    sys.exit(0 if all(results) else 1)


if __name__ == "__main__":
    main()

"""Public CSV and JSON files, compared with what independent readers agree on."""

import concurrent.futures
import re

from json_suites import check_objects, check_values
from program import AMBIGUOUS, REFUSED, RIGHT, Expected, classify
from references import agreed, normal
from sources import JSON_FILES, TABLES, clear_failed, fetch
from tally import Tally


def agreed_one(arguments):
    number, path, work = arguments
    try:
        return agreed(path, work / f"{number}.csv")
    except RecursionError:
        return None


def agreements(paths, work):
    work.mkdir(parents=True, exist_ok=True)
    jobs = [(number, path, work) for number, path in enumerate(paths)]
    with concurrent.futures.ProcessPoolExecutor() as pool:
        yield from zip(paths, pool.map(agreed_one, jobs, chunksize=4))


def attempts(reading):
    """Columns to ask for, by name and by number, and the texts to expect of each."""
    number = str(reading.column + 1)
    by_name = [(reading.name, [reading.texts[1:]])] if reading.name else []
    by_number = [(number, [reading.texts, reading.texts[1:]])]
    return by_name + by_number if reading.named else by_number + by_name


def check_table(program, path, reading):
    if reading is None:
        return AMBIGUOUS, ""
    outcome = None
    for column, choices in attempts(reading):
        found = program.read(path, column)
        kinds = [classify(found, Expected(texts, normal=normal, skip_empty=True)) for texts in choices]
        outcome = min(kinds, key=lambda kind: kind[0] != RIGHT)
        if found.code != REFUSED:
            return outcome[0], f"column {column!r}: {outcome[1]}"
    # Without a record below the names there is nothing to read.
    return (RIGHT, "") if len(list(filter(None, reading.texts[1:]))) == 0 else outcome


def files_of(suites, pattern):
    for name, folder in suites.items():
        for path in sorted(folder.rglob("*")):
            if path.is_file() and re.search(pattern, path.name, re.IGNORECASE) and path.stat().st_size > 0:
                yield name, path


def run(program, folder, options):
    clear_failed(options.folder / "suites")
    suites = fetch(options.folder / "suites")
    tally = Tally("suites")
    tables = list(files_of(suites, f"{TABLES}|^sample\\.txt$"))
    names = {path: name for name, path in tables}
    for path, reading in agreements([path for _, path in tables], folder / "utf-8"):
        kind, explanation = check_table(program, path, reading)
        tally.add(f"{names[path]}, tables", str(path.relative_to(options.folder / "suites")), kind, explanation)
    for name, path in files_of(suites, f"{JSON_FILES}|^input$"):
        shown = str(path.relative_to(options.folder / "suites"))
        for group, kind, explanation in (*check_objects(program, path), *check_values(program, path, folder)):
            tally.add(f"{name}, {group}", f"{shown} ({group})", kind, explanation)
    return tally.report()

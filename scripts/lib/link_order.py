"""Writes scripts/lib/bus.order: what a `bus next` touches, so that the linker lays it side by side.

A command that ends in four milliseconds spends a third of them on pages of its own file that are looked
up for the first time. The linker (`scripts/build`) puts the functions and variables named here next to
each other; a name that is gone is passed over, so an old list costs speed and nothing else. Write it
anew when `scripts/bench next` says so:

    python3 scripts/lib/link_order.py

Functions are those that valgrind's callgrind saw called; variables those that differ from the file when
the program ends, by gdb. Both are needed, and a `bus` that scripts/build has linked.
"""

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from bench_next import FEW, MANY, NOW, ROUTE, Household  # noqa: E402

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / ".build-release/release/bus-static"
PUBLISHED = ROOT / ".build-bin/bus"
ORDER = Path(__file__).with_name("bus.order")

# Run within gdb: the sections that are written to, as they are when the program ends.
AT_THE_END = """
import gdb, pathlib
gdb.execute("set confirm off")
gdb.execute("catch syscall exit_group")
gdb.execute("run > /dev/null")
for name, address, size in {sections}:
    memory = gdb.selected_inferior().read_memory(address, size)
    pathlib.Path("{folder}", name).write_bytes(bytes(memory))
gdb.execute("kill")
"""


def called(words, folder):
    """The functions that a run calls."""
    out = folder / "callgrind.out"
    subprocess.run(
        ["valgrind", "--tool=callgrind", "--demangle=no", f"--callgrind-out-file={out}", *words],
        check=True, capture_output=True)
    names = re.findall(r"^c?fn=\(\d+\) (.+)$", out.read_text(), re.MULTILINE)
    return {re.sub(r"'\d+$", "", name) for name in names}


def sections():
    """The writable sections: name, address, size and place in the file, none where it holds zeros."""
    told = subprocess.run(["readelf", "-SW", PROGRAM], check=True, capture_output=True, text=True)
    for line in told.stdout.splitlines():
        words = line.replace("[ ", "[").split()
        if len(words) > 6 and words[1] in (".data", ".data.rel.ro", ".bss"):
            place = None if words[2] == "NOBITS" else int(words[4], 16)
            yield words[1], int(words[3], 16), int(words[5], 16), place


def written(words, folder):
    """The variables that a run writes to."""
    known = list(sections())
    script = folder / "end.py"
    script.write_text(AT_THE_END.format(sections=[part[:3] for part in known], folder=folder))
    subprocess.run(
        ["gdb", "-q", "-batch", "-x", script, "--args", *words], check=True, capture_output=True)
    file = PROGRAM.read_bytes()
    told = subprocess.run(["nm", "-S", PROGRAM], check=True, capture_output=True, text=True).stdout
    symbols = [line.split() for line in told.splitlines() if len(line.split()) == 4]
    for name, start, size, place in known:
        memory = (folder / name).read_bytes()
        for address, length, _, symbol in symbols:
            at, length = int(address, 16) - start, int(length, 16)
            if 0 <= at < size and length:
                before = bytes(length) if place is None else file[place + at:place + at + length]
                if memory[at:at + length] != before:
                    yield symbol


def main():
    for tool in ("valgrind", "gdb", "readelf", "nm"):
        if shutil.which(tool) is None:
            sys.exit(f"link_order: {tool} is missing; apt install valgrind gdb binutils")
    if not PROGRAM.exists() or not PUBLISHED.exists():
        sys.exit("link_order: there is no program; run scripts/build")
    with tempfile.TemporaryDirectory(prefix="bus-order-") as name:
        folder = Path(name)
        names = set()
        for size in (FEW, MANY):
            home = Household(folder, PUBLISHED, size)
            asked = [
                PROGRAM, "next", "--at", NOW, "--config", home.config, "--database", home.database]
            for more in (["--route", ROUTE], ["--route", ROUTE, "--json"], ["--lang", "ja", ROUTE]):
                words = [str(word) for word in asked + more]
                names |= called(words, folder)
                names |= set(written(words, folder))
    head = "# What a `bus next` touches, for the linker; written by scripts/lib/link_order.py."
    ORDER.write_text("\n".join([head, *sorted(names)]) + "\n")
    print(f"{len(names)} names in {ORDER.relative_to(ROOT)}")


if __name__ == "__main__":
    main()

"""The sentences of the board's specification: each says WHEN … THEN …, and takes its tests along when it changes.

Usage: spec_sentences.py [--accept | --browser | --apart]

--browser holds the tests of the browser against them instead: each is named by the number of a sentence.
--apart looks whether they know the program from outside alone, and whether each sentence has a test for itself.
fixtures/board/spec.lock has a line for each sentence of spec.txt: its number, a mark of its words and one of its
tests as they stood when the sentence was accepted. A sentence with other words fails until a test that
bears its number has changed too, and the new pair was accepted with `scripts/spec --accept`.
"""

import hashlib
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SENTENCES = ROOT / "Sources/BusBoard/Resources/spec.txt"
LOCK = ROOT / "fixtures/board/spec.lock"
# A test goes from its name to the next one's.
NAME = re.compile(r'^(?:  )?@(?:Test|spec)\(', re.MULTILINE)
NUMBER = re.compile(r'^\s*@(?:Test|spec)\(\s*"([A-Z]-\d+): ')


def mark(text):
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def tests():
    """The text of the tests of each number."""
    found = {}
    for file in sorted([*ROOT.glob("Tests/**/*.swift"), *ROOT.glob("scripts/lib/*.py")]):
        text = file.read_text()
        starts = [match.start() for match in NAME.finditer(text)] + [len(text)]
        for start, end in zip(starts, starts[1:]):
            if number := NUMBER.match(text[start:end]):
                found[number[1]] = found.get(number[1], "") + text[start:end]
    return found


def of_browser():
    """What is wrong with the names of the browser's tests."""
    numbers = {line.split("\t")[0] for line in SENTENCES.read_text().splitlines()}
    for file in sorted(ROOT.glob("scripts/lib/browser_*.py")):
        for line in re.findall(r"^@spec\(.*", file.read_text(), re.MULTILINE):
            number = NUMBER.match(line)
            if not number:
                yield f"{file.name}: the test {line} bears no number"
            elif number[1] not in numbers:
                yield f"{file.name}: {number[1]} has no sentence in {SENTENCES.name}"


def apart():
    """Which tests of the browser look into the sources, and which sentences are too coarse for a test of their own."""
    for file in sorted(ROOT.glob("scripts/lib/browser_*.py")):
        for word in re.findall(r"Sources|\.build|\.swift\b|Tests/", file.read_text()):
            yield f"{file.name}: the test looks into the program ({word}), not at it"
    proven = tests()
    for line in SENTENCES.read_text().splitlines():
        if (number := line.split("\t")[0]) not in proven:
            yield f"{number}: no test is named by the sentence"


def locked(accepts):
    """What is wrong with the sentences; they are taken as they are when that is nothing."""
    proofs = tests()
    now, bad = {}, []
    for line in SENTENCES.read_text().splitlines():
        number, english, japanese = line.split("\t")
        if not re.fullmatch(r"WHEN .+ THEN .+", english):
            bad.append(f"{number}: the sentence does not say WHEN … THEN …")
        now[number] = (mark(english + japanese), mark(proofs.get(number, "")))
    was = dict((line.split()[0], tuple(line.split()[1:])) for line in LOCK.read_text().splitlines()) if LOCK.exists() else {}
    for number, (words, proof) in now.items():
        if number in was and words != was[number][0] and proof == was[number][1]:
            bad.append(f"{number}: the sentence has changed and no test that bears its number has")
        elif not accepts and words != was.get(number, [None])[0]:
            bad.append(f"{number}: the sentence is new or has changed; when its test proves it: scripts/spec --accept")
    bad += [f"{number}: accepted once, and no sentence any more" for number in was if number not in now and not accepts]
    if accepts and not bad:
        LOCK.write_text("".join(f"{number} {words} {proof}\n" for number, (words, proof) in now.items()))
    return bad


def main():
    if "--browser" in sys.argv or "--apart" in sys.argv:
        bad = list(of_browser() if "--browser" in sys.argv else apart())
    else:
        bad = locked("--accept" in sys.argv)
    for one in bad:
        print(one, file=sys.stderr)
    sys.exit(1 if bad else 0)


main()

"""The board in a real Chromium, by Playwright: one function a sentence of the specification.

Usage: board_in_browser.py PROGRAMS [WORDS]: PROGRAMS is the folder of bus-ingest and bus-board; only the
sentences with these words are run. Each test's name begins with the number that scripts/spec looks for.
"""

import sys
import tempfile
import time
import traceback

import browser_board  # noqa: F401 each brings its tests
import browser_days  # noqa: F401
import browser_network  # noqa: F401
import browser_reach  # noqa: F401
import browser_settings  # noqa: F401
from board_household import ROOT
from browser_frame import TESTS, stage
from playwright.sync_api import sync_playwright


# The specification's own sentences, by their numbers; each is told once.
sentences = dict(line.split("\t")[:2] for line in (ROOT / "Sources/BusBoard/Resources/spec.txt").read_text().splitlines())
told = set()


def run(name, body, browser):
    """Whether a sentence holds, on a board of its own."""
    start = time.time()
    stage.begin()
    try:
        body(browser)
    except Exception:
        print(f"WRONG {name}\n{traceback.format_exc()}", flush=True)
        return False
    finally:
        stage.end()
    number = name.split(":")[0]
    if number not in told:
        told.add(number)
        print(f"{number:5} {sentences[number]}", flush=True)
    print(f"ok    {name} ({time.time() - start:.1f} s)", flush=True)
    return True


def main():
    programs = sys.argv[1]
    only = sys.argv[2] if len(sys.argv) > 2 else ""
    tests = [(name, body) for name, body in TESTS if only in name]
    with tempfile.TemporaryDirectory() as folder:
        stage.open(programs, folder)
        with stage.household, sync_playwright() as play:
            browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
            held = sum([run(name, body, browser) for name, body in tests])
            browser.close()
    print(f"browser: {held} of {len(tests)} hold")
    sys.exit(0 if held == len(tests) > 0 else 1)


main()

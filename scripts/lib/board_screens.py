"""Pictures of every page of the board, for people to look at: a phone and a wide screen, light and dark.

Usage: board_screens.py PROGRAMS FOLDER [WORDS]: only the pages with these words in their names.
"""

import base64
import sys
import tempfile
from pathlib import Path

from board_household import Household
from playwright.sync_api import sync_playwright

# What is looked at; those with a code need a device that may change something.
PAGES = {
    "today": "/", "route": "/r/home", "route-back": "/r/home?direction=inbound",
    "route-day": "/r/home?date=2026-11-23", "school": "/r/school", "clinic": "/r/clinic",
    "timetable": "/r/home/timetable", "timetable-day": "/r/home/timetable?date=2026-11-23",
    "history": "/r/home/history", "diff": "/r/home/diff",
    "why": "/r/home/why?time=07:41", "why-empty": "/r/home/why", "approach": "/r/home/approach",
    "calendar": "/calendar?month=2026-12", "sign": "/sign",
    "settings": "/settings", "edit": "/settings/routes/7a1c9f0e-52d4-4b7e-8c36-1f0d9e2b4a01",
    "new": "/settings/routes/new", "devices": "/settings/devices", "pair": "/pair",
    "status": "/status", "about": "/about", "licences": "/about/licences", "spec": "/about/spec",
    "missing": "/r/hone", "setup": "/setup?code=ABCD2345",
}
# The same, once the owner has signed up.
OWNED = {"settings-others": "/settings", "sign-in": "/sign-in"}
README = Path(__file__).resolve().parents[2] / "Sources/BusBoard/Documentation.docc/Resources/board.png"
NOW = "2026-11-20T07:28:20"


def pictures(browser, household, address, folder, words, pages=PAGES):
    for width in (390, 1280):
        for theme in ("light", "dark"):
            context = browser.new_context(
                viewport={"width": width, "height": 844 if width < 600 else 800}, color_scheme=theme,
                locale="ja-JP", service_workers="block",
                extra_http_headers={"Authorization": f"Bearer {household.token(address)}"} if pages is PAGES else {})
            page = context.new_page()
            page.clock.install(time=NOW + "+09:00")
            for name, path in pages.items():
                if words not in name:
                    continue
                languages = ("ja", "en") if (width, theme) == (390, "light") else ("ja",)
                for language in languages:
                    whole = address + path + ("&" if "?" in path else "?") + "lang=" + language
                    if name == "diff":
                        # The versions' numbers are the database's.
                        page.goto(address + "/r/home/history?lang=" + language)
                        page.locator(".versions a").first.click()
                    else:
                        page.goto(whole)
                    page.clock.run_for(1000)
                    tail = "" if language == "ja" else "-en"
                    page.screenshot(path=folder / f"{name}-{width}-{theme}{tail}.png", full_page=name != "sign")
            context.close()


def readme(browser, address):
    """The picture of the README: two telephones side by side, small."""
    frame = browser.new_page(viewport={"width": 820, "height": 720}, device_scale_factor=1)
    pictures = []
    for path, scheme in (("/", "light"), ("/r/home", "dark")):
        page = browser.new_page(
            viewport={"width": 400, "height": 720}, color_scheme=scheme, locale="ja-JP", service_workers="block")
        page.clock.install(time=NOW + "+09:00")
        page.goto(address + path)
        page.clock.run_for(9000)
        pictures.append(base64.b64encode(page.screenshot()).decode())
        page.close()
    images = "".join(f'<img width=400 src="data:image/png;base64,{one}">' for one in pictures)
    frame.set_content(f'<body style="margin:0;display:flex;gap:20px;background:#888">{images}')
    README.parent.mkdir(exist_ok=True)
    frame.screenshot(path=README)
    frame.close()


def main():
    programs, folder = Path(sys.argv[1]), Path(sys.argv[2])
    words = sys.argv[3] if len(sys.argv) > 3 else ""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as work, Household(programs, work) as household:
        address = household.nights().serve(NOW)
        with sync_playwright() as play:
            browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
            household.invitation()
            pictures(browser, household, address, folder, words)
            household.sign_up(address, "family", "12345678")
            pictures(browser, household, address, folder, words, OWNED)
            if words in "readme":
                readme(browser, address)
            browser.close()
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


main()

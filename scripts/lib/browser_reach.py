"""Who uses the board: by keyboard, by voice, without script, on any screen, on paper."""

import re

from axe_playwright_python.sync_playwright import Axe

from browser_frame import PAGES, Board, spec


@spec("O-7: without script 今 leads to the present line, and all times are there")
def plain(browser):
    with Board(browser, script=False) as board:
        board.open("/r/home")
        assert board.page.locator(".axis li").count() > 10
        board.page.locator(".to-now").click()
        line = board.page.locator("#now").bounding_box()
        assert 0 <= line["y"] < 844, line
        board.page.locator(".ways a").nth(1).click()
        assert "direction=inbound" in board.page.url
        assert board.page.locator(".ways a").nth(1).get_attribute("aria-current") == "page"


@spec("O-8: no page scrolls sideways at 320 pixels, and the way's bar stays in sight")
def narrow(browser):
    with Board(browser, width=320) as board:
        for path in PAGES:
            board.open(path)
            wide = board.page.evaluate("document.documentElement.scrollWidth")
            assert wide <= 320, (path, wide)
        board.open("/r/home")
        bar = board.page.locator(".dock").bounding_box()
        assert abs(bar["y"] + bar["height"] - 844) < 2, bar


@spec("L-3: on a sign from a telephone to 4K the next bus of each route is in sight, in letters that grow with the screen")
def walls(browser):
    sizes = []
    for width, height in ((390, 844), (1280, 720), (1920, 1080), (3840, 2160)):
        with Board(browser) as board:
            board.page.set_viewport_size({"width": width, "height": height})
            board.open("/sign")
            assert board.page.evaluate("document.documentElement.scrollWidth") <= width, width
            firsts = board.page.locator(".sign section li:first-child time").all()
            assert firsts and all(one.bounding_box()["y"] < height for one in firsts[:3 if width > 600 else 1]), width
            sizes.append(firsts[0].evaluate("one => parseFloat(getComputedStyle(one).fontSize)"))
    assert sizes == sorted(sizes) and sizes[-1] >= 2.5 * sizes[0], sizes


@spec("O-1: without its style sheet a page still says everything, in its order")
def unstyled(browser):
    with Board(browser) as styled, Board(browser) as plain:
        plain.page.route("**/*.css", lambda route: route.abort())
        for path in ("/", "/r/home", "/calendar?month=2026-12", "/sign"):
            styled.open(path)
            plain.open(path)
            assert plain.page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgba(0, 0, 0, 0)", path
            words = [one.page.evaluate("document.querySelector('main').textContent.replace(/[\\d:]+|\\s+/g, '')") for one in (styled, plain)]
            assert words[0] == words[1], path
            assert plain.page.locator("main time").first.is_visible(), path


@spec("B-4: the timetable prints on one sheet of A4")
def paper(browser):
    for path in ["/r/home/timetable", "/r/school/timetable", "/r/clinic/timetable"]:
        with Board(browser) as board:
            if board.open(path).status == 404:
                continue
            pdf = board.page.pdf(prefer_css_page_size=True)
            pages = len(re.findall(rb"/Type\s*/Page[^s]", pdf))
            assert pages == 1, (path, pages)


AXE = Axe()
RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}
# The scheme changes colours and nothing else.
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}


def breaches(board, options):
    """What axe finds on the page as it stands; it is put into the page once."""
    if not board.page.evaluate("typeof axe === 'object'"):
        board.page.evaluate(AXE.axe_script)
    found = board.page.evaluate("options => axe.run(document, options)", options)
    return [(one["id"], [node["target"] for node in one["nodes"]][:3]) for one in found["violations"]]


@spec("L-7: no page breaks WCAG 2.2 A or AA, at 320, 390 and 1280 pixels, light and dark, in both languages")
def accessible(browser):
    faults = []
    for language in ["ja", "en"]:
        with Board(browser, paired=True, language=language) as board:
            for path in PAGES:
                board.open(path + ("&" if "?" in path else "?") + "lang=" + language)
                board.page.clock.run_for(2000)
                for width in (320, 390, 1280):
                    board.page.set_viewport_size({"width": width, "height": 844})
                    for scheme in ("light", "dark"):
                        board.page.emulate_media(color_scheme=scheme)
                        found = breaches(board, RULES if scheme == "light" else COLOURS)
                        faults += [(path, width, scheme, language, *one) for one in found]
            loud = [one for one in board.said if "Content Security" in one or "Trusted" in one or "TypeError" in one]
            assert not loud, loud
    assert not faults, faults


@spec("O-1: every page is whole without script: the same words, and forms that are sent")
def scriptless(browser):
    with Board(browser, paired=True) as live, Board(browser, paired=True, script=False) as plain:
        for path in PAGES:
            live.open(path)
            plain.open(path)
            words = [re.sub(r"[\d:]+|\s+", "", one.text("h1")) for one in (live, plain)]
            assert words[0] == words[1], (path, words)
            # What has no script is longer by nothing and shorter by nothing but what runs.
            main = plain.page.locator("main")
            assert len(main.inner_text()) > 10, path
            assert main.locator("time").count() == live.page.locator("main time").count(), path
        plain.open("/r/home")
        assert plain.page.locator("noscript").count() == 1
        plain.page.fill('input[name="date"]', "2026-11-22")
        plain.page.locator(".more form button").click()
        assert "2026年11月22日" in plain.text(".date")


@spec("O-5: by the keyboard alone everything that can be pressed is reached, seen and left again")
def keyboard(browser):
    for path in ["/", "/r/home", "/calendar", "/settings/routes/new"]:
        with Board(browser, paired=True, width=1280) as board:
            board.open(path)
            wanted = board.page.evaluate(
                """() => [...document.querySelectorAll("a[href], button, summary, input:not([type=hidden]), select, textarea")]
                  .filter((one) => !one.matches(".to-now") && one.checkVisibility({ visibilityProperty: true }) && !one.closest("details:not([open]) > :not(summary)"))
                  .map((one, index) => (one.dataset.stop = index, index))""")
            reached, shown = set(), {}
            for _ in range(len(wanted) * 4 + 40):
                board.page.keyboard.press("Tab")
                stop = board.page.evaluate(
                    """() => { const one = document.activeElement
                      if (!one || one === document.body) return null
                      return [one.dataset.stop ?? "", getComputedStyle(one).outlineStyle, one.outerHTML.slice(0, 200)] }""")
                if stop is None or len(reached) == len(wanted):
                    break
                if stop[0] != "":
                    reached.add(int(stop[0]))
                # A field of a date has stops within itself, of which the browser shows the last.
                shown[stop[2]] = shown.get(stop[2], False) or stop[1] != "none"
            left = [board.page.evaluate(
                "stop => document.querySelector(`[data-stop='${stop}']`)?.outerHTML", one) for one in set(wanted) - reached]
            assert not left, (path, left[:3], len(wanted))
            assert all(shown.values()), (path, [one for one in shown if not shown[one]])
    with Board(browser) as board:
        board.page.emulate_media(reduced_motion="reduce")
        board.open("/r/home")
        # What comes and goes with the present line is reached while it is there.
        board.page.locator(".ways a").last.focus()
        board.page.evaluate("window.scrollTo(0, document.body.scrollHeight)")
        board.until("!document.querySelector('.to-now').classList.contains('seen')")
        board.page.keyboard.press("Tab")
        assert board.page.evaluate("document.activeElement.className") == "to-now"
        board.page.keyboard.press("Enter")
        board.until("document.querySelector('.to-now').classList.contains('seen')")
        board.open("/r/home")
        board.page.keyboard.press("Tab")
        assert board.page.evaluate("document.activeElement.className") == "skip"
        assert board.page.locator(".skip").bounding_box()["x"] >= 0
        board.page.keyboard.press("Enter")
        assert board.page.evaluate("location.hash") == "#main"
        board.page.locator(".axis summary").nth(3).focus()
        board.page.keyboard.press("Space")
        assert board.page.locator(".axis details[open]").count() == 1

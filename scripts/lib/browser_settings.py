"""Who may change what, in a real Chromium: pairing and refusal, changes, the way back, hostile names."""

import json

from browser_frame import HOME, PAGES, Board, spec, stage
from browser_reach import COLOURS, RULES, breaches
from board_household import Household


def pair(board, code):
    board.open("/pair")
    board.page.fill("#code", code)
    board.page.fill("#label", "台所")
    board.page.locator("main form button").click()


@spec("B-9: a device that is not paired changes nothing; one that typed the code changes, until it is taken away")
def pairing(browser):
    before = stage.household.config.read_bytes()
    with Board(browser) as board:
        board.open("/settings")
        assert board.page.locator('a[href^="/settings/routes/"]').count() == 0
        board.open("/settings/routes/" + HOME)
        assert board.page.locator('button[name="wish"]').count() == 0
        answer = board.page.request.post(
            board.address + f"/settings/routes/{HOME}/remove", headers={"Origin": board.address})
        assert answer.status == 401 and "登録された機器" in answer.text(), answer.status
        code = stage.household.code()
        pair(board, "22222222")
        assert "コードが違います" in board.text("main"), board.text("main")
        pair(board, code[:4] + "-" + code[4:].lower())
        assert "変えられるように" in board.text(".done"), board.text("main")
        assert [one for one in board.context.cookies() if one["name"] == "bus" and one["httpOnly"]]
        board.page.locator(f'a[href="/settings/routes/{HOME}"]').click()
        board.page.fill("#walkMinutes", "x")
        board.page.locator('button[value="save"]').click()
        assert board.page.locator("#walkMinutes[aria-invalid]").count() == 1
        board.page.fill("#walkMinutes", "6")
        board.page.locator('button[value="save"]').click()
        assert board.text(".done") == "保存しました。"
        assert json.loads(stage.household.config.read_text())["routes"][0]["walkMinutes"] == 6
        board.open("/settings/devices")
        board.page.locator(".panel", has_text="この機器").locator("button").click()
        board.open("/settings")
        assert board.page.locator('a[href^="/settings/routes/"]').count() == 0
    stage.household.config.write_bytes(before)


def faultless(board):
    """No page of the account breaks WCAG or scrolls sideways, on any screen, light and dark."""
    for width in (320, 390, 1280):
        board.page.set_viewport_size({"width": width, "height": 844})
        assert board.page.evaluate("document.documentElement.scrollWidth") <= width, (board.page.url, width)
        for scheme in ("light", "dark"):
            board.page.emulate_media(color_scheme=scheme)
            found = breaches(board, RULES if scheme == "light" else COLOURS)
            assert not found, (board.page.url, width, scheme, found)


def fill_in(board, holds):
    """The form of `/setup` with these of its four rules."""
    word = "12345678" if holds[1] else "1234567"
    board.page.fill("#id", "family" if holds[0] else "famil")
    board.page.fill("#password", word)
    board.page.fill("#confirmation", word + ("" if holds[2] else "9"))
    board.page.locator('input[name="agreed"]').set_checked(holds[3])


@spec("M-4: the button works when all four rules hold and else not; サインアップ完了 follows; the owner signs in and out anywhere")
def owner(browser):
    with Board(browser) as board:
        assert board.open("/setup").status == 404
        assert board.open("/sign-in").status == 404
        board.open("/setup?code=" + stage.household.invitation())
        faultless(board)
        button = board.page.locator("main form button")
        for bits in range(16):
            fill_in(board, [bits >> rule & 1 == 1 for rule in range(4)])
            assert button.is_enabled() == (bits == 15), bits
        for page in ("en", "ja"):
            assert "12345678" not in board.page.content(), page
        # By the keyboard, as a form is sent.
        board.page.locator("#confirmation").press("Enter")
        board.page.wait_for_url("**/setup?done=1")
        assert board.text('[role="alert"]') == "サインアップ完了"
        faultless(board)
        assert [one for one in board.context.cookies() if one["name"] == "bus" and one["httpOnly"]]
        board.open("/settings/routes/" + HOME)
        assert board.page.locator('button[value="save"]').count() == 1
        board.open("/settings/devices")
        faultless(board)
        board.page.locator('form[action="/sign-out"] button').click()
        assert board.text(".done") == "サインアウトしました。"
        assert board.page.locator('a[href="/settings/routes/new"]').count() == 0
        board.open("/setup")
        assert board.page.url.endswith("/sign-in"), board.page.url
        faultless(board)
        loud = [one for one in board.said if "Content Security" in one or "Trusted" in one or "TypeError" in one]
        assert not loud, loud
    with Board(browser, script=False) as board:
        board.open("/settings")
        board.page.locator('main a[href="/sign-in"]').click()
        for word in ("12345679", "12345678"):
            board.page.fill("#id", "family")
            board.page.fill("#password", word)
            board.page.locator("main form button").click()
            if word == "12345679":
                assert "ID かパスワードが違います" in board.text("main")
        assert board.text(".done") == "サインインしました。"
        assert board.page.locator('a[href="/settings/routes/new"]').count() == 1
    stage.household.run("bus-board", "board", "owner", "--delete", "--database", str(stage.household.database))


@spec("M-4: without script the form can be sent as it is, and the server tells every rule that is broken")
def owner_without_script(browser):
    with Board(browser, script=False, language="en") as board:
        board.open("/setup?code=" + stage.household.invitation())
        assert board.page.locator("main form button").is_enabled()
        board.page.locator("main form").evaluate("form => form.noValidate = true")
        fill_in(board, [False] * 4)
        board.page.locator("main form button").click()
        said = board.text(".banner")
        assert all(words in said for words in ("6 letters", "8 letters", "differ", "Agree")), said
        fill_in(board, [True] * 4)
        board.page.locator("main form button").click()
        assert board.text('[role="alert"]') == "Signed up.", board.text("main")
    stage.household.run("bus-board", "board", "owner", "--delete", "--database", str(stage.household.database))


@spec("L-6: a route that was removed can be brought back for ten seconds, byte by byte, and then not any more")
def undo(browser):
    before = stage.household.config.read_bytes()
    with Board(browser) as board:
        pair(board, stage.household.code())
        remove(board)
        assert board.text(".done") == "削除しました。"
        assert len(stage.household.settings()["routes"]) == 2
        board.page.locator("form[data-until] button").click()
        assert board.text(".done") == "元に戻しました。"
        assert stage.household.config.read_bytes() == before
        remove(board)
        board.page.clock.run_for(11_000)
        assert board.page.locator("form[data-until]").count() == 0
    stage.household.config.write_bytes(before)


def remove(board):
    board.open("/settings/routes/" + HOME)
    board.page.locator("details summary").click()
    board.page.locator("details form button").click()
    board.page.wait_for_url("**done=removed**")


@spec("B-5: a private board shows a stranger the pairing page and no time of any bus")
def private(browser):
    address = stage.household.serve("2026-11-20T07:28:20", "--private")
    with Board(browser, address=address) as board:
        for path in PAGES:
            if path == "/pair":
                continue
            assert board.open(path).status == 401, path
            assert "7:3" not in board.text("body"), path
        pair(board, stage.household.code())
        assert board.open("/r/home").status == 200


SCRIPT = "<script>window.hacked=1</script>"
PICTURE = "\"'><img src=x onerror=window.hacked=1>&amp;<b>"
TURNED = "\u202eevil\u2066 مرحبا שלום\u202c"
LONG = "長い名前" * 850
HOSTILE = [SCRIPT, PICTURE, TURNED, LONG]


def hostile_page(name):
    shown = name.replace("&", "&amp;").replace("<", "&lt;")
    rows = "".join(f"<tr><th>{hour}</th><td>02 17P 32 47</td></tr>" for hour in range(5, 24))
    return (f"<html><head><meta charset=utf-8><title>{shown}</title></head><body><h1>{shown}</h1><h2>{shown} 行</h2>"
            f"<table><tr><th>時</th><th>平日</th></tr>{rows}</table><p>P…{shown}</p></body></html>")


def hostile_household(name, company):
    """A household in which everything that can be named is named so."""
    folder = stage.household.folder / f"hostile-{HOSTILE.index(name)}"
    pages = folder / "pages"
    pages.mkdir(parents=True)
    url = "https://bus.example.jp/a.html?q=1&amp;lt;=%3Cb%3E&lt;b&gt;" if name == PICTURE else "https://bus.example.jp/a.html"
    (pages / "a.html").write_text(hostile_page(name))
    (pages / "index.json").write_text(json.dumps({url: "a.html"}))
    hints = {"url": url, "stop": name, "routeName": name, "destination": name, "platform": name}
    company.pages["/hostile"] = (
        "<html><meta charset=utf-8><body><table><tr><th>系統</th><th>行先</th><th>定刻</th><th>接近</th><th>遅れ</th></tr>"
        f"<tr><td>{name.replace('<', '&lt;')}</td><td>{name.replace('<', '&lt;')}</td><td>7:32</td><td>2つ前</td>"
        "<td>約6分</td></tr></table></body></html>")
    settings = {
        "routes": [{
            "id": HOME, "name": "home", "title": name, "outboundTimetableURLs": [hints],
            "inboundTimetableURLs": [], "operator": "x", "outboundProximityURL": company.address + "/hostile"}],
        "operators": [{"id": "x", "name": name, "serviceDays": [
            {"on": "12-29..01-03", "runs": "sundayHoliday", "because": name}]}],
        "privateHosts": ["127.0.0.1"]}
    household = Household(stage.household.programs, folder, settings)
    household.night("2026-11-20T02:00", pages, accepted=(0, 2, 65))
    return household


@spec("O-10: hostile names run nothing, turn nothing round and push nothing aside, wherever they are printed")
def hostile(browser):
    printed = 0
    for name in HOSTILE:
        with hostile_household(name, stage.household.company) as household:
            address = household.serve("2026-11-20T07:28:20")
            token = household.token(address)
            with Board(browser, address=address) as board:
                board.page.set_extra_http_headers({"Authorization": f"Bearer {token}"})
                for path in PAGES:
                    if path in ("/about/licences", "/about/spec", "/r/school", "/r/clinic"):
                        continue
                    board.open(path)
                    board.page.clock.run_for(5000)
                    state = board.page.evaluate(
                        """() => ({ hacked: window.hacked, foreign: document.querySelectorAll("script:not([src^='/assets/']), img").length,
                          wide: document.documentElement.scrollWidth, text: document.body.innerText })""")
                    assert state["hacked"] is None and state["foreign"] == 0, (path, name[:40], state)
                    assert state["wide"] <= 390, (path, name[:40], state["wide"])
                    assert not any(sign in state["text"] for sign in "\u202e\u2066\u202c"), (path, name[:40])
                    printed += {SCRIPT: SCRIPT, PICTURE: "onerror", TURNED: "مرحبا", LONG: "長い名前長い名前"}[name] in state["text"]
                loud = [one for one in board.said if "Content Security" in one or "TypeError" in one]
                assert not loud, loud
                board.open("/sign.svg")
                assert board.page.evaluate("window.hacked") is None
    # That nothing happened means something only where the names were shown.
    assert printed > 30, printed

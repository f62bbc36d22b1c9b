"""Pages that say on which dates they do not follow the law's kinds of day, each with its truth.

A page has the columns 平日, 土曜, 日祝 and one or two sentences of a range of dates and what runs on it,
somewhere near the table. The truth of a date is what the sentence says, and the law elsewhere.
"""

from mutate_days import LAW

# How a page writes a range, and which of the asked dates are in it.
NEW_YEAR = tuple(f"2026-12-{d}" for d in (29, 30, 31)) + ("2027-01-01", "2027-01-02", "2027-01-03")
BON = tuple(f"2026-08-{d}" for d in (13, 14, 15, 16))
RANGES = (
    ("12月29日～1月3日", NEW_YEAR), ("12/30～1/3", NEW_YEAR[1:]), ("12月31日から1月2日まで", NEW_YEAR[2:5]),
    ("１２月３１日～１月３日", NEW_YEAR[2:]), ("年末年始（12月29日～1月3日）", NEW_YEAR), ("12月31日・1月1日～3日", NEW_YEAR[2:]),
    ("年末年始(12/31-1/3)", NEW_YEAR[2:]), ("1月1日～3日", NEW_YEAR[3:]), ("元日", NEW_YEAR[3:4]), ("1月1日", NEW_YEAR[3:4]),
    ("12月31日及び1月1日", NEW_YEAR[2:4]), ("12月30日、31日", NEW_YEAR[1:3]),
    ("8月13日～16日", BON), ("8/13～15", BON[:3]), ("8月13日から8月15日まで", BON[:3]), ("お盆（8月13日～15日）", BON[:3]),
    ("お盆期間中（8/13～8/16）", BON), ("8月13日、14日、15日", BON[:3]), ("８月１４日～８月１６日", BON[1:]), ("8月14日", BON[1:2]),
)  # fmt: skip
SATURDAY, HOLIDAY, WEEKDAY = "saturday", "sundayHoliday", "weekday"
OUTCOMES = (
    ("は運休", "none"), ("は運休します。", "none"), ("は全便運休となります。", "none"), ("：運休", "none"), ("は運行しません。", "none"),
    ("は土曜ダイヤ", SATURDAY), ("は土曜ダイヤで運行します。", SATURDAY), ("は土曜日の時刻で運行", SATURDAY), ("は土曜日ダイヤとなります", SATURDAY),
    ("は日祝ダイヤ", HOLIDAY), ("は日曜・祝日ダイヤで運行します。", HOLIDAY), ("は休日ダイヤで運行いたします。", HOLIDAY), ("は日祝日ダイヤ運行", HOLIDAY),
    ("は平日ダイヤで運行します。", WEEKDAY), ("は別ダイヤで運行します。", "unknown"), ("は特別ダイヤ", "unknown"), ("は正月ダイヤで運行します。", "unknown"),
)  # fmt: skip
# Texts that stand in the heads themselves, and what the dates in them are.
HEADS = (
    ("平日（{0}を除く）", "日祝（{0}を含む）"), ("平日<br><small>{0}を除く</small>", "日祝<br><small>{0}を含む</small>"),
    ("平日", "日祝・{0}"), ("平日", "日祝<br>{0}"),
)  # fmt: skip
TIMES = {WEEKDAY: ("7: 05 25", "8: 10", "9: 15"), SATURDAY: ("7: 20", "8: 30", "9: 30"), HOLIDAY: ("7: 40", "8: 50", "9: 50")}


def kind_by_law(date):
    return {"sunday": HOLIDAY, "holiday": HOLIDAY}.get(LAW[date], LAW[date])


def grid(heads, foot=""):
    rows = zip(TIMES[WEEKDAY], TIMES[SATURDAY], TIMES[HOLIDAY])
    body = "".join(
        f"<tr><th>{r[0].split(':')[0]}</th>" + "".join(f"<td>{c.split(': ')[1]}</td>" for c in r) + "</tr>\n"
        for r in rows
    )
    top = "".join(f"<th>{h}</th>" for h in heads)
    return f"<table><tr><th>時</th>{top}</tr>\n{body}{foot}</table>"


def sentence_page(random):
    """One or two sentences near the table."""
    pairs = [(random.choice(RANGES[:12]), random.choice(OUTCOMES))]
    if random.random() < 0.4:
        pairs.append((random.choice(RANGES[12:]), random.choice(OUTCOMES)))
    lines = [text + words for (text, _), (words, _) in pairs]
    if random.random() < 0.3:
        lines.append("道路事情により遅れることがあります。")
    form = random.choice(("<p>※{0}</p>", "<p>{0}</p>", "<ul><li>{0}</li></ul>", "<div class=n>■{0}</div>", "foot", "joined"))
    foot = "".join(f"<tr><td colspan=4>{line}</td></tr>" for line in lines) if form == "foot" else ""
    said = "".join(form.format(line) for line in lines) if "{0}" in form else ""
    said = f"<p>{'<br>'.join(lines)}</p>" if form == "joined" else said
    table = grid(("平日", "土曜", "日祝"), foot)
    body = said + table if random.random() < 0.3 else table + said
    expected = {date: kind_by_law(date) for date in LAW}
    for (_, dates), (_, outcome) in pairs:
        expected.update(dict.fromkeys(dates, outcome))
    return body, expected, " / ".join(lines)


def head_page(random):
    """The dates stand in the heads of the columns."""
    text, dates = random.choice([r for r in RANGES if "年末" not in r[0] and "お盆" not in r[0]])
    first, last = (head.format(text) for head in random.choice(HEADS))
    expected = {date: kind_by_law(date) for date in LAW}
    expected.update(dict.fromkeys(dates, HOLIDAY))
    return grid((first, "土曜", last)), expected, f"{first} | {last}"


def pages(count, random):
    """(what limits the days, page, date to kind, none or unknown) of as many pages."""
    for _ in range(count):
        body, expected, words = (head_page if random.random() < 0.3 else sentence_page)(random)
        page = (
            "<!DOCTYPE html><html lang=ja><head><meta charset=utf-8><title>時刻表</title></head><body>"
            f"<h1>三本松</h1><h2>中央駅 行</h2>\n{body}\n</body></html>\n"
        )
        yield words, page, expected

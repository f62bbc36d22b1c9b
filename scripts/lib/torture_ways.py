"""The ways in which servers misbehave: each a function that answers one request."""

import time

from torture_raw import SECRET, SECRET_PAGE, good

WAYS = []
HTML = "Content-Type: text/html; charset=utf-8"


class Way:
    """A way: its name, whether its page is to be taken, and how it answers."""

    def __init__(self, name, answer, takes=False, is_early=False, is_robots=False):
        self.name, self.answer, self.takes = name, answer, takes
        self.is_early, self.is_robots = is_early, is_robots


def way(name, **facts):
    def add(answer):
        WAYS.append(Way(name, answer, **facts))
        return answer
    return add


def status(line, *headers, body=b""):
    return lambda a: a.whole(body, *headers, status=line)


def raw(text):
    return lambda a: a.send(text)


def simple(name, answer, **facts):
    WAYS.append(Way(name, answer, **facts))


# The status line
for number in ("999", "600", "000", "099"):
    simple(f"status {number}", status(f"{number} Odd", body=b"x"))
simple("status of two digits", raw("HTTP/1.1 20 OK\r\nContent-Length: 0\r\n\r\n"))
simple("status that is a word", raw("HTTP/1.1 fine\r\nContent-Length: 0\r\n\r\n"))
simple("HTTP/0.9: a body alone", lambda a: a.send(a.body))
simple("HTTP/3.7", lambda a: a.send("HTTP/3.7 200 OK\r\n\r\n", a.body))
simple("another protocol: an SSH banner", raw("SSH-2.0-OpenSSH_9.2\r\n"), is_early=True)
simple("nothing but the end", lambda a: None)
simple("a reset before the answer", lambda a: a.reset())
simple("a reset at once", lambda a: a.reset(), is_early=True)

# Headers
simple("the end within the status line", raw("HTTP/1.1 20"))
simple("the end within the headers", raw("HTTP/1.1 200 OK\r\nContent-Type: text/ht"))
simple("headers without an end", raw(f"HTTP/1.1 200 OK\r\n{HTML}\r\n"))
simple("a header line of a megabyte", lambda a: a.send("HTTP/1.1 200 OK\r\nX: ", b"a" * (1 << 20), "\r\n\r\n"))
simple("a NUL in a header", lambda a: a.whole(a.body, "X-Odd: a\0b"))
simple("a header line without a colon", lambda a: a.whole(a.body, "nonsense", HTML))
simple("an ETag of ten kilobytes", lambda a: a.whole(a.body, 'ETag: "' + "e" * 10_000 + '"', HTML), takes=True)
simple("a Content-Type of ten kilobytes", lambda a: a.whole(a.body, "Content-Type: text/html; x=" + "e" * 10_000), takes=True)
simple("a thousand interim answers", lambda a: (a.send("HTTP/1.1 103 Early Hints\r\n\r\n" * 1000), a.whole(a.body, HTML)), takes=True)


@way("headers without end")
def endless_headers(a):
    a.send("HTTP/1.1 200 OK\r\n")
    while True:
        a.send("X-More: " + "a" * 1000 + "\r\n")


# Length
simple("a negative length", lambda a: (a.head("200 OK", "Content-Length: -1"), a.send(a.body)))
simple("a length beyond all numbers", lambda a: (a.head("200 OK", "Content-Length: 99999999999999999999"), a.send(a.body)))
simple("a length of 5 GB", lambda a: (a.head("200 OK", "Content-Length: 5000000000"), a.send(a.body)))
simple("two lengths", lambda a: (a.head("200 OK", f"Content-Length: {len(a.body)}", "Content-Length: 10"), a.send(a.body)))
simple("a body shorter than its length", lambda a: (a.head("200 OK", f"Content-Length: {len(a.body)}", 'ETag: "cut"'), a.send(a.body[:-400])))
simple("half a body, then a reset", lambda a: (a.head("200 OK", f"Content-Length: {len(a.body)}"), a.send(a.body[:500]), time.sleep(0.05), a.reset()))
simple("a body longer than its length", lambda a: (a.head("200 OK", f"Content-Length: {len(a.body) - 400}"), a.send(a.body)))
simple("chunks without the last", lambda a: (a.head("200 OK", "Transfer-Encoding: chunked"), a.send(f"{len(a.body):x}\r\n", a.body, "\r\n")))
simple("a chunk cut short", lambda a: (a.head("200 OK", "Transfer-Encoding: chunked"), a.send(f"{len(a.body):x}\r\n", a.body[:-400])))
simple("a chunk size that is none", lambda a: (a.head("200 OK", "Transfer-Encoding: chunked"), a.send("zz\r\n", a.body)))
simple("a chunk size beyond all numbers", lambda a: (a.head("200 OK", "Transfer-Encoding: chunked"), a.send("f" * 40 + "\r\n", a.body)))
simple("chunks and a length", lambda a: (a.head("200 OK", "Transfer-Encoding: chunked", "Content-Length: 9"), a.send(f"{len(a.body):x}\r\n", a.body, "\r\n0\r\n\r\n")), takes=True)
simple("chunks of one byte", lambda a: (a.head("200 OK", "Transfer-Encoding: chunked"), a.send(b"".join(b"1\r\n%c\r\n" % byte for byte in a.body), "0\r\n\r\n")), takes=True)
simple("no length, the whole page", lambda a: (a.head("200 OK", HTML), a.send(a.body)), takes=True)
simple("no length, half a page", lambda a: (a.head("200 OK", HTML, 'ETag: "half"'), a.send(a.body[: len(a.body) // 2])))
simple("no length, half a page by a reset", lambda a: (a.head("200 OK", HTML), a.send(a.body[: len(a.body) // 2]), time.sleep(0.05), a.reset()))
simple("HTTP/1.0, half a page", lambda a: a.send("HTTP/1.0 200 OK\r\n\r\n", a.body[: len(a.body) // 2]))
simple("no length, a table cut out of the page", lambda a: (a.head("200 OK"), a.send(a.body[: len(a.body) // (2 + a.request.earlier % 2)], b"</html>" if a.request.earlier % 2 else b"<p></html>")))


@way("a cut page with an ETag, and 304 for it ever after")
def poisoned(a):
    if "if-none-match" in a.request.headers:
        return a.head("304 Not Modified", 'ETag: "poison"')
    a.head("200 OK", 'ETag: "poison"', HTML)
    a.send(a.body[: len(a.body) // 2])


# gzip
def zipped(cut=0, tail=b"", length=False):
    def answer(a):
        body = a.packed()
        body = (body[:-cut] if cut else body) + tail
        a.head("200 OK", "Content-Encoding: gzip", HTML, *([f"Content-Length: {len(body)}"] if length else []))
        a.send(body)
    return answer


simple("gzip", zipped(length=True), takes=True)
simple("gzip without a length", zipped(), takes=True)
simple("gzip with padding", zipped(tail=b"\0\0\0\0", length=True), takes=True)
simple("gzip without its trailer", zipped(cut=8))
simple("gzip without its last byte", zipped(cut=1, length=True))
simple("gzip cut in half, of that length", zipped(cut=200, length=True))
simple("gzip with another sum", zipped(cut=8, tail=b"\1\2\3\4\5\6\7\0", length=True))
simple("says gzip, sends plain", lambda a: a.whole(a.body, "Content-Encoding: gzip"))
simple("says br", lambda a: a.whole(a.body, "Content-Encoding: br"))
simple("says gzip twice", lambda a: a.whole(a.packed(), "Content-Encoding: gzip, gzip"))
simple("says nothing, sends gzip", lambda a: a.whole(a.packed(), HTML))


@way("gzip of a gigabyte of zeros")
def bomb(a):
    import zlib
    packer = zlib.compressobj(9, zlib.DEFLATED, 31)
    a.head("200 OK", "Content-Encoding: gzip", HTML)
    for _ in range(1000):
        a.send(packer.compress(bytes(1 << 20)))
    a.send(packer.flush())


# Time and size
simple("silence at once", lambda a: a.silence(), is_early=True)
simple("silence instead of an answer", lambda a: a.silence())
simple("silence within the headers", lambda a: (a.send("HTTP/1.1 200 OK\r\nX: "), a.silence()))
simple("silence within the body", lambda a: (a.head("200 OK", f"Content-Length: {len(a.body)}"), a.send(a.body[:500]), a.silence()))


@way("headers a byte a second")
def slow_headers(a):
    for byte in "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n":
        a.send(byte)
        time.sleep(1)


@way("a body a byte a second")
def slow_body(a):
    a.head("200 OK", f"Content-Length: {len(a.body)}")
    for byte in a.body:
        a.send(bytes([byte]))
        time.sleep(1)


@way("a body without end")
def endless(a):
    a.head("200 OK", HTML)
    while True:
        a.send(b"<p>more" * 10_000)


@way("chunks without end")
def endless_chunks(a):
    a.head("200 OK", "Transfer-Encoding: chunked")
    while True:
        a.send("10000\r\n", b"a" * 0x10000, "\r\n")


def large(piece):
    """A page just below what is taken, full of one thing."""
    head = b"<html><head><title>t</title></head><body><table>"
    return lambda a: a.whole(head + piece * ((4_000_000 - len(head)) // len(piece)), HTML)


for what, piece in (
        ("cells", "<td>1"), ("rows", "<tr><td>1"), ("words", "停留所 7:05 平日 のりば "), ("list entries", "<li>7:05 駅前行"),
        ("elements in one another", "<div>"), ("attributes", "<td class='a' style='color:red'>1</td>"),
        ("spans", "<tr><td colspan=1000 rowspan=1000>1"), ("pairs", "<dl><dt>7<dd>01 02 03"),
        ("tables", "<table><tr><th>時<th>平日<th>土曜<tr><th>7<td>01 02<td>03<tr><th>8<td>01<td>02</table>")):
    simple(f"a page of 4 MB of {what}", large(piece.encode()))
simple("a page of 15 MB", lambda a: a.whole(a.body + b" " * (15 << 20), HTML))


# Redirects
def leads(to, code="302 Found"):
    return lambda a: a.whole(b"", f"Location: {to(a) if callable(to) else to}", status=code)


def secret(host):
    return leads(lambda a: f"http://{host}:{a.site.port}/secret.html")


simple("a redirect to itself", leads("/t.html"))
simple("a redirect in a circle of two", lambda a: leads("/b" if a.request.path == "/t.html" else "/t.html")(a))
simple("a redirect further and further", lambda a: leads(f"{a.request.path}x")(a))
simple("a redirect to the page", lambda a: good(a) if a.request.path == "/new" else leads("/new", "301 Moved")(a), takes=True)
for spelling in (
        SECRET, "localhost", "[::1]", "0.0.0.0", "2137194497", "0177.0143.0.1", "0x7f.0x63.0.1",
        "127.6488065", "[::ffff:127.99.0.1]", "10.0.0.1", "192.168.0.1", "169.254.169.254",
        "100.64.0.1", "[fe80::1]", "[fd00::1]", "router.local"):
    simple(f"a redirect to {spelling}", secret(spelling))
simple("a redirect to a file", leads("file:///etc/passwd"))
simple("a redirect with a user's name", secret("me:word@" + SECRET))
simple("a redirect to nonsense", leads("http://["))
simple("a redirect to nowhere", status("302 Found"))
simple("a redirect to ten kilobytes", leads("/" + "a" * 10_000))
for code in ("304 Not Modified", "300 Choices", "201 Created", "305 Use Proxy"):
    simple(f"{code[:3]} with a Location", leads(f"http://{SECRET}/", code))

# Conditions and statuses
simple("304 to whatever is asked", status("304 Not Modified"))
simple("206 with half a page", lambda a: a.whole(a.body[:900], "Content-Range: bytes 0-899/9999", status="206 Partial"))
for line in (
        "202 Accepted", "204 No Content", "205 Reset", "400 Bad", "401 Who", "402 Pay", "403 No",
        "404 Gone", "407 Proxy", "408 Late", "410 Gone", "418 Teapot", "421 Misdirected", "429 Much",
        "451 Law", "500 Oops", "501 What", "502 Gateway", "503 Busy", "504 Late", "505 Version",
        "511 Login", "520 Odd"):
    simple(f"status {line[:3]}", status(line, HTML, body=SECRET_PAGE if line[0] in "45" else b""))
simple("429 for an hour", status("429 Much", "Retry-After: 3600"))
simple("503 until the year 2100", status("503 Busy", "Retry-After: Fri, 31 Dec 2100 23:59:59 GMT"))
simple("503 with a Retry-After that is none", status("503 Busy", "Retry-After: soon"))
simple("503 twice, then the page", lambda a: good(a) if a.request.earlier > 1 else status("503 Busy")(a), takes=True)


# Lies
def says(text, *lines):
    return status("200 OK", *(lines or (HTML,)), body=text if isinstance(text, bytes) else text.encode())


def plain(title, words):
    return says(f"<html><head><title>{title}</title></head><body><h1>{title}</h1><p>{words}</p></body></html>")


simple("200 with nothing in it", says(""))
simple("200 with white space", says(" \n" * 500))
simple("200 that says 404", plain("404 Not Found", "ページが見つかりません。7:05 に発生"))
simple("200 with a login", says('<html><title>ログイン</title><form action="/login"><input type="password"></form></html>'))
simple("200 with maintenance", plain("メンテナンス中", "22:00から翌5:30まで 8時00分再開"))
simple("200 of a firewall", plain("Access Denied", "Reference #18.2f3a 12:34:56"))
simple("200 of a parked domain", plain("bus.example is for sale", "Buy this domain"))
simple("200 of a captive portal", plain("Welcome to Free Wi-Fi", "Sign in 10:00-22:00"))
simple("a PDF", says(b"%PDF-1.7\n" + bytes(range(256)) * 40, "Content-Type: application/pdf"))
simple("a picture", says(b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 40, "Content-Type: image/png"))
simple("a zip", says(b"PK\x03\x04" + bytes(range(256)) * 40, "Content-Type: application/zip"))
simple("JSON", says('{"departures": ["07:05", "08:10"]}', "Content-Type: application/json"))
simple("random bytes", says(bytes((n * 7919 >> 3) & 255 for n in range(9000))))
simple("a page that scripts fill", says('<html><body><div id="app"></div><script src="/app.js"></script></body></html>'))
simple("the page called a picture", lambda a: a.whole(a.body, "Content-Type: image/png"), takes=True)
simple("the page without a Content-Type", lambda a: a.whole(a.body), takes=True)
simple("an ETag with a line end in it", lambda a: a.whole(a.body, 'ETag: "a\rX: b"', HTML), takes=True)

# robots.txt
simple("robots.txt forbids", lambda a: a.whole(b"User-agent: *\nDisallow: /") if a.request.path == "/robots.txt" else good(a), is_robots=True)
simple("robots.txt in trouble", lambda a: status("500 Oops")(a) if a.request.path == "/robots.txt" else good(a), is_robots=True)
simple("robots.txt without end", lambda a: endless(a) if a.request.path == "/robots.txt" else good(a), is_robots=True)
simple("robots.txt in a circle", lambda a: leads("/robots.txt")(a) if a.request.path == "/robots.txt" else good(a), is_robots=True, takes=True)
simple("robots.txt that is HTML", lambda a: a.whole(b"<html>Disallow: /</html>") if a.request.path == "/robots.txt" else good(a), is_robots=True, takes=True)
simple("robots.txt with a pause of a year", lambda a: a.whole(b"User-agent: *\nCrawl-delay: 31536000") if a.request.path == "/robots.txt" else status("404 Gone")(a), is_robots=True)

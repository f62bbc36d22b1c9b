"""Servers that misbehave under TLS, and by HTTP/2: ways of their own for `scripts/torture network`."""

import hashlib
import ssl
import struct
import subprocess
import time

from torture_ways import HTML, Way

WAYS = []
CA_BUNDLE = "/etc/ssl/certs/ca-certificates.crt"


class SafeWay(Way):
    """A way over TLS: which certificate the server shows, and what it does by HTTP/1.1 or HTTP/2."""

    def __init__(self, name, answer, certificate="good", is_h2=False, shake=None, **facts):
        super().__init__(name, answer, **facts)
        self.certificate, self.is_h2, self.shake = certificate, is_h2, shake


def safe(name, answer, **facts):
    WAYS.append(SafeWay(name, answer, **facts))


class Certificates:
    """An authority of our own and what it signs, for every loopback address of a way."""

    def __init__(self, folder, hosts):
        self.folder = folder
        folder.mkdir()
        self.run("ecparam", "-name", "prime256v1", "-genkey", "-noout", "-out", "ca.key")
        self.run("req", "-x509", "-new", "-key", "ca.key", "-subj", "/CN=torture", "-days", "30", "-out", "ca.pem")
        self.run("ecparam", "-name", "prime256v1", "-genkey", "-noout", "-out", "other.key")
        self.run("req", "-x509", "-new", "-key", "other.key", "-subj", "/CN=nobody", "-days", "30", "-out", "other.pem")
        names = "subjectAltName=" + ",".join(f"IP:{host}" for host in hosts)
        self.sign("good", names, "ca", ["-days", "30"])
        self.sign("stranger", names, "other", ["-days", "30"])
        self.sign("elsewhere", "subjectAltName=DNS:elsewhere.example,IP:192.0.2.1", "ca", ["-days", "30"])
        self.sign("expired", names, "ca", ["-not_before", "20200101000000Z", "-not_after", "20200201000000Z"])
        self.sign("early", names, "ca", ["-not_before", "20800101000000Z", "-not_after", "20810101000000Z"])
        self.run("ecparam", "-name", "prime256v1", "-genkey", "-noout", "-out", "selfsigned.key")
        self.run(
            "req", "-x509", "-new", "-key", "selfsigned.key", "-subj", "/CN=bus", "-addext", names, "-days", "30",
            "-out", "selfsigned.pem")

    def run(self, *words):
        subprocess.run(["openssl", *words], cwd=self.folder, check=True, capture_output=True)

    def sign(self, name, names, authority, dates):
        (self.folder / f"{name}.ext").write_text(names + "\n")
        self.run("ecparam", "-name", "prime256v1", "-genkey", "-noout", "-out", f"{name}.key")
        self.run("req", "-new", "-key", f"{name}.key", "-subj", "/CN=bus", "-out", f"{name}.csr")
        if dates[0] == "-days":
            self.run(
                "x509", "-req", "-in", f"{name}.csr", "-CA", f"{authority}.pem", "-CAkey", f"{authority}.key",
                "-CAcreateserial", "-extfile", f"{name}.ext", *dates, "-out", f"{name}.pem")
            return
        # `openssl x509` of 3.0 takes no dates; `openssl ca` does.
        (self.folder / "index.txt").write_text("")
        (self.folder / "ca.cnf").write_text(
            "[ca]\ndefault_ca=a\n[a]\ndatabase=index.txt\nnew_certs_dir=.\nrand_serial=yes\ndefault_md=sha256\n"
            "policy=p\nunique_subject=no\ncopy_extensions=none\n[p]\ncommonName=supplied\n")
        start, end = dates[1], dates[3]
        self.run(
            "ca", "-batch", "-config", "ca.cnf", "-cert", f"{authority}.pem", "-keyfile", f"{authority}.key",
            "-in", f"{name}.csr", "-extfile", f"{name}.ext", "-startdate", start, "-enddate", end,
            "-out", f"{name}.pem", "-notext")

    def context(self, name, is_h2=False, is_old=False):
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        if is_old:
            context.set_ciphers("ALL:@SECLEVEL=0")
            context.minimum_version = context.maximum_version = ssl.TLSVersion.TLSv1
        context.load_cert_chain(self.folder / f"{name}.pem", self.folder / f"{name}.key")
        context.set_alpn_protocols(["h2", "http/1.1"] if is_h2 else ["http/1.1"])
        return context


# Certificates and handshakes
for kind in ("expired", "early", "selfsigned", "stranger", "elsewhere"):
    safe(f"TLS: a certificate that is {kind}", None, certificate=kind)
safe("TLS of 1999", None, certificate="old")
safe("TLS: plain HTTP where TLS is wanted", None, shake=lambda c: c.sendall(b"HTTP/1.1 400 Bad\r\nContent-Length: 0\r\n\r\n"))
safe("TLS: silence in the handshake", None, shake=lambda c: time.sleep(20))
safe("TLS: the end in the handshake", None, shake=lambda c: None)
safe("TLS: noise in the handshake", None, shake=lambda c: c.sendall(bytes(n * 7 & 255 for n in range(4000))))

# HTTP/1.1 under TLS
safe("TLS: a careful server", lambda a: a.whole(a.body, HTML), takes=True)


def unlengthed(part, closes):
    def answer(a):
        a.head("200 OK", HTML, "Connection: close")
        a.send(a.body[:int(len(a.body) * part)])
        if closes:
            a.connection = a.connection.unwrap()
    return answer


safe("TLS: no length, the end is told", unlengthed(1, True), takes=True)
safe("TLS: no length, the end is not told", unlengthed(1, False), takes=True)
safe("TLS: no length, half of it, the end is told", unlengthed(0.5, True))
safe("TLS: no length, half of it, the end is not told", unlengthed(0.5, False))
safe("TLS: half of its length", lambda a: (a.head("200 OK", HTML, f"Content-Length: {len(a.body)}"), a.send(a.body[:700])))


class Stream:
    """One request by HTTP/2, and frames to answer it with."""

    def __init__(self, connection, number, headers, body, encoder):
        self.connection, self.number, self.request = connection, number, headers
        self.body, self.encoder = body, encoder

    def frame(self, kind, flags, payload=b"", number=None):
        number = self.number if number is None else number
        self.connection.sendall(
            struct.pack(">I", len(payload))[1:] + bytes([kind, flags]) + struct.pack(">I", number) + payload)

    def headers(self, status=200, *more, ends=False):
        block = self.encoder.encode([(":status", str(status)), ("content-type", "text/html; charset=utf-8"), *more])
        self.frame(1, 4 | (1 if ends else 0), block)

    def data(self, body, ends=True):
        pieces = [body[at:at + 16000] for at in range(0, len(body), 16000)] or [b""]
        for at, piece in enumerate(pieces):
            self.frame(0, 1 if ends and at == len(pieces) - 1 else 0, piece)

    def reset(self, code):
        self.frame(3, 0, struct.pack(">I", code))

    def length(self, count=None):
        return ("content-length", str(len(self.body) if count is None else count))


def serve_h2(connection, site, way, mode, body):
    """Speaks HTTP/2 with a client until it hangs up."""
    from hpack import Decoder, Encoder
    decoder, encoder = Decoder(), Encoder()
    read = bytearray()

    def take(count):
        while len(read) < count:
            more = connection.recv(65536)
            if not more:
                raise OSError("gone")
            read.extend(more)
        piece = bytes(read[:count])
        del read[:count]
        return piece

    take(24)
    connection.sendall(b"\0\0\0\4\0\0\0\0\0")
    while True:
        head = take(9)
        kind, flags = head[3], head[4]
        number = struct.unpack(">I", head[5:9])[0] & 0x7FFFFFFF
        payload = take(int.from_bytes(head[:3], "big"))
        if kind == 4 and not flags & 1:
            connection.sendall(b"\0\0\0\4\1\0\0\0\0")
        if kind == 6 and not flags & 1:
            connection.sendall(b"\0\0\x08\6\1\0\0\0\0" + payload)
        if kind != 1:
            continue
        if flags & 0x20:
            payload = payload[5:]
        headers = dict(decoder.decode(payload))
        stream = Stream(connection, number, headers, body, encoder)
        if headers[":path"] == "/robots.txt":
            stream.headers(404, ("content-length", "0"), ends=True)
        elif mode == "bad":
            way.answer(stream)
        else:
            good_h2(stream)


def good_h2(s):
    etag = f'"{hashlib.sha256(s.body).hexdigest()}"'
    if s.request.get("if-none-match") == etag:
        return s.headers(304, ("etag", etag), ends=True)
    s.headers(200, ("etag", etag), s.length())
    s.data(s.body)


def two(name, answer, **facts):
    safe(f"HTTP/2: {name}", answer, is_h2=True, **facts)


def hang_up(s):
    raise OSError("done")


def endless_data(s):
    s.headers()
    while True:
        s.data(b"<p>more" * 2000, ends=False)


def endless_headers(s):
    block = s.encoder.encode([(":status", "200")])
    s.frame(1, 0, block)
    while True:
        s.frame(9, 0, b"\x00\x03x-a\x7f\x80\x0f" + b"a" * 2047)


def slow(s):
    s.headers(200, s.length())
    for byte in s.body:
        s.data(bytes([byte]), ends=False)
        time.sleep(1)


two("a careful server", good_h2, takes=True)
two("no length, the stream ends", lambda s: (s.headers(), s.data(s.body)), takes=True)
two("no length, half of it, the stream ends", lambda s: (s.headers(), s.data(s.body[:len(s.body) // 2])))
two("no length, half of it, then the end", lambda s: (s.headers(), s.data(s.body[:len(s.body) // 2], ends=False), hang_up(s)))
two("half of its length, the stream ends", lambda s: (s.headers(200, s.length()), s.data(s.body[:700])))
two("half of its length, then the end", lambda s: (s.headers(200, s.length()), s.data(s.body[:700], ends=False), hang_up(s)))
two("more than its length", lambda s: (s.headers(200, s.length(500)), s.data(s.body)))
two("the stream is reset within the body", lambda s: (s.headers(200, s.length()), s.data(s.body[:700], ends=False), s.reset(2)))
# A whole document, twice the same: what the code of the reset is does not matter any more.
two("the stream is reset at its end", lambda s: (s.headers(), s.data(s.body, ends=False), s.reset(0)), takes=True)
two("the stream is reset at once", lambda s: s.reset(1))
two("every stream is refused", lambda s: s.reset(7))
two("go away", lambda s: (s.frame(7, 0, struct.pack(">II", 0, 0), 0), hang_up(s)))
two("go away for being too busy", lambda s: (s.frame(7, 0, struct.pack(">II", 0, 11), 0), hang_up(s)))
two("frames beyond the size allowed", lambda s: s.frame(0, 0, bytes(100_000)))
two("a frame of no known kind", lambda s: (s.frame(99, 0, b"odd"), good_h2(s)), takes=True)
two("data before headers", lambda s: s.data(s.body))
two("headers that cannot be unpacked", lambda s: s.frame(1, 5, b"\xff\xff\xff\xff\xff\xff\x7f"))
two("headers without a status", lambda s: (s.frame(1, 4, s.encoder.encode([("content-type", "text/html")])), s.data(s.body)))
two("headers without end", endless_headers)
two("a window of zero and silence", lambda s: (s.headers(200, s.length()), time.sleep(20)))
two("a ping flood", lambda s: ([s.frame(6, 0, b"12345678", 0) for _ in range(2000)], good_h2(s)), takes=True)
two("a settings flood", lambda s: ([s.frame(4, 0, b"", 0) for _ in range(2000)], good_h2(s)), takes=True)
two("a promise of another page", lambda s: s.frame(5, 4, struct.pack(">I", 2) + s.encoder.encode([(":method", "GET"), (":path", "/evil"), (":scheme", "https"), (":authority", "x")])))
two("data without end", endless_data)
two("a byte a second", slow)

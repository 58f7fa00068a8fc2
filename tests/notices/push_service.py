"""A stand-in for the push service of a browser: it checks what the standards say, and the browser can read the rest."""

from __future__ import annotations

import datetime
import json
import ssl
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from perihelion.notices import safe_http
from perihelion.notices.web_push import decode, encode, public_bytes

NAME = "push.example.org"


class Browser:
    """The keys of a browser, and how it reads a message (RFC 8291, section 3.4; RFC 8188)."""

    def __init__(self):
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = bytes(range(16))
        self.public = public_bytes(self.key.public_key())
        self.keys = {"p256dh": encode(self.public), "auth": encode(self.secret)}

    def read(self, body):
        salt, length = body[:16], body[20]
        assert int.from_bytes(body[16:20]) == 4096
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        info = b"WebPush: info\0" + self.public + sender
        first = HKDF(hashes.SHA256(), 32, self.secret, info).derive(self.key.exchange(ec.ECDH(), point))
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(first)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(first)
        plain = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert plain[-1:] == b"\x02", "the last record"
        return json.loads(plain[:-1])


def check_signature(header, key, audience, now):
    """Check the VAPID header (RFC 8292); returns the claims."""
    scheme, _, rest = header.partition(" ")
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid"
    assert fields["k"] == key, "the key that the browser subscribed with"
    signed, _, signature = fields["t"].rpartition(".")
    raw = decode(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(key))
    point.verify(pair, signed.encode(), ec.ECDSA(hashes.SHA256()))
    head, claims = (json.loads(decode(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    assert claims["aud"] == audience
    assert now < claims["exp"] <= now + 24 * 3600
    return claims


class PushService:
    """A server with TLS on this machine, whose name resolves to it."""

    def __init__(self, folder, monkeypatch):
        self.status, self.requests = 201, []
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.requests.append((self.path, dict(self.headers), body))
                self.send_response(service.status)
                self.send_header("Location", f"{service.origin}/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_):
                pass

        certificate, key = make_certificate(folder)
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate, key)
        self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        self.origin = f"https://{NAME}:{self.server.server_address[1]}"
        trusted = ssl.create_default_context(cafile=str(certificate))
        monkeypatch.setattr(safe_http, "certificates", lambda: trusted)
        monkeypatch.setattr(safe_http, "resolve", lambda target: {NAME: "127.0.0.1"}[target.host])
        self._thread = threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True)
        self._thread.start()

    def stop(self):
        self.server.shutdown()
        self.server.server_close()


def make_certificate(folder):
    """Write a certificate for the name of the service, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, NAME)])
    today = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(today - datetime.timedelta(days=1))
        .not_valid_after(today + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    paths = folder / "certificate.pem", folder / "key.pem"
    paths[0].write_bytes(made.public_bytes(serialization.Encoding.PEM))
    plain = serialization.NoEncryption()
    pem = key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, plain)
    paths[1].write_bytes(pem)
    return paths

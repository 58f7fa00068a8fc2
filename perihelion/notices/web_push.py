"""Web Push: a message encrypted for one browser (RFC 8291), signed by this server (VAPID, RFC 8292).

The browser's push service forwards it, and cannot read it. Nobody else can use the subscription.
"""

from __future__ import annotations

import json
import os
import struct
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:  # it is slow to import, and most servers start without sending anything
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey, EllipticCurvePublicKey

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""The order of the curve P-256."""
RECORD_SIZE = 4096
SIGNATURE_SECONDS = 12 * 3600
KEPT_SECONDS = 24 * 3600
"""How long a push service keeps a message for a browser that is not running."""


def encode(data: bytes) -> str:
    """Return bytes in base64 as the standards write it: for addresses, without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """Return the bytes of such a text. Raises ValueError if it is malformed."""
    return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))


def server_key(secret: bytes) -> EllipticCurvePrivateKey:
    """Return the key with which this server signs, from 32 secret bytes."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int.from_bytes(secret) % (ORDER - 1) + 1, ec.SECP256R1())


def public_bytes(key: EllipticCurvePublicKey) -> bytes:
    """Return a public key as 65 bytes."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def read_browser_keys(p256dh: str, auth: str) -> tuple[EllipticCurvePublicKey, bytes]:
    """Return the public key of a browser and its secret. Raises ValueError if they are invalid."""
    from cryptography.hazmat.primitives.asymmetric import ec

    point, secret = decode(p256dh), decode(auth)
    if len(point) != 65 or len(secret) != 16:
        raise ValueError("a browser has a key of 65 bytes and a secret of 16")
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point), secret


def encrypt(
    message: bytes,
    p256dh: str,
    auth: str,
    salt: bytes | None = None,
    once: EllipticCurvePrivateKey | None = None,
) -> bytes:
    """Return a message encrypted for a browser. Only tests pass the salt and the one-time key."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    def derive(length: int, salt: bytes, secret: bytes, info: bytes) -> bytes:
        return HKDF(SHA256(), length, salt, info).derive(secret)

    browser, secret = read_browser_keys(p256dh, auth)
    once, salt = once or ec.generate_private_key(ec.SECP256R1()), salt or os.urandom(16)
    ours, theirs = public_bytes(once.public_key()), public_bytes(browser)
    shared = derive(32, secret, once.exchange(ec.ECDH(), browser), b"WebPush: info\0" + theirs + ours)
    key = derive(16, salt, shared, b"Content-Encoding: aes128gcm\0")
    nonce = derive(12, salt, shared, b"Content-Encoding: nonce\0")
    head = salt + struct.pack("!IB", RECORD_SIZE, len(ours)) + ours
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)


def sign(key: EllipticCurvePrivateKey, endpoint: str, site: str) -> str:
    """Return the header that says to a push service which server sends this."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    parts = urlsplit(endpoint)
    claims: dict[str, object] = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + SIGNATURE_SECONDS}
    if site.startswith("https://"):
        claims["sub"] = site
    head = {"typ": "JWT", "alg": "ES256"}
    signed = ".".join(encode(json.dumps(part, separators=(",", ":")).encode()) for part in (head, claims))
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(SHA256())))
    token = f"{signed}.{encode(r.to_bytes(32) + s.to_bytes(32))}"
    return f"vapid t={token}, k={encode(public_bytes(key.public_key()))}"


def push_headers(key: EllipticCurvePrivateKey, endpoint: str, site: str) -> dict[str, str]:
    """Return the headers of a request to a push service."""
    return {
        "Authorization": sign(key, endpoint, site),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT_SECONDS),
        "Urgency": "normal",
    }

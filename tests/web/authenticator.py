"""A passkey in software: it makes keys and signs as the standard says, and can be told to cheat."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def to_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """One passkey."""

    def __init__(self, origin: str):
        self.origin, self.counter = origin, 0
        self.id, self.handle = secrets.token_bytes(16), b""
        self.key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: dict, origin: str = "") -> dict:
        """Answer `navigator.credentials.create`."""
        self.handle = from_text(options["user"]["id"])
        numbers = self.key.public_key().public_numbers()
        point = {-2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, **point})
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        data = self._data(options["rp"]["id"], ATTESTED) + attested
        made = {"attestationObject": to_text(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data}))}
        return self._answer("webauthn.create", options, origin, made)

    def sign(self, options: dict, origin: str = "", step: int = 1) -> dict:
        """Answer `navigator.credentials.get`; the counter grows by `step`."""
        self.counter += step
        data = self._data(options["rpId"])
        answer = self._answer("webauthn.get", options, origin, {})
        said = hashlib.sha256(from_text(answer["response"]["clientDataJSON"])).digest()
        signature = self.key.sign(data + said, ec.ECDSA(hashes.SHA256()))
        answer["response"] |= {
            "authenticatorData": to_text(data),
            "signature": to_text(signature),
            "userHandle": to_text(self.handle),
        }
        return answer

    def _data(self, site: str, flags: int = 0) -> bytes:
        flags |= PRESENT | VERIFIED
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + self.counter.to_bytes(4, "big")

    def _answer(self, kind: str, options: dict, origin: str, response: dict) -> dict:
        said = {"type": kind, "challenge": options["challenge"], "origin": origin or self.origin, "crossOrigin": False}
        response["clientDataJSON"] = to_text(json.dumps(said).encode())
        return {"id": to_text(self.id), "rawId": to_text(self.id), "type": "public-key", "response": response}

"""Passkeys (WebAuthn): what a browser is asked to sign, and the check of what it signed.

A passkey is resident: the device knows its guest, so nobody types a name. It is bound to our host name. A challenge
works once, for the browser that requested it.

The library takes 14 MB of memory, so it is loaded on first use.
"""

from __future__ import annotations

import hashlib
import json
import logging
from ipaddress import ip_address
from urllib.parse import urlsplit

from sqlalchemy.exc import IntegrityError

from ...json_types import JsonObject
from ...store import passkeys
from ...store.database import Database
from ...store.guests import Guest
from ...store.passkeys import CHALLENGE_SECONDS, Passkey
from ...table.errors import Conflict
from ...wire.errors import WebError

REGISTER, SIGN_IN = "register", "sign-in"
"""What a challenge is for."""

MOST_PASSKEYS = 10
"""Limit of passkeys for each guest."""

MILLISECONDS = int(CHALLENGE_SECONDS * 1000)

logger = logging.getLogger("perihelion.web")


def site_of(origin: str) -> str:
    """Return the host name for which passkeys are made; empty if it is an IP address, for which none are possible."""
    host = urlsplit(origin).hostname or ""
    try:
        ip_address(host)
    except ValueError:
        return host
    return ""


async def ask_for_new(database: Database, guest: Guest, origin: str) -> JsonObject:
    """Return what a browser needs to make a passkey for a guest."""
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers import base64url_to_bytes
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    known = await passkeys.list_passkeys(database, guest.id)
    if len(known) >= MOST_PASSKEYS:
        raise Conflict("passkeys", n=MOST_PASSKEYS)
    options = generate_registration_options(
        rp_id=_site(origin),
        rp_name="Perihelion",
        user_id=_handle(guest.id),
        user_name=guest.name,
        challenge=await passkeys.make_challenge(database, REGISTER, guest.id),
        timeout=MILLISECONDS,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(passkey.id)) for passkey in known],
    )
    return dict(json.loads(options_to_json(options)))


async def add(database: Database, guest: Guest, origin: str, credential: JsonObject, name: str) -> None:
    """Check and store the passkey that a browser made."""
    from webauthn import verify_registration_response
    from webauthn.helpers import bytes_to_base64url

    challenge = await _use_challenge(database, REGISTER, guest.id, credential)
    try:
        made = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=_site(origin),
            expected_origin=origin,
        )
    except Exception as error:  # the library parses input of strangers: nothing in it may break the server
        raise _refuse(error) from None
    known_as, key = bytes_to_base64url(made.credential_id), made.credential_public_key
    new = Passkey(known_as, guest.id, _site(origin), key, made.sign_count, name)
    if len(await passkeys.list_passkeys(database, guest.id)) >= MOST_PASSKEYS:
        raise Conflict("passkeys", n=MOST_PASSKEYS)
    try:
        await passkeys.add(database, new)
    except IntegrityError:
        raise Conflict("passkey-known") from None


async def ask_to_sign_in(database: Database, asking: str, origin: str) -> JsonObject:
    """Return what a browser needs to sign in with any passkey that it has for us. `asking` is its current guest."""
    from webauthn import generate_authentication_options, options_to_json
    from webauthn.helpers.structs import UserVerificationRequirement

    options = generate_authentication_options(
        rp_id=_site(origin),
        challenge=await passkeys.make_challenge(database, SIGN_IN, asking),
        timeout=MILLISECONDS,
        user_verification=UserVerificationRequirement.PREFERRED,
    )
    return dict(json.loads(options_to_json(options)))


async def check(database: Database, asking: str, origin: str, credential: JsonObject) -> str:
    """Return the id of the guest whom a passkey's signature signs in. Raises if it does not fit."""
    from webauthn import verify_authentication_response
    from webauthn.helpers import base64url_to_bytes

    challenge = await _use_challenge(database, SIGN_IN, asking, credential)
    given = credential.get("id")
    known = await passkeys.find(database, given) if isinstance(given, str) and "\0" not in given else None
    if known is None or known.site != _site(origin):
        raise _refuse(None)
    try:
        signed = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=known.site,
            expected_origin=origin,
            credential_public_key=known.public_key,
            credential_current_sign_count=known.counter,
        )
        handle = credential["response"].get("userHandle")
        fits = handle is None or base64url_to_bytes(handle) == _handle(known.guest)
    except Exception as error:  # as above; a counter that did not grow belongs to a copy of the passkey
        raise _refuse(error) from None
    if not fits or not await passkeys.note_use(database, known, signed.new_sign_count):
        raise _refuse(None)
    return known.guest


async def _use_challenge(database: Database, purpose: str, guest: str, credential: JsonObject) -> bytes:
    """Return the challenge that a browser answered. It was made for this browser, and is used up now."""
    from webauthn.helpers import base64url_to_bytes

    try:
        said = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        challenge = base64url_to_bytes(said["challenge"])
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise _refuse(error) from None
    if not await passkeys.use_challenge(database, purpose, guest, challenge):
        raise _refuse(None)
    return challenge


def _site(origin: str) -> str:
    site = site_of(origin)
    if not site:
        raise _refuse(None)
    return site


def _handle(guest: str) -> bytes:
    """Return the user handle of a guest in passkeys. It does not reveal the guest's id."""
    return hashlib.sha256(f"passkey of {guest}".encode()).digest()


def _refuse(error: Exception | None) -> WebError:
    """Return the refusal, the same for every reason."""
    if error is not None:
        logger.info("a passkey was refused: %s", type(error).__name__)
    return WebError(403, "passkey")

"""What is stored about guests, by kind: the one list from which the privacy page and its sentences follow.

A test fails if a table of the database is in no kind, and `docs/hosting.md` has the same sentences.
"""

from __future__ import annotations

from sqlalchemy import Table

from . import schema

_f, _g, _t, _s, _n, _r, _d, _o, _c = (
    schema.friends,
    schema.guests,
    schema.tables,
    schema.study,
    schema.notices,
    schema.results,
    schema.deals,
    schema.operators,
    schema.tournaments,
)

KINDS: dict[str, tuple[Table, ...]] = {
    "guest": (_g.guests,),
    "sign-in": (_g.links, _g.devices, _g.passkeys, _g.challenges, _g.sign_in_addresses),
    "tables": (_t.tables, _t.log, _t.players, schema.processes.presence),
    "chat": (_t.chat,),
    "plans": (_t.plans,),
    "results": (_r.results, _r.result_seats, _r.ratings, _r.profiles),
    "deals": (_d.deals, _d.deal_tables, _d.deal_seats),
    "tournaments": (
        _c.tournaments,
        _c.tournament_entrants,
        _c.tournament_rounds,
        _c.tournament_tables,
        _c.leagues,
        _c.league_members,
    ),
    "groups": (schema.groups.groups, schema.groups.group_members),
    "friends": (_f.friends, _f.friend_settings),
    "pairing": (_f.pairing_requests, _f.pairing_seats, _f.table_wishes),
    "analyses": (_s.analyses, _s.reports),
    "reviews": (schema.reviews.reviews, schema.reviews.review_guests),
    "companions": (_s.companions,),
    "practice": (_s.puzzle_records, _s.puzzle_tries, _s.puzzle_ratings, _s.repetitions),
    "explorer": (schema.explorer.own_moves,),
    "publishing": (schema.publishing.publishing,),
    "notices": (_n.notice_channels, _n.notice_settings, _n.notice_mutes, _n.notices),
    "vacations": (_g.vacations,),
    "blocks": (_g.blocks,),
    "evidence": (schema.evidence.compared_games, schema.evidence.rated_networks),
    "moderation": (_o.operators, _o.operator_links, _o.operator_log, _o.restrictions, _o.complaints),
}
"""The name of each kind, whose sentence is `stored-<name>`, and its tables."""

NOT_PERSONAL = (
    _g.secrets,
    schema.processes.jobs,
    schema.processes.processes,
    _o.server_state,
    schema.explorer.played_moves,
)
"""Tables that say nothing about guests."""

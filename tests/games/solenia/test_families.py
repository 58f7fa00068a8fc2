"""The 87 action ids, their texts, and the names of phases and fields, exactly as the specification lists them."""

import perihelion
from tests.covers import covers
from tests.games.solenia.base import CARDS, FIELDS, R

BOOK = perihelion.games()["solenia"].actions


def test_eighty_seven_ids_in_the_order_of_the_specification():
    goods, places = "wgsa", range(4)
    texts = [
        *(f"play {card}" for card in CARDS),
        *(f"at {field}" for field in FIELDS),
        *(f"pay {good}" for good in goods),
        *(f"take {good}" for good in goods),
        *(f"drop {good}" for good in goods),
        *(f"order {place}" for place in places),
        *(f"slot {column}" for column in range(6)),
        *(f"waive {good}" for good in goods),
        *(f"discard {card}" for card in CARDS),
        *(f"draft L1-{place}" for place in places),
        *(f"draft L3-{place}" for place in places),
    ]
    assert texts == BOOK.texts
    assert len(BOOK) == 87
    assert (BOOK.ids["at c3"], BOOK.ids["discard 1:w"], BOOK.ids["draft L3-1"]) == (26, 70, 84)


@covers("SOLENIA-62")
def test_phases_have_the_codes_of_the_specification():
    names = ["DRAFT", "CARD", "FIELD", "PAY", "ORDER", "WAIVE", "SLOT", "TAKE", "DROP", "END"]
    chance = ["LAYOUT", "STRIP", "SHOW", "DEAL", "OFFER", "HALF_DAY", "HALF_NIGHT", "REFILL", "DRAW", "RIVAL", "DIE"]
    assert list(R.phases) == names + chance
    sizes = [family.size for family in R.outcomes.values()]
    assert sizes == [2, 4, 48, 14, 8, 8, 8, 48, 14, 14, 6], "48 tiles have a text; a draw is among 24"


def test_the_record_has_the_fields_of_the_specification():
    shapes = {field.name: field.shape for field in R.state.fields}
    assert shapes == {
        "players": (), "variant": (), "solo": (), "strip": (5,), "side": (5,), "card_owner": (25,), "card_type": (25,),
        "hand": (4, 14), "hand_n": (4,), "deck": (4, 14), "discard": (4, 14), "goods": (4, 4), "stars": (4,),
        "capacity": (4,), "places": (4, 2, 6), "rival_tiles": (48,), "pile": (2, 24), "display": (2, 4),
        "l1_offer": (4,), "l3_offer": (4, 2), "l1_tile": (4,), "l3_half": (4, 2), "l1_active": (4,),
        "l3_active": (4, 2),
        "phase": (), "active": (), "to_act": (), "turn": (), "cur_card": (), "cur_field": (), "cur_row": (),
        "cur_pos": (), "cur_tile": (), "cur_col": (), "pay_left": (), "take_left": (), "take_mask": (), "advance": (),
        "score_seat": (), "draft_step": (), "die": (),
    }  # fmt: skip

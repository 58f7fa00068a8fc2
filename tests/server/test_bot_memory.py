"""The memory of the process of the bots: it does not grow with the number of bots and decisions."""

from __future__ import annotations

import perihelion
from perihelion.bots import ismcts_loops
from perihelion.engine.jit import COMPILED
from perihelion.engine.loading import load_around
from perihelion.engine.runtimes import force_runtime
from perihelion.operating_system import memory_in_use
from perihelion.thinking.decisions import KEPT_BOTS, choose_action, keep_bot
from perihelion.thinking.packed_view import pack_view

MOST_GROWTH = 30 << 20


def test_loops_around_a_game_are_loaded_once():
    """Before, every new search loaded the machine code of its loops again, and it was never freed."""
    game = perihelion.new("leduc").game
    assert load_around(game, COMPILED, ismcts_loops.__file__) is load_around(game, COMPILED, ismcts_loops.__file__)


def test_many_bots_take_no_more_memory_than_a_few():
    packed = pack_view(perihelion.new("leduc").play("Q1", "J1", "raise").view(1))
    keep_bot.cache_clear()
    with force_runtime("compiled"):
        for number in range(2 * KEPT_BOTS):
            choose_action("venus", f"table {number}", 0, packed)
        before = memory_in_use()
        for number in range(300):
            choose_action("venus", f"other table {number}", 0, packed)
    assert memory_in_use() - before < MOST_GROWTH
    keep_bot.cache_clear()

"""Rows, sequences, alignments and the doubler: the worked examples of section 5.5 and more; rules 66 to 79."""

import pytest

from perihelion.games.solari.rules.components import cell_named, name_of
from perihelion.games.solari.rules.doubler import covers as covered
from tests.covers import covers

from .base import at


def example(name, level, dice, turn, points, marks, before, after):
    """A turn, its points, and the pieces before and after it."""
    return pytest.param(level, dice, turn, before, after, points, id=name, marks=marks)


# fmt: off
EXAMPLES = [
    example("e1-new-row-of-three", 1, "1-3", "3N3 4E1", 1, covers("SOLARI-69", "SOLARI-72"),
            "U: 1@22 2@23 3@54 4@70", "U: 1@22 2@23 3@24 4@71"),
    example("e2-new-diagonal-row-of-four", 1, "3-2", "3W3 4N2", 3, covers("SOLARI-69", "SOLARI-72"),
            "U: 1@10 2@21 3@35 4@63", "U: 1@10 2@21 3@32 4@43"),
    example("e3-extension-3-to-4", 1, "2-1", "4N2 5E1", 3, covers("SOLARI-71", "SOLARI-72"),
            "U: 1@22 2@23 3@24 4@45 5@60", "U: 1@22 2@23 3@24 4@25 5@61"),
    example("e4-extension-3-to-5-in-one-turn", 1, "3-4", "4N3 5N4", 9, covers("SOLARI-72"),
            "U: 1@21 2@22 3@23 4@54 5@65", "U: 1@21 2@22 3@23 4@24 5@25"),
    example("e5-row-of-six", 1, "3-4", "5N3 6N4", 27, covers("SOLARI-68", "SOLARI-72"),
            "U: 1@11 2@12 3@13 4@14 5@45 6@56", "U: 1@11 2@12 3@13 4@14 5@15 6@16"),
    example("e6-shifted-row", 1, "3-1", "1E3 5E1", 1, covers("SOLARI-71"),
            "U: 1@22 2@23 3@24 5@60", "U: 1@25 2@23 3@24 5@61"),
    example("e7-dismantled-row", 1, "1-2", "1S1 5E2", 0, covers("SOLARI-71", "SOLARI-73"),
            "U: 1@22 2@23 3@24 4@25 5@60", "U: 1@32 2@23 3@24 4@25 5@62"),
    example("e9-comet-exchanged-same-cells-solari-1", 1, "2-3", "3S2 4N3", 0, covers("SOLARI-71", "SOLARI-76"),
            "U: 1@22 2@23 3@24 4@54", "U: 1@22 2@23 3@44 4@24"),
    example("e10-two-rows-sharing-a-comet-l-shape", 1, "3-1", "3W3 4E1", 2, covers("SOLARI-78"),
            "U: 1@22 2@23 3@27 4@70 5@34 6@44", "U: 1@22 2@23 3@24 4@71 5@34 6@44"),
    example("e11-three-sun-cells", 1, "3-1", "3E3 4E1", 1, covers("SOLARI-5", "SOLARI-70"),
            "U: 1@33 2@34 3@41 4@70", "U: 1@33 2@34 3@44 4@71"),
    example("e12-sun-group-3-to-4", 1, "3-1", "4S3 5E1", 3, covers("SOLARI-70", "SOLARI-72"),
            "U: 1@33 2@34 3@44 4@13 5@70", "U: 1@33 2@34 3@44 4@43 5@71"),
    example("e14-sun-group-4-to-3", 1, "3-2", "4S3 5E2", 0, covers("SOLARI-70", "SOLARI-73"),
            "U: 1@33 2@34 3@44 4@43 5@70", "U: 1@33 2@34 3@44 4@73 5@72"),
    example("e15-one-row-given-up-another-built", 1, "2-1", "6E2 5N1", 1, covers("SOLARI-78"),
            "U: 1@33 2@34 3@44 4@17 5@32 6@70", "U: 1@33 2@34 3@44 4@17 5@22 6@72"),
    example("e16-row-through-the-sun-plus-sun-group", 1, "3-1", "3S3 5E1", 1, covers("SOLARI-70", "SOLARI-78"),
            "U: 1@33 2@34 3@14 4@32 5@70", "U: 1@33 2@34 3@44 4@32 5@71"),
    example("e18-new-sequence-of-three", 2, "1-3", "3N3 4E1", 3, covers("SOLARI-74", "SOLARI-75"),
            "U: 1@22 2@23 3@54 4@70", "U: 1@22 2@23 3@24 4@71"),
    example("e19-new-sequence-read-downwards-654-in-a-column", 2, "3-1", "4E3 1E1", 3, covers("SOLARI-74"),
            "U: 1@70 4@32 5@25 6@15", "U: 1@71 4@35 5@25 6@15"),
    example("e20-612-is-no-sequence", 2, "1-3", "2N3 4E1", 1, covers("SOLARI-74"),
            "U: 1@23 2@54 4@70 6@22", "U: 1@23 2@24 4@71 6@22"),
    example("e22-unchanged-sequence-in-an-extended-row", 2, "2-1", "6N2 5E1", 3, covers("SOLARI-76"),
            "U: 1@22 2@23 3@24 5@60 6@45", "U: 1@22 2@23 3@24 5@61 6@25"),
    example("e23-extended-sequence", 2, "2-1", "4N2 5E1", 9, covers("SOLARI-71", "SOLARI-75"),
            "U: 1@22 2@23 3@24 4@45 5@60", "U: 1@22 2@23 3@24 4@25 5@61"),
    example("e24-changed-sequence-inside-an-unchanged-row", 2, "2-3", "4S2 3N3", 2, covers("SOLARI-71", "SOLARI-75"),
            "U: 1@22 2@23 3@54 4@24", "U: 1@22 2@23 3@24 4@44"),
    example("e25-shorter-sequence-made-out-of-a-longer-row", 2, "3-1", "4S3 3W1", 2, covers("SOLARI-73", "SOLARI-75"),
            "U: 1@22 2@23 3@25 4@24", "U: 1@22 2@23 3@24 4@54"),
    example("e27-two-sequences-in-a-row-of-six", 2, "3-4", "5N3 4N4", 29, covers("SOLARI-75", "SOLARI-78"),
            "U: 1@11 2@12 3@13 4@56 5@45 6@14", "U: 1@11 2@12 3@13 4@16 5@15 6@14"),
    example("e28-sun-sequence-of-three", 2, "3-1", "4E3 1E1", 3, covers("SOLARI-70", "SOLARI-74"),
            "U: 1@70 2@33 3@34 4@41", "U: 1@71 2@33 3@34 4@44"),
    example("e29-sun-sequence-of-four-any-starting-cell",
            2, "3-1", "2S3 5E1", 9, covers("SOLARI-70", "SOLARI-74", "SOLARI-75"),
            "U: 1@44 2@13 3@33 4@34 5@70", "U: 1@44 2@43 3@33 4@34 5@71"),
    example("e31-sequence-in-alignment", 3, "1-3", "3N3 5E1", 4, covers("SOLARI-75", "SOLARI-77", "SOLARI-78"),
            "U: 1@22N 2@23N 3@54E 5@70N", "U: 1@22N 2@23N 3@24N 5@71E"),
    example("e32-fully-aligned-new-row-of-four", 3, "3-4", "2N3 6N4", 6, covers("SOLARI-77"),
            "U: 1@22N 2@54E 4@23N 6@65E", "U: 1@22N 2@24N 4@23N 6@25N"),
    example("e33-three-of-four-aligned", 3, "3-4", "2N3 6E4", 4, covers("SOLARI-77"),
            "U: 1@22N 2@54E 4@23N 6@21W", "U: 1@22N 2@24N 4@23N 6@25E"),
    example("e35-sun-alignment", 3, "3-1", "3E3 6E1", 2, covers("SOLARI-70", "SOLARI-77"),
            "U: 1@33E 3@41N 5@34E 6@70N", "U: 1@33E 3@44E 5@34E 6@71E"),
    example("e36-row-doubled", 1, "1-3", "3N3 4E1", 2, covers("SOLARI-79"),
            "U: 1@22 2@23 3@54 4@71 D20; N: D07", "U: 1@22 2@23 3@24 4@72 D20; N: D07"),
    example("e38-rim-row-never-doubled", 1, "3-1", "3N3 4E1", 1, covers("SOLARI-79"),
            "U: 1@01 2@02 3@33 4@71 D07; N: D77", "U: 1@01 2@02 3@03 4@72 D07; N: D77"),
    example("e39-doubler-moved-onto-an-existing-row", 1, "1-2", "D-1 4E2", 0, covers("SOLARI-76", "SOLARI-79"),
            "U: 1@22 2@23 3@24 4@71 D10; N: D77", "U: 1@22 2@23 3@24 4@73 D20; N: D77"),
    example("e40-row-built-first-doubler-moved-second", 1, "3-1", "3N3 D-1", 2, covers("SOLARI-79"),
            "U: 1@22 2@23 3@54 D10; N: D77", "U: 1@22 2@23 3@24 D20; N: D77"),
    example("e41-doubler-leaves-after-the-building", 1, "3-1", "3N3 D-1", 1, covers("SOLARI-79"),
            "U: 1@22 2@23 3@54 D20; N: D77", "U: 1@22 2@23 3@24 D30; N: D77"),
    example("e43-sun-group-domination-not-alone", 1, "3-1", "3E3 4E1", 1, covers("SOLARI-79"),
            "U: 1@33 2@34 3@41 4@71 D30; N: D03", "U: 1@33 2@34 3@44 4@72 D30; N: D03"),
    example("e44-diagonal-row-doubled", 1, "3-1", "3W3 4E1", 2, covers("SOLARI-79"),
            "U: 1@11 2@22 3@36 4@71 D00; N: D06", "U: 1@11 2@22 3@33 4@72 D00; N: D06"),
]

MORE = [
    example("a-shorter-row-out-of-a-longer-one-pays-nothing-though-it-reaches-a-new-cell",
            1, "3-1", "2E3 1S1", 0, covers("SOLARI-71", "SOLARI-73"),
            "U: 1@22 2@23 3@24 4@25", "U: 1@32 2@26 3@24 4@25"),
    example("the-sequence-in-such-a-row-pays-its-inside-value",
            2, "4-1", "1E4 4S1", 2, covers("SOLARI-73", "SOLARI-75"),
            "U: 1@22 4@23 3@24 2@25", "U: 1@26 4@33 3@24 2@25"),
    example("an-equally-long-row-that-shares-two-cells-is-shifted-and-pays",
            1, "4-1", "1E4 5E1", 3, covers("SOLARI-71"),
            "U: 1@22 2@23 3@24 4@25 5@60", "U: 1@26 2@23 3@24 4@25 5@61"),
    example("a-row-out-of-the-middle-of-a-longer-one-and-a-new-one-on-another-line",
            1, "2-3", "1S2 5N3", 1, covers("SOLARI-73"),
            "U: 1@21 2@22 3@23 4@24 5@62", "U: 1@41 2@22 3@23 4@24 5@32"),
    example("the-sun-group-shifted", 1, "1-3", "1S1 5E3", 1, covers("SOLARI-70", "SOLARI-71"),
            "U: 1@33 2@34 3@44 5@70", "U: 1@43 2@34 3@44 5@73"),
    example("a-row-through-the-sun-and-the-sun-group-both-new",
            1, "3-3", "2N3 3E3", 2, covers("SOLARI-70", "SOLARI-78"),
            "U: 1@33 2@64 3@41 4@32", "U: 1@33 2@34 3@44 4@32"),
    example("two-rows-on-one-line-are-two-rows", 1, "3-4", "3N3 6N4", 2, covers("SOLARI-69", "SOLARI-78"),
            "U: 1@20 2@21 3@52 4@24 5@25 6@66", "U: 1@20 2@21 3@22 4@24 5@25 6@26"),
    example("two-rows-grown-together-are-one-row", 1, "1-2", "4W1 5W2", 9, covers("SOLARI-69", "SOLARI-71"),
            "U: 1@20 2@21 3@22 4@24 5@26 6@66", "U: 1@20 2@21 3@22 4@23 5@24 6@66"),
    example("a-row-cut-in-two-pays-nothing", 1, "2-1", "4S2 4S1", 0, covers("SOLARI-73"),
            "U: 1@20 2@21 3@22 4@23 5@24 6@25", "U: 1@20 2@21 3@22 4@53 5@24 6@25"),
    example("a-comet-of-a-standing-row-in-a-new-crossing-row", 1, "2-3", "4W2 5N3", 1, covers("SOLARI-71", "SOLARI-78"),
            "U: 1@22 2@23 3@24 4@35 5@73", "U: 1@22 2@23 3@24 4@33 5@43"),
    example("other-own-pieces-do-not-count", 1, "3-1", "3N3 4E1", 0, covers("SOLARI-69"),
            "U: 1@22 H23 3@54 4@70", "U: 1@22 H23 3@24 4@71"),
    example("other-own-pieces-interrupt-a-row", 1, "3-1", "4N3 5E1", 0, covers("SOLARI-69"),
            "U: 1@20 2@21 B22 3@23 4@54 5@70", "U: 1@20 2@21 B22 3@23 4@24 5@71"),
    example("an-enemy-comet-interrupts-a-row", 1, "3-1", "4N3 5E1", 0, covers("SOLARI-69"),
            "U: 1@20 2@21 3@23 4@54 5@70; N: 1@22", "U: 1@20 2@21 3@23 4@24 5@71; N: 1@22"),
    example("the-shortest-diagonal-is-a-line", 1, "3-1", "3N3 4E1", 1, covers("SOLARI-69"),
            "U: 1@20 2@11 3@32 4@70", "U: 1@20 2@11 3@02 4@71"),
    example("neighbours-across-the-edge-are-none", 1, "3-1", "3N3 4E1", 0, covers("SOLARI-69"),
            "U: 1@16 2@17 3@50 4@70", "U: 1@16 2@17 3@20 4@71"),
    example("leaving-and-returning-pays-nothing", 3, "2-2", "3S2 3N2", 0, covers("SOLARI-76"),
            "U: 1@22N 2@23N 3@24N", "U: 1@22N 2@23N 3@24N"),
    example("solari-1-pays-no-sequence-and-no-alignment", 1, "1-3", "3N3 5E1", 1, covers("SOLARI-72"),
            "U: 1@22 2@23 3@54 5@70", "U: 1@22 2@23 3@24 5@71"),
    example("solari-2-pays-no-alignment", 2, "1-3", "3N3 5E1", 3, covers("SOLARI-75"),
            "U: 1@22 2@23 3@54 5@70", "U: 1@22 2@23 3@24 5@71"),
    example("a-partial-sequence-in-a-new-row", 2, "3-4", "3N3 6N4", 5, covers("SOLARI-74", "SOLARI-75"),
            "U: 1@22 2@23 3@54 6@65", "U: 1@22 2@23 3@24 6@25"),
    example("rising-then-falling-is-two-steps-and-no-sequence", 2, "3-1", "4N3 6E1", 1, covers("SOLARI-74"),
            "U: 3@22 5@23 4@54 6@70", "U: 3@22 5@23 4@24 6@71"),
    example("a-shortened-sequence-in-a-shortened-row-pays-nothing",
            2, "1-2", "1S1 6E2", 0, covers("SOLARI-71", "SOLARI-76"),
            "U: 1@22 2@23 3@24 4@25 6@60", "U: 1@32 2@23 3@24 4@25 6@62"),
    example("a-sun-sequence-does-not-cross-the-empty-cell", 2, "3-1", "3E3 5E1", 1, covers("SOLARI-70", "SOLARI-74"),
            "U: 1@33 2@34 3@40 5@70", "U: 1@33 2@34 3@43 5@71"),
    example("a-sun-sequence-counter-clockwise", 2, "3-1", "4E3 1E1", 3, covers("SOLARI-70", "SOLARI-74"),
            "U: 1@70 2@44 3@34 4@30", "U: 1@71 2@44 3@34 4@33"),
    example("three-of-four-in-sequence-round-the-sun", 2, "3-1", "6S3 5E1", 3, covers("SOLARI-70", "SOLARI-76"),
            "U: 1@33 2@34 3@44 5@70 6@13", "U: 1@33 2@34 3@44 5@71 6@43"),
    example("a-comet-exchanged-for-one-of-equal-facing", 3, "2-3", "3S2 4N3", 0, covers("SOLARI-71", "SOLARI-77"),
            "U: 1@22N 2@23N 3@24N 4@54E", "U: 1@22N 2@23N 3@44S 4@24N"),
    example("a-new-alignment-in-an-unchanged-row", 3, "2-3", "3S2 5N3", 1, covers("SOLARI-71", "SOLARI-77"),
            "U: 1@22N 2@23N 3@24E 5@54E", "U: 1@22N 2@23N 3@44S 5@24N"),
    example("an-alignment-out-of-a-longer-row-pays-its-inside-value",
            3, "3-1", "1S3 6N1 @04", 1, covers("SOLARI-73", "SOLARI-77"),
            "U: 1@21N 3@22N 5@23N 2@24E 6@34S", "U: 1@51S 3@22N 5@23N 2@04N 6@24N"),
    example("alignment-interrupted-by-another-facing", 3, "3-4", "2N3 6N4", 3, covers("SOLARI-77"),
            "U: 1@22N 4@23E 2@54E 6@65E", "U: 1@22N 4@23E 2@24N 6@25N"),
    example("all-four-in-the-sun-aligned", 3, "3-1", "6S3 3E1", 6, covers("SOLARI-70", "SOLARI-77"),
            "U: 1@33S 2@44S 5@34S 6@13N 3@70N", "U: 1@33S 2@44S 5@34S 6@43S 3@71E"),
    example("three-of-four-in-the-sun-aligned-anywhere", 3, "3-1", "6S3 3E1", 4, covers("SOLARI-70", "SOLARI-77"),
            "U: 1@33S 2@44E 5@34S 6@13N 3@70N", "U: 1@33S 2@44E 5@34S 6@43S 3@71E"),
    example("row-sequence-and-alignment-are-doubled-together", 3, "1-3", "3N3 5E1", 8, covers("SOLARI-78", "SOLARI-79"),
            "U: 1@22N 2@23N 3@54E 5@71N D20; N: D07", "U: 1@22N 2@23N 3@24N 5@72E D20; N: D07"),
    example("an-enemy-doubler-on-the-same-line-cancels", 1, "1-3", "3N3 4E1", 1, covers("SOLARI-79"),
            "U: 1@22 2@23 3@54 4@71 D20; N: D27", "U: 1@22 2@23 3@24 4@72 D20; N: D27"),
    example("an-enemy-doubler-that-covers-every-cell-by-another-line-cancels",
            1, "3-1", "3N3 4E1", 1, covers("SOLARI-79"),
            "U: 1@12 2@13 3@44 4@71 D10; N: D03", "U: 1@12 2@13 3@14 4@72 D10; N: D03"),
    example("an-enemy-doubler-that-covers-two-of-three-cells-does-not", 1, "3-1", "3N3 4E1", 2, covers("SOLARI-79"),
            "U: 1@12 2@13 3@44 4@71 D10; N: D02", "U: 1@12 2@13 3@14 4@72 D10; N: D02"),
    example("a-diagonal-of-two-cells-is-no-line", 1, "3-1", "3N3 4E1", 2, covers("SOLARI-79"),
            "U: 1@10 2@11 3@42 4@71 D17; N: D01", "U: 1@10 2@11 3@12 4@72 D17; N: D01"),
    example("a-row-that-ends-on-the-rim-is-doubled-as-a-whole", 1, "3-1", "3N3 4E1", 2, covers("SOLARI-79"),
            "U: 1@15 2@16 3@47 4@71 D10; N: D70", "U: 1@15 2@16 3@17 4@72 D10; N: D70"),
    example("the-sun-group-is-doubled-by-two-covered-cells", 1, "3-1", "3E3 4E1", 2, covers("SOLARI-79"),
            "U: 1@33 2@34 3@41 4@72 D30; N: D71", "U: 1@33 2@34 3@44 4@73 D30; N: D71"),
    example("the-covered-sun-cells-need-not-be-occupied", 1, "3-1", "3E3 4E1", 2, covers("SOLARI-79"),
            "U: 1@33 2@34 3@41 4@72 D40; N: D06", "U: 1@33 2@34 3@44 4@73 D40; N: D06"),
    example("one-covered-sun-cell-is-not-enough", 1, "3-1", "3E3 4E1", 1, covers("SOLARI-79"),
            "U: 1@33 2@34 3@41 4@72 D10; N: D71", "U: 1@33 2@34 3@44 4@73 D10; N: D71"),
    example("only-rows-on-the-doublers-line-are-doubled", 1, "3-1", "3W3 4E1", 3, covers("SOLARI-78", "SOLARI-79"),
            "U: 1@22 2@23 3@27 4@71 5@34 6@44 D20; N: D06", "U: 1@22 2@23 3@24 4@72 5@34 6@44 D20; N: D06"),
]
# fmt: on


@pytest.mark.parametrize(("level", "dice", "turn", "before", "after", "points"), EXAMPLES + MORE)
def test_points_of_a_turn(level, dice, turn, before, after, points):
    p = at(before, dice, level=level).play(*turn.split())
    assert p.text.split()[1] == at(after, dice, level=level).text.split()[1]
    assert int(p.state.last_gain) == points
    assert p.scores.points == (points, 0)


def standing_six(level, sixth):
    """A row of six stands at the start of the turn; comets 5 and 6 have changed places, 6 still has to move in."""
    comets = "1@11 2@12 3@13 4@14 5@15 6@46" if level < 3 else "1@11N 2@12N 3@13N 4@14N 5@15N 6@46E"
    start = "11,12,13,14,16,15" if level < 3 else f"11N,12N,13N,14N,16N,15{sixth}"
    return at(f"U: {comets}", "2-3", level=level, midturn=f"MOVE2;m=5.;d=3;x=0;s={start}")


@covers("SOLARI-75", "SOLARI-77")
@pytest.mark.parametrize(("level", "sixth", "points"), [(1, "", 0), (2, "", 54), (3, "N", 54), (3, "E", 81)])
def test_a_standing_row_of_six_brought_into_order(level, sixth, points):
    p = standing_six(level, sixth).play("6N3")
    assert int(p.state.last_gain) == points


@covers("SOLARI-68")
def test_a_row_between_the_part_moves_pays_nothing():
    p = at("U: 1@22 2@23 3@54", "1-3").play("3N3")
    assert p.scores.points == (0, 0)
    assert p.play("3N1").scores.points == (0, 0)


@covers("SOLARI-68")
def test_only_the_active_player_scores():
    """Neptune's row is completed by Uranus, who knocks out what stood between."""
    p = at("U: 1@33 2@66; N: 1@00 2@01 3@63", "3-3").play("1S3", "@73", "2N3")
    assert p.scores.points == (0, 0)
    p = at("U: 1@33 2@66; N: 1@72 2@71 3@63", "3-3").play("1S3", "@73", "2N3")
    assert p.scores.points == (0, 0)
    assert p.text.split()[1].endswith("N72,71,73,--,--,--")


@covers("SOLARI-66", "SOLARI-68")
def test_a_row_formed_for_somebody_is_an_old_row_at_his_turn():
    p = at("U: 1@33 2@66; N: 1@72 2@71 3@63", "3-3").play("1S3", "@73", "2N3", "1-1", "1N1", "1S1")
    assert p.scores.points == (0, 0)


@covers("SOLARI-34", "SOLARI-68")
def test_a_comet_placed_by_its_owner_completes_his_row():
    p = at("U: 1@42 2@45 3@03 4@04 5@71", "3-1").play("1E3", "@05", "5E1")
    assert p.scores.points == (1, 0)


@covers("SOLARI-79")
def test_a_doubler_covers_what_shares_a_line_of_three_cells_with_it():
    """From a corner the diagonal; from 01 and 10 not each other."""
    names = [name_of(cell) for cell in range(64) if covered(cell_named("00"), cell)]
    assert names == [f"{r}{c}" for r in range(8) for c in range(8) if r == 0 or c == 0 or r == c]
    for a, b, expected in [
        ("01", "10", 0),
        ("02", "20", 1),
        ("06", "17", 0),
        ("05", "27", 1),
        ("03", "47", 1),
        ("61", "72", 1),
    ]:
        assert (covered(cell_named(a), cell_named(b)), covered(cell_named(b), cell_named(a))) == (expected, expected)

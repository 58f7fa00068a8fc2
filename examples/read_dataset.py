"""Read a data set of `perihelion dataset`, play every game again, and compare the results.

perihelion dataset solenia --games 100 --bots greedy,random
python examples/read_dataset.py solenia.parquet
"""

import json
import sys

import pyarrow.parquet as parquet

import perihelion


def main(path):
    """Read the file group by group and return the number of decisions."""
    file = parquet.ParquetFile(path)
    head = json.loads(file.schema_arrow.metadata[b"perihelion"])
    print(f"{head['game']}, rules {head['rules']['version']}, {head['games']} games of {', '.join(head['bots'])}")
    decisions = 0
    for group in range(file.num_row_groups):
        for row in file.read_row_group(group).to_pylist():
            position = perihelion.new(head["game"], **head["options"])
            for actor, number in zip(row["actors"], row["ids"], strict=True):
                decisions += actor >= 0  # a learner would read position.view(actor) here; `number` is the choice
                position.play(number)
            assert list(position.scores.points) == row["points"], f"game {row['game']} ends differently"
    print(f"{decisions} decisions, and every game ends as the file says")
    return decisions


if __name__ == "__main__":
    main(sys.argv[1])

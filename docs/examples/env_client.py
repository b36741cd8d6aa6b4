"""Drives Warptable from Python over lines of JSON. Needs nothing but Python 3.8 and a checkout of Warptable.

    python3 docs/examples/env_client.py [game] [games]

An agent that answers at random plays against our Novice bot; then the same position is searched, honestly, by playouts in
imagined worlds. Use `Table` in programs of your own: it is all there is to the protocol.
"""

import json
import os
import random
import subprocess
import sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")


class Refused(Exception):
    """A request that could not be done; nothing has changed."""


class Table:
    """A process that serves games of one kind."""

    def __init__(self, game):
        command = ["npm", "run", "-s", "warptable", "--", "env", game]
        self.process = subprocess.Popen(
            command, cwd=ROOT, text=True, encoding="utf-8", stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def ask(self, do, **more):
        self.process.stdin.write(json.dumps({"do": do, **more}) + "\n")
        self.process.stdin.flush()
        reply = json.loads(self.process.stdout.readline())
        if not reply["ok"]:
            raise Refused(reply["error"]["message"])
        return reply

    def answers(self, seat, env=0):
        """Every legal answer; of a huge number of them (rare), any one that the form allows."""
        legal = self.ask("legal", seat=seat, env=env)["legal"]
        if "answers" in legal:
            return legal["answers"]
        fewest = legal["min"] if legal["form"] == "some" else len(legal["options"])
        return [legal["options"][:fewest]]

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def play(table, seed, dice):
    """Seat 0 answers at random, the others as the Novice would. Returns the result."""
    status = table.ask("reset", seats=2, seed=seed)
    while not status["over"]:
        seat = status["toAct"][0]["seat"]
        if seat == 0:
            value = dice.choice(table.answers(seat))
        else:
            value = table.ask("advise", seat=seat, bot="novice", seed=seed)["value"]
        status = table.ask("step", seat=seat, value=value)
    return status["result"]


def playout(table, world, seat, dice):
    """Plays an imagined world to its end at random: 1 if the seat wins."""
    status = {"toAct": [], **world}
    while not status["over"]:
        actor = status["toAct"][0]["seat"]
        value = dice.choice(table.answers(actor, world["env"]))
        status = table.ask("step", env=world["env"], seat=actor, value=value)
    table.ask("close", env=world["env"])
    winners = status["result"]["winners"]
    return 1 / len(winners) if seat in winners else 0


def main():
    game = sys.argv[1] if len(sys.argv) > 1 else "warpgate"
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 3
    dice = random.Random(1)
    table = Table(game)
    about = table.ask("describe")
    print(f"{about['name']}, rules {about['rules']}, {about['seats']['min']} to {about['seats']['max']} seats")

    for seed in range(games):
        result = play(table, seed, dice)
        print(f"game {seed}: random {result['scores'][0]}, novice {result['scores'][1]}")

    status = table.ask("reset", seats=2, seed=7)
    seat = status["toAct"][0]["seat"]
    for value in table.answers(seat):
        won = 0
        for seed in range(3):
            world = table.ask("imagine", seat=seat, seed=seed)  # a new world for each try
            after = table.ask("step", env=world["env"], seat=seat, value=value)
            won += playout(table, {**after, "env": world["env"]}, seat, dice)
        print(f"{status['toAct'][0]['kind']} {value}: won {won:g} of 3 playouts")

    try:
        table.ask("step", seat=seat, value="nonsense")
    except Refused as error:
        print(f"refused, and nothing has changed: {error}")

    state = table.ask("serialize")["state"]
    copy = table.ask("deserialize", state=state)
    print(f"saved in {len(state)} characters and loaded as environment {copy['env']}")
    table.close()


if __name__ == "__main__":
    main()

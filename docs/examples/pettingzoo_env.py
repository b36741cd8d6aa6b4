"""Warptable's games as an environment in the manner of PettingZoo's turn-based interface (AEC), over `warptable env`.

    python3 docs/examples/pettingzoo_env.py [game] [seed]

Needs nothing but Python 3.8 and a checkout of Warptable. If PettingZoo is installed, `WarptableEnv` is one of its `AECEnv`. An action is the
number of one of `infos[agent]["answers"]`; `action_mask` of the observation tells how many there are. Rewards come at the end: the difference
of one's own score to the best of the others. What a seat observes is exactly what it may see.
"""

import random
import sys

from env_client import Table

try:
    from pettingzoo import AECEnv
except ImportError:
    AECEnv = object

# More than any question has, so that masks are of one length. What lies beyond is not offered.
MOST_ANSWERS = 1000


class WarptableEnv(AECEnv):
    metadata = {"name": "warptable_v0", "render_modes": [], "is_parallelizable": False}

    def __init__(self, game="warpgate", seats=2, options=None):
        self.table = Table(game)
        self.game, self.seats, self.options = game, seats, options or {}
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents = []

    def reset(self, seed=None, options=None):
        seed = random.randrange(2**31) if seed is None else seed
        status = self.table.ask("reset", seats=self.seats, seed=seed, options=options or self.options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._follow(status)

    def observe(self, agent):
        answers = self.infos[agent].get("answers", [])
        mask = [1] * len(answers) + [0] * (MOST_ANSWERS - len(answers))
        return {"observation": self.table.ask("observe", seat=self._seat(agent))["view"], "action_mask": mask}

    def last(self, observe=True):
        agent = self.agent_selection
        observation = self.observe(agent) if observe else None
        return (
            observation,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent]:
            # As PettingZoo has it: whoever is done takes one empty step and leaves.
            self.agents.remove(agent)
            self.agent_selection = self.agents[0] if self.agents else None
            return
        self._cumulative_rewards[agent] = 0.0
        value = self.infos[agent]["answers"][action]
        self._follow(self.table.ask("step", seat=self._seat(agent), value=value))

    def close(self):
        self.table.close()

    def _seat(self, agent):
        return self.possible_agents.index(agent)

    def _follow(self, status):
        """Whose turn it is, or how it ended. Of several who choose at the same time, one after the other is asked."""
        self.infos = {agent: {} for agent in self.agents}
        if not status["over"]:
            seat = status["toAct"][0]["seat"]
            self.agent_selection = self.possible_agents[seat]
            self.infos[self.agent_selection] = {"answers": self.table.answers(seat)[:MOST_ANSWERS]}
            return
        scores = status["result"]["scores"]
        for seat, agent in enumerate(self.possible_agents):
            best = max([score for other, score in enumerate(scores) if other != seat] or [0])
            self.rewards[agent] = self._cumulative_rewards[agent] = float(scores[seat] - best)
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]


def main():
    game, seed = (sys.argv[1:2] or ["warpgate"])[0], int((sys.argv[2:3] or ["7"])[0])
    env, dice = WarptableEnv(game), random.Random(seed)
    env.reset(seed=seed)
    steps, rewards = 0, {}
    while env.agents:
        agent = env.agent_selection
        observation, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            rewards[agent] = reward
            env.step(None)
            continue
        env.step(dice.randrange(sum(observation["action_mask"])))
        steps += 1
    print(f"{game}: {steps} answers, rewards {rewards}")
    env.close()


if __name__ == "__main__":
    main()

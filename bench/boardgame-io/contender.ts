// One contender in a thread of its own, so that nobody's compiled code suffers from what another one does.
import { parentPort, workerData } from 'node:worker_threads';
import { Random } from '@warptable/kernel';
import { findGame } from '@warptable/games';
import { cpuTime, isPlayed, playUnit, simulationUnit } from '@warptable/lab';
import { openBoardgameIo } from './headless.ts';
import type { Mode } from './headless.ts';
import { playUnframed } from './unframed.ts';

export type Contender = Mode | 'unframed' | 'warptable';

export interface Lap {
  /** Moves or decisions a second. */
  readonly speed: number;
  readonly stepsPerGame: number;
}

/** A function that plays one random game and returns the number of its moves or decisions. */
function open(name: Contender): () => number {
  const random = new Random(1);
  const below = (bound: number): number => random.below(bound);
  switch (name) {
    case 'as it comes':
    case 'production': {
      const play = openBoardgameIo(name);
      return () => play(below);
    }
    case 'unframed':
      return () => playUnframed(below);
    case 'warptable': {
      const warpgate = findGame('warpgate');
      if (!warpgate) throw new Error('Warpgate is not on the shelf');
      const options = warpgate.game.readOptions({}, 4);
      const plan = {
        game: 'warpgate',
        options: [options],
        seats: 4,
        bot: 'random',
        games: Infinity,
        seed: 0,
      };
      let played = 0;
      return () => {
        const result = playUnit(simulationUnit(plan, ++played));
        if (!isPlayed(result)) throw new Error(result.fault);
        return result.decisions;
      };
    }
  }
}

const port = parentPort;
if (!port) throw new Error('this module is to be run in a thread');
const playGame = open(workerData as Contender);
port.on('message', (milliseconds: number) => {
  const began = cpuTime();
  let steps = 0;
  let games = 0;
  while (cpuTime() - began < milliseconds) {
    steps += playGame();
    games++;
  }
  const lap: Lap = { speed: (steps * 1000) / (cpuTime() - began), stepsPerGame: steps / games };
  port.postMessage(lap);
});

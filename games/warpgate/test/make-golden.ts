// Makes the golden games anew: `node games/warpgate/test/make-golden.ts`. To be done when the rules have changed on purpose;
// golden.test.ts says whether the new games still show all that they should.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { replay } from '@warptable/kernel';
import type { GameFile, Pending, Random, Value } from '@warptable/kernel';
import { goldenText, makeGolden } from '@warptable/testkit';
import { FACTIONS } from '../content/index.ts';
import type { FactionId } from '../content/index.ts';
import { warpgate } from '../rules/game.ts';
import type { Options } from '../rules/state.ts';
import { endingsOf } from './endings.ts';
import type { Ending } from './endings.ts';

interface Plan {
  readonly seats: number;
  readonly factions: Options['factions'];
  readonly exploration: Options['exploration'];
  /** Which sides the players choose, in the order in which they are asked. */
  readonly sides?: readonly FactionId[];
  /** Any answer is as good as any other: games last longer, up to the last round there can be. */
  readonly aimless?: true;
  /** The first seed that leads to this ending is taken. */
  readonly ending?: Ending;
}

const GAMES: Readonly<Record<string, Plan>> = {
  solo: {
    seats: 1,
    factions: 'choose',
    exploration: 'off',
    sides: ['tethisian-enclave'],
    ending: 'objectives',
  },
  'solo-exploration': { seats: 1, factions: 'dealt', exploration: 'on' },
  two: { seats: 2, factions: 'dealt', exploration: 'off', ending: 'goods' },
  'two-aimless': { seats: 2, factions: 'random', exploration: 'off', aimless: true, ending: 'round 20' },
  'two-exploration': { seats: 2, factions: 'random', exploration: 'on' },
  three: { seats: 3, factions: 'random', exploration: 'off', ending: 'technologies' },
  'three-exploration': { seats: 3, factions: 'dealt', exploration: 'on' },
  four: {
    seats: 4,
    factions: 'choose',
    exploration: 'off',
    sides: ['vorask-warhost', 'ikkithi-swarmfleet', 'solenne-pilgrimage', 'drumholt-exiles'],
  },
  'four-exploration': { seats: 4, factions: 'random', exploration: 'on' },
  five: {
    seats: 5,
    factions: 'choose',
    exploration: 'off',
    sides: [
      'roguu-free-captains',
      'elenari-veiled-court',
      'myrrhian-oracles',
      'drumholt-foundries',
      'tethysian-tradeworlds',
    ],
  },
  'five-exploration': { seats: 5, factions: 'dealt', exploration: 'on' },
  six: { seats: 6, factions: 'random', exploration: 'off' },
  'six-exploration': {
    seats: 6,
    factions: 'choose',
    exploration: 'on',
    sides: [
      'roguu-conglomerate',
      'elenari-free-worlds',
      'vorask-dominion',
      'ikkithi-hive',
      'solenne-concord',
      'myrrhian-archive',
    ],
  },
};

/** Answers that do as little as possible. */
const IDLE: readonly Value[] = ['draw', 'none', 'done', 'no', 0];

/** Plays at random, but mostly does something rather than nothing. */
function lively({ options }: Pending, random: Random): Value {
  const busy = options.filter((value) => !IDLE.includes(value));
  return busy.length > 0 && random.below(8) > 0 ? random.pick(busy) : random.pick(options);
}

function choosing({ sides = [], aimless }: Plan): (pending: Pending, random: Random) => Value {
  let chosen = 0;
  return (pending, random) => {
    const side = sides[chosen];
    if (side !== undefined && pending.ask.kind === 'board') return FACTIONS[side].board;
    if (side !== undefined && pending.ask.kind === 'faction') {
      chosen++;
      return side;
    }
    return aimless ? random.pick(pending.options) : lively(pending, random);
  };
}

function goldenGame(name: string, plan: Plan): GameFile<Options> {
  const { seats, factions, exploration, ending } = plan;
  for (let n = 1; n < 1000; n++) {
    const setup = { seats, seed: `${name}-${n}`, options: { factions, exploration } };
    const file = makeGolden(warpgate, { ...setup, choose: choosing(plan) });
    if (ending === undefined || endingsOf(replay(warpgate, file).state).includes(ending)) return file;
  }
  throw new Error(`${name}: no game ends by ${ending}`);
}

const folder = join(import.meta.dirname, 'golden');
mkdirSync(folder, { recursive: true });
for (const [name, plan] of Object.entries(GAMES)) {
  const file = goldenGame(name, plan);
  writeFileSync(join(folder, `${name}.json`), goldenText(file));
  console.log(`${name}: ${file.entries.length} entries, ${file.result!.scores.join(' - ')}`);
}

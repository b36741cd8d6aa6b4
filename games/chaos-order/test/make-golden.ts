// Makes the golden games anew: `node scripts/boot.mjs games/chaos-order/test/make-golden.ts`. To be done when the rules have changed
// on purpose; golden.test.ts says whether the new games still show all that they should.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomAnswer } from '@warptable/bots';
import { replay } from '@warptable/kernel';
import type { AnyMatch, AnswerValue, GameFile, Pending, Random, Value } from '@warptable/kernel';
import { goldenText, makeGolden } from '@warptable/testkit';
import type { FactionId, RegionId } from '../content/index.ts';
import { chaosOrder } from '../rules/game.ts';
import { regionAt } from '../rules/geometry.ts';
import { presentIn } from '../rules/queries.ts';
import type { Options, State } from '../rules/state.ts';
import { endingOf } from './endings.ts';
import type { Ending } from './endings.ts';

interface Plan {
  readonly seats: number;
  readonly pool?: readonly FactionId[];
  readonly factions?: Options['factions'];
  /** Lively ones, if not said otherwise. */
  readonly players?: keyof typeof PLAYERS;
  /** The first seed that leads to this ending is taken. */
  readonly ending: Ending;
}

const GAMES: Readonly<Record<string, Plan>> = {
  'two-relics': { seats: 2, factions: 'choose', ending: 'relics' },
  'two-circadians-fame': { seats: 2, pool: ['circadians', 'leyrien'], players: 'bold', ending: 'fame' },
  'two-jrayek-fame': { seats: 2, pool: ['jrayek', 'ai'], players: 'bold', ending: 'fame' },
  'three-zcharo-late': { seats: 3, players: 'bold', ending: 'fame, late' },
  'three-fallback': { seats: 3, pool: ['oxataya', 'ai', 'leyrien'], ending: 'fallback' },
  'four-relics': { seats: 4, players: 'bold', ending: 'relics' },
  'five-fallback-shared': { seats: 5, factions: 'choose', ending: 'fallback, shared' },
};

/** Answers that do nothing, or little. */
const IDLE: readonly Value[] = [
  'end',
  'pass',
  'stop',
  'decline',
  'nothing',
  'done',
  'enough',
  'no',
  'none',
  'nobody',
];

/** Plays at random, but mostly does something rather than nothing. */
function lively(pending: Pending, random: Random): AnswerValue {
  let value = randomAnswer(pending, random);
  for (let n = 0; n < 3 && IDLE.includes(value as Value); n++) value = randomAnswer(pending, random);
  return value;
}

/** Looks for fights: moves to where opponents are, attacks in battle, upgrades rather than saves. */
function bold(pending: Pending, random: Random, match: AnyMatch): AnswerValue {
  const s = match.state as unknown as State;
  const { ask, options } = pending;
  switch (ask.kind) {
    case 'actOrPass':
      return 'act';
    case 'turn':
      return options.includes('main') ? 'main' : lively(pending, random);
    case 'moveTo': {
      const meets = (one: Value): boolean =>
        one !== 'nothing' && presentIn(s, regionAt(s, one as RegionId)).some((seat) => seat !== ask.seat);
      const hostile = options.filter(meets);
      return random.pick(hostile.length > 0 ? hostile : options);
    }
    case 'moveFighters':
      return options.at(-1)!;
    case 'upgradeAttribute': {
      const upgrades = options.filter((one) => one !== 'gem' && one !== 'nothing');
      return random.pick(upgrades.length > 0 ? upgrades : options);
    }
    default:
      return lively(pending, random);
  }
}

const PLAYERS = { lively, bold } as const;

const MOST_TRIES = 600;

function goldenGame(name: string, plan: Plan): GameFile<Options> {
  const { seats, ending, players = 'lively', factions = 'dealt', pool } = plan;
  const options = pool ? { factions, pool } : { factions };
  for (let n = 1; n <= MOST_TRIES; n++) {
    const setup = { seats, seed: `${name}-${n}`, options };
    const file = makeGolden(chaosOrder, { ...setup, choose: PLAYERS[players] });
    if (endingOf(replay(chaosOrder, file).state) === ending) return file;
  }
  throw new Error(`${name}: no game of ${MOST_TRIES} ends by ${ending}`);
}

const folder = join(import.meta.dirname, 'golden');
mkdirSync(folder, { recursive: true });
for (const [name, plan] of Object.entries(GAMES)) {
  const file = goldenGame(name, plan);
  writeFileSync(join(folder, `${name}.json`), goldenText(file));
  console.log(`${name}: ${file.entries.length} entries`);
}

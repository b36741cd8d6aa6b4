import { randomAnswer } from '@warptable/bots';
import type { AnswerValue, Pending, Random } from '@warptable/kernel';
import { PlayedTable } from './played.ts';
import type { KeptTable, Plan } from './played.ts';

/** More games than are needed to come across everything. */
const MAX_GAMES = 2000;

/** All ways to set up a game, over and over with new luck. */
function* plans(): Generator<Plan> {
  for (let game = 0; game < MAX_GAMES; game++) {
    const seats = 1 + (game % 6);
    const factions = ['dealt', 'choose', 'random'][Math.floor(game / 6) % 3] ?? 'dealt';
    const exploration = Math.floor(game / 18) % 2 === 0 ? 'off' : 'on';
    yield { seats, options: { factions, exploration }, seed: `question ${game}` };
  }
}

/** Whoever plays like this sometimes holds the homeworld of the Ancients: chance alone never settles that whole sector. */
function settler(pending: Pending, random: Random): AnswerValue {
  const { ask, options } = pending;
  if (ask.kind === 'action' && options.includes('control')) return 'control';
  const places = ask.form === 'place' ? options.filter((value) => value !== 'none' && value !== 'done') : [];
  const homeworld = places.find((place) => place === 'ancients-homeworld');
  return homeworld ?? (places.length > 0 ? random.pick(places) : randomAnswer(pending, random));
}

/** A table at a question of each of these kinds, as somebody who plays many games comes across them. */
export function tablesByKind(kinds: readonly string[]): ReadonlyMap<string, KeptTable> {
  const found = new Map<string, KeptTable>();
  const isNew = ({ ask }: Pending): boolean => kinds.includes(ask.kind) && !found.has(ask.kind);
  for (const plan of plans()) {
    const game = new PlayedTable(plan, plan.seats === 6 ? settler : randomAnswer);
    for (let next = game.playUntil(isNew); next; next = game.playUntil(isNew))
      found.set(next.ask.kind, game.kept());
    if (found.size === kinds.length) break;
  }
  return found;
}

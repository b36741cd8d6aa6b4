import { Match, seededChance } from '@warptable/kernel';
import type { Random } from '@warptable/kernel';
import { ACTION_CARDS } from '../content/index.ts';
import type { Action, FactionId, TechnologyId } from '../content/index.ts';
import { warpgate } from '../rules/game.ts';
import type { Options } from '../rules/state.ts';
import { WarpgateTable, position } from './arrange.ts';
import type { Position, Side } from './arrange.ts';

/** A real game from its very beginning; the first question is one of the setup, or the first card if all is dealt. */
export function newGame(seats: number, options: Partial<Options> = {}, seed = 'game'): WarpgateTable {
  const chosen = warpgate.readOptions(options, seats);
  return new WarpgateTable(new Match(warpgate, { options: chosen, seats, chance: seededChance(seed) }));
}

const OF_SETUP = ['board', 'faction', 'colour', 'gatekeepersColour'];

/** Answers the questions of the setup with the first option that is left. */
export function setUp(table: WarpgateTable): WarpgateTable {
  for (;;) {
    const [pending] = table.match.pending;
    if (!pending || !OF_SETUP.includes(pending.ask.kind)) return table;
    table.answer(pending.ask.kind, pending.options[0]!);
  }
}

/** A game that is set up, at the first card of the first player. */
export const startedGame = (seats: number, options: Partial<Options> = {}, seed = 'game'): WarpgateTable =>
  setUp(newGame(seats, options, seed));

/** Answers at random, until the game is over or `limit` answers are given; `look` sees the table after each of them. */
export function playRandomly(
  table: WarpgateTable,
  random: Random,
  look: () => void = () => {},
  limit = Infinity,
): void {
  for (let n = 0; n < limit && !table.match.over; n++) {
    const { ask, options } = random.pick(table.match.pending);
    table.answer(ask.kind, random.pick(options), ask.seat);
    look();
  }
}

/** Plays the turn of whoever is asked: any card for a Draw of nothing. */
export function passTurn(table: WarpgateTable): WarpgateTable {
  return table.act('draw').answers(['drawCount', 0], ['endTurn', 'done']);
}

/** The error that something throws, with its code and refusal. */
export function errorOf(attempt: () => unknown): { readonly code?: string; readonly message: string } {
  try {
    attempt();
  } catch (error) {
    return error as Error;
  }
  throw new Error('nothing was refused');
}

export const by = (faction: FactionId): Side => ({ faction });
export const having = (...technologies: TechnologyId[]): Side => ({ technologies });

/** Blue announces an action, with a card that has it and three ships at the Warpgate if nothing else is said. */
export function blueActs(action: Action, turn: number, blue: Side = {}, setup: Position = {}): WarpgateTable {
  const card = ACTION_CARDS.find(({ top, bottom }) => top === action || bottom === action);
  const sides = { ...setup.sides, blue: { hand: [card?.id ?? 'ac-01'], ...blue } };
  return position({ ...setup, turn, sides }).act(action);
}

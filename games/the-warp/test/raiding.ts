import type { ScriptLine } from '@warptable/kernel';
import type { RaceId } from '../content/index.ts';
import { dice, position } from './arrange.ts';
import type { Position, Side, WarpTable } from './arrange.ts';

/** A position in which seat 0 is about to attack; the dice of the attack, then those of the defence. */
export interface Raid extends Omit<Position, 'sides' | 'chance'> {
  readonly me?: Side;
  readonly other?: Side;
  readonly attack?: readonly number[];
  readonly defence?: readonly number[];
  /** Attacking Troops, of the 4 that stand ready. */
  readonly troops?: number;
  /** Outcomes of chance before the dice of the combat. */
  readonly before?: readonly ScriptLine[];
}

const HERE = 's1-start';
/** Beside it: multiplier 1, as the area the attack comes from. */
export const NEST = 's1-outer-corner';

const WON = { attack: [6, 6, 6], defence: [1, 1] };

/** Seat 0 attacks yellow Exiled of strength 2, or what `areas` says, and wins if nothing else is said. */
export function raid({ me, other, attack = WON.attack, defence = WON.defence, ...raid }: Raid): WarpTable {
  const { troops = 3, before = [], ...setup } = raid;
  const table = position({
    ...setup,
    sides: { 0: { troops: { [HERE]: 4 }, ...me }, 1: { ...other } },
    areas: { [NEST]: { token: 'yellow-2' }, ...setup.areas },
    // A side without Troops rolls no dice.
    chance: [
      ...before,
      ...[attack, defence].filter(({ length }) => length > 0).map((faces) => dice(...faces)),
    ],
  });
  return table.answer('action', 'attack').ifAsked('attackTroops', troops);
}

/** Seat 1 holds an area beside seat 0's; both have nothing else but their Colonies. */
export function raidRival({ me, other, ...setup }: Raid): WarpTable {
  return raid({
    areas: { [NEST]: {} },
    ...setup,
    me: { troops: { 's1-left': 4 }, ...me },
    other: { troops: { 's2-outer-corner': 2 }, ...other },
  });
}

/** The yellow Exiled are of this race. */
export const yellow = (race: RaceId): Pick<Position, 'exiled'> => ({ exiled: { yellow: race } });

/** The types of the events so far that are among these. */
export const story = (table: WarpTable, ...types: readonly string[]): string[] =>
  table.match.events.map(({ event }) => event.type as string).filter((type) => types.includes(type));

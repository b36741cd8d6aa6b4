import type { AnswerValue, Seat } from '@warptable/kernel';
import type { TacticsId } from '../content/index.ts';
import { position } from './arrange.ts';
import type { Position, Side, WarpgateTable } from './arrange.ts';

/** Ships and the Tactics card they play. */
export type Force = readonly [ships: number, card: TacticsId];

/** The battle planet of `fight`, where blue stands, and the planet at range 1 from which red attacks. */
export const FIELD = 't1a-volcanic';
export const BASE = 't1a-desert';

/** A battle in short. `red` and `blue` tell what else the two sides have. */
export interface Fight extends Omit<Position, 'sides'> {
  readonly attack: Force;
  readonly defend: Force;
  readonly red?: Side;
  readonly blue?: Side;
}

/** Red has attacked blue on board R2, turn 2: both have drawn their cards and have to choose one. */
export function encounter({ attack, defend, red, blue, ...rest }: Fight): WarpgateTable {
  const table = position({
    turn: 2,
    active: 'red',
    ...rest,
    sides: {
      red: {
        hand: ['ac-11'],
        ...red,
        ships: { [BASE]: attack[0], ...red?.ships },
        tactics: red?.tactics ?? [attack[1]],
      },
      blue: {
        hand: [],
        ...blue,
        ships: { [FIELD]: defend[0], ...blue?.ships },
        tactics: blue?.tactics ?? [defend[1]],
      },
    },
  });
  return assault(table, [[BASE, attack[0]]], FIELD);
}

/** The same, and both have chosen: the battle goes on to the next question, or to the end of red's turn. */
export function fight(setup: Fight): WarpgateTable {
  return choose(encounter(setup), setup.attack[1], setup.defend[1]);
}

/** Concentrates one or two groups to a place. */
export function assault(
  table: WarpgateTable,
  groups: readonly (readonly [from: string, ships: number])[],
  to: string,
): WarpgateTable {
  const [first, second] = groups as [[string, number], [string, number] | undefined];
  ifAsked(table.act('concentrate'), 'moveFrom', first[0]);
  table.answer('moveTo', to);
  ifAsked(table, 'shipsToMove', first[1]);
  ifAsked(table, 'secondStart', second?.[0] ?? 'none');
  if (second) ifAsked(table, 'shipsToMove', second[1]);
  return table;
}

/** The attacker and the defender choose their cards. */
export function choose(table: WarpgateTable, attacking: TacticsId, defending: TacticsId): WarpgateTable {
  const { attacker, defender } = table.state.battle!;
  return table.answers(['tactics', attacking, attacker], ['tactics', defending, defender]);
}

/** Answers a question if it is put: where there is only one option, nobody is asked. */
export function ifAsked(table: WarpgateTable, kind: string, value: AnswerValue, seat?: Seat): WarpgateTable {
  return table.isAsked(kind) ? table.answer(kind, value, seat) : table;
}

/** Who won the last battle, and the strength of both: 'red 12:10'. */
export function outcome(table: WarpgateTable): string {
  const { seat, strength, against } = table.events('BattleWon').at(-1)!;
  return `${table.state.players[seat]!.colour} ${strength}:${against}`;
}

/** Ships of each side destroyed in battles so far. */
export function destroyed(table: WarpgateTable): { red: number; blue: number } {
  const of = (seat: Seat): number =>
    table
      .events('ShipsDestroyed')
      .filter((event) => event.seat === seat && event.by === 'battle')
      .reduce((sum, { ships }) => sum + ships, 0);
  return { red: of(table.seat('red')), blue: of(table.seat('blue')) };
}

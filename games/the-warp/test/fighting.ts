import type { ScriptLine, Seat } from '@warptable/kernel';
import type { ArchiveId } from '../content/index.ts';
import { dice, position } from './arrange.ts';
import type { Ground, Position, Side, WarpTable } from './arrange.ts';

/** Seat 0 attacks from here ... */
export const ORIGIN = 's1-upper-right';
/** ... to here: neighbours with multiplier 2 and 4 on side A. */
export const TARGET = 's1-inner-corner';

/** An attack of seat 0 with the ORIGIN as base. */
export interface Fight {
  readonly attackers?: number;
  readonly origin?: string;
  readonly target?: string;
  readonly ship?: 'yes' | 'no';
  /** What each side rolls; nothing for a side that rolls nothing. */
  readonly rolls?: readonly (readonly number[])[];
  readonly attack?: Side;
  /** Of the other seats. */
  readonly sides?: Readonly<Record<Seat, Side>>;
  readonly ground?: Readonly<Record<string, Ground>>;
  readonly setup?: Position;
}

/** The position right after the declaration; `chance` of the setup comes before the rolls. */
export function declare(fight: Fight): WarpTable {
  const {
    attackers = 3,
    origin = ORIGIN,
    target = TARGET,
    ship,
    rolls = [],
    attack = {},
    sides,
    ground,
    setup,
  } = fight;
  const before = (setup?.chance ?? []) as readonly ScriptLine[];
  const table = position({
    ...setup,
    sides: { 0: { troops: { 's1-colony': 1, [origin]: attackers + 1 }, ...attack }, ...sides },
    areas: { ...ground },
    chance: [...before, ...rolls.map((faces) => dice(...faces))],
  });
  table.answer('action', 'attack');
  if (table.isAsked('attackFrom')) table.answer('attackFrom', origin);
  if (table.isAsked('attackTarget')) table.answer('attackTarget', target);
  if (table.isAsked('useShip')) table.answer('useShip', ship ?? 'no');
  return table.ifAsked('attackTroops', attackers);
}

/** Cards that are put down: by seat. Everybody else passes. */
export type Cards = Readonly<Partial<Record<Seat, ArchiveId>>>;

/** Step 2: everybody who is asked puts down the card named for the seat, or none. */
export function playCards(table: WarpTable, cards: Cards = {}): WarpTable {
  const put = new Set<Seat>();
  for (;;) {
    const found = table.match.pending.find(({ ask }) => ask.kind === 'combatCard' || ask.kind === 'support');
    if (!found) return table;
    const { seat, kind } = found.ask;
    const card = put.has(seat) ? undefined : cards[seat];
    put.add(seat);
    table.answer(kind, card ?? 'none', seat);
  }
}

/** A whole combat without bribes and tactics: cards with their options, then the dice of `rolls`. */
export function fightOut(
  fight: Fight,
  cards: Readonly<Partial<Record<Seat, readonly [ArchiveId, number]>>> = {},
): WarpTable {
  const put: Partial<Record<Seat, ArchiveId>> = {};
  for (const [seat, played] of Object.entries(cards)) if (played) put[Number(seat)] = played[0];
  const table = playCards(declare(fight), put);
  table.ifAsked('bribe', 'none').ifAsked('beforeReveal', 'reveal');
  for (const { ask } of table.match.pending.slice()) {
    if (ask.kind === 'cardOption') table.answer('cardOption', [String(cards[ask.seat]![1])], ask.seat);
  }
  return table;
}

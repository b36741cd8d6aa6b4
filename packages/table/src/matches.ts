import { Match, isOfOtherRules, readSnapshot, resume, takeSnapshot } from '@warptable/kernel';
import type { AnyMatch } from '@warptable/kernel';
import type { SideActions } from './indexes.ts';
import { luckOf } from './luck.ts';
import type { Table } from './table.ts';

type Of = Pick<Table, 'gameModule' | 'setup' | 'options' | 'seats'>;

/** See `TableSetup.record`. */
const isCompact = ({ setup }: Of): boolean => setup.record === 2;

/** The game of the table from its beginning. */
export function newMatch(table: Of): AnyMatch {
  const { gameModule, options, seats } = table;
  const chance = luckOf(table);
  return new Match(gameModule.game, { options, seats: seats.length, chance, compact: isCompact(table) });
}

/** To be read again. Of a game that is over its end is all there is: it stays over, whatever the rules are then. */
export function textOf(match: AnyMatch, sideActions: SideActions): string {
  if (!match.over) return JSON.stringify(takeSnapshot(match));
  const { state, length: at } = match;
  const undoLimit = { at, because: 'the game is over' };
  return JSON.stringify(
    takeSnapshot(match, { state, at, entries: [], undoLimit, sideActions: sideActions.length }),
  );
}

/** The match that was saved, and whether that was under other rules. */
export function savedMatch(table: Of, text: string): { match: AnyMatch; isFromElsewhere: boolean } {
  const { game } = table.gameModule;
  const snapshot = readSnapshot(game, text);
  const match = resume(game, snapshot, luckOf(table), isCompact(table));
  return { match, isFromElsewhere: isOfOtherRules(game, snapshot) };
}

/** The match as it was after so many entries. Its luck goes on as it did then: the same answers meet the same luck. */
export function matchAfter(table: Of, { entries, firstEntry }: AnyMatch, length: number): AnyMatch {
  if (firstEntry > 0) throw new Error('the beginning of the game is not in memory');
  const { gameModule, options, seats } = table;
  const { game } = gameModule;
  return new Match(game, {
    options,
    seats: seats.length,
    chance: luckOf(table),
    from: { state: game.start(options, seats.length), at: 0, entries: entries.slice(0, length) },
    compact: isCompact(table),
  });
}

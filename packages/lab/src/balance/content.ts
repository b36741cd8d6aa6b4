import { heldIn } from '../counting/counts.ts';
import type { GameWithFindings } from '../counting/counts.ts';
import { seatSubjectsOf } from '../counting/seats.ts';
import type { SeatRow } from '../counting/seats.ts';
import { bySubject } from '../counting/subjects.ts';
import type { Naming, Subject } from '../counting/subjects.ts';
import { cardRows } from './cards.ts';
import type { CardRow } from './cards.ts';
import { goalRows } from './goals.ts';
import type { GoalRow } from './goals.ts';
import { tableRows } from './tables.ts';
import type { TableRow } from './tables.ts';

/** What the games say of the content, subject by subject. */
export interface Content {
  readonly seats: readonly Subject<SeatRow>[];
  readonly cards: readonly Subject<CardRow>[];
  readonly goals: readonly Subject<GoalRow>[];
  readonly table: readonly Subject<TableRow>[];
}

export function contentOf(games: readonly GameWithFindings[], naming: Naming): Content {
  const cards = heldIn(games, (findings) => findings.cards);
  const cardSubjects = new Set(cards.map(({ subject }) => subject));
  const laid = games.flatMap((game) =>
    Object.entries(game.findings.table).flatMap(([subject, ids]) => ids.map((id) => ({ subject, id, game }))),
  );
  return {
    seats: seatSubjectsOf(games, naming),
    cards: bySubject(cards, naming, (subject, groups) => cardRows(subject, groups, games)),
    goals: bySubject(
      heldIn(games, (findings) => findings.goals),
      naming,
      (_, groups) => goalRows(groups),
    ),
    // Cards on the table are what was on offer: they are counted with the cards.
    table: bySubject(
      laid.filter(({ subject }) => !cardSubjects.has(subject)),
      naming,
      (_, groups) => tableRows(groups),
    ),
  };
}

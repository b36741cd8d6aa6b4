import { meanOf, meanWithInterval } from '../statistics/spread.ts';
import type { Mean } from '../statistics/spread.ts';
import { heldIn, shareAmong } from './counts.ts';
import type { GameWithFindings, Groups, SeatResult } from './counts.ts';
import { judgedByFair } from './judging.ts';
import type { Judged } from './judging.ts';
import { bySubject } from './subjects.ts';
import type { Naming, Subject } from './subjects.ts';

/** What a seat played with, such as its faction: does it win its part? */
export interface SeatRow extends Judged {
  /** Above the mean of the table. */
  readonly points: Mean;
}

function seatRows(groups: Groups<SeatResult>): SeatRow[] {
  const judged = judgedByFair(
    groups.map(([, list]) => ({ share: shareAmong(list), fair: meanOf(list.map(({ fair }) => fair)) })),
  );
  const points = groups.map(([, list]) => meanWithInterval(list.map(({ above }) => above)));
  return judged.map((verdict, i) => ({ ...verdict, points: points[i] ?? meanWithInterval([]) }));
}

export const seatSubjectsOf = (games: readonly GameWithFindings[], naming: Naming): Subject<SeatRow>[] =>
  bySubject(
    heldIn(games, ({ seats }) =>
      seats.flatMap((labels, seat) =>
        Object.entries(labels).flatMap(([subject, ids]) => [ids].flat().map((id) => ({ subject, id, seat }))),
      ),
    ),
    naming,
    (_, groups) => seatRows(groups),
  );

import type { Seat } from '@warptable/kernel';
import type { SeatSnapshot, TableInfo } from '@warptable/table';

/**
 * At a table around one screen: the seat the screen has to be handed to, or null if whoever has it may go on. Nobody's hand is
 * shown before its player has taken the screen.
 */
export function handOverTo(info: TableInfo, snapshot: SeatSnapshot, taken: Seat | null): Seat | null {
  const people = info.seats.flatMap(({ kind, mine, sitIn }, seat) =>
    kind === 'human' && mine && !sitIn ? seat : [],
  );
  if (!info.oneScreen || people.length < 2 || info.status === 'over') return null;
  const awaited = people.filter((seat) => snapshot.awaited.some((one) => one.seat === seat));
  if (taken !== null && (awaited.length === 0 || awaited.includes(taken))) return null;
  return awaited[0] ?? people[0] ?? null;
}

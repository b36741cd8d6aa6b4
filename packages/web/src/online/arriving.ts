import type { Seat } from '@warptable/kernel';
import type { TableInfo } from '@warptable/table';
import type { Session } from '@warptable/ui';
import { useEffect } from 'react';
import { sitDown } from './toldLuck.ts';

/** Goes along with the way to a table, and stays there over a reload: whoever arrives is to sit down. */
interface Arriving {
  /** Null: at any seat that is free. */
  readonly sit: Seat | null;
}

export const toSit = (seat: Seat | null): { readonly state: Arriving } => ({ state: { sit: seat } });

/** The seat to take: the one that was meant, if it is still free, else the first that is. */
export function seatToTake({ seats }: Pick<TableInfo, 'seats'>, wanted: Seat | null): Seat | undefined {
  if (seats.some(({ mine }) => mine)) return undefined;
  if (wanted !== null && seats[wanted]?.kind === 'open') return wanted;
  const free = seats.findIndex(({ kind }) => kind === 'open');
  return free < 0 ? undefined : free;
}

/** Whoever has just opened the table or was invited to it sits down, once: standing up again is up to them. */
export function useArriving(session: Session, info: TableInfo, name: string): void {
  useEffect(() => {
    const arriving = history.state as Partial<Arriving> | null;
    if (arriving?.sit === undefined) return;
    history.replaceState(null, '');
    const seat = seatToTake(info, arriving.sit);
    if (seat !== undefined) sitDown(session, info, seat, name);
    // What changes at the table afterwards does not matter any more.
  }, [session]);
}

import { KeyedChance, commitmentToNonce, isNonceOf, nonceInPlaceOf } from '@warptable/kernel';
import type { Seat } from '@warptable/kernel';
import type { TableAction } from './actions.ts';
import { TableError } from './errors.ts';
import type { SeatState, TableSetup } from './setup.ts';

/** Whoever does not tell its part in the luck for so long after all seats were taken is not waited for, in milliseconds. */
export const TELLING_TIME = 60_000;

/** From the table's secret and a nonce of every seat. */
export const luckOf = ({ setup, seats }: { setup: TableSetup; seats: readonly SeatState[] }): KeyedChance =>
  new KeyedChance(
    setup.secret,
    seats.map(({ nonce }) => nonce),
    countsSideActions(setup),
  );

/** See `ChanceSource`. */
export const countsSideActions = ({ record }: TableSetup): boolean => record === undefined;

/** What whoever sits down says of the luck: its part, or at first the commitment to it alone. */
export function partOf({
  nonce,
  commitment,
}: Extract<TableAction, { do: 'sit' }>): Pick<SeatState, 'nonce' | 'commitment'> {
  if (nonce !== undefined) return { nonce, commitment: commitmentToNonce(nonce) };
  if (commitment === undefined) throw new TableError('badMessage', 'whoever sits down adds to the luck');
  return { nonce: '', commitment };
}

/** Who has committed to its part and has not told it yet. */
export const untold = (seats: readonly SeatState[]): Seat[] =>
  seats.flatMap(({ kind, nonce }, seat) => (kind === 'human' && nonce === '' ? seat : []));

/** Whose part was never told: what stands in its place is given by rule. */
export const replaced = (seats: readonly SeatState[]): Seat[] =>
  seats.flatMap(({ nonce, commitment }, seat) =>
    commitment !== undefined && nonce === nonceInPlaceOf(commitment) ? seat : [],
  );

/** Only when nobody can choose its own part any more. */
export function withPart(seats: readonly SeatState[], told: Seat, nonce: string): readonly SeatState[] {
  if (seats.some(({ kind }) => kind === 'open'))
    throw new TableError('tooSoon', 'seats are free: what you add to the luck is told when all are taken');
  if (!isNonceOf(seats[told]?.commitment ?? '', nonce))
    throw new TableError('badMessage', 'this is not what you have committed to');
  return seats.map((state, seat) => (seat === told ? { ...state, nonce } : state));
}

/** `isWaiting`: all have sat down, and some have not told their part. */
export function withReplacements(seats: readonly SeatState[], isWaiting: boolean): readonly SeatState[] {
  if (!isWaiting) throw new TableError('notPlaying', 'nobody is waited for');
  return seats.map((state) =>
    state.nonce === '' && state.commitment !== undefined
      ? { ...state, nonce: nonceInPlaceOf(state.commitment) }
      : state,
  );
}

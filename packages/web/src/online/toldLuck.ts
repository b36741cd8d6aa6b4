import { commitmentToNonce } from '@warptable/kernel';
import type { Seat } from '@warptable/kernel';
import type { TableInfo } from '@warptable/table';
import type { Session } from '@warptable/ui';
import { useEffect } from 'react';
import { randomHex } from '../local/tables.ts';

/** What this browser knows of the luck of a table without having to believe the server afterwards. */
export interface ToldLuck {
  /** As it was first told. */
  readonly commitment: string;
  /** What this browser has added to the luck, by the seat that it asked for. */
  readonly nonces: Readonly<Partial<Record<Seat, string>>>;
  /** To what the seats add to the luck, as they were told before this browser told its own part. */
  readonly commitments?: readonly string[];
  /** The seat that it got. */
  readonly seat?: Seat | undefined;
}

const keyOf = (table: string): string => `warptable.luck.${table}`;

export function toldLuck(table: string): ToldLuck | null {
  const kept = localStorage.getItem(keyOf(table));
  return kept === null ? null : (JSON.parse(kept) as ToldLuck);
}

/** What was told first stays. */
export function keepLuck(
  table: string,
  { commitment, nonces = {}, ...rest }: Partial<ToldLuck> & Pick<ToldLuck, 'commitment'>,
): void {
  const before = toldLuck(table) ?? { commitment, nonces: {} };
  const after: ToldLuck = { ...before, ...rest, nonces: { ...before.nonces, ...nonces } };
  localStorage.setItem(keyOf(table), JSON.stringify(after));
}

/** Asks for a seat, with a part in the luck that nobody knows before. */
export function sitDown(session: Session, { id, luck }: TableInfo, seat: Seat, name: string): void {
  const nonce = randomHex(16);
  keepLuck(id, { commitment: luck.commitment, nonces: { [seat]: nonce } });
  session.request({ do: 'sit', seat, name, commitment: commitmentToNonce(nonce) });
}

/**
 * Tells the part of this browser, once everybody has committed to theirs: from then on nobody can choose any of it. What it was told
 * before stays, so that it need not believe anybody afterwards.
 */
function useTelling(session: Session, info: TableInfo | null): void {
  const { id, luck, seats = [] } = info ?? {};
  const seat = luck?.untold.find((one) => seats[one]?.mine);
  useEffect(() => {
    if (id === undefined || luck === undefined || seat === undefined) return;
    const { nonces = {}, commitments: before } = toldLuck(id) ?? {};
    const nonce = nonces[seat];
    const commitments = luck.commitments.flatMap((one) => one ?? []);
    if (nonce === undefined || commitments.length < seats.length) return;
    if (!before) keepLuck(id, { commitment: luck.commitment, commitments });
    session.request({ do: 'tell', seat, nonce });
  }, [session, id, seat]);
}

/** Keeps what is told while the game is not over: afterwards the secret is known, and anything can be told. */
export function useToldLuck(session: Session, info: TableInfo | null): void {
  useTelling(session, info);
  const { id, status, seats = [], luck } = info ?? {};
  const mine = seats.findIndex((seat) => seat.mine);
  useEffect(() => {
    if (id === undefined || luck === undefined || status === 'over') return;
    const seat = mine < 0 ? undefined : mine;
    // Before the game whoever has stood up has no seat; once it is on, it stays the same.
    keepLuck(id, {
      commitment: luck.commitment,
      ...(seat !== undefined || status === 'waiting' ? { seat } : {}),
    });
  }, [id, status, mine, luck?.commitment]);
}

import type { Result } from '@warptable/kernel';
import type { TableWish } from '@warptable/table';
import { Failure } from '../failures.ts';

/** A table as the lists of the server show it. */
export interface ListedTable {
  readonly id: string;
  readonly game: string;
  readonly status: 'waiting' | 'playing' | 'over';
  readonly seats: readonly { readonly kind: 'human' | 'bot' | 'open'; readonly name: string }[];
  readonly openedAt: number;
  readonly updatedAt: number;
  readonly myTurn: boolean;
  /** If the game is over, as far as the server knows. */
  readonly result?: Pick<Result, 'scores' | 'winners'>;
}

async function call(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (method === 'POST') {
    // A page of somebody else could not set this header: see the server's notes on CSRF.
    init.headers = { 'x-warptable': '1', 'content-type': 'application/json' };
    init.body = JSON.stringify(body ?? {});
  }
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch {
    throw new Failure('serverSilent');
  }
  if (!response.ok) throw await failureOf(response);
  return response;
}

async function failureOf(response: Response): Promise<Failure> {
  try {
    const { error: code, message } = (await response.json()) as { error?: unknown; message?: unknown };
    if (typeof message === 'string') return new Failure(typeof code === 'string' ? code : '', message);
  } catch {
    // No JSON: the status has to do.
  }
  return new Failure('serverAnswered', String(response.status));
}

async function json<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const response = await call(method, path, body);
  if (!response.headers.get('content-type')?.includes('json')) throw new Failure('noServer');
  return (await response.json()) as T;
}

export const whoAmI = (): Promise<{ name: string | null }> => json('GET', '/me');

const KNOWN = 'warptable.guest';

/** Whether this browser has ever been a guest: if not, there is nothing of ours to ask the server for. */
export const isKnown = (): boolean => localStorage.getItem(KNOWN) !== null;

export async function nameMe(name: string): Promise<void> {
  await call('POST', '/me', { name });
  localStorage.setItem(KNOWN, 'yes');
}

export const recoveryCode = (): Promise<{ code: string }> => json('POST', '/me/recovery');

export async function recover(code: string): Promise<void> {
  await call('POST', '/me/recover', { code });
  localStorage.setItem(KNOWN, 'yes');
}

export type ListName = 'mine' | 'open' | 'running' | 'finished';

export const listTables = (list: ListName): Promise<ListedTable[]> => json('GET', `/tables?list=${list}`);
export const openOnlineTable = (wish: TableWish): Promise<{ id: string }> => json('POST', '/tables', wish);
export const invite = (table: string): Promise<{ path: string }> =>
  json('POST', `/tables/${encodeURIComponent(table)}/invitation`);

/** Whether everybody may look at the table. */
export const isListed = async (table: string): Promise<boolean> =>
  (await json<{ listed: boolean }>('GET', `/tables/${encodeURIComponent(table)}`)).listed;

/** The table that an invitation is to. */
export type InvitedTo = Pick<ListedTable, 'game' | 'seats'> & {
  readonly taken: false;
  readonly openedBy: string;
  readonly commitment: string;
};

/** One that is used tells no more than where to watch, if everybody may. */
export type Invitation = InvitedTo | { readonly taken: true; readonly watch: string | null };

export const whatInvites = (token: string): Promise<Invitation> => json('POST', '/invitation', { token });
/** Sits down. No seat is told to whoever was let in before. */
export const join = (token: string, nonce: string): Promise<{ table: string; seat: number | null }> =>
  json('POST', '/join', { token, nonce });

export const isSeatTaken = (error: unknown): boolean =>
  error instanceof Failure && error.code === 'seatTaken';

/** Whether there can be a table of the server with this id. */
export const isTableId = (id: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);

export async function fileOfTable(table: string): Promise<string> {
  return (await call('GET', `/tables/${encodeURIComponent(table)}/file`)).text();
}

export function socketAddress(table: string): string {
  const { protocol, host } = location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/tables/${encodeURIComponent(table)}/socket`;
}

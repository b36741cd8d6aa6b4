import type { RestCall, RestInput, RestReplies } from '@warptable/table';
import { Failure } from '../failures.ts';

/** Sends a request of the schema. What its path does not name goes into the query of a GET and into the body of a POST. */
async function send<Call extends RestCall>(name: Call, input: RestInput<Call>): Promise<Response> {
  const [method = '', pattern = ''] = name.split(' ');
  const rest: Record<string, unknown> = { ...input };
  const path = pattern.replaceAll(/:(\w+)/g, (_, key: string) => {
    const value = String(rest[key]);
    delete rest[key];
    return encodeURIComponent(value);
  });
  const init: RequestInit = { method, credentials: 'same-origin' };
  const query = method === 'GET' ? String(new URLSearchParams(rest as Record<string, string>)) : '';
  if (method === 'POST') {
    // A page of somebody else could not set this header: see the server's notes on CSRF.
    init.headers = { 'x-warptable': '1', 'content-type': 'application/json' };
    init.body = JSON.stringify(rest);
  }
  let response: Response;
  try {
    response = await fetch(`/api${path}${query && `?${query}`}`, init);
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

export async function rest<Call extends RestCall>(
  call: Call,
  input: RestInput<Call>,
): Promise<RestReplies[Call]> {
  const response = await send(call, input);
  if (!response.headers.get('content-type')?.includes('json')) throw new Failure('noServer');
  return (await response.json()) as RestReplies[Call];
}

const KNOWN = 'warptable.guest';

/** Whether this browser has ever been a guest: if not, there is nothing of ours to ask the server for. */
export const isKnown = (): boolean => localStorage.getItem(KNOWN) !== null;

/** This browser is somebody now. */
export const noteKnown = (): void => localStorage.setItem(KNOWN, 'yes');

/** Nobody is left to ask the server for. */
export const forgetKnown = (): void => localStorage.removeItem(KNOWN);

export async function nameMe(name: string): Promise<void> {
  await send('POST /me', { name });
  noteKnown();
}

export async function recover(code: string): Promise<void> {
  await send('POST /me/recover', { code });
  noteKnown();
}

export const isSeatTaken = (error: unknown): boolean =>
  error instanceof Failure && error.code === 'seatTaken';

/** Whether there can be a table of the server with this id. */
export const isTableId = (id: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);

export async function fileOfTable(table: string): Promise<string> {
  return (await send('GET /tables/:id/file', { id: table })).text();
}

/** The text of the file with all that is kept of whoever asks. */
export const exportOfMe = async (): Promise<string> => (await send('GET /me/export', {})).text();

export function socketAddress(table: string): string {
  const { protocol, host } = location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/tables/${encodeURIComponent(table)}/socket`;
}

import type { Entry } from './entries.ts';
import { WarptableError } from './errors.ts';

/** Reads JSON text that should be an object; says what is wrong with it. */
export function readObject(text: string, what: string): Record<string, unknown> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (cause) {
    throw new WarptableError('corrupt', `${what}: not valid JSON, perhaps truncated`, undefined, cause);
  }
  if (parsed === null || typeof parsed !== 'object' || Array.isArray(parsed)) {
    throw new WarptableError('corrupt', `${what}: an object is expected`);
  }
  return parsed as Record<string, unknown>;
}

/** Checks that the list holds nothing but entries; names the first that is none. Reads the names of format 1 too. */
export function readEntries(raw: unknown, what: string): Entry[] {
  if (!Array.isArray(raw)) throw new WarptableError('corrupt', `${what}: the entries are missing`);
  const entries: unknown[] = raw.map(upgraded);
  const fault = entries.findIndex((entry) => !isEntry(entry));
  if (fault >= 0)
    throw new WarptableError(
      'corrupt',
      `${what}: entry ${fault} is not an answer and not an outcome of chance`,
    );
  return entries as Entry[];
}

/** In format 1 a side action was called an aside. */
function upgraded(raw: unknown): unknown {
  if (raw === null || typeof raw !== 'object' || !('aside' in raw)) return raw;
  const { aside, ...rest } = raw;
  return { ...rest, sideAction: aside };
}

function isEntry(raw: unknown): boolean {
  if (raw === null || typeof raw !== 'object') return false;
  const entry = raw as Record<string, unknown>;
  if ('chance' in entry) return typeof entry['chance'] === 'string' && isNumbers(entry['outcome']);
  if (!Number.isInteger(entry['seat'])) return false;
  if ('sideAction' in entry) return typeof entry['sideAction'] === 'string' && isValue(entry['value']);
  const { value } = entry;
  return (
    typeof entry['kind'] === 'string' && (isValue(value) || (Array.isArray(value) && value.every(isValue)))
  );
}

const isValue = (raw: unknown): boolean =>
  typeof raw === 'string' || (typeof raw === 'number' && Number.isFinite(raw));
const isNumbers = (raw: unknown): boolean => Array.isArray(raw) && raw.every((n) => Number.isInteger(n));

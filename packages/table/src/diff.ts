import type { Json } from '@warptable/kernel';

/**
 * What has to be done to one JSON value to get another: `[value]` puts a new one in its place; `{ o, gone }` changes fields of an
 * object; `{ a, n }` changes elements of a list and makes it n long.
 */
export type Patch =
  | readonly [Json]
  | { readonly o: { readonly [key: string]: Patch }; readonly gone?: readonly string[] }
  | { readonly a: { readonly [index: string]: Patch }; readonly n: number };

type JsonObject = { readonly [key: string]: Json };
type Fields = { readonly [key: string]: unknown };

/** What has changed, and the value as it is now. It shares with the value before whatever is the same. */
export interface Change {
  readonly patch: Patch;
  readonly now: Json;
}

/**
 * Nothing if the two are equal; `before` is missing where there was nothing yet. `after` is read as JSON would write it, and
 * nothing of it is kept: it may be part of something that goes on changing. But for what it has in common with `lasting`, in the same
 * places: that never changes any more and is kept as it is.
 */
export function changeOf(before: Json | undefined, after: unknown, lasting?: Json): Change | undefined {
  if (before === after) return undefined;
  if (Array.isArray(after))
    return Array.isArray(before) ? changeOfList(before as Json[], after, lasting) : replaced(after, lasting);
  return isObject(after) && isObject(before)
    ? changeOfObject(before, after, lasting)
    : replaced(after, lasting);
}

export const diff = (before: Json | undefined, after: Json): Patch | undefined =>
  changeOf(before, after)?.patch;

function replaced(after: unknown, lasting: Json | undefined): Change {
  const now = copyOf(after, lasting);
  return { patch: [now], now };
}

/** What is in this place of a list or an object, if it is one. */
const within = (value: Json | undefined, place: string | number): Json | undefined =>
  value === null || typeof value !== 'object' ? undefined : (value as JsonObject)[place];

function changeOfList(
  before: readonly Json[],
  after: readonly unknown[],
  lasting: Json | undefined,
): Change | undefined {
  const n = after.length;
  let a: Record<string, Patch> | undefined;
  let now: Json[] | undefined;
  let changes = 0;
  for (let i = 0; i < n; i++) {
    const value = after[i] ?? null;
    if (before[i] === value) continue;
    const change = changeOf(before[i], value, within(lasting, i));
    if (change === undefined) continue;
    a ??= {};
    now ??= before.slice(0, n);
    a[i] = change.patch;
    now[i] = change.now;
    changes++;
  }
  if (changes === 0 && before.length === n) return undefined;
  now = after === lasting ? (after as Json[]) : (now ?? before.slice(0, n));
  // Where most has changed, the list itself is shorter than the list of changes.
  return { now, patch: changes * 2 > n ? [now] : { a: a ?? {}, n } };
}

// This runs for every visitor and every move over all of a view: plain loops, and nothing is made where nothing has changed.
function changeOfObject(before: JsonObject, after: Fields, lasting: Json | undefined): Change | undefined {
  let o: Record<string, Patch> | undefined;
  let now: Record<string, Json> | undefined;
  let shared = 0;
  for (const key in after) {
    const value = after[key];
    if (value === undefined) continue;
    const old = before[key];
    if (old !== undefined) shared++;
    if (old === value) continue;
    const change = changeOf(old, value, within(lasting, key));
    if (change === undefined) continue;
    o ??= {};
    now ??= { ...before };
    o[key] = change.patch;
    now[key] = change.now;
  }
  for (const _ in before) shared--;
  if (shared === 0) {
    if (!o || !now) return undefined;
    return { now: after === lasting ? lasting : now, patch: { o } };
  }
  const gone = Object.keys(before).filter((key) => after[key] === undefined);
  const left = Object.entries(now ?? before).filter(([key]) => after[key] !== undefined);
  return { now: after === lasting ? lasting : Object.fromEntries(left), patch: { o: o ?? {}, gone } };
}

/** As JSON would write it: fields without a value are left out. */
function copyOf(value: unknown, lasting: Json | undefined): Json {
  if (value === undefined) return null;
  if (value === lasting) return lasting;
  if (Array.isArray(value)) return value.map((one, i) => copyOf(one, within(lasting, i)));
  if (!isObject(value)) return value as Json;
  const copy: Record<string, Json> = {};
  for (const key in value) {
    const field: unknown = value[key];
    if (field !== undefined) copy[key] = copyOf(field, within(lasting, key));
  }
  return copy;
}

/** The value after the change. Shares what has not changed with the value before. */
export function applyPatch(before: Json, patch: Patch): Json {
  if (Array.isArray(patch)) return patch[0] as Json;
  if ('a' in patch) {
    const list = Array.isArray(before) ? (before as readonly Json[]).slice(0, patch.n) : [];
    for (const [index, change] of Object.entries(patch.a))
      list[Number(index)] = applyPatch(list[Number(index)] ?? null, change);
    return list;
  }
  if (!('o' in patch)) return before;
  const object: Record<string, Json> = { ...(isObject(before) ? before : {}) };
  for (const key of patch.gone ?? []) delete object[key];
  for (const [key, change] of Object.entries(patch.o)) object[key] = applyPatch(object[key] ?? null, change);
  return object;
}

const isObject = <T>(value: T): value is T & JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

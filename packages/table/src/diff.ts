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
 * nothing of it is kept: it may be part of something that goes on changing.
 */
export function changeOf(before: Json | undefined, after: unknown): Change | undefined {
  if (before === after) return undefined;
  if (Array.isArray(after))
    return Array.isArray(before) ? changeOfList(before as Json[], after) : replaced(after);
  return isObject(after) && isObject(before) ? changeOfObject(before, after) : replaced(after);
}

export const diff = (before: Json | undefined, after: Json): Patch | undefined =>
  changeOf(before, after)?.patch;

function replaced(after: unknown): Change {
  const now = copyOf(after);
  return { patch: [now], now };
}

function changeOfList(before: readonly Json[], after: readonly unknown[]): Change | undefined {
  const n = after.length;
  let a: Record<string, Patch> | undefined;
  let now: Json[] | undefined;
  let changes = 0;
  for (let i = 0; i < n; i++) {
    const change = changeOf(before[i], after[i] ?? null);
    if (change === undefined) continue;
    a ??= {};
    now ??= before.slice(0, n);
    a[i] = change.patch;
    now[i] = change.now;
    changes++;
  }
  if (changes === 0 && before.length === n) return undefined;
  now ??= before.slice(0, n);
  // Where most has changed, the list itself is shorter than the list of changes.
  return { now, patch: changes * 2 > n ? [now] : { a: a ?? {}, n } };
}

// This runs for every visitor and every move over all of a view: plain loops, and nothing is made where nothing has changed.
function changeOfObject(before: JsonObject, after: Fields): Change | undefined {
  let o: Record<string, Patch> | undefined;
  let now: Record<string, Json> | undefined;
  let shared = 0;
  for (const key in after) {
    const value = after[key];
    if (value === undefined) continue;
    const old = before[key];
    if (old !== undefined) shared++;
    if (old === value) continue;
    const change = changeOf(old, value);
    if (change === undefined) continue;
    o ??= {};
    now ??= { ...before };
    o[key] = change.patch;
    now[key] = change.now;
  }
  for (const _ in before) shared--;
  if (shared === 0) return o && now ? { now, patch: { o } } : undefined;
  now ??= { ...before };
  const gone = Object.keys(before).filter((key) => after[key] === undefined);
  for (const key of gone) delete now[key];
  return { now, patch: { o: o ?? {}, gone } };
}

/** As JSON would write it: fields without a value are left out. */
function copyOf(value: unknown): Json {
  if (Array.isArray(value)) return value.map(copyOf);
  if (!isObject(value)) return (value ?? null) as Json;
  const copy: Record<string, Json> = {};
  for (const key in value) {
    const field: unknown = value[key];
    if (field !== undefined) copy[key] = copyOf(field);
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

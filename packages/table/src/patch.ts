import type { Json } from '@warptable/kernel';

/**
 * What has to be done to one JSON value to get another: `[value]` puts a new one in its place; `{ o, gone }` changes fields of an
 * object; `{ a, n }` changes elements of a list and makes it n long. A `DiffTracker` writes them.
 */
export type Patch =
  | readonly [Json]
  | { readonly o: { readonly [key: string]: Patch }; readonly gone?: readonly string[] }
  | { readonly a: { readonly [index: string]: Patch }; readonly n: number };

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

const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

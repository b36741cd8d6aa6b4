/** The keys of a table in the order they are written. */
export const idsOf = <T extends object>(table: T): readonly (keyof T & string)[] =>
  Object.keys(table) as (keyof T & string)[];

/** The rows of a table, each with its key as its id. */
export const withIds = <K extends string, T extends object>(
  rows: Readonly<Record<K, T>>,
): Readonly<Record<K, T & { readonly id: K }>> =>
  Object.fromEntries(idsOf(rows).map((id) => [id, { id, ...rows[id] }])) as Record<K, T & { readonly id: K }>;

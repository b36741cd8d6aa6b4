/** The keys of a table in the order they are written. */
export const idsOf = <T extends object>(table: T): readonly (keyof T & string)[] =>
  Object.keys(table) as (keyof T & string)[];

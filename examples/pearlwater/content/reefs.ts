/** Five reefs in a row, from the harbour (a) out to the open sea (e). */
export const REEFS = ['reef:a', 'reef:b', 'reef:c', 'reef:d', 'reef:e'] as const;
export type Reef = (typeof REEFS)[number];

export const isReef = (value: unknown): value is Reef => REEFS.some((reef) => reef === value);

import type { Asked, Value } from '@warptable/kernel';

/** What a thing is to the question: it can be chosen, it is expected but refused, or it is not meant at all. */
export type Target = 'legal' | 'refused' | 'idle';

export function targetOf(asked: Asked | null, value: Value): Target {
  if (!asked) return 'idle';
  if (asked.options.includes(value)) return 'legal';
  return asked.refused.some((one) => one.value === value) ? 'refused' : 'idle';
}

/** The places of a map that are lit, and those that are grey. */
export interface PlaceTargets {
  readonly legal: ReadonlySet<string>;
  readonly refused: ReadonlySet<string>;
}

/** The options and refusals of a question that are places of the map. */
export const targetsAmong = (
  asked: Asked | null,
  isPlace: (value: Value) => value is string,
): PlaceTargets => ({
  legal: new Set(asked?.options.filter(isPlace)),
  refused: new Set(asked?.refused.map(({ value }) => value).filter(isPlace)),
});

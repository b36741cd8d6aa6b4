import type { Asked } from '@warptable/kernel';
import { RACES } from '../../content/index.ts';
import type { RaceId } from '../../content/index.ts';

export interface Usable {
  readonly active: boolean;
  readonly reward: boolean;
}

/** Which abilities of a race can be used now, by what its owner is asked. */
export function usableNow(asked: Asked | null, race: RaceId): Usable {
  const used = RACES[race].active.usedBy;
  return {
    active: asked !== null && used !== undefined && (asked.kind === used || asked.options.includes(used)),
    reward: asked?.options.includes(`+badges:${race}`) ?? false,
  };
}

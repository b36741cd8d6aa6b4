import type { Asked } from '@warptable/kernel';
import type { RaceId } from '../../content/index.ts';

/** The questions, and the free moves, by which an Active Ability is used. Others act by themselves. */
const USED_BY: Readonly<Partial<Record<RaceId, string>>> = {
  'dura-scavengers': 'salvageTop',
  'ralan-engineers': 'doubleShift',
  'solca-mercenaries': 'hireGuns',
  'tavma-morphlings': 'moveMimicry',
  'volut-smugglers': '+smuggle',
  'xelo-traders': 'barter',
  'xotan-timebenders': 'rerollAll',
};

export interface Usable {
  readonly active: boolean;
  readonly reward: boolean;
}

/** Which abilities of a race can be used now, by what its owner is asked. */
export function usableNow(asked: Asked | null, race: RaceId): Usable {
  const used = USED_BY[race];
  return {
    active: asked !== null && used !== undefined && (asked.kind === used || asked.options.includes(used)),
    reward: asked?.options.includes(`+badges:${race}`) ?? false,
  };
}

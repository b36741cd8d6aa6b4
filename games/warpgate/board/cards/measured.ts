import type { ObjectiveId } from '../../content/index.ts';
import type { warpgateTexts } from '../texts/en.ts';

export type Measured = keyof typeof warpgateTexts.cards.come;

/** What is counted on the way to each Objective. Steps, where its conditions count different things. */
export const MEASURED: Readonly<Record<ObjectiveId, Measured>> = {
  'ob-d1': 'steps',
  'ob-d2': 'trade',
  'ob-d3': 'goods',
  'ob-d4': 'colonies',
  'ob-d5': 'trade',
  'ob-d6': 'planets',
  'ob-j1': 'steps',
  'ob-j2': 'sectors',
  'ob-j3': 'colonies',
  'ob-j4': 'ships',
  'ob-j5': 'steps',
  'ob-j6': 'colonies',
  'ob-v1': 'steps',
  'ob-v2': 'colonies',
  'ob-v3': 'ships',
  'ob-v4': 'ships',
  'ob-v5': 'cards',
  'ob-v6': 'notYet',
  'ob-o1': 'steps',
  'ob-o2': 'colonies',
  'ob-o3': 'tiles',
  'ob-o4': 'planets',
  'ob-o5': 'technologies',
  'ob-o6': 'colonies',
  'ob-a1': 'steps',
  'ob-a2': 'colonies',
  'ob-a3': 'types',
  'ob-a4': 'steps',
  'ob-a5': 'colonies',
  'ob-a6': 'steps',
};

import type { Asked, Json, Value } from '@warptable/kernel';

/** A question as its seat sees it, without a game around it. */
const asked = (kind: string, options: readonly Value[], about?: Json, taken?: readonly Value[]): Asked => ({
  seat: 0,
  kind,
  form: 'one',
  options,
  refused: [],
  min: 1,
  max: 1,
  rule: '',
  ...(about === undefined ? {} : { about }),
  ...(taken ? { taken } : {}),
});

/** Questions and answers that random games hardly ever come to. */
export const RARE: readonly Asked[] = [
  asked('leaderStays', ['sable', 'renzo'], { region: 'r3-3' }),
  asked('payLock', ['gem', 'energy', 'free'], { lockOn: 'construction' }),
  asked('commandPost', ['sable', 'uryk'], undefined, ['upgrade']),
  asked('nextEffect', ['spirited', 'eeyla', 'leyrien', 'optimistic', 'ambush'], undefined),
  asked('whichGain', ['0', '1'], { from: 'resourceful', gains: [{ energy: 2 }, { gems: 1 }] }),
  asked(
    'turn',
    ['auxiliary', 'auxiliary:free', 'flight', 'seam', 'ability:akira', 'ability:zucalah', 'end'],
    {
      phase: 'harvest',
      mainPoints: 0,
      cardPoints: 1,
      main: 'closed',
      auxiliaryUsed: false,
      auxiliary: null,
    },
  ),
  asked('flight', ['r4-4/r5-4'], { from: 'r3-3/r4-4', cost: 0 }),
  asked('giveIntel', ['intel-lab-copy', 'enough'], { left: 2 }),
  asked('upgradeAttribute', ['proficient', 'gem'], { orGem: true, left: 2 }),
  asked('discard', ['levy', 'night-drop', 'night-drop#2'], { limit: 5 }),
  asked('moveLeaders', ['none', 'sable', 'sable+uryk'], { how: 'move', from: 'base', to: 'r3-3' }),
  asked('goesAlong', ['yes', 'no'], { leader: 'zoey', to: 'base' }),
  asked('constructOn', ['none', 'found-relic-6', 'board-ai-hand'], { building: 'foundry', region: 'r3-3' }),
];

export const REGION_QUESTIONS: readonly Asked[] = [
  asked('returnOrder', ['r3-3', 'r4-3']),
  asked('retreatTo', ['base', 'r4-3'], { from: 'r3-3' }),
  asked('moveTo', ['r4-3', 'nothing'], { how: 'freeMove', from: 'base' }),
  asked('moveFrom', ['base', 'r4-3', 'nothing'], { how: 'freeMove' }),
];

import type { Asked } from '@warptable/kernel';
import type { WarpView } from '../../rules/view.ts';
import { numberOf, takenOf } from '../about.ts';
import { mateOf, playerName } from '../names.ts';
import type { Prompts } from './prompt.ts';

/** `, 1 of 2`: which card of a division is chosen. */
const counter = (asked: Asked, of: number): string => `, ${takenOf(asked).length + 1} of ${of}`;

function teammate(view: WarpView, { seat }: Asked): string {
  const mate = mateOf(view, seat);
  return mate < 0 ? 'your teammate' : playerName(mate);
}

const EACH = { races: 2, missions: 3 } as const;

export const SETUP_PROMPTS = {
  draftRace: (_view, asked) => {
    const pile = numberOf(asked, 'pile');
    return `Take a race${pile === undefined ? '' : ` from pile ${pile + 1}`}`;
  },
  ownRaces: (_view, asked) => `Propose which races you take${counter(asked, EACH.races)}`,
  matesRaces: (view, asked) =>
    `Propose which races ${teammate(view, asked)} takes${counter(asked, EACH.races)}`,
  agreeRaces: (view, asked) =>
    `Agree to how ${teammate(view, asked)} divides the races, or propose otherwise`,
  guardian: () => 'Choose the race that guards the Warp Gate',
  mimic: () => 'Choose the race your Tavma Token lies on: you copy its Active Ability (Mimicry)',
  keepMissions: (_view, { least }) => `Keep ${least} of these missions`,
  ownMissions: (_view, asked) => `Propose which missions you keep${counter(asked, EACH.missions)}`,
  matesMissions: (view, asked) =>
    `Propose which missions ${teammate(view, asked)} keeps${counter(asked, EACH.missions)}`,
  agreeMissions: (view, asked) =>
    `Agree to how ${teammate(view, asked)} divides the missions, or propose otherwise`,
} satisfies Prompts;

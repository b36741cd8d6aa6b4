import type { Asked } from '@warptable/kernel';
import type { WarpView } from '../../rules/view.ts';
import { takenOf } from '../taken.ts';
import { mateOf, playerName } from '../names.ts';
import { say } from '../say.ts';
import type { Prompts } from './prompt.ts';

/** Which card of a division is chosen. */
const counter = (asked: Asked, of: number) => ({ number: takenOf(asked).length + 1, of });

function teammate(view: WarpView, { seat }: Asked): string {
  const mate = mateOf(view, seat);
  return mate < 0 ? say('names.yourTeammate') : playerName(mate);
}

const EACH = { races: 2, missions: 3 } as const;

export const SETUP_PROMPTS = {
  draftRace: (_view, { about }) => say('prompts.draftRace', { pile: about.pile + 1, context: 'pile' }),
  ownRaces: (_view, asked) => say('prompts.ownRaces', counter(asked, EACH.races)),
  matesRaces: (view, asked) =>
    say('prompts.matesRaces', { mate: teammate(view, asked), ...counter(asked, EACH.races) }),
  agreeRaces: (view, asked) => say('prompts.agreeRaces', { mate: teammate(view, asked) }),
  guardian: () => say('prompts.guardian'),
  mimic: () => say('prompts.mimic'),
  keepMissions: (_view, { min }) => say('prompts.keepMissions', { count: min }),
  ownMissions: (_view, asked) => say('prompts.ownMissions', counter(asked, EACH.missions)),
  matesMissions: (view, asked) =>
    say('prompts.matesMissions', { mate: teammate(view, asked), ...counter(asked, EACH.missions) }),
  agreeMissions: (view, asked) => say('prompts.agreeMissions', { mate: teammate(view, asked) }),
} satisfies Prompts;

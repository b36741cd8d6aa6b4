import type { RivalPick, WarpAsked } from '../../rules/questions.ts';
import type { WarpView } from '../../rules/view.ts';
import { say } from '../say.ts';
import { equalBy } from '../solo.ts';
import type { Prompts } from './prompt.ts';

/** Which rule leaves it to the Player (TWS 6.11). */
const tie = (_view: WarpView, { kind }: WarpAsked<RivalPick>): string =>
  say(`prompts.${kind}`, { equal: equalBy(kind) });

/** What only the solo game asks. */
export const SOLO_PROMPTS = {
  soloRaces: (_view, { min }) => say('prompts.soloRaces', { count: min }),
  rivalPlace: tie,
  rivalBuild: tie,
  rivalRaise: tie,
  rivalLower: tie,
  rivalOrigin: tie,
  rivalMoveFrom: tie,
  rivalMoveTo: tie,
  rivalRemove: tie,
  rivalLaser: tie,
  bribeRival: () => say('prompts.bribeRival'),
  silnaGift: () => say('prompts.silnaGift'),
} satisfies Prompts;

import type { Forced } from '@warptable/kernel';
import type { GameUi } from '@warptable/ui';
import { isCrew, isOyster } from '../content/index.ts';
import type { BayEvent } from '../rules/events.ts';
import { pointsOf } from '../rules/scoring.ts';
import type { BayView } from '../rules/view.ts';
import { pearlwaterWords } from '../words/index.ts';
import { crewName, oysterName } from '../words/names.ts';
import { Bay } from './Bay.tsx';
import { cueOf } from './cues.ts';
import { Hand } from './Hand.tsx';
import { Inspect, Market, Result, Status } from './Panels.tsx';
import { Player, Strip } from './Players.tsx';
import { seatStyleOf } from './seats.ts';
import { isOnBoard } from './targets.ts';
import { t } from './texts/say.ts';
import './pearlwater.css';

/** How Pearlwater looks in the page. */
export const pearlwaterUi: GameUi<BayView, BayEvent> = {
  words: pearlwaterWords,
  seat: (_view, seat) => seatStyleOf(seat),
  Board: Bay,
  Hand,
  Status,
  Strip,
  pointsOf: ({ divers }, seat) => {
    const diver = divers[seat];
    if (!diver?.crew) return undefined;
    const { pearls, shelf, last } = pointsOf(diver);
    const parts = [
      { name: t('result.pearls'), value: pearls },
      { name: t('result.shelf'), value: shelf },
      { name: t('result.last'), value: last },
    ];
    return { total: pearls + shelf + last, parts };
  },
  Player,
  Market,
  Result,
  Inspect,
  flashOf: (event: BayEvent | Forced) => (event.type === 'Sailed' ? [event.reef] : []),
  cueOf,
  isOnBoard,
  brief: (_view, _asked, value) =>
    isCrew(value) ? crewName(value) : isOyster(value) ? oysterName(value) : undefined,
  seatOf: (event: BayEvent | Forced) => ('seat' in event ? event.seat : undefined),
  heading: (view, event) =>
    event.type === 'RoundBegan' ? t('status.round', { round: event.round, rounds: view.rounds }) : undefined,
  lessons: async () => [(await import('./lesson.ts')).firstLesson],
  reference: async () => (await import('./reference.ts')).reference(),
  rulebooks: async () => [(await import('../rules/rulebook.md?raw')).default],
};

import type { GameUi } from '@warptable/ui';
import { lazy } from 'react';
import type { WarpEvent } from '../rules/events.ts';
import type { WarpView } from '../rules/view.ts';
import { speech } from '../words/speech.ts';
import { brief } from './brief.ts';
import { cueOf } from './cues.ts';
import { flashOf, headingOf, seatOf, affectedSeat } from './events.ts';
import { fights } from './fights/index.tsx';
import { submit } from './submit.ts';
import { Hand } from './hand/Hand.tsx';
import { Board } from './map/Board.tsx';
import { Market } from './market/Market.tsx';
import { Player } from './players/Player.tsx';
import { pointsOf } from './players/points.ts';
import { Beforehand } from './players/Presets.tsx';
import { Status } from './players/Status.tsx';
import { Strip } from './players/Strip.tsx';
import { PLAYER, RIVAL } from '../rules/solo/state.ts';
import { seatStyleIn } from './seats.ts';
import { Reasons } from './solo/lazy.tsx';
import { isOnBoard, isSecondary } from './targets.ts';
import './the-warp.css';

/** How The Warp looks in the page. */
export const theWarpUi: GameUi<WarpView, WarpEvent> = {
  words: speech,
  seat: seatStyleIn,
  seats: ({ solo, players }) => (solo ? [RIVAL, PLAYER] : players.map((_, seat) => seat)),
  turnOf: ({ active, phase }) => (phase === 'setup' || phase === 'over' ? null : active),
  Board,
  Hand,
  Status,
  Strip,
  pointsOf,
  Player,
  Market,
  Beforehand,
  Result: lazy(async () => ({ default: (await import('./result/Result.tsx')).Result })),
  Inspect: lazy(async () => ({ default: (await import('./inspect/Inspect.tsx')).Inspect })),
  flashOf,
  cueOf,
  isOnBoard,
  isSecondary,
  brief,
  submit,
  heading: headingOf,
  seatOf,
  affectedSeat,
  fights,
  reasons: { has: ({ type }) => type === 'RivalPicked' || type === 'AutomaDrawn', Reasons },
  retells: ({ solo }) => solo !== undefined,
  roundOf: ({ round }) => round,
  Campaign: lazy(async () => ({ default: (await import('./rivals/Campaign.tsx')).Campaign })),
  lessons: async () => (await import('./lessons.ts')).lessons,
  reference: async () => (await import('./reference.ts')).reference(),
  primer: async () => (await import('../rules/in-five-minutes.md?raw')).default,
  rulebooks: async () => {
    const books = [import('../rules/rulebook.md?raw'), import('../rules/rulebook-solo.md?raw')];
    return (await Promise.all(books)).map((book) => book.default);
  },
};

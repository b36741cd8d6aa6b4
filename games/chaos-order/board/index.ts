import type { GameUi } from '@warptable/ui';
import { lazy } from 'react';
import type { ChaosEvent } from '../rules/events.ts';
import type { ChaosView } from '../rules/view.ts';
import { speech } from '../words/speech.ts';
import { Die } from './art/Die.tsx';
import { brief } from './brief.ts';
import './chaos-order.css';
import { cueOf } from './cues.ts';
import { affectedSeat, flashOf, headingOf, seatOf } from './events.ts';
import { fights } from './fights/index.ts';
import { Hand } from './hand/Hand.tsx';
import { Board } from './map/Board.tsx';
import { Market } from './market/Market.tsx';
import { Player } from './players/Player.tsx';
import { Beforehand } from './players/Presets.tsx';
import { Status } from './players/Status.tsx';
import { Strip } from './players/Strip.tsx';
import { seatStyleOf } from './seats.ts';
import { isOnBoard, isSecondary } from './targets.ts';

/** How Chaos Order looks in the page. */
export const chaosOrderUi: GameUi<ChaosView, ChaosEvent> = {
  words: speech,
  seat: seatStyleOf,
  turnOf: ({ active, phase }) => (phase === 'setup' || active < 0 ? null : active),
  Board,
  Hand,
  Status,
  Strip,
  Player,
  Market,
  Beforehand,
  Result: lazy(async () => ({ default: (await import('./result/Result.tsx')).Result })),
  Inspect: lazy(async () => ({ default: (await import('./inspect/Inspect.tsx')).Inspect })),
  flashOf,
  cueOf,
  Die,
  isOnBoard,
  isSecondary,
  brief,
  heading: headingOf,
  seatOf,
  affectedSeat,
  fights,
  lessons: async () => (await import('./lessons.ts')).lessons,
  reference: async () => (await import('./reference.ts')).reference(),
  rulebooks: async () => {
    const books = [import('../rules/rulebook.md?raw'), import('../rules/factions.md?raw')];
    return (await Promise.all(books)).map((book) => book.default);
  },
};

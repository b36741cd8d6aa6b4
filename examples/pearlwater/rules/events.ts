import type { Seat } from '@warptable/kernel';
import type { Oyster, Reef } from '../content/index.ts';

/** What happened, in the past tense. What not everybody may see stands in `only`; a whole event can have an `audience`. */
export type BayEvent =
  | { type: 'OystersDrawn'; seat: Seat; count: number; only: { seats: Seat[]; oysters: Oyster[] } }
  | { type: 'OystersThrownBack'; audience: Seat[]; oysters: readonly Oyster[] }
  | { type: 'LampGiven'; seat: Seat }
  | { type: 'RoundBegan'; round: number }
  | { type: 'BidsShown'; bids: readonly Oyster[] }
  | { type: 'Sailed'; seat: Seat; reef: Reef; air: number }
  | { type: 'Dived'; seat: Seat; dice: readonly number[]; found: number }
  | { type: 'LuckTried'; seat: Seat; die: number }
  | { type: 'OystersOpened'; seat: Seat; oysters: readonly Oyster[] }
  | { type: 'FeatherTaken'; seat: Seat; feather: string };

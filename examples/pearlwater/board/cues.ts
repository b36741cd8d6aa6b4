import type { Forced } from '@warptable/kernel';
import type { Cue } from '@warptable/ui/pure';
import type { BayEvent } from '../rules/events.ts';
import type { BayView } from '../rules/view.ts';
import { oysterName } from '../words/names.ts';

/** What of an event is seen and heard. */
export function cueOf(_view: BayView, event: BayEvent | Forced): Cue | undefined {
  switch (event.type) {
    case 'Sailed':
      return { sound: 'move' };
    case 'Dived':
      return { sound: 'dice', dice: { seat: event.seat, faces: event.dice } };
    case 'BidsShown':
      return {
        sound: 'reveal',
        reveal: event.bids.map((bid, seat) => ({ seat, title: oysterName(bid) })),
      };
    case 'FeatherTaken':
      return { sound: 'success', banner: { seat: event.seat, points: 1 } };
    default:
      return undefined;
  }
}

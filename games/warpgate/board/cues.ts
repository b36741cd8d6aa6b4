import type { Forced } from '@warptable/kernel';
import type { Cue } from '@warptable/ui/pure';
import type { WarpgateEvent } from '../rules/events.ts';
import type { WarpgateView } from '../rules/view.ts';

/** What of an event is seen and heard. */
export function cueOf(_view: WarpgateView, event: WarpgateEvent | Forced): Cue | undefined {
  switch (event.type) {
    case 'ShipsMoved':
    case 'ShipsWithdrew':
      return {
        sound: 'move',
        travel: { seat: event.seat, path: [event.from, event.to], count: event.ships },
      };
    case 'DroneMoved':
      return { sound: 'move', travel: { seat: event.seat, path: [event.from, event.to], count: 1 } };
    case 'TacticsRevealed':
    case 'TokenRevealed':
      return { sound: 'reveal' };
    // How it ended is told by the panel of the fight.
    case 'BattleWon':
      return { sound: 'success' };
    case 'ObjectiveTaken':
    case 'SectorUpgraded':
      return { sound: 'success', banner: { seat: event.seat } };
    case 'ShipsDestroyed':
      return { sound: 'loss' };
    case 'RoundBegan':
    case 'GameScored':
      return { banner: {} };
    default:
      return undefined;
  }
}

import type { Forced } from '@warptable/kernel';
import type { Cue } from '@warptable/ui/pure';
import type { WarpEvent } from '../rules/events.ts';
import type { WarpView } from '../rules/view.ts';

/** What of an event is seen and heard. */
export function cueOf(_view: WarpView, event: WarpEvent | Forced): Cue | undefined {
  switch (event.type) {
    case 'TroopsMoved':
    case 'AttackDeclared':
      return {
        sound: 'move',
        travel: { seat: event.seat, path: [event.from, event.to], count: event.troops },
      };
    case 'LaserFired':
      return { sound: 'dice', dice: { seat: event.seat, faces: event.dice } };
    case 'DiceRolled':
      return { sound: 'dice', dice: { faces: event.dice } };
    case 'CardRevealed':
    case 'TokensFlipped':
      return { sound: 'reveal' };
    case 'MissionCompleted':
    case 'PointsTaken':
      return { sound: 'success', banner: { seat: event.seat, points: event.points } };
    case 'RoundBegan':
    case 'GameScored':
      return { banner: {} };
    case 'EndgameTriggered':
      return { sound: 'success', banner: { seat: event.seat } };
    case 'TroopsDestroyed':
    case 'BuildingTaken':
      return { sound: 'loss' };
    default:
      return undefined;
  }
}

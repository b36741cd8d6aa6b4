import type { Forced } from '@warptable/kernel';
import type { Cue } from '@warptable/ui/pure';
import type { ChaosEvent, Group } from '../rules/events.ts';
import type { ChaosView } from '../rules/view.ts';
import { baseOf, onMap } from './places.ts';

/** What of an event is seen and heard. */
export function cueOf(view: ChaosView, event: ChaosEvent | Forced): Cue | undefined {
  switch (event.type) {
    case 'UnitsMoved':
      return travel(event.seat, [onMap(view, event.from, event.seat), event.to], event.group);
    case 'UnitsWentHome':
      return travel(event.seat, [event.from, baseOf(view, event.seat) ?? event.from], event.group);
    case 'FighterArrived':
    case 'ShipFlew':
      return { sound: 'move' };
    case 'PlansRevealed':
    case 'PlanShown':
      return { sound: 'reveal' };
    case 'DieRolled':
      return { sound: 'dice', dice: { seat: event.seat, faces: [event.face] } };
    case 'StrengthCompared':
      return { sound: 'success' };
    case 'FightersWounded':
      return event.count > 0 ? { sound: 'loss' } : undefined;
    case 'BuildingRazed':
    case 'LeadersDefeated':
    case 'TrapSprang':
      return { sound: 'loss' };
    case 'FameGained':
      return { sound: 'success', banner: { seat: event.seat, points: event.steps } };
    case 'RelicTaken':
      return { sound: 'success', banner: { seat: event.seat } };
    case 'RyhzuSummoned':
      return { sound: 'reveal', banner: { seat: event.seat } };
    case 'RoundBegan':
    case 'GameWon':
      return { banner: {} };
    default:
      return undefined;
  }
}

const travel = (seat: number, path: readonly string[], { fighters, leaders, ryhzu }: Group): Cue => ({
  sound: 'move',
  travel: { seat, path, count: fighters + leaders.length + ryhzu.length },
});

import type { Eye, Forced } from '@warptable/kernel';
import type { WarpgateEvent } from '../rules/events.ts';
import type { WarpgateView } from '../rules/view.ts';
import { playerName } from '../words/names.ts';

/** The places and cards that an event is about. */
export function flashOf(event: WarpgateEvent | Forced): readonly string[] {
  switch (event.type) {
    case 'ShipsMoved':
    case 'DroneMoved':
    case 'ShipsWithdrew':
      return [event.from, event.to];
    case 'ShipsDeployed':
    case 'ShipsDestroyed':
    case 'MarkerRemoved':
    case 'MarkerPlaced':
    case 'BattleBegan':
    case 'TokenRevealed':
      return [event.place];
    case 'SectorUpgraded':
      return event.places;
    case 'TechnologyTaken':
    case 'TechnologyRevealed':
    case 'TechnologyBuried':
      return [`technology:${event.technology}`];
    default:
      return [];
  }
}

/** A round and a turn begin a group of the log each. */
export function headingOf(view: WarpgateView, event: WarpgateEvent | Forced, eye: Eye): string | undefined {
  switch (event.type) {
    case 'RoundBegan':
      return `Round ${event.round}`;
    case 'TurnBegan': {
      const who = event.seat === eye ? 'You' : playerName(view, event.seat);
      return `${who}, turn ${event.turn}`;
    }
    case 'GateCardPlayed':
      return `${playerName(view, event.seat)}, turn ${event.turn}`;
    case 'GameScored':
      return 'The end';
    default:
      return undefined;
  }
}

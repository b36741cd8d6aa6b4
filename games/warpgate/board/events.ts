import type { Viewer, Forced, PersonAt, Seat } from '@warptable/kernel';
import type { WarpgateEvent } from '../rules/events.ts';
import type { WarpgateView } from '../rules/view.ts';
import { formFor, playerName, subject } from '../words/names.ts';
import { t } from './texts/say.ts';

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

/** Who did it, or underwent it. */
export const seatOf = (event: WarpgateEvent | Forced): Seat | undefined =>
  'seat' in event ? event.seat : undefined;

/** To whom somebody else did it. */
export function affectedSeat(event: WarpgateEvent | Forced): Seat | undefined {
  switch (event.type) {
    case 'BattleBegan':
      return event.defender;
    case 'ShipsDestroyed':
    case 'ShipsWithdrew':
    case 'MarkerRemoved':
    case 'Blockaded':
      return event.seat;
    default:
      return undefined;
  }
}

/** A round and a turn begin a group of the log each. */
export function headingOf(
  view: WarpgateView,
  event: WarpgateEvent | Forced,
  viewer: Viewer,
  personAt: PersonAt,
): string | undefined {
  switch (event.type) {
    case 'RoundBegan':
      return t('log.round', { round: event.round });
    case 'TurnBegan':
      return t('log.turn', {
        name: subject(view, event.seat, viewer, personAt),
        turn: event.turn,
        context: formFor(event.seat, viewer),
      });
    case 'GateCardPlayed':
      return t('log.turn', { name: playerName(view, event.seat), turn: event.turn });
    case 'GameScored':
      return t('log.end');
    default:
      return undefined;
  }
}

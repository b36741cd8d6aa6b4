import { capital } from '@warptable/speech';
import type { Forced, PersonAt, Seat, Viewer } from '@warptable/kernel';
import type { ChaosEvent } from '../rules/events.ts';
import type { ChaosView } from '../rules/view.ts';
import { say } from '../words/say.ts';
import { t } from './texts/say.ts';

type Told = ChaosEvent | Forced;

/** The base of a seat is `base:1`: the map knows where it lies. */
const placeOf = (place: string, seat: Seat): string => (place === 'base' ? `base:${seat}` : place);

/** The places and things that an event is about. */
export function flashOf(event: Told): readonly string[] {
  switch (event.type) {
    case 'UnitsMoved':
      return [placeOf(event.from, event.seat), event.to];
    case 'UnitsWentHome':
      return [event.from, `base:${event.seat}`];
    case 'BaseChosen':
      return [event.base, ...event.starts];
    case 'FightersSpread':
      return event.regions.map(({ region }) => region);
    case 'TrapsArmed':
      return event.regions;
    case 'Harvested':
    case 'TokenLaid':
    case 'TokenTurned':
    case 'FighterArrived':
      return [placeOf(event.at, event.seat)];
    case 'LeaderDeployed':
      return [`base:${event.seat}`, `leader:${event.leader}`];
    case 'LeaderUpgraded':
      return [`leader:${event.leader}`];
    case 'AttributeUpgraded':
      return [`attribute:${event.attribute}`];
    case 'RyhzuSummoned':
      return [`base:${event.seat}`];
    case 'ShipFlew':
      return [...event.from.split('/'), ...event.to.split('/')];
    case 'CardPlayed':
    case 'CardTaken':
      return [`card:${event.card}`];
    default:
      return 'region' in event && event.region !== undefined ? [event.region] : [];
  }
}

/** Who did it, or underwent it. */
export const seatOf = (event: Told): Seat | undefined => ('seat' in event ? event.seat : undefined);

/** To whom somebody else did it. */
export function affectedSeat(event: Told): Seat | undefined {
  switch (event.type) {
    case 'BattleSelected':
      return event.against;
    case 'HandSeen':
      return event.of;
    case 'TrapSprang':
      return event.victim;
    case 'FightersWounded':
    case 'BuildingRazed':
    case 'LeadersDefeated':
      return event.seat;
    case 'EnergyStolen':
    case 'RyhzuChangedSides':
      return event.from;
    case 'IntelGiven':
      return event.to;
    case 'GoodsPaid':
      return event.to === 'supply' ? undefined : event.to;
    default:
      return undefined;
  }
}

/** Rounds and phases begin a group of the log each. */
export function headingOf(
  _view: ChaosView,
  event: Told,
  _viewer: Viewer,
  _personAt: PersonAt,
): string | undefined {
  switch (event.type) {
    case 'RoundBegan':
      return t('log.round', { round: event.round });
    case 'PhaseBegan':
      return capital(say(`phases.${event.phase}`));
    default:
      return undefined;
  }
}

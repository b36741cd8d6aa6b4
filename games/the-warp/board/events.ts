import type { Eye, Forced, PersonAt, Seat } from '@warptable/kernel';
import type { WarpEvent } from '../rules/events.ts';
import type { WarpView } from '../rules/view.ts';
import { subject } from '../words/names.ts';
import { t } from './texts/say.ts';

/** The areas and cards that an event is about. */
export function flashOf(event: WarpEvent | Forced): readonly string[] {
  switch (event.type) {
    case 'TroopsMoved':
    case 'AttackDeclared':
      return [event.from, event.to];
    case 'TroopsPlaced':
    case 'TroopsDestroyed':
    case 'TroopsJoined':
    case 'AreaGained':
    case 'AreaShifted':
    case 'Built':
    case 'BuildingTaken':
    case 'StrengthChanged':
    case 'ExiledDefeated':
    case 'FleshChanged':
      return [event.area];
    case 'TroopsReturned':
      return [event.to];
    case 'LaserFired':
      return [event.cannon, event.area];
    case 'TokensFlipped':
      return event.tokens.map(({ area }) => area);
    case 'LineUpCardTaken':
    case 'DevelopCardPlayed':
    case 'CardRevealed':
      return [`card:${event.card}`];
    case 'LineUpRefilled':
      return event.cards.map((card) => `card:${card}`);
    case 'MissionCompleted':
    case 'OpenMissionTurned':
      return [`mission:${event.mission}`];
    default:
      return [];
  }
}

/** Who did it, or underwent it. */
export const seatOf = (event: WarpEvent | Forced): Seat | undefined =>
  'seat' in event ? event.seat : undefined;

/** To whom somebody else did it. */
export function whom(event: WarpEvent | Forced): Seat | undefined {
  switch (event.type) {
    case 'TroopsDestroyed':
      return event.seat;
    case 'AttackDeclared':
      return event.defender;
    case 'Plundered':
    case 'CardStolen':
    case 'BuildingTaken':
    case 'BribeDemanded':
      return event.from;
    case 'BribeOffered':
    case 'CardsGiven':
    case 'RewardsGiven':
      return event.to;
    default:
      return undefined;
  }
}

/** A round and a turn begin a group of the log each. */
export function headingOf(
  _view: WarpView,
  event: WarpEvent | Forced,
  eye: Eye,
  personAt: PersonAt,
): string | undefined {
  switch (event.type) {
    case 'RoundBegan':
      return t('log.round', { round: event.round });
    case 'TurnBegan':
      return subject(event.seat, eye, personAt);
    case 'GameScored':
      return t('log.end');
    default:
      return undefined;
  }
}

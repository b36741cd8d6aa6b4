import type { Viewer, Forced, PersonAt, Seat } from '@warptable/kernel';
import type { WarpEvent } from '../rules/events.ts';
import type { WarpView } from '../rules/view.ts';
import { RIVAL } from '../rules/solo/state.ts';
import { peopleIn, subject } from '../words/names.ts';
import { SOLO_SENTENCES } from '../words/events/solo.ts';
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
    case 'RivalPicked':
      return event.candidates;
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
export function seatOf(event: WarpEvent | Forced): Seat | undefined {
  if ('seat' in event) return event.seat;
  return Object.hasOwn(SOLO_SENTENCES, event.type) ? RIVAL : undefined;
}

/** To whom somebody else did it. */
export function affectedSeat(event: WarpEvent | Forced): Seat | undefined {
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
  view: WarpView,
  event: WarpEvent | Forced,
  viewer: Viewer,
  personAt: PersonAt,
): string | undefined {
  switch (event.type) {
    case 'RoundBegan':
      return t('log.round', { round: event.round });
    case 'TurnBegan':
      return subject(event.seat, viewer, peopleIn(view, personAt));
    case 'GameScored':
      return t('log.end');
    default:
      return undefined;
  }
}

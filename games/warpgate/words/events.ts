import type { Eye, Forced, PersonAt, Seat } from '@warptable/kernel';
import { ACTIONS, FACTIONS, OBJECTIVES } from '../content/index.ts';
import type { EventType, WarpgateEvent } from '../rules/events.ts';
import type { WarpgateView } from '../rules/view.ts';
import {
  capital,
  cardName,
  cardNames,
  counted,
  gateCardName,
  listed,
  playerName,
  subject,
  tacticsName,
  tacticsNames,
  technologyName,
  tokenName,
  typeName,
  whose,
  within,
  withArticle,
} from './names.ts';
import { ownPlaceName, placeName } from './places.ts';

interface Telling {
  /** The subject of a sentence. */
  readonly who: (seat: Seat) => string;
  /** The same within a sentence. */
  readonly whom: (seat: Seat) => string;
  readonly whose: (seat: Seat) => string;
  /** The same for everybody who reads it. */
  readonly name: (seat: Seat) => string;
  readonly person: PersonAt;
  readonly were: (seat: Seat) => string;
  /** A place; the own home or Warpgate of this seat is `their` one. */
  readonly at: (place: string, seat?: Seat) => string;
  readonly eye: Eye;
}

type Sentences = {
  readonly [T in EventType]: (
    event: Extract<WarpgateEvent, { type: T }>,
    telling: Telling,
  ) => string | undefined;
};

const DECKS = { action: 'Action deck', tactics: 'Tactics deck', gatekeepers: 'Action deck' } as const;

const SENTENCES: Sentences = {
  FactionChosen: ({ seat, faction, colour }, { eye, person }) =>
    `${seat === eye ? 'You are' : `${person(seat) ?? `Player ${seat + 1}`} is`} ${capital(colour)}, the ${FACTIONS[faction].name}.`,
  BoardLaid: ({ order }, { name }) =>
    `The map is laid out. Clockwise: ${order.map((seat) => name(seat)).join(', ')}.`,
  StartingObjectiveDealt: ({ seat, planetType, only }, { who, whose: of }) =>
    only
      ? `${capital(of(seat))} first Objective: ${OBJECTIVES[only.objective].name} (${typeName(planetType)}).`
      : `${who(seat)} got ${withArticle(typeName(planetType))} Objective.`,

  RoundBegan: ({ round, first, last }, { name }) =>
    `Round ${round}${last ? ', the last one' : ''}. First player: ${name(first)}.`,
  TurnBegan: ({ seat, turn }, { whose: of }) => `${capital(of(seat))} turn ${turn}.`,
  TurnSkipped: ({ seat }, { who }) => `${who(seat)} had no card to play.`,
  CardPlayed: ({ seat, card }, { who }) => `${who(seat)} played ${cardName(card)}.`,
  ActionAnnounced: ({ seat, action, x, goods, beacons }, { who }) => {
    const spent = [
      ...(goods > 0 ? [counted(goods, 'Trade Good')] : []),
      ...(beacons > 0 ? [counted(beacons, 'Beacon')] : []),
    ];
    const paid = spent.length > 0 ? `, spending ${listed(spent)}` : '';
    return `${who(seat)} announced ${ACTIONS[action].name} with X = ${x}${paid}.`;
  },
  HandDiscarded: ({ seat, cards }, { who }) => `${who(seat)} discarded ${cardNames(cards)}.`,
  CardsDrawn: ({ seat, count, only }, { who }) =>
    only ? `${who(seat)} drew: ${cardNames(only.cards)}.` : `${who(seat)} drew ${counted(count, 'card')}.`,
  DeckReshuffled: ({ seat, deck }, { whose: of }) => `${capital(of(seat))} ${DECKS[deck]} was reshuffled.`,
  PromotionDeckReshuffled: () => 'The Promotion deck was reshuffled.',
  FirstPlayerPassed: ({ seat }, { who }) => `${who(seat)} took the first player marker.`,

  ShipsMoved: ({ seat, from, to, ships }, { who, at }) =>
    `${who(seat)} moved ${counted(ships, 'ship')} from ${at(from, seat)} to ${at(to, seat)}.`,
  ShipsDeployed: ({ seat, place, ships }, { who, at }) =>
    `${who(seat)} deployed ${counted(ships, 'ship')} to ${at(place, seat)}.`,
  ShipsDestroyed: ({ seat, place, ships, by }, { who, at }) =>
    `${who(seat)} lost ${counted(ships, 'ship')} ${by === 'battle' ? 'in the battle' : 'to a token'} at ${at(place)}.`,
  ShipsWithdrew: ({ seat, to, ships }, { who, at }) =>
    `${who(seat)} withdrew ${counted(ships, 'ship')} to ${at(to, seat)}.`,

  DroneMoved: ({ seat, to }, { whose: of, at }) => `${capital(of(seat))} drone flew to ${at(to, seat)}.`,
  TechnologyTaken: ({ seat, technology }, { who }) => `${who(seat)} took ${technologyName(technology)}.`,
  TechnologyRevealed: ({ technology }) => `New Technology: ${technologyName(technology)}.`,
  TechnologyBuried: ({ seat, technology }, { who }) =>
    `${who(seat)} put ${technologyName(technology)} under the deck.`,
  MarkerRemoved: ({ seat, place, by }, { who, whose: of, at }) =>
    `${who(by)} removed ${of(seat)} marker from ${at(place)}.`,
  MarkerPlaced: ({ seat, place, colony }, { who, at }) =>
    `${who(seat)} placed ${colony ? 'a Colony' : 'an Outpost'} on ${at(place, seat)}.`,
  SectorUpgraded: ({ seat, places }, { who, at }) =>
    `${who(seat)} completed a sector: ${listed(places.map((place) => at(place, seat)))} ${places.length === 1 ? 'is a Colony' : 'are Colonies'} now.`,
  ObjectiveTaken: ({ seat, planetType, only }, { who }) =>
    only
      ? `${who(seat)} took an Objective: ${OBJECTIVES[only.objective].name} (${typeName(planetType)}).`
      : `${who(seat)} took ${withArticle(typeName(planetType))} Objective.`,
  ObjectiveAdded: ({ planetType }) => `New Objective: ${typeName(planetType)}.`,
  TopObjectiveLookedAt: ({ seat, planetType, only }, { who }) =>
    only
      ? `${who(seat)} saw the top Objective: ${OBJECTIVES[only.objective].name} (${typeName(planetType)}).`
      : `${who(seat)} looked at the top Objective (${typeName(planetType)}).`,
  ObjectivesSwapped: ({ seat, kept, returned }, { who }) =>
    `${who(seat)} swapped ${withArticle(typeName(returned))} Objective for the ${typeName(kept)} one on the deck.`,
  GoodClaimed: ({ seat, left }, { who }) => `${who(seat)} claimed a Trade Good; ${left} left.`,
  GoodsRefreshed: ({ seat, goods }, { who }) => `${who(seat)} refreshed ${counted(goods, 'Trade Good')}.`,
  PromotionCardsTaken: ({ seat, count, only }, { who }) =>
    only
      ? `${who(seat)} looked at: ${tacticsNames(only.cards)}.`
      : `${who(seat)} looked at ${counted(count, 'Promotion card')}.`,
  TacticsKept: ({ seat, count, only }, { who, whose: of }) =>
    only
      ? `${who(seat)} added ${listed(only.cards.map(tacticsName))} to ${of(seat)} Tactics deck.`
      : `${who(seat)} added ${counted(count, 'card')} to the Tactics deck.`,
  PromotionCardsDiscarded: ({ seat, cards }, { who }) => `${who(seat)} discarded ${tacticsNames(cards)}.`,

  BattleBegan: ({ seat, defender, place, attackers, defenders }, { who, whom, at }) =>
    `${who(seat)} attacked ${whom(defender)} at ${at(place)}: ${attackers} against ${defenders}.`,
  TacticsDrawn: ({ seat, only }, { who }) =>
    only ? `${who(seat)} drew: ${tacticsNames(only.cards)}.` : undefined,
  TacticsRevealed: ({ seat, card, discarded }, { who }) => {
    const others = discarded.length > 0 ? `, discarding ${tacticsNames(discarded)}` : '';
    return `${who(seat)} played ${tacticsName(card)}${others}.`;
  },
  BattleWon: ({ seat, strength, against }, { who }) =>
    `${who(seat)} won the battle, ${strength} to ${against}.`,
  TextVoided: ({ seat, card }, { whose: of }) => `The text of ${of(seat)} ${tacticsName(card)} was ignored.`,
  Blockaded: ({ seat }, { who, were }) => `${who(seat)} ${were(seat)} blockaded: no attack in the next turn.`,

  GateCardPlayed: ({ seat, card }, { who }) => `${who(seat)} turned a card: ${gateCardName(card)}.`,
  GateTurnEnded: ({ seat, because }, { who }) =>
    because === 'truce' ? `${who(seat)} kept the Sacred Truce.` : `${who(seat)} found nothing to do.`,

  TokenRevealed: ({ seat, place, token, kept }, { who, at }) =>
    `${who(seat)} explored ${at(place)}: ${tokenName(token)}${kept ? ', kept' : ''}.`,
  TopPromotionLookedAt: ({ seat, only }, { who }) =>
    only ? `${who(seat)} met ${tacticsName(only.card)}.` : `${who(seat)} looked at the top Promotion card.`,

  GameScored: ({ scores, winners }, { name, who }) => {
    const ranking = scores.map((score, seat) => `${name(seat)} ${score}`).join(', ');
    return `Game over: ${ranking}. ${listed(winners.map((seat) => who(seat)))} won.`;
  },
};

export function eventText(
  view: WarpgateView,
  event: WarpgateEvent | Forced,
  eye: Eye,
  personAt: PersonAt = () => undefined,
): string | undefined {
  // What a forced answer does is told by events of its own.
  if (event.type === 'Forced') return undefined;
  const telling: Telling = {
    who: (seat) => subject(view, seat, eye, personAt),
    whom: (seat) => within(view, seat, eye, personAt),
    whose: (seat) => whose(view, seat, eye, personAt),
    name: (seat) => playerName(view, seat, personAt),
    person: personAt,
    were: (seat) => (seat === eye ? 'were' : 'was'),
    at: (place, seat) =>
      seat === undefined ? placeName(view, place, eye) : ownPlaceName(view, place, seat, eye),
    eye,
  };
  const sentence = SENTENCES[event.type] as (event: WarpgateEvent, telling: Telling) => string | undefined;
  return sentence(event, telling);
}

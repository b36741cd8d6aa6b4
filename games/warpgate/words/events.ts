import type { Viewer, Forced, PersonAt, Seat } from '@warptable/kernel';
import { capital, listed } from '@warptable/speech';
import type { EventType, WarpgateEvent } from '../rules/events.ts';
import type { WarpgateView } from '../rules/view.ts';
import {
  actionName,
  anObjective,
  cardName,
  cardNames,
  colourName,
  factionName,
  formFor,
  gateCardName,
  objectiveName,
  playerName,
  seatName,
  subject,
  tacticsName,
  tacticsNames,
  technologyName,
  tokenName,
  whose,
  within,
  worldName,
} from './names.ts';
import { ownPlaceName, placeName } from './places.ts';
import { say } from './say.ts';

interface Telling {
  /** The subject of a sentence, with the form that it takes. */
  readonly by: (seat: Seat) => { who: string; context: 'you' | undefined };
  /** The owner that a sentence begins with. */
  readonly of: (seat: Seat) => { whose: string; context: 'you' | undefined };
  /** Somebody within a sentence. */
  readonly whom: (seat: Seat) => string;
  readonly whose: (seat: Seat) => string;
  /** The same for everybody who reads it. */
  readonly name: (seat: Seat) => string;
  readonly person: PersonAt;
  /** A place; the own home or Warpgate of this seat is `their` one. */
  readonly at: (place: string, seat?: Seat) => string;
}

type Sentences = {
  readonly [T in EventType]: (
    event: Extract<WarpgateEvent, { type: T }>,
    telling: Telling,
  ) => string | undefined;
};

const shipsText = (count: number): string => say('count.ships', { count });
const cardsText = (count: number): string => say('count.cards', { count });
const goodsText = (count: number): string => say('count.goods', { count });

const SENTENCES: Sentences = {
  FactionChosen: ({ seat, faction, colour }, { by, person }) => {
    const { who, context } = by(seat);
    return say('log.FactionChosen', {
      // The colour, by which others are called from now on, is what this tells.
      who: context === 'you' ? who : (person(seat) ?? seatName(seat)),
      context,
      colour: colourName(colour),
      faction: factionName(faction),
    });
  },
  BoardLaid: ({ order }, { name }) =>
    say('log.BoardLaid', { order: order.map((seat) => name(seat)).join(', ') }),
  StartingObjectiveDealt: ({ seat, planetType, only }, { by, of }) =>
    only
      ? say('log.StartingObjectiveDealt.known', {
          ...of(seat),
          objective: objectiveName(only.objective),
          type: worldName(planetType),
        })
      : say('log.StartingObjectiveDealt.hidden', { ...by(seat), anObjective: anObjective(planetType) }),

  RoundBegan: ({ round, first, last }, { name }) =>
    say('log.RoundBegan', { round, first: name(first), context: last ? 'last' : undefined }),
  TurnBegan: ({ seat, turn }, { of }) => say('log.TurnBegan', { ...of(seat), turn }),
  TurnSkipped: ({ seat }, { by }) => say('log.TurnSkipped', by(seat)),
  CardPlayed: ({ seat, card }, { by }) => say('log.CardPlayed', { ...by(seat), card: cardName(card) }),
  ActionAnnounced: ({ seat, action, x, goods, beacons }, { by }) => {
    const fill = { ...by(seat), action: actionName(action), x };
    const spent = [
      ...(goods > 0 ? [goodsText(goods)] : []),
      ...(beacons > 0 ? [say('count.beacons', { count: beacons })] : []),
    ];
    return spent.length > 0
      ? say('log.ActionAnnounced.spending', { ...fill, spent: listed(spent) })
      : say('log.ActionAnnounced.free', fill);
  },
  HandDiscarded: ({ seat, cards }, { by }) =>
    say('log.HandDiscarded', { ...by(seat), cards: cardNames(cards) }),
  CardsDrawn: ({ seat, count, only }, { by }) =>
    only
      ? say('log.CardsDrawn.known', { ...by(seat), cards: cardNames(only.cards) })
      : say('log.CardsDrawn.hidden', { ...by(seat), cards: cardsText(count) }),
  DeckReshuffled: ({ seat, deck }, { of }) => say(`log.DeckReshuffled.${deck}`, of(seat)),
  PromotionDeckReshuffled: () => say('log.PromotionDeckReshuffled'),
  FirstPlayerPassed: ({ seat }, { by }) => say('log.FirstPlayerPassed', by(seat)),

  ShipsMoved: ({ seat, from, to, ships }, { by, at }) =>
    say('log.ShipsMoved', {
      ...by(seat),
      ships: shipsText(ships),
      from: at(from, seat),
      to: at(to, seat),
    }),
  ShipsDeployed: ({ seat, place, ships }, { by, at }) =>
    say('log.ShipsDeployed', { ...by(seat), ships: shipsText(ships), place: at(place, seat) }),
  ShipsDestroyed: ({ seat, place, ships, by: cause }, { by, at }) =>
    say(`log.ShipsDestroyed.${cause}`, { ...by(seat), ships: shipsText(ships), place: at(place) }),
  ShipsWithdrew: ({ seat, to, ships }, { by, at }) =>
    say('log.ShipsWithdrew', { ...by(seat), ships: shipsText(ships), to: at(to, seat) }),

  DroneMoved: ({ seat, to }, { of, at }) => say('log.DroneMoved', { ...of(seat), to: at(to, seat) }),
  TechnologyTaken: ({ seat, technology }, { by }) =>
    say('log.TechnologyTaken', { ...by(seat), technology: technologyName(technology) }),
  TechnologyRevealed: ({ technology }) =>
    say('log.TechnologyRevealed', { technology: technologyName(technology) }),
  TechnologyBuried: ({ seat, technology }, { by }) =>
    say('log.TechnologyBuried', { ...by(seat), technology: technologyName(technology) }),
  MarkerRemoved: ({ seat, place, by: remover }, { by, whose: of, at }) =>
    say('log.MarkerRemoved', { ...by(remover), whose: of(seat), place: at(place) }),
  MarkerPlaced: ({ seat, place, colony }, { by, at }) =>
    say(`log.MarkerPlaced.${colony ? 'colony' : 'outpost'}`, { ...by(seat), place: at(place, seat) }),
  SectorUpgraded: ({ seat, places }, { by, at }) =>
    say('log.SectorUpgraded', {
      ...by(seat),
      count: places.length,
      places: listed(places.map((place) => at(place, seat))),
    }),
  ObjectiveTaken: ({ seat, planetType, only }, { by }) =>
    only
      ? say('log.ObjectiveTaken.known', {
          ...by(seat),
          objective: objectiveName(only.objective),
          type: worldName(planetType),
        })
      : say('log.ObjectiveTaken.hidden', { ...by(seat), anObjective: anObjective(planetType) }),
  ObjectiveAdded: ({ planetType }) => say('log.ObjectiveAdded', { type: worldName(planetType) }),
  TopObjectiveLookedAt: ({ seat, planetType, only }, { by }) => {
    const fill = { ...by(seat), type: worldName(planetType) };
    return only
      ? say('log.TopObjectiveLookedAt.known', { ...fill, objective: objectiveName(only.objective) })
      : say('log.TopObjectiveLookedAt.hidden', fill);
  },
  ObjectivesSwapped: ({ seat, kept, returned }, { by }) =>
    say('log.ObjectivesSwapped', {
      ...by(seat),
      anObjective: anObjective(returned),
      type: worldName(kept),
    }),
  GoodClaimed: ({ seat, left }, { by }) => say('log.GoodClaimed', { ...by(seat), left }),
  GoodsRefreshed: ({ seat, goods }, { by }) =>
    say('log.GoodsRefreshed', { ...by(seat), goods: goodsText(goods) }),
  PromotionCardsTaken: ({ seat, count, only }, { by }) =>
    only
      ? say('log.PromotionCardsTaken.known', { ...by(seat), cards: tacticsNames(only.cards) })
      : say('log.PromotionCardsTaken.hidden', {
          ...by(seat),
          cards: say('count.promotionCards', { count }),
        }),
  TacticsKept: ({ seat, count, only }, { by, whose: of }) =>
    only
      ? say('log.TacticsKept.known', {
          ...by(seat),
          cards: listed(only.cards.map(tacticsName)),
          whose: of(seat),
        })
      : say('log.TacticsKept.hidden', { ...by(seat), cards: cardsText(count) }),
  PromotionCardsDiscarded: ({ seat, cards }, { by }) =>
    say('log.PromotionCardsDiscarded', { ...by(seat), cards: tacticsNames(cards) }),

  BattleBegan: ({ seat, defender, place, attackers, defenders }, { by, whom, at }) =>
    say('log.BattleBegan', { ...by(seat), whom: whom(defender), place: at(place), attackers, defenders }),
  TacticsDrawn: ({ seat, only }, { by }) =>
    only ? say('log.TacticsDrawn', { ...by(seat), cards: tacticsNames(only.cards) }) : undefined,
  TacticsRevealed: ({ seat, card, discarded }, { by }) => {
    const fill = { ...by(seat), card: tacticsName(card) };
    return discarded.length > 0
      ? say('log.TacticsRevealed.discarding', { ...fill, others: tacticsNames(discarded) })
      : say('log.TacticsRevealed.alone', fill);
  },
  BattleWon: ({ seat, strength, against }, { by }) =>
    say('log.BattleWon', { ...by(seat), strength, against }),
  TextVoided: ({ seat, card }, { by, whose: of }) =>
    say('log.TextVoided', { context: by(seat).context, whose: of(seat), card: tacticsName(card) }),
  Blockaded: ({ seat }, { by }) => say('log.Blockaded', by(seat)),

  GateCardPlayed: ({ seat, card }, { by }) =>
    say('log.GateCardPlayed', { ...by(seat), card: gateCardName(card) }),
  GateTurnEnded: ({ seat, because }, { by }) => say(`log.GateTurnEnded.${because}`, by(seat)),

  TokenRevealed: ({ seat, place, token, kept }, { by, at }) =>
    say(`log.TokenRevealed.${kept ? 'kept' : 'used'}`, {
      ...by(seat),
      place: at(place),
      token: tokenName(token),
    }),
  TopPromotionLookedAt: ({ seat, only }, { by }) =>
    only
      ? say('log.TopPromotionLookedAt.known', { ...by(seat), card: tacticsName(only.card) })
      : say('log.TopPromotionLookedAt.hidden', by(seat)),

  GameScored: ({ scores, winners }, { name, by }) => {
    const told = winners.map((seat) => by(seat));
    return say('log.GameScored', {
      ranking: scores.map((score, seat) => `${name(seat)} ${score}`).join(', '),
      winners: listed(told.map(({ who }) => who)),
      context: told.find(({ context }) => context)?.context,
    });
  },
};

export function eventText(
  view: WarpgateView,
  event: WarpgateEvent | Forced,
  viewer: Viewer,
  personAt: PersonAt = () => undefined,
): string | undefined {
  // What a forced answer does is told by events of its own.
  if (event.type === 'Forced') return undefined;
  const telling: Telling = {
    by: (seat) => ({ who: subject(view, seat, viewer, personAt), context: formFor(seat, viewer) }),
    of: (seat) => ({ whose: capital(whose(view, seat, viewer, personAt)), context: formFor(seat, viewer) }),
    whom: (seat) => within(view, seat, viewer, personAt),
    whose: (seat) => whose(view, seat, viewer, personAt),
    name: (seat) => playerName(view, seat, personAt),
    person: personAt,
    at: (place, seat) =>
      seat === undefined ? placeName(view, place, viewer) : ownPlaceName(view, place, seat, viewer),
  };
  const sentence = SENTENCES[event.type] as (event: WarpgateEvent, telling: Telling) => string | undefined;
  return sentence(event, telling);
}

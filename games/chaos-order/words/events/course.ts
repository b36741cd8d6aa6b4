import { listed } from '@warptable/speech';
import { cardEffect, cardName, cardNames } from '../cards.ts';
import {
  cardsText,
  costOf,
  fightersText,
  gainText,
  gemsText,
  goodsText,
  neutralCost,
  pointsText,
} from '../gains.ts';
import { FACTIONS, INTEL } from '../../content/index.ts';
import {
  abilityName,
  attributeName,
  attributeText,
  boardAbilityName,
  buildingName,
  factionName,
  intelName,
  leaderName,
  looseName,
} from '../names.ts';
import { landingName } from '../places.ts';
import { say } from '../say.ts';
import type { Sentences } from './telling.ts';

/** Setting up, rounds, goods, prices, action phases, income and the end. */
export const COURSE_SENTENCES = {
  FactionTaken: ({ seat, faction }, { by, person }) => {
    const { who, context } = by(seat);
    return say('log.FactionTaken', {
      // The faction, by which others are called from now on, is what this tells.
      who: context === 'you' ? who : (person(seat) ?? say('people.player', { number: seat + 1 })),
      context,
      faction: factionName(faction),
    });
  },
  LeadersKept: ({ seat, leaders }, { by }) =>
    say('log.LeadersKept', { ...by(seat), leaders: listed(leaders.map(leaderName)) }),
  BaseChosen: ({ seat, base, starts }, { by, region }) =>
    say('log.BaseChosen', { ...by(seat), base: landingName(base), starts: listed(starts.map(region)) }),
  MapFinished: () => say('log.MapFinished'),
  FirstLeaderPlaced: ({ seat, leader, region: at, gems }, { by, region }) => {
    const fill = { ...by(seat), leader: leaderName(leader), region: region(at) };
    return gems > 0
      ? say('log.FirstLeaderPlaced.paid', { ...fill, goods: gemsText(gems) })
      : say('log.FirstLeaderPlaced.free', fill);
  },
  FightersSpread: ({ seat, regions }, { by, region }) =>
    say('log.FightersSpread', {
      ...by(seat),
      fighters: listed(
        regions.map((one) =>
          say('log.fightersIn', { fighters: fightersText(one.fighters), region: region(one.region) }),
        ),
      ),
    }),

  RoundBegan: ({ round }) => say('log.RoundBegan', { round }),
  PhaseBegan: ({ phase }) => say('log.PhaseBegan', { phase: say(`phases.${phase}`) }),

  GoodsGained: ({ seat, energy, gems, source }, { by }) => {
    const fill = { ...by(seat), goods: goodsText(energy, gems) };
    return source === undefined
      ? say('log.GoodsGained.plain', fill)
      : say('log.GoodsGained.from', { ...fill, source: abilityName(source) });
  },
  GoodsPaid: ({ seat, to, energy, gems, source }, { by, whom }) => {
    const fill = { ...by(seat), goods: goodsText(energy, gems), source: abilityName(source ?? '') };
    if (to === 'supply') return say(source ? 'log.GoodsPaid.supplyFor' : 'log.GoodsPaid.supply', fill);
    return say(source ? 'log.GoodsPaid.toFor' : 'log.GoodsPaid.to', { ...fill, whom: whom(to) });
  },
  CardsDrawn: ({ seat, count, only }, { by }) =>
    only
      ? say('log.CardsDrawn.known', { ...by(seat), cards: cardNames(only.cards) })
      : say('log.CardsDrawn.hidden', { ...by(seat), cards: cardsText(count) }),
  CardsDiscarded: ({ seat, cards }, { by }) =>
    say('log.CardsDiscarded', { ...by(seat), cards: cardNames(cards) }),
  CardTaken: ({ seat, card, by: ability }, { by }) =>
    say('log.CardTaken', { ...by(seat), card: cardName(card), by: abilityName(ability) }),
  DeckReshuffled: ({ deck }) => say(`log.DeckReshuffled.${deck}`),
  CardPlayed: ({ seat, card }, { by }) =>
    say('log.CardPlayed', { ...by(seat), card: cardName(card), text: cardEffect(card) }),
  Researched: ({ seat, phase, column }, { by }) =>
    say('log.Researched', { ...by(seat), column, phase: say(`phases.${phase}`) }),
  FameGained: ({ seat, fame, steps, source }, { by, view }) => {
    const faction = view.players[seat]?.faction;
    const fill = {
      ...by(seat),
      steps: say('counts.fame', { count: steps }),
      fame,
      end: faction ? FACTIONS[faction].fameEnd : fame,
    };
    return source === undefined
      ? say('log.FameGained.plain', fill)
      : say('log.FameGained.from', {
          ...fill,
          source: source === faction ? say('sources.faction') : abilityName(source),
        });
  },

  PriceSet: ({ seat, phase, rank, last }, { by, whom, view }) =>
    say('log.PriceSet', {
      ...by(seat),
      phase: phase === 'move' ? say(`log.moveSlots.${last ? 'last' : 'first'}`) : say(`phases.${phase}`),
      rank,
      cost: costOf(rank, view.players.length, whom(seat)),
    }),
  NeutralPriceSet: ({ phase, token }) =>
    say('log.NeutralPriceSet', { phase: say(`phases.${phase}`), cost: neutralCost(token) }),
  TokensRecalled: ({ seat, ranks }, { by }) =>
    say('log.TokensRecalled', {
      ...by(seat),
      count: ranks.length,
      tokens: listed(ranks.toSorted((a, b) => a - b).map(String)),
    }),
  FlareGunPassed: ({ seat }, { whom }) => say('log.FlareGunPassed', { whom: whom(seat) }),
  MarketClosed: ({ seat, phase }, { by }) =>
    say('log.MarketClosed', { ...by(seat), phase: say(`phases.${phase}`) }),
  RyhzuSummoned: ({ ryhzu, seat }, { whom }) =>
    say('log.RyhzuSummoned', { ryhzu: leaderName(ryhzu), whom: whom(seat) }),

  Acted: ({ seat, phase }, { by }) => say('log.Acted', { ...by(seat), phase: say(`phases.${phase}`) }),
  Passed: ({ seat, phase, couldPay }, { by }) =>
    say(couldPay ? 'log.Passed.chosen' : 'log.Passed.tooPoor', {
      ...by(seat),
      phase: say(`phases.${phase}`),
    }),
  MainActionBegan: ({ seat, phase, points }, { by }) =>
    points > 0
      ? say('log.MainActionBegan.points', { ...by(seat), points: pointsText(phase, points) })
      : say('log.MainActionBegan.plain', by(seat)),
  AuxiliaryActionTaken: ({ seat, phase, free }, { by }) =>
    say(free ? 'log.AuxiliaryActionTaken.free' : 'log.AuxiliaryActionTaken.paid', {
      ...by(seat),
      phase: say(`phases.${phase}`),
    }),
  AbilityUsed: ({ seat, ability, region: at }, { by, region }) => {
    const fill = { ...by(seat), ability: abilityName(ability) };
    return at === undefined
      ? say('log.AbilityUsed.plain', fill)
      : say('log.AbilityUsed.at', { ...fill, region: region(at) });
  },
  FoundationBuilt: ({ seat, ability, region: at }, { by, region }) =>
    say('log.FoundationBuilt', { ...by(seat), ability: boardAbilityName(ability), region: region(at) }),
  Built: ({ seat, building, region: at }, { by, region }) =>
    say('log.Built', {
      who: by(seat).who,
      building: buildingName(building),
      region: region(at),
      context: building,
    }),
  Harvested: ({ seat, at: from }, { by, at }) => say('log.Harvested', { ...by(seat), place: at(from, seat) }),
  TokenLaid: ({ seat, token, at: onto }, { by, at }) =>
    say('log.TokenLaid', { ...by(seat), token: looseName(token), place: at(onto, seat) }),
  TokenTurned: ({ seat, token, at: where }, { by, at }) =>
    say('log.TokenTurned', { ...by(seat), token: looseName(token), place: at(where, seat) }),
  FightersAdvanced: ({ seat, from, count }, { by }) =>
    say('log.FightersAdvanced', { ...by(seat), from, fighters: fightersText(count) }),
  FighterArrived: ({ seat, at: where, fastTrack }, { by, at }) =>
    say(fastTrack ? 'log.FighterArrived.fastTrack' : 'log.FighterArrived.recruited', {
      ...by(seat),
      place: at(where, seat),
    }),
  RecruitsTraded: ({ seat }, { by, view }) => {
    const faction = view.players[seat]?.faction;
    const goods = gainText({ [faction ? FACTIONS[faction].trade : 'gems']: 1 });
    return say('log.RecruitsTraded', { ...by(seat), goods });
  },
  LeaderDeployed: ({ seat, leader }, { by }) =>
    say('log.LeaderDeployed', { ...by(seat), leader: leaderName(leader) }),
  LeaderUpgraded: ({ seat, leader }, { by }) =>
    say('log.LeaderUpgraded', { ...by(seat), leader: leaderName(leader) }),
  AttributeUpgraded: ({ seat, attribute, gems }, { by }) => {
    const fill = {
      ...by(seat),
      attribute: attributeName(attribute),
      text: attributeText(attribute, true),
    };
    return gems > 0
      ? say('log.AttributeUpgraded.paid', { ...fill, goods: gemsText(gems) })
      : say('log.AttributeUpgraded.free', fill);
  },

  IntelGained: ({ seat, only }, { by }) =>
    only
      ? say('log.IntelGained.known', { ...by(seat), intel: intelName(only.intel) })
      : say('log.IntelGained.hidden', by(seat)),
  IntelGiven: ({ seat, to, intel }, { by, whom }) =>
    say('log.IntelGiven', {
      ...by(seat),
      whom: whom(to),
      intel: intelName(intel),
      gain: gainText(INTEL[intel].gain),
    }),
  UpkeepPaid: ({ seat, ryhzu }, { by }) => say('log.UpkeepPaid', { ...by(seat), ryhzu: leaderName(ryhzu) }),
  RyhzuReturned: ({ ryhzu, seat }, { whose }) =>
    say('log.RyhzuReturned', { ryhzu: leaderName(ryhzu), whose: whose(seat) }),
  SparesJoined: ({ seat, count }, { by }) =>
    say('log.SparesJoined', { ...by(seat), fighters: fightersText(count) }),

  RegionsCounted: ({ seat, count }, { by }) =>
    say('log.RegionsCounted', { ...by(seat), regions: say('counts.regions', { count }) }),
  RelicTaken: ({ seat, relic, region: at }, { by, region }) =>
    say('log.RelicTaken', { ...by(seat), relic, region: region(at) }),
  RelicLost: ({ relic, region: at }, { region }) => say('log.RelicLost', { relic, region: region(at) }),
  GameWon: ({ seats, ending }, { by }) => {
    const told = seats.map(by);
    return say(`log.GameWon.${ending}`, {
      winners: listed(told.map(({ who }) => who)),
      context: told.find(({ context }) => context)?.context,
    });
  },
} satisfies Partial<Sentences>;

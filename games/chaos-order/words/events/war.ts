import { listed } from '@warptable/speech';
import { DIE } from '../../content/index.ts';
import { cardName, cardNames } from '../cards.ts';
import { dieText, planText } from '../combat.ts';
import { cardsText, energyText, fightersText } from '../gains.ts';
import { abilityName, buildingName, leaderName } from '../names.ts';
import { borderText, groupText } from '../places.ts';
import { say } from '../say.ts';
import type { Sentences } from './telling.ts';

const wounded = (count: number): string => say('counts.wounded', { count });

/** Movement and combat, and what happens in them. */
export const WAR_SENTENCES = {
  UnitsMoved: ({ seat, how, from, to, group }, { by, region, at }) =>
    say(`log.UnitsMoved.${how}`, {
      ...by(seat),
      group: groupText(group),
      from: at(from, seat),
      to: region(to),
    }),
  ShipFlew: ({ seat, to }, { of, view }) => say('log.ShipFlew', { ...of(seat), to: borderText(view, to) }),
  TrapSprang: ({ seat, victim, region: at, wounded: count }, { of, whom, region }) =>
    say('log.TrapSprang', {
      ...of(seat),
      victim: whom(victim),
      region: region(at),
      wounded: wounded(count),
    }),
  TrapsArmed: ({ seat, regions }, { by, region }) =>
    say('log.TrapsArmed', { ...by(seat), regions: listed(regions.map(region)) }),
  UnitsWentHome: ({ seat, from, group, why }, { by, of, region }) =>
    say(`log.UnitsWentHome.${why}`, {
      ...by(seat),
      ...of(seat),
      group: groupText(group),
      from: region(from),
    }),

  BattleSelected: ({ seat, against, region: at }, { by, whom, region }) =>
    say('log.BattleSelected', { ...by(seat), whom: whom(against), region: region(at) }),
  HandSeen: ({ seat, of: owner, count, only }, { by, whose }) =>
    only
      ? say('log.HandSeen.known', { ...by(seat), whose: whose(owner), cards: cardNames(only.cards) })
      : say('log.HandSeen.hidden', { ...by(seat), whose: whose(owner), cards: cardsText(count) }),
  PlanShown: ({ seat, plan }, { by }) =>
    say('log.PlanShown', {
      ...by(seat),
      plan: planText(plan.section, plan.card, plan.bluff, false),
    }),
  PlansRevealed: ({ region: at, plans }, { region, by }) => {
    const [first = '', second = ''] = plans.map(({ seat, section, card, bluff }) =>
      say('log.planOf', { who: by(seat).who, plan: planText(section, card, bluff) }),
    );
    return say('log.PlansRevealed', { region: region(at), first, second });
  },
  DieRolled: ({ seat, face, again }, { by }) =>
    say(again ? 'log.DieRolled.again' : 'log.DieRolled.first', { ...by(seat), face: dieText(DIE[face]) }),
  CardCancelled: ({ seat, card }, { whose }) =>
    say('log.CardCancelled', { whose: whose(seat), card: cardName(card) }),
  StrengthCompared: ({ region: at, seats, strengths, winner, retreats }, { by, region }) => {
    const [won, lost] = seats[0] === winner ? [0, 1] : [1, 0];
    return say(retreats ? 'log.StrengthCompared.retreats' : 'log.StrengthCompared.won', {
      ...by(winner),
      region: region(at),
      strength: strengths[won] ?? 0,
      against: strengths[lost] ?? 0,
    });
  },
  FightersWounded: ({ seat, region: at, count, attack, shields }, { of, region }) =>
    say('log.FightersWounded', {
      ...of(seat),
      region: region(at),
      attack,
      shields,
      wounded: wounded(count),
    }),
  FightersLost: ({ seat, region: at, count, by: ability }, { by, region }) =>
    say('log.FightersLost', {
      ...by(seat),
      fighters: fightersText(count),
      region: region(at),
      by: abilityName(ability),
    }),
  LeadersDefeated: ({ seat, region: at, leaders, to }, { by, region }) =>
    say(to === 'supply' ? 'log.LeadersDefeated.supply' : 'log.LeadersDefeated.base', {
      ...by(seat),
      leaders: listed(leaders.map(leaderName)),
      region: region(at),
    }),
  RyhzuChangedSides: ({ ryhzu, from, to, region: at }, { whom, region }) =>
    say('log.RyhzuChangedSides', {
      ryhzu: leaderName(ryhzu),
      from: whom(from),
      to: whom(to),
      region: region(at),
    }),
  BuildingRazed: ({ seat, building, region: at }, { of, region }) =>
    say('log.BuildingRazed', { ...of(seat), building: buildingName(building), region: region(at) }),
  BattleEnded: ({ region: at, winner, loser }, { whom, region }) =>
    say('log.BattleEnded', { region: region(at), winner: whom(winner), loser: whom(loser) }),
  EnergyStolen: ({ seat, from, energy }, { by, whom }) =>
    say('log.EnergyStolen', { ...by(seat), goods: energyText(energy), whom: whom(from) }),

  MoraleBoosted: ({ seat, region: at, row }, { by, region }) =>
    say('log.MoraleBoosted', { ...by(seat), region: region(at), row: say(`log.rows.${row}`) }),
  MoraleReturned: ({ seat, region: at, row }, { of, region }) =>
    say('log.MoraleReturned', { ...of(seat), region: region(at), row: say(`log.rows.${row}`) }),
} satisfies Partial<Sentences>;

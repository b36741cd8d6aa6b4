import type { Seat } from '@warptable/kernel';
import { RYHZU } from '../content/index.ts';
import { builtOf, fameEnd } from '../rules/queries.ts';
import { playerAt } from '../rules/state.ts';
import type { Player, State } from '../rules/state.ts';
import { surveyOf } from './survey.ts';
import type { Survey } from './survey.ts';

interface Position {
  readonly s: State;
  readonly seat: Seat;
  readonly player: Player;
  /** How far the fame marker has come, from 0 to 1. */
  readonly fame: number;
  readonly survey: Survey;
}

/** The evaluation of a seat's position: what it has, and what it is about to have. Weights are in `weights.json`. */
const TERMS = {
  victory: ({ s, seat }) => (s.winners.includes(seat) ? 1 / s.winners.length : 0),
  // Fame (CO 16.3).
  fame: ({ fame }) => fame,
  fameNear: ({ fame }) => fame ** 4,
  // Relics (CO 15.2, CO 15.4).
  relics: ({ player }) => player.relics.length,
  relicRegions: ({ survey }) => survey.relics,
  relicSweep: ({ survey }) => (survey.relicsLeft === 0 ? 0 : (survey.relics / survey.relicsLeft) ** 3),
  currentRelic: ({ survey }) => survey.current,
  guards: ({ survey }) => survey.guards,
  // The map (CO 14.5, CO 16.6).
  land: ({ survey }) => survey.land,
  lakes: ({ survey }) => survey.lakes,
  wellSettled: ({ survey }) => Math.min(8, survey.land + survey.lakes + 1) ** 2 / 10,
  fighters: ({ survey }) => Math.sqrt(survey.fighters),
  weak: ({ survey }) => survey.weak,
  leaders: ({ survey }) => survey.leaders,
  leaderForce: ({ survey }) => survey.leaderForce,
  ryhzu: ({ s, seat }) =>
    s.ryhzu.reduce((sum, { master, id }) => sum + (master === seat ? RYHZU[id].basic.strength : 0), 0),
  morale: ({ survey }) => survey.morale,
  traps: ({ survey }) => survey.traps,
  // The economy.
  energy: ({ player }) => Math.sqrt(player.energy),
  gems: ({ player }) => Math.sqrt(player.gems),
  cards: ({ player }) => Math.sqrt(player.hand.length),
  research: ({ player }) => player.research.reduce((sum, column) => sum + column - 1, 0),
  foundries: ({ player }) => builtOf(player, 'foundry'),
  outposts: ({ player }) => builtOf(player, 'outpost'),
  strongholds: ({ player }) => builtOf(player, 'stronghold'),
  foundations: ({ player }) => player.uncovered.length,
  attributes: ({ player }) => player.upgraded.length,
  onBase: ({ player }) => Math.sqrt(player.onBase),
  recruits: ({ player }) => player.sectors.reduce((sum, fighters, sector) => sum + fighters * sector, 0) / 4,
  tokens: ({ player }) => player.tokens.length,
} as const satisfies Readonly<Record<string, (position: Position) => number>>;

export const TERM_NAMES = Object.keys(TERMS);
const MEASURES = Object.values(TERMS);

/** The values of the terms, in their order. */
export function measure(s: State, seat: Seat): number[] {
  const player = playerAt(s, seat);
  const position: Position = {
    s,
    seat,
    player,
    fame: player.fame / fameEnd(s, seat),
    survey: surveyOf(s, seat),
  };
  const values: number[] = [];
  for (const of of MEASURES) values.push(of(position));
  return values;
}

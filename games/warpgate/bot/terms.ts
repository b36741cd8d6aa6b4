import type { Seat } from '@warptable/kernel';
import type { State } from '../rules/state.ts';
import { nearness } from './lay.ts';
import { surveyOf } from './survey.ts';
import type { Survey } from './survey.ts';

/** The evaluation of a seat's position: what it has, and what it is about to have. Weights are in `weights.json`. */
const TERMS = {
  // Points as they stand (WG 13.9, WG 13.10, WG 13.11, WG 13.12).
  objectives: ({ objectives }) => 5 * sum(objectives, (done) => (done === 1 ? 1 : 0)),
  goods: ({ goods }) => 3 * goods,
  tactics: ({ honours }) => honours,
  technologies: ({ technologyPoints }) => technologyPoints,
  tokens: ({ tokenPoints }) => tokenPoints,
  // Objectives, complete or not: all of them, as far as they are begun, as far as they are nearly done.
  pursuits: ({ objectives }) => objectives.length,
  begun: ({ objectives }) => sum(objectives, (done) => done),
  nearlyDone: ({ objectives }) => sum(objectives, (done) => done ** 4),
  // The map.
  ships: ({ fleets }) => fleets.ships,
  heldPlanets: ({ fleets }) => fleets.held,
  openPlanets: ({ fleets }) => fleets.open,
  markers: ({ fleets }) => fleets.markers,
  sectorsSettled: ({ sectors }) => sum(sectors, ({ settled }) => settled * settled),
  sectorsReached: ({ sectors }) => sum(sectors, ({ reached }) => reached * reached),
  sectorsReady: ({ sectors }) => sum(sectors, ({ claimable }) => (claimable ? 1 : 0)),
  // What the next turns can do.
  trade: ({ tradeRange }) => nearness(tradeRange),
  research: ({ researchRange }) => nearness(researchRange),
  unspentGoods: ({ unspentGoods }) => unspentGoods,
  knowledge: ({ technologies }) => technologies,
  cards: ({ cards }) => cards,
} as const satisfies Readonly<Record<string, (survey: Survey) => number>>;

export const TERM_NAMES = Object.keys(TERMS);
const MEASURES = Object.values(TERMS);

/** The values of the terms, in their order. */
export function measure(s: State, seat: Seat): number[] {
  const survey = surveyOf(s, seat);
  const values: number[] = [];
  for (const of of MEASURES) values.push(of(survey));
  return values;
}

function sum<T>(list: readonly T[], of: (one: T) => number): number {
  let total = 0;
  for (const one of list) total += of(one);
  return total;
}

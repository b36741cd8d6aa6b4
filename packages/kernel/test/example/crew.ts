import { Abilities, askYesNo, roll } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import { diverAt } from './bay.ts';
import type { Bay, G } from './bay.ts';

export type CrewId = 'lungs' | 'sailor' | 'gambler';
export const CREW_IDS: readonly CrewId[] = ['lungs', 'sailor', 'gambler'];

/** The named moments at which a crew may change the rules: numbers as pure functions, happenings as flows. */
interface Moments {
  airToSail(air: number): number;
  diceInDive(dice: number): number;
  afterDive(g: G, seat: Seat): Flow;
}

const CREWS = new Abilities<CrewId, Moments>([
  { id: 'lungs', moments: { diceInDive: (dice) => dice + 1 } },
  { id: 'sailor', moments: { airToSail: (air) => Math.max(0, air - 1) } },
  { id: 'gambler', moments: { afterDive: tryLuck } },
]);

/** PW 6.3: the gambler may roll one more die: with a 6 it finds 3 pearls, else it loses 1. */
function* tryLuck(g: G, seat: Seat): Flow {
  const diver = diverAt(g.state, seat);
  if (diver.pearls === 0 || (yield* askYesNo(seat, 'tryLuck')) === 'no') return;
  const [die] = yield* roll('the gambler has rolled', 1);
  diver.pearls += die === 6 ? 3 : -1;
  g.tell?.({ type: 'LuckTried', seat, die: die! });
}

/** What this diver's crew does at a moment. */
function crewAt<K extends keyof Moments>(state: Bay, seat: Seat, moment: K): Moments[K] | undefined {
  const { crew } = diverAt(state, seat);
  return CREWS.at(moment).find(({ id }) => id === crew)?.does;
}

export function airToSail(state: Bay, seat: Seat, distance: number): number {
  return crewAt(state, seat, 'airToSail')?.(distance) ?? distance;
}

export function diceInDive(state: Bay, seat: Seat, dice: number): number {
  return crewAt(state, seat, 'diceInDive')?.(dice) ?? dice;
}

export function* afterDive(g: G, seat: Seat): Flow {
  const happening = crewAt(g.state, seat, 'afterDive');
  if (happening) yield* happening(g, seat);
}

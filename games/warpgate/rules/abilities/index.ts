import { Abilities, pickOne } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import type { Amount, Happens, Moments, Permission, Warpgate } from '../moments.ts';
import { decider } from '../state.ts';
import type { AbilityId, State } from '../state.ts';
import { FACTION_ABILITIES } from './factions.ts';
import { TECHNOLOGY_ABILITIES } from './technologies.ts';

const ABILITIES = new Abilities<AbilityId, Moments>(FACTION_ABILITIES, TECHNOLOGY_ABILITIES);

type Matching<Moment> = { [K in keyof Moments]: Moments[K] extends Moment ? K : never }[keyof Moments];
type At<K extends keyof Moments> = Moments[K] extends (s: State, seat: Seat, at: infer A) => unknown
  ? A
  : Moments[K] extends Happens<infer A>
    ? A
    : never;

/** WG 16.3: equal effects of several sources add up. */
export function total<K extends Matching<Amount<never>>>(s: State, seat: Seat, moment: K, at: At<K>): number {
  const { abilities } = s.players[seat]!;
  let sum = 0;
  for (const { id, does } of ABILITIES.at(moment)) {
    if (abilities.includes(id)) sum += (does as Amount<At<K>>)(s, seat, at);
  }
  return sum;
}

export function allowed<K extends Matching<Permission<never>>>(
  s: State,
  seat: Seat,
  moment: K,
  at: At<K>,
): boolean {
  const { abilities } = s.players[seat]!;
  for (const { id, does } of ABILITIES.at(moment)) {
    if (abilities.includes(id) && (does as Permission<At<K>>)(s, seat, at)) return true;
  }
  return false;
}

/** Does any ability of the seat have a say at this moment? */
export function concerned(s: State, seat: Seat, moment: keyof Moments): boolean {
  const { abilities } = s.players[seat]!;
  for (const { id } of ABILITIES.at(moment)) if (abilities.includes(id)) return true;
  return false;
}

/** Something that happens at a moment beside abilities: the text of a card. */
export interface AlsoHappens {
  readonly id: string;
  applies(): boolean;
  act(): Flow;
}

/** Everything the seat's abilities (and cards) do at this moment; WG 16.6: in the order the player likes. */
export function* atMoment<K extends Matching<Happens<never>>>(
  g: Warpgate,
  seat: Seat,
  moment: K,
  at: At<K>,
  also: readonly AlsoHappens[] = [],
): Flow {
  const waiting: AlsoHappens[] = [...also];
  for (const { id, does } of ABILITIES.at(moment)) {
    if (!g.state.players[seat]!.abilities.includes(id)) continue;
    const happens = does as Happens<At<K>>;
    const applies = (): boolean => happens.applies(g.state, seat, at);
    waiting.push({ id, applies, act: () => happens.act(g, seat, at) });
  }
  for (;;) {
    const ready = waiting.filter((one) => one.applies());
    if (ready.length === 0) return;
    const ids = ready.map(({ id }) => id);
    const id = ids.length === 1 ? ids[0]! : yield* pickOne(decider(g.state, seat), 'ability', () => ids);
    const next = waiting.findIndex((one) => one.id === id);
    yield* waiting.splice(next, 1)[0]!.act();
  }
}

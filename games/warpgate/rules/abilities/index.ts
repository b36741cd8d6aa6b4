import { Abilities, pickOne } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import type { Amount, Happens, Moments, Permission, Warpgate } from '../moments.ts';
import { decider } from '../state.ts';
import type { AbilityId, State } from '../state.ts';
import { FACTION_ABILITIES } from './factions.ts';
import { TECHNOLOGY_ABILITIES } from './technologies.ts';

export const ABILITIES = new Abilities<AbilityId, Moments>(FACTION_ABILITIES, TECHNOLOGY_ABILITIES);

type Matching<Moment> = { [K in keyof Moments]: Moments[K] extends Moment ? K : never }[keyof Moments];
type At<K extends keyof Moments> = Moments[K] extends (s: State, seat: Seat, at: infer A) => unknown
  ? A
  : Moments[K] extends Happens<infer A>
    ? A
    : never;

/** WG 16.3: equal effects of several sources add up. */
export function total<K extends Matching<Amount<never>>>(s: State, seat: Seat, moment: K, at: At<K>): number {
  let sum = 0;
  for (const id of s.players[seat]!.abilities) {
    const amount = ABILITIES.at(id, moment) as Amount<At<K>> | undefined;
    if (amount) sum += amount(s, seat, at);
  }
  return sum;
}

export function allowed<K extends Matching<Permission<never>>>(
  s: State,
  seat: Seat,
  moment: K,
  at: At<K>,
): boolean {
  for (const id of s.players[seat]!.abilities) {
    const permission = ABILITIES.at(id, moment) as Permission<At<K>> | undefined;
    if (permission?.(s, seat, at)) return true;
  }
  return false;
}

/** Does any ability of the seat have a say at this moment? */
export function concerned(s: State, seat: Seat, moment: keyof Moments): boolean {
  for (const id of s.players[seat]!.abilities) if (ABILITIES.at(id, moment) !== undefined) return true;
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
  for (const id of g.state.players[seat]!.abilities) {
    const happens = ABILITIES.at(id, moment) as Happens<At<K>> | undefined;
    if (happens)
      waiting.push({
        id,
        applies: () => happens.applies(g.state, seat, at),
        act: () => happens.act(g, seat, at),
      });
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

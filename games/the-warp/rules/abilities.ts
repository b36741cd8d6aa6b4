import { Abilities, nothing, pickOne } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import { RACES } from '../content/index.ts';
import type { RaceId } from '../content/index.ts';
import type {
  Amount,
  ExiledAbility,
  ExiledMoments,
  Happens,
  Moments,
  Permission,
  RaceAbility,
  Warp,
} from './moments.ts';
import { exiledRaceAt, isExiledRace } from './reckoning.ts';
import type { AbilityId, Area, Player, State } from './state.ts';

let ABILITIES = new Abilities<AbilityId, Moments>();
let EXILED = new Abilities<RaceId, ExiledMoments>();

/** Abilities act through effects, and effects ask for abilities: so `game.ts` makes them known here, once. */
export function introduce(races: readonly RaceAbility[], exiled: readonly ExiledAbility[]): void {
  ABILITIES = new Abilities(races);
  EXILED = new Abilities(exiled);
}

type Matching<All, Moment> = { [K in keyof All]: All[K] extends Moment ? K : never }[keyof All];
type At<Moment> = Moment extends (s: State, seat: Seat, at: infer A) => unknown
  ? A
  : Moment extends Happens<infer A>
    ? A
    : never;

/** Equal effects of several abilities add up. */
export function total<K extends Matching<Moments, Amount<never>>>(
  s: State,
  seat: Seat,
  moment: K,
  at: At<Moments[K]>,
): number {
  const { abilities } = s.players[seat]!;
  let sum = 0;
  for (const { id, does } of ABILITIES.at(moment)) {
    if (abilities.includes(id)) sum += (does as Amount<At<Moments[K]>>)(s, seat, at);
  }
  return sum;
}

export function allowed<K extends Matching<Moments, Permission<never>>>(
  s: State,
  seat: Seat,
  moment: K,
  at: At<Moments[K]>,
): boolean {
  const { abilities } = s.players[seat]!;
  for (const { id, does } of ABILITIES.at(moment)) {
    if (abilities.includes(id) && (does as Permission<At<Moments[K]>>)(s, seat, at)) return true;
  }
  return false;
}

/** Everything the seat's abilities do at this moment; TW 14.4: in the order the player likes. `first` comes ahead of that choice. */
export const atMoment = <K extends Matching<Moments, Happens<never>>>(
  g: Warp,
  seat: Seat,
  moment: K,
  at: At<Moments[K]>,
  first?: () => Flow,
): Flow => (happensAt(g.state, seat, moment, at) ? actInTurn(g, seat, moment, at, first) : nothing());

function* actInTurn<K extends Matching<Moments, Happens<never>>>(
  g: Warp,
  seat: Seat,
  moment: K,
  at: At<Moments[K]>,
  first?: () => Flow,
): Flow {
  const s = g.state;
  const waiting: { id: AbilityId; happens: Happens<At<Moments[K]>> }[] = [];
  for (const { id, does } of ABILITIES.at(moment)) {
    if (s.players[seat]!.abilities.includes(id)) {
      waiting.push({ id, happens: does as unknown as Happens<At<Moments[K]>> });
    }
  }
  while (waiting.length > 0) {
    const ready = waiting.filter(({ happens }) => happens.applies(s, seat, at));
    if (ready.length === 0) return;
    const ids = ready.map(({ id }) => id);
    if (first && ids.length > 1) yield* first();
    const id = ids.length === 1 ? ids[0]! : yield* pickOne(seat, 'ability', () => ids);
    const next = waiting.findIndex((one) => one.id === id);
    yield* waiting.splice(next, 1)[0]!.happens.act(g, seat, at);
  }
}

/** Would any ability of the seat do something at this moment? */
export function happensAt<K extends Matching<Moments, Happens<never>>>(
  s: State,
  seat: Seat,
  moment: K,
  at: At<Moments[K]>,
): boolean {
  const { abilities } = s.players[seat]!;
  for (const { id, does } of ABILITIES.at(moment)) {
    if (abilities.includes(id) && (does as unknown as Happens<At<Moments[K]>>).applies(s, seat, at))
      return true;
  }
  return false;
}

/** Does the seat own the badges for a permanent Reward Ability of this moment that it has not got yet (TW 14.6)? */
export function couldBuy(s: State, seat: Seat, moment: keyof Moments): boolean {
  const { races, rewards, abilities } = s.players[seat]!;
  return ABILITIES.at(moment).some(
    ({ id }) =>
      !abilities.includes(id) &&
      races.some((race) => id === `${race}:always` && rewards.length >= RACES[race].reward.badges),
  );
}

/** What the Exiled race that holds the area has to say at this moment, if anything (TW 14.8). */
export function exiledAt<K extends keyof ExiledMoments>(
  s: State,
  area: Area,
  moment: K,
): ExiledMoments[K] | undefined {
  const race = exiledRaceAt(s, area);
  if (race === null) return undefined;
  for (const { id, does } of EXILED.at(moment)) if (id === race) return does;
  return undefined;
}

/** What the Exiled races have to say for everybody at this moment. */
export function exiledTotal(s: State, moment: Matching<ExiledMoments, Amount<never>>): number {
  let sum = 0;
  for (const { id, does } of EXILED.at(moment)) {
    if (RACES[id].exiled.scope === 'everybody' && isExiledRace(s, id)) {
      sum += does(s, s.active, undefined);
    }
  }
  return sum;
}

export function* exiledForEverybody(g: Warp, seat: Seat, moment: 'afterUpgrade'): Flow {
  for (const { id, does } of EXILED.at(moment)) {
    if (isExiledRace(g.state, id) && does.applies(g.state, seat, undefined))
      yield* does.act(g, seat, undefined);
  }
}

/** Both races, the mimicked one, and what was bought for good. */
export function refreshAbilities(player: Player): void {
  const always = player.abilities.filter((id) => id.endsWith(':always'));
  player.abilities = [...player.races, ...(player.mimicked ? [player.mimicked] : []), ...always];
}

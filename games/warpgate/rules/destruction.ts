import type { EffectAmount, Effect } from '../content/index.ts';

/** One side of a battle as step 4 finds it. */
export interface Force {
  readonly ships: number;
  /** Ships that kill and both effects spare (WG 12.23); may be infinite. */
  readonly spares: number;
  /** The effects of the own card that count, in printed order. */
  readonly effects: readonly Effect[];
}

export interface Losses {
  readonly attacker: number;
  readonly defender: number;
}

interface Ranks {
  ships: [number, number];
  spares: [number, number];
}

type Side = 0 | 1;
type Blow = { readonly side: Side; readonly effect: Effect };

/** WG 12.21: the order of the destroying effects that destroys the most ships, and what it destroys. */
export function destruction(attacker: Force, defender: Force): Losses {
  let worst: Losses = { attacker: 0, defender: 0 };
  // Orders that begin with the attacker's effects come first, so the first of the best is the one of WG 12.22.
  for (const order of orders(blows(attacker, 0), blows(defender, 1))) {
    const losses = lossesOf(order, attacker, defender);
    if (losses.attacker + losses.defender > worst.attacker + worst.defender) worst = losses;
  }
  return worst;
}

function blows({ effects }: Force, side: Side): Blow[] {
  const destroying = effects.filter(
    (effect) => effect.do === 'kill' || effect.do === 'lose' || effect.do === 'both',
  );
  return destroying.map((effect) => ({ side, effect }));
}

/** All ways to merge the two sequences, each keeping its own order (WG 12.19, WG 22.44). */
function orders(first: readonly Blow[], second: readonly Blow[]): Blow[][] {
  if (first.length === 0) return [[...second]];
  if (second.length === 0) return [[...first]];
  return [
    ...orders(first.slice(1), second).map((rest) => [first[0]!, ...rest]),
    ...orders(first, second.slice(1)).map((rest) => [second[0]!, ...rest]),
  ];
}

function lossesOf(order: readonly Blow[], attacker: Force, defender: Force): Losses {
  const ranks: Ranks = {
    ships: [attacker.ships, defender.ships],
    spares: [attacker.spares, defender.spares],
  };
  for (const { side, effect } of order) strike(ranks, side, effect);
  return { attacker: attacker.ships - ranks.ships[0], defender: defender.ships - ranks.ships[1] };
}

function strike(ranks: Ranks, side: Side, effect: Effect): void {
  const enemy: Side = side === 0 ? 1 : 0;
  if (effect.do === 'kill') {
    hit(ranks, enemy, effect.ships, true); // WG 22.20
  } else if (effect.do === 'lose') {
    hit(ranks, side, effect.ships, false); // WG 22.22
  } else if (effect.do === 'both') {
    // WG 22.23
    hit(ranks, side, effect.ships, true);
    hit(ranks, enemy, effect.ships, true);
  }
}

/** WG 12.23, WG 22.25: the first ships that would be destroyed are spared. */
function hit(ranks: Ranks, side: Side, amount: EffectAmount, sparing: boolean): void {
  const present = ranks.ships[side];
  const due = Math.min(present, shipsOf(amount, present));
  const spared = sparing ? Math.min(due, ranks.spares[side]) : 0;
  ranks.ships[side] -= due - spared;
  ranks.spares[side] -= spared;
}

/** WG 22.21: half is worked out from the ships present when its turn comes. */
function shipsOf(amount: EffectAmount, present: number): number {
  if (amount === 'all') return present;
  if (amount === 'half-down') return Math.floor(present / 2);
  if (amount === 'half-up') return Math.ceil(present / 2);
  return amount;
}

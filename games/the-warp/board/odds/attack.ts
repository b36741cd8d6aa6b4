import type { Seat } from '@warptable/kernel';
import {
  ABILITY_TOKENS,
  BONUS_POSITION,
  EXILED_COLOURS,
  EXILED_STRENGTHS,
  EXILED_TOKENS,
  SHIP_MULTIPLIERS,
  TRACK_TYPES,
} from '../../content/index.ts';
import type { TrackType } from '../../content/index.ts';
import { RIVAL } from '../../rules/solo/state.ts';
import type { AreaView, CombatSideView, WarpView } from '../../rules/view.ts';
import { areaAt } from '../../words/areas.ts';
import { isReroll, oddsOf, together } from './force.ts';
import type { Force, Odds } from './force.ts';

// The odds of an attack that is not declared yet, as a player could work them out: dice against dice, with all that lies open.

export interface Attack {
  readonly seat: Seat;
  readonly from: string;
  readonly to: string;
  readonly troops: number;
  readonly ship: boolean;
  /** Of Second Wave. */
  readonly plus: number;
}

const has = ({ buildings = [] }: AreaView, type: string): boolean =>
  buildings.some((building) => building.type === type);

/** TWS 12.19: the Rival has none. */
const hasBonus = ({ players, solo }: WarpView, seat: Seat | undefined, track: TrackType): boolean =>
  seat !== undefined &&
  !(solo && seat === RIVAL) &&
  (players[seat]?.tracks[TRACK_TYPES.indexOf(track)] ?? 0) >= BONUS_POSITION;

/** TW 4.11, TW 4.12, TW 4.13: the bonuses of the tracks in each combat of one's own. */
function ownBonuses(view: WarpView, seat: Seat | undefined): CombatSideView['bonuses'] {
  return [
    ...(hasBonus(view, seat, 'gold-mine') ? [{ does: 'flip', n: 1 } as const] : []),
    ...(hasBonus(view, seat, 'energy-plant') ? [{ does: 'reroll', n: 2 } as const] : []),
  ];
}

const tradePlus = (view: WarpView, seat: Seat | undefined): number =>
  hasBonus(view, seat, 'trade-post') ? 1 : 0;

function attackForce(view: WarpView, { seat, from, troops, ship, plus }: Attack): Force {
  const origin = areaAt(view, from);
  const level = view.players[seat]?.levels.at(-1) ?? 1;
  return {
    dice: [],
    rolls: troops,
    plus: plus + (has(origin, 'sentry-tower') ? 1 : 0) + tradePlus(view, seat),
    multiplier: ship ? (SHIP_MULTIPLIERS[level - 1] ?? 0) : origin.multiplier,
    bonuses: ownBonuses(view, seat),
  };
}

/** Whoever holds the target, with this many dice. */
function defenceForce(view: WarpView, to: string, dice: number): Force {
  const target = areaAt(view, to);
  const { owner, token, multiplier } = target;
  const shelter = token !== undefined && token !== 'facedown' && token.tower === true;
  const tower = shelter || has(target, 'sentry-tower') ? 1 : 0;
  const plus = tower + tradePlus(view, owner);
  const force: Force = { dice: [], rolls: dice, plus, multiplier, bonuses: ownBonuses(view, owner) };
  return to === 'gate' ? guarded(view, force) : force;
}

/** TW 15.5: the Ability Tokens act for whoever defends the Gate. */
function guarded({ guardian }: WarpView, force: Force): Force {
  return guardian.tokens.reduce((sum: Force, id) => {
    const { effect } = ABILITY_TOKENS[id];
    switch (effect.does) {
      case 'plus':
        return { ...sum, plus: sum.plus + effect.n };
      case 'extraDie':
        return { ...sum, rolls: sum.rolls + effect.n };
      case 'mult':
        return { ...sum, multiplier: sum.multiplier + effect.n };
      case 'reroll':
      case 'flip':
      case 'double':
      case 'doubleFree':
        return { ...sum, bonuses: [...sum.bonuses, { does: effect.does, n: effect.n }] };
      default:
        return sum;
    }
  }, force);
}

/** The strengths that a facedown token may have, by how many of the box nobody has seen. */
export function unseenStrengths({
  areas,
  samples,
  defeated,
}: WarpView): { readonly strength: number; readonly weight: number }[] {
  return EXILED_STRENGTHS.map((strength) => {
    const faceup = areas.filter(
      ({ token }) => token && token !== 'facedown' && token.strength - token.modifier === strength,
    );
    const gone = [...samples, ...defeated].filter((token) => token.endsWith(`-${strength}`));
    const all = EXILED_TOKENS[strength] * EXILED_COLOURS.length;
    return { strength, weight: all - faceup.length - gone.length };
  });
}

/** What an attack may come to before anybody has played a card, and before rerolls. */
export function oddsOfAttack(view: WarpView, attack: Attack): Odds {
  const { token, troops, guardian } = areaAt(view, attack.to);
  const force = attackForce(view, attack);
  const against = (dice: number): Odds => oddsOf(force, defenceForce(view, attack.to, dice));
  if (token === 'facedown')
    return together(
      unseenStrengths(view).map(({ strength, weight }) => ({ odds: against(strength), weight })),
    );
  return against(token?.strength ?? troops ?? guardian ?? 0);
}

/** Whether somebody may roll dice again, which the odds of an attack leave out. */
export const hasRerolls = (view: WarpView, attack: Attack): boolean =>
  [attackForce(view, attack), defenceForce(view, attack.to, 0)].some(({ bonuses }) => bonuses.some(isReroll));

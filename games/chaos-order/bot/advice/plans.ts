import type { Seat, Value } from '@warptable/kernel';
import { DIE, TACTICS, WHEEL } from '../../content/index.ts';
import type { Section, TacticsId } from '../../content/index.ts';
import { openSums } from '../../rules/battle-sums.ts';
import type { Sums } from '../../rules/events.ts';
import { regionAt } from '../../rules/geometry.ts';
import { playerAt } from '../../rules/state.ts';
import type { Battle, Side, State } from '../../rules/state.ts';
import { worthOfCard } from './worth.ts';

const MEAN_DIE = {
  strength: DIE.reduce((sum, { strength }) => sum + strength, 0) / DIE.length,
  shields: DIE.reduce((sum, { shields }) => sum + shields, 0) / DIE.length,
};

/** What the other side adds to its open strength, usually, and how far that may be off. */
const USUAL_PLAN = 2.6;
const SPREAD = 1.5;
const USUAL_ATTACK = 1.4;

/** CO 13.10: a section, then `none` or a card, then `faceup` or `facedown`. */
export function plan(s: State, seat: Seat, option: string, taken: readonly Value[]): number {
  const [section, card] = taken as readonly [Section?, TacticsId?];
  if (section === undefined) return bestWith(s, seat, option as Section) ** 2;
  if (card === undefined) {
    const worth = utility(s, seat, section, option === 'none' ? null : (option as TacticsId));
    return Math.max(0.02, worth) ** 3;
  }
  return option === 'faceup' ? 12 : 1;
}

/** A section with the best card for it. */
function bestWith(s: State, seat: Seat, section: Section): number {
  let best = utility(s, seat, section, null);
  for (const card of playerAt(s, seat).hand) best = Math.max(best, utility(s, seat, section, card));
  return Math.max(0.05, best);
}

/** What a plan is worth: the region won or lost, fighters lost and wounded, less the card and the gem. */
function utility(s: State, seat: Seat, section: Section, card: TacticsId | null): number {
  const battle = s.battle!;
  const [own, other] = sidesFor(battle, seat);
  const mine = withPlan(openSums(s, battle, own, other), section, card);
  const theirs = openSums(s, battle, other, own);
  const tie = battle.selector === seat ? 0.5 : -0.5;
  const margin = mine.strength + tie - (theirs.strength + USUAL_PLAN);
  const wins = section === 'retreat' ? 0.03 : 1 / (1 + Math.exp(-margin / (0.6 * SPREAD)));
  const region = regionAt(s, battle.region);
  const stake = 4 + (region.relic === s.round ? 5 : region.relic > 0 ? 2 : 0);
  const dealt = Math.min(4, region.fighters[other.seat]!, Math.max(0, mine.attack - theirs.shields - 0.4));
  const lost = Math.min(4, region.fighters[seat]!, Math.max(0, theirs.attack + USUAL_ATTACK - mine.shields));
  // Who retreats keeps the fighters on the map, and leaders out of the supply (CO 13.33, CO 13.35).
  const saved = section === 'retreat' ? 1 + 0.5 * own.declared.leaders.length : 0;
  const spent = (card === null ? 0 : 0.25 * worthOfCard(card)) + (WHEEL[section].die ? 0.8 : 0);
  return 3 + stake * wins + 0.8 * dealt - 0.6 * lost + saved - spent;
}

const sidesFor = ({ sides: [first, second] }: Battle, seat: Seat): readonly [Side, Side] =>
  first.seat === seat ? [first, second] : [second, first];

function withPlan(open: Sums, section: Section, card: TacticsId | null): Sums {
  const { left, right, die } = WHEEL[section];
  const sums = { ...open };
  const values = card === null ? { left: 1, right: 1 } : TACTICS[card];
  sums[left] += values.left;
  sums[right] += values.right;
  if (die) {
    sums.strength += MEAN_DIE.strength;
    sums.shields += MEAN_DIE.shields;
  }
  if (card !== null && TACTICS[card].combatText !== null) sums.strength += 0.8;
  if (section === 'retreat' && card === null) sums.shields -= 2;
  return sums;
}

import { DIE, MAX_WOUNDS, SECTIONS, TACTICS, WHEEL } from '../../content/index.ts';
import type { DieFace, Section, TacticsId } from '../../content/index.ts';
import type { Sums } from '../../rules/events.ts';

/** What a plan would be as far as its own side can tell. */
export interface Intent {
  readonly section: Section;
  /** Faceup; without one, both values are 1. */
  readonly card: TacticsId | null;
}

const BARE = { left: 1, right: 1 };
/** CO 13.14: a retreat without a faceup card. */
const BARE_RETREAT = -2;

/** The open numbers of a side with its plan, before dice and effects of cards. */
export function withPlan(open: Sums, { section, card }: Intent): Sums {
  const { left, right } = card === null ? BARE : TACTICS[card];
  const wheel = WHEEL[section];
  const sums = { ...open };
  sums[wheel.left] += left;
  sums[wheel.right] += right;
  if (section === 'retreat' && card === null) sums.shields += BARE_RETREAT;
  return { strength: Math.max(0, sums.strength), attack: sums.attack, shields: Math.max(0, sums.shields) };
}

const NO_DIE: readonly DieFace[] = [{ strength: 0, shields: 0 }];

export interface Side {
  readonly open: Sums;
  readonly fighters: number;
  readonly isSelector: boolean;
}

/** How a battle comes out on average. */
export interface Outlook {
  readonly section: Section;
  readonly win: number;
  readonly wounds: number;
  readonly losses: number;
}

/** Against a plan of the other side: every fall of the dice counts the same. Effects of cards and of what happens in the battle do not count. */
export function outlook(mine: Side, intent: Intent, theirs: Side, other: Intent): Outlook {
  let win = 0;
  let wounds = 0;
  let losses = 0;
  const myRolls = WHEEL[intent.section].die ? DIE : NO_DIE;
  const theirRolls = WHEEL[other.section].die ? DIE : NO_DIE;
  const me = withPlan(mine.open, intent);
  const they = withPlan(theirs.open, other);
  for (const my of myRolls)
    for (const their of theirRolls) {
      if (wins(me.strength + my.strength, intent, they.strength + their.strength, other, mine.isSelector))
        win++;
      wounds += woundsOf(me.attack, they.shields + their.shields, theirs.fighters);
      losses += woundsOf(they.attack, me.shields + my.shields, mine.fighters);
    }
  const all = myRolls.length * theirRolls.length;
  return { section: other.section, win: win / all, wounds: wounds / all, losses: losses / all };
}

/** CO 13.23, CO 13.24, CO 13.25: a tie is the selector's; whoever retreats alone loses; of two the stronger one retreats. */
function wins(mine: number, intent: Intent, theirs: number, other: Intent, isSelector: boolean): boolean {
  const isStronger = mine > theirs || (mine === theirs && isSelector);
  const retreats = intent.section === 'retreat';
  if (retreats !== (other.section === 'retreat')) return !retreats;
  return retreats ? !isStronger : isStronger;
}

/** CO 13.28 */
const woundsOf = (attack: number, shields: number, fighters: number): number =>
  Math.min(Math.max(0, attack - shields), MAX_WOUNDS, fighters);

/** CO 13.14: as many fighters a volley needs, whoever leads them. */
const VOLLEY = 4;

/** The same plan against all that the other side may choose, without a card. */
export const outlooks = (mine: Side, intent: Intent, theirs: Side): Outlook[] =>
  SECTIONS.filter((section) => section !== 'volley' || theirs.fighters >= VOLLEY).map((section) =>
    outlook(mine, intent, theirs, { section, card: null }),
  );

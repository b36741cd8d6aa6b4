import type { Refusal } from '@warptable/kernel';
import { SECTIONS, WHEEL } from '../../content/index.ts';
import type { Section, TacticsId } from '../../content/index.ts';
import { allowed } from '../abilities.ts';
import { regionAt } from '../geometry.ts';
import type { InBattle } from '../moments.ts';
import { usableCards } from '../queries.ts';
import { REFUSED } from '../refusals.ts';
import { playerAt } from '../state.ts';
import type { Plan, State } from '../state.ts';

const FACES = ['faceup', 'facedown'] as const;

/** A section, then `none` or a card, then how the card lies. */
export type PlanStep = Section | 'none' | TacticsId | (typeof FACES)[number];

const NOTHING: readonly PlanStep[] = [];
const MIN_FIGHTERS = 4;

/** CO 13.10: what may follow on what was taken; no card that was gained in this phase, not even as a bluff (CO 13.13). */
export function nextOfPlan(s: State, { side }: InBattle, taken: readonly PlanStep[]): readonly PlanStep[] {
  switch (taken.length) {
    case 0:
      return SECTIONS;
    case 1:
      return ['none', ...usableCards(playerAt(s, side.seat))];
    case 2:
      return taken[1] === 'none' ? NOTHING : FACES;
    default:
      return NOTHING;
  }
}

export function planFrom([section, card, face]: readonly PlanStep[]): Plan {
  return {
    section: section as Section,
    card: card === 'none' ? null : (card as TacticsId),
    faceup: face === 'faceup',
  };
}

/** CO 13.14, CO 13.15: tested once, when the plan is locked. */
export function whyNotSection(s: State, at: InBattle, section: Section): Refusal | undefined {
  if (section === 'volley') return whyNotVolley(s, at);
  return WHEEL[section].die && diceGems(s, at) > playerAt(s, at.side.seat).gems
    ? REFUSED.noGemForDie
    : undefined;
}

/** What the die of a section costs this side. */
export const diceGems = (s: State, at: InBattle): number =>
  allowed(s, at.side.seat, 'rollsFree', at) ? 0 : 1;

function whyNotVolley(s: State, at: InBattle): Refusal | undefined {
  const { seat } = at.side;
  const { region } = at.battle;
  if (regionAt(s, region).fighters[seat]! < MIN_FIGHTERS) return REFUSED.tooFewForVolley;
  const isLed =
    playerAt(s, seat).leaders.some((leader) => leader.at === region) ||
    s.ryhzu.some((one) => one.at === region && one.master === seat);
  return isLed && !allowed(s, seat, 'volleysWithLeaders', at) ? REFUSED.leaderBlocksVolley : undefined;
}

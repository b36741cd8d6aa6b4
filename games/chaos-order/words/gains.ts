import { listed } from '@warptable/speech';
import { BUILDING_INCOME, NEUTRAL_TOKENS, RANKS, TOKENS } from '../content/index.ts';
import type {
  Auxiliary,
  Building,
  FameReward,
  Gain,
  Immediate,
  LooseYield,
  Main,
  NeutralId,
  Phase,
  Rank,
  RelicSpace,
  TokenTerms,
} from '../content/index.ts';
import type { ChaosView } from '../rules/view.ts';
import { say } from './say.ts';

const ORDER = ['energy', 'gems', 'cards', 'research', 'fame', 'recruits'] as const;

/** `2 energy and 1 card`. */
export const gainText = (gain: Gain): string => listed(gainParts(gain)) || say('counts.nothing');

const gainParts = (gain: Gain): string[] =>
  ORDER.flatMap((good) => {
    const count = gain[good] ?? 0;
    return count > 0 ? [say(`counts.${good}`, { count })] : [];
  });

export const goodsText = (energy: number, gems: number): string => gainText({ energy, gems });
export const energyText = (count: number): string => say('counts.energy', { count });
export const gemsText = (count: number): string => say('counts.gems', { count });
export const fightersText = (count: number): string => say('counts.fighters', { count });
export const cardsText = (count: number): string => say('counts.cards', { count });

/** Points of a phase: build points in build, and so on. */
export function pointsText(phase: Phase, count: number): string {
  switch (phase) {
    case 'discover':
      return say('counts.research', { count });
    case 'build':
      return say('counts.buildPoints', { count });
    case 'harvest':
      return say('counts.harvestPoints', { count });
    case 'recruit':
      return say('counts.recruits', { count });
    case 'move':
      return say('counts.movePoints', { count });
  }
}

export function mainText(phase: Phase, main: Main): string {
  const points = main[phase === 'discover' ? 'research' : phase] ?? 0;
  return listed([
    ...gainParts({ energy: main.energy ?? 0, cards: main.cards ?? 0 }),
    pointsText(phase, points),
  ]);
}

export function auxiliaryText({ gives }: Auxiliary): string {
  switch (gives) {
    case 'build':
      return pointsText('build', 1);
    case 'deploy':
      return say('options.doing.deploy');
    case 'upgrade':
      return say('options.doing.upgrade');
    default:
      return gainText(gives);
  }
}

export const immediateText = (icon: Immediate): string =>
  typeof icon === 'string'
    ? say(`options.immediate.${icon}`)
    : say('options.gainIt', { gain: gainText(icon) });

/** The same within a list. */
export const iconText = (icon: Immediate): string =>
  typeof icon === 'string' ? say(`things.icons.${icon}`) : gainText(icon);

export const yieldText = (yields: LooseYield, upgraded: boolean): string =>
  yields === 'commandPost'
    ? say(upgraded ? 'things.commandPostUpgraded' : 'things.commandPost')
    : gainText(yields);

export const relicSpaceText = (space: RelicSpace): string =>
  typeof space === 'string' ? say(`things.${space}`) : gainText(space);

export const fameRewardText = (reward: FameReward): string =>
  reward === 'redeploy' ? say('things.redeploy') : gainText(reward);

/** What a building pays at income, and once when it is razed. */
export const buildingIncomeText = (building: Building): string => gainText(BUILDING_INCOME[building]);

// Prices

/** What a pricing token means with this number of factions. */
const termsOf = (rank: Rank, factions: number): TokenTerms =>
  factions === 2 ? TOKENS[rank].few : TOKENS[rank].many;

export const isRank = (token: unknown): token is Rank => RANKS.some((rank) => rank === token);

/** `1 energy to you and 2 energy to the supply`. */
export function costOf(rank: Rank, factions: number, whom: string): string {
  const { own, supply } = termsOf(rank, factions);
  return listed([
    ...(own > 0 ? [say('things.costOwn', { own: energyText(own), whom })] : []),
    ...(supply > 0 ? [say('things.costSupply', { supply: energyText(supply) })] : []),
  ]);
}

export function neutralCost(token: NeutralId): string {
  const { supply, neighbours } = NEUTRAL_TOKENS[token];
  return listed([
    ...(supply > 0 ? [say('things.costSupply', { supply: energyText(supply) })] : []),
    ...(neighbours > 0 ? [say('things.costNeighbours', { neighbours: energyText(neighbours) })] : []),
  ]);
}

/** What the placer of a token gets at once beside the bonus of the phase; nothing for most. */
export function tokenEffect(rank: Rank, { players }: ChaosView): string | undefined {
  const { recall, gain, leaves } = termsOf(rank, players.length);
  if (recall) return gain ? say('options.recallAndGain', { gain: gainText(gain) }) : say('options.recall');
  if (!gain) return undefined;
  return say(leaves ? 'options.gainAndLeave' : 'options.gain', { gain: gainText(gain) });
}

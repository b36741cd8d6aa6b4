import type { Seat } from '@warptable/kernel';
import { TACTICS, TECHNOLOGIES } from '../../content/index.ts';
import type { Effect, TacticsId, TechnologyId } from '../../content/index.ts';
import type { Player, State } from '../../rules/state.ts';
import { at } from '../at.ts';

/** What a Technology does beside its points, over a whole game. Not listed: about 1. */
const POWER: Partial<Record<TechnologyId, number>> = {
  'te-time-dilation': 2.5,
  'te-caravan-networks': 1.5,
  'te-terraforming-seeds': 2.5,
  'te-gate-harmonics': 2,
  'te-war-college': 1.3,
  'te-symbiotic-crews': 1.6,
  'te-cryo-reserves': 1.4,
  'te-solar-foundries': 1.2,
  'te-sandrunner-hulls': 1.2,
};

export function appealOfTechnology(s: State, player: Player, id: TechnologyId): number {
  const { vp } = TECHNOLOGIES[id];
  const roundsLeft = s.lastRound ? 0.2 : 1;
  const points = vp === 'variable' ? variablePoints(player, id) : vp;
  return points + (POWER[id] ?? 1) * roundsLeft;
}

function variablePoints(player: Player, id: TechnologyId): number {
  switch (id) {
    case 'te-free-port-charter':
      return 1 + player.goods;
    case 'te-deep-sea-vaults':
      return 2.5;
    case 'te-monolith-studies':
      return 1 + player.technologies.length / 2;
    default:
      return 2;
  }
}

const EFFECT_VALUE: Readonly<Record<Effect['do'], number>> = {
  kill: 0.8,
  lose: -0.8,
  both: 0,
  cancel: 0.8,
  spare: 0.6,
  refresh: 0.3,
  claimGood: 1.5,
  deploy: 0.6,
  draw: 0.6,
  blockade: 0.3,
  settle: 0.8,
  redeploy: 0.3,
};

/** What a Tactics card is good for, whatever the battle. */
export function appealOfTactics(id: TacticsId): number {
  const { multiplier, effects } = TACTICS[id];
  let appeal = 0.5 + multiplier;
  for (const effect of effects) appeal += EFFECT_VALUE[effect.do];
  return Math.max(0.2, appeal);
}

/** The strength that a card is likely to meet, for each enemy ship. */
const USUAL_MULTIPLIER = 2;

/** What a Tactics card is good for in the present battle. */
export function appealInBattle(s: State, seat: Seat, id: TacticsId): number {
  if (!s.battle) return 1;
  const { attacker, attackers, planet } = s.battle;
  const defenders = at(s.fleetSize, planet);
  const [ships, against] = seat === attacker ? [attackers, defenders] : [defenders, attackers];
  const { multiplier, effects } = TACTICS[id];
  const lead = ships * multiplier - against * USUAL_MULTIPLIER;
  let appeal = 3 / (1 + Math.exp(-lead / 2));
  for (const effect of effects) {
    const size = effect.do === 'kill' ? against : effect.do === 'lose' ? ships : 1;
    appeal += EFFECT_VALUE[effect.do] * Math.min(2, size) * (effect.when.length > 0 ? 0.4 : 0.8);
  }
  return Math.max(0.1, appeal) ** 2;
}

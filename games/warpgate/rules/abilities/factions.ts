import type { Flow, Seat } from '@warptable/kernel';
import { OBJECTIVES } from '../../content/index.ts';
import type { ObjectiveId } from '../../content/index.ts';
import { drawActionCards } from '../effects/cards.ts';
import { refreshGoods } from '../effects/goods.ts';
import type { Warpgate, WarpgateAbility } from '../moments.ts';
import { ask } from '../questions.ts';
import { deployToGate, farther, hasSupply, more } from './bonuses.ts';

/** One ability for each side of the faction boards, in the order of `content/factions.ts`. */
export const FACTION_ABILITIES: readonly WarpgateAbility[] = [
  {
    id: 'roguu-conglomerate',
    name: 'Plunder',
    rule: 'WG 22.4',
    moments: { whenInvading: { once: 'control', act: plunder } },
  },
  { id: 'roguu-free-captains', name: 'Wingmates', rule: 'WG 6.11', moments: { skirmishGroup: 2 } },
  { id: 'tethysian-tradeworlds', name: 'Round Trip', rule: 'WG 10.2', moments: { tradeMayReturn: true } },
  {
    id: 'tethisian-enclave',
    name: 'Sacred Truce',
    rule: 'WG 16.10',
    moments: { truce: (_s, _seat, { turn }) => turn === 1 || turn === 3 },
  },
  {
    id: 'elenari-free-worlds',
    name: 'Perfect Infiltrators',
    rule: 'WG 8.6',
    moments: { droneJoinsEnemies: true, passesPlanet: (_s, _seat, { action }) => action === 'research' },
  },
  {
    id: 'elenari-veiled-court',
    name: 'Quiet Bargains',
    rule: 'WG 22.7',
    moments: { whenTakingObjective: { applies: (s) => s.objectiveDeck.length > 0, act: bargain } },
  },
  { id: 'vorask-dominion', name: 'Iron Columns', rule: 'WG 22.2', moments: farther('advance') },
  {
    id: 'vorask-warhost',
    name: 'Battle Frenzy',
    rule: 'WG 22.13',
    moments: { extraTactics: (_s, _seat, { attacking }) => (attacking ? 1 : 0) },
  },
  { id: 'ikkithi-hive', name: 'Endless Brood', rule: 'WG 22.3', moments: more('warpIn') },
  {
    id: 'ikkithi-swarmfleet',
    name: 'Regrowth',
    rule: 'WG 22.16',
    moments: {
      afterBattle: { applies: (s, seat, { lost }) => lost > 0 && hasSupply(s, seat), act: deployToGate },
    },
  },
  { id: 'solenne-concord', name: "Settlers' Charter", rule: 'WG 22.1', moments: more('control') },
  {
    id: 'solenne-pilgrimage',
    name: 'Pilgrim Roads',
    rule: 'WG 22.6',
    moments: { whenUpgrading: { once: 'control', act: (g, seat) => drawActionCards(g, seat, 2) } },
  },
  {
    id: 'drumholt-foundries',
    name: 'Early Shift',
    rule: 'WG 22.1',
    moments: {
      xBonus: (_s, _seat, { action, turn }) =>
        turn <= 2 && (action === 'warpIn' || action === 'reinforce') ? 1 : 0,
    },
  },
  { id: 'drumholt-exiles', name: 'Long Haul', rule: 'WG 22.2', moments: farther('maneuver') },
  {
    id: 'myrrhian-archive',
    name: 'Deep Survey',
    rule: 'WG 16.4',
    moments: { droneRange: (_s, _seat, x) => 2 * x },
  },
  {
    id: 'myrrhian-oracles',
    name: 'Two Visions',
    rule: 'WG 22.12',
    moments: { keepsTwoPromoted: (_s, _seat, { taken }) => taken >= 3 },
  },
];

function* plunder(g: Warpgate, seat: Seat): Flow {
  if (g.state.players[seat]!.spentGoods > 0) refreshGoods(g, seat, 1);
  else yield* drawActionCards(g, seat, 1);
}

/** Looks at the top Objective of the deck and may swap it with the one just taken. */
function* bargain(g: Warpgate, seat: Seat): Flow {
  const s = g.state;
  const player = s.players[seat]!;
  if ((yield* ask.lookAtTopObjective(seat)) === 'no') return;
  player.peeked = s.objectiveDeck.at(-1)!;
  g.lockUndo('the top Objective was looked at');
  const { type } = OBJECTIVES[player.peeked];
  g.emit?.({
    type: 'TopObjectiveLookedAt',
    seat,
    planetType: type,
    only: { seats: [seat], objective: player.peeked },
  });
  if ((yield* ask.swapObjective(seat)) === 'yes') {
    const returned: ObjectiveId = player.objectives.pop()!;
    const kept = s.objectiveDeck.pop()!;
    player.objectives.push(kept);
    s.objectiveDeck.push(returned);
    g.emit?.({
      type: 'ObjectivesSwapped',
      seat,
      kept: OBJECTIVES[kept].type,
      returned: OBJECTIVES[returned].type,
    });
  }
  player.peeked = null;
}

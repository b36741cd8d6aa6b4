import { askYesNo } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import { OBJECTIVES } from '../../content/index.ts';
import type { FactionId, ObjectiveId } from '../../content/index.ts';
import { drawActionCards } from '../effects/cards.ts';
import { refreshGoods } from '../effects/goods.ts';
import { deployUpTo } from '../effects/ships.ts';
import type { Moments, Warpgate, WarpgateAbility } from '../moments.ts';

const faction = (id: FactionId, moments: Partial<Moments>): WarpgateAbility => ({ id, moments });

/** One ability for each side of the faction boards, in the order of `content/factions.ts`. */
export const FACTION_ABILITIES: readonly WarpgateAbility[] = [
  // Plunder
  faction('roguu-conglomerate', {
    whenInvading: {
      applies: (_s, _seat, { used }) => !used.includes('roguu-conglomerate'),
      *act(g, seat, { used }) {
        used.push('roguu-conglomerate');
        if (g.state.players[seat]!.spentGoods > 0) refreshGoods(g, seat, 1);
        else yield* drawActionCards(g, seat, 1);
      },
    },
  }),
  // Wingmates
  faction('roguu-free-captains', { mayPairSkirmish: () => true }),
  // Round Trip
  faction('tethysian-tradeworlds', { tradeMayReturn: () => true }),
  // Sacred Truce
  faction('tethisian-enclave', { truce: (_s, _seat, { turn }) => turn === 1 || turn === 3 }),
  // Perfect Infiltrators
  faction('elenari-free-worlds', {
    droneJoinsEnemies: () => true,
    passesPlanet: (_s, _seat, { action }) => action === 'research',
  }),
  // Quiet Bargains
  faction('elenari-veiled-court', {
    whenTakingObjective: { applies: (s) => s.objectiveDeck.length > 0, act: bargain },
  }),
  // Iron Columns
  faction('vorask-dominion', { rangeBonus: (_s, _seat, { action }) => (action === 'advance' ? 1 : 0) }),
  // Battle Frenzy
  faction('vorask-warhost', { extraTactics: (_s, _seat, { attacking }) => (attacking ? 1 : 0) }),
  // Endless Brood
  faction('ikkithi-hive', { countBonus: (_s, _seat, { action }) => (action === 'warpIn' ? 1 : 0) }),
  // Regrowth
  faction('ikkithi-swarmfleet', {
    afterBattle: {
      applies: (s, seat, { lost }) => lost > 0 && s.players[seat]!.ships > 0,
      *act(g, seat) {
        yield* deployUpTo(g, seat, g.state.gates[seat]!, 1);
      },
    },
  }),
  // Settlers' Charter
  faction('solenne-concord', { countBonus: (_s, _seat, { action }) => (action === 'control' ? 1 : 0) }),
  // Pilgrim Roads
  faction('solenne-pilgrimage', {
    whenUpgrading: {
      applies: (_s, _seat, { used }) => !used.includes('solenne-pilgrimage'),
      *act(g, seat, { used }) {
        used.push('solenne-pilgrimage');
        yield* drawActionCards(g, seat, 2);
      },
    },
  }),
  // Early Shift
  faction('drumholt-foundries', {
    xBonus: (_s, _seat, { action, turn }) =>
      turn <= 2 && (action === 'warpIn' || action === 'reinforce') ? 1 : 0,
  }),
  // Long Haul
  faction('drumholt-exiles', { rangeBonus: (_s, _seat, { action }) => (action === 'maneuver' ? 1 : 0) }),
  // Deep Survey
  faction('myrrhian-archive', { doublesDroneRange: () => true }),
  // Two Visions
  faction('myrrhian-oracles', { keepsTwoPromoted: (_s, _seat, { taken }) => taken >= 3 }),
];

/** Looks at the top Objective of the deck and may swap it with the one just taken. */
function* bargain(g: Warpgate, seat: Seat): Flow {
  const s = g.state;
  const player = s.players[seat]!;
  if ((yield* askYesNo(seat, 'lookAtTopObjective')) === 'no') return;
  player.peeked = s.objectiveDeck.at(-1)!;
  g.seal('the top Objective was looked at');
  const { type } = OBJECTIVES[player.peeked];
  g.tell?.({
    type: 'TopObjectiveLookedAt',
    seat,
    planetType: type,
    only: { seats: [seat], objective: player.peeked },
  });
  if ((yield* askYesNo(seat, 'swapObjective')) === 'yes') {
    const returned: ObjectiveId = player.objectives.pop()!;
    const kept = s.objectiveDeck.pop()!;
    player.objectives.push(kept);
    s.objectiveDeck.push(returned);
    g.tell?.({
      type: 'ObjectivesSwapped',
      seat,
      kept: OBJECTIVES[kept].type,
      returned: OBJECTIVES[returned].type,
    });
  }
  player.peeked = null;
}

import type { Flow, Seat } from '@warptable/kernel';
import { TECHNOLOGIES } from '../../content/index.ts';
import type { TechnologyId } from '../../content/index.ts';
import { drawActionCards } from '../effects/cards.ts';
import { refreshGoods } from '../effects/goods.ts';
import { deployShips, hasEnemyShips } from '../effects/ships.ts';
import { revealTechnology } from '../effects/technologies.ts';
import { boardOf } from '../geometry.ts';
import type { Warpgate, WarpgateAbility } from '../moments.ts';
import { honoursOf, wholeSectorsOf } from '../queries.ts';
import type { Place, State } from '../state.ts';
import { ask } from '../questions.ts';
import { deployToGate, farther, hasSupply, more } from './bonuses.ts';

/** All Technologies, in the order of `content/technologies.ts`. */
export const TECHNOLOGY_ABILITIES: readonly WarpgateAbility[] = [
  // Desert
  {
    id: 'te-alien-imports',
    name: 'Alien Imports',
    rule: 'WG 22.11',
    moments: { afterTrade: { applies: hasSpentGoods, act: refreshOne } },
  },
  {
    id: 'te-free-port-charter',
    name: 'Free Port Charter',
    rule: 'WG 22.38',
    moments: { points: (s, seat) => s.players[seat]!.goods },
  },
  {
    id: 'te-sandrunner-hulls',
    name: 'Sandrunner Hulls',
    rule: 'WG 22.33',
    moments: farther('recon', 'maneuver'),
  },
  {
    id: 'te-prospector-guilds',
    name: 'Prospector Guilds',
    rule: 'WG 22.5',
    moments: {
      whenSettling: {
        once: 'control',
        applies: (s, seat, { planet }) => boardOf(s).places[planet]!.trade && hasSpentGoods(s, seat),
        act: refreshOne,
      },
    },
  },
  { id: 'te-caravan-networks', name: 'Caravan Networks', rule: 'WG 4.3', moments: { extraGoods: 1 } },
  { id: 'te-solar-foundries', name: 'Solar Foundries', rule: 'WG 22.34', moments: more('warpIn') },

  // Jungle
  { id: 'te-spore-drydocks', name: 'Spore Drydocks', rule: 'WG 7.5', moments: { reinforcesTwice: true } },
  {
    id: 'te-gene-banks',
    name: 'Gene Banks',
    rule: 'WG 22.6',
    moments: {
      whenUpgrading: {
        applies: (s, seat, { planets }) => hasSupply(s, seat) && openFor(s, seat, planets).length > 0,
        act: breed,
      },
    },
  },
  {
    id: 'te-canopy-shelters',
    name: 'Canopy Shelters',
    rule: 'WG 22.37',
    moments: { strengthBonus: (_s, _seat, { attacking, controlled }) => (!attacking && controlled ? 2 : 0) },
  },
  { id: 'te-symbiotic-crews', name: 'Symbiotic Crews', rule: 'WG 22.8', moments: { drawsAndDiscards: true } },
  {
    id: 'te-overgrowth-doctrine',
    name: 'Overgrowth Doctrine',
    rule: 'WG 22.38',
    moments: { points: (s, seat) => Math.min(5, wholeSectorsOf(s, seat).length) },
  },
  {
    id: 'te-terraforming-seeds',
    name: 'Terraforming Seeds',
    rule: 'WG 22.18',
    moments: { settlesAfar: true },
  },

  // Volcanic
  {
    id: 'te-magma-lances',
    name: 'Magma Lances',
    rule: 'WG 22.37',
    moments: { strengthBonus: (_s, _seat, { attacking }) => (attacking ? 2 : 0) },
  },
  { id: 'te-countermeasures', name: 'Countermeasures', rule: 'WG 22.25', moments: { spares: 1 } },
  {
    id: 'te-salvage-yards',
    name: 'Salvage Yards',
    rule: 'WG 22.16',
    moments: {
      afterBattle: { applies: (s, seat, { won }) => won && hasSupply(s, seat), act: deployToGate },
    },
  },
  {
    id: 'te-siege-doctrine',
    name: 'Siege Doctrine',
    rule: 'WG 22.4',
    moments: { whenInvading: { once: 'control', act: drawOne } },
  },
  {
    id: 'te-overcharged-drives',
    name: 'Overcharged Drives',
    rule: 'WG 22.33',
    moments: farther('skirmish', 'advance'),
  },
  { id: 'te-war-college', name: 'War College', rule: 'WG 22.36', moments: { extraTactics: 1 } },
  {
    id: 'te-trophy-halls',
    name: 'Trophy Halls',
    rule: 'WG 22.38',
    moments: { points: (s, seat) => Math.floor(honoursOf(s, seat).length / 2) },
  },

  // Oceanic
  {
    id: 'te-warp-capacitors',
    name: 'Warp Capacitors',
    rule: 'WG 22.33',
    moments: {
      // For ships: the drone is none (WG 8.8).
      rangeBonus: (s, seat, { action, from }) => (action !== 'research' && from === s.gates[seat] ? 1 : 0),
    },
  },
  {
    id: 'te-tidal-slingshots',
    name: 'Tidal Slingshots',
    rule: 'WG 22.2',
    moments: {
      passesPlanet: (s, seat, { action, planet }) => action !== 'research' && !hasEnemyShips(s, seat, planet),
    },
  },
  {
    id: 'te-deep-sea-vaults',
    name: 'Deep-Sea Vaults',
    rule: 'WG 22.38',
    moments: {
      // All types but its own.
      points: (s, seat) => new Set(s.players[seat]!.technologies.map((id) => TECHNOLOGIES[id].type)).size - 1,
    },
  },
  { id: 'te-gate-harmonics', name: 'Gate Harmonics', rule: 'WG 22.3', moments: { warpsInToColonies: true } },
  { id: 'te-current-charts', name: 'Current Charts', rule: 'WG 22.9', moments: more('draw') },
  {
    id: 'te-lagoon-shipyards',
    name: 'Lagoon Shipyards',
    rule: 'WG 22.3',
    moments: { reinforcesColony: true },
  },

  // Arctic
  {
    id: 'te-cold-archives',
    name: 'Cold Archives',
    rule: 'WG 22.10',
    moments: { afterResearch: { act: drawOne } },
  },
  { id: 'te-probe-relays', name: 'Probe Relays', rule: 'WG 22.33', moments: farther('research') },
  { id: 'te-cryo-reserves', name: 'Cryo Reserves', rule: 'WG 22.8', moments: { keepsUnusedCard: true } },
  {
    id: 'te-glacial-bastions',
    name: 'Glacial Bastions',
    rule: 'WG 12.11',
    moments: { defenderWinsTies: true },
  },
  {
    id: 'te-peer-review',
    name: 'Peer Review',
    rule: 'WG 22.10',
    moments: {
      afterResearch: {
        applies: (s) => s.technologyDeck.length > 0 && s.technologies.length > 0,
        act: review,
      },
    },
  },
  {
    id: 'te-monolith-studies',
    name: 'Monolith Studies',
    rule: 'WG 22.38',
    moments: { points: (s, seat) => Math.ceil(s.players[seat]!.technologies.length / 2) },
  },
  {
    id: 'te-time-dilation',
    name: 'Time Dilation',
    rule: 'WG 16.4',
    moments: { slotValue: (_s, _seat, turn) => (turn === 1 ? 2 : turn) },
  },
];

function hasSpentGoods(s: State, seat: Seat): boolean {
  return s.players[seat]!.spentGoods > 0;
}

function* refreshOne(g: Warpgate, seat: Seat): Flow {
  refreshGoods(g, seat, 1);
}

function drawOne(g: Warpgate, seat: Seat): Flow {
  return drawActionCards(g, seat, 1);
}

const openFor = (s: State, seat: Seat, planets: readonly Place[]): Place[] =>
  planets.filter((planet) => !hasEnemyShips(s, seat, planet));

/** Gene Banks: a ship for one of the planets just upgraded. */
function* breed(g: Warpgate, seat: Seat, { planets }: { readonly planets: readonly Place[] }): Flow {
  const board = boardOf(g.state);
  const places = openFor(g.state, seat, planets).map((planet) => board.ids[planet]!);
  const chosen = yield* ask.geneBanks(seat, {
    candidates: () => [...places, 'none'],
  });
  if (chosen !== 'none') yield* deployShips(g, seat, board.place(chosen), 1);
}

/** Peer Review: an available Technology goes under the deck, the top card takes its position. */
function* review(g: Warpgate, seat: Seat): Flow {
  const s = g.state;
  const chosen = yield* ask.peerReview<TechnologyId | 'none'>(seat, {
    candidates: () => [...s.technologies, 'none'],
  });
  if (chosen === 'none') return;
  const position = s.technologies.indexOf(chosen);
  s.technologies.splice(position, 1);
  s.technologyDeck.unshift(chosen);
  g.emit?.({ type: 'TechnologyBuried', seat, technology: chosen });
  revealTechnology(g, position);
}

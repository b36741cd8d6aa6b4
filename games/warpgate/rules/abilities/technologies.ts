import { pickOne, pickPlace } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import { TECHNOLOGIES } from '../../content/index.ts';
import type { Action, TechnologyId } from '../../content/index.ts';
import { drawActionCards } from '../effects/cards.ts';
import { refreshGoods } from '../effects/goods.ts';
import { deployShips, deployUpTo, hasEnemyShips } from '../effects/ships.ts';
import { revealTechnology } from '../effects/technologies.ts';
import { boardOf } from '../geometry.ts';
import type { Moments, Warpgate, WarpgateAbility } from '../moments.ts';
import { hasMarker, honoursOf, wholeSectorsOf } from '../reckoning.ts';
import type { Place, State } from '../state.ts';

const technology = (id: TechnologyId, moments: Partial<Moments>): WarpgateAbility => ({ id, moments });

/** A range bonus for some actions. */
const farther = (...actions: readonly Action[]): Pick<Moments, 'rangeBonus'> => ({
  rangeBonus: (_s, _seat, { action }) => (actions.includes(action) ? 1 : 0),
});

/** One more ship, planet or card for one action. */
const more = (chosen: Action): Pick<Moments, 'countBonus'> => ({
  countBonus: (_s, _seat, { action }) => (action === chosen ? 1 : 0),
});

const hasSpentGoods = (s: State, seat: Seat): boolean => s.players[seat]!.spentGoods > 0;

/** All Technologies, in the order of `content/technologies.ts`. */
export const TECHNOLOGY_ABILITIES: readonly WarpgateAbility[] = [
  // Desert
  technology('te-alien-imports', {
    afterTrade: {
      applies: hasSpentGoods,
      *act(g, seat) {
        refreshGoods(g, seat, 1);
      },
    },
  }),
  technology('te-free-port-charter', { points: (s, seat) => s.players[seat]!.goods }),
  technology('te-sandrunner-hulls', farther('recon', 'maneuver')),
  technology('te-prospector-guilds', {
    whenSettling: {
      applies: (s, seat, { planet, used }) =>
        boardOf(s).places[planet]!.trade && hasSpentGoods(s, seat) && !used.includes('te-prospector-guilds'),
      *act(g, seat, { used }) {
        used.push('te-prospector-guilds');
        refreshGoods(g, seat, 1);
      },
    },
  }),
  technology('te-caravan-networks', { extraGoods: () => 1 }),
  technology('te-solar-foundries', more('warpIn')),

  // Jungle
  technology('te-spore-drydocks', { reinforcesTwice: () => true }),
  technology('te-gene-banks', {
    whenUpgrading: {
      applies: (s, seat, { planets }) => s.players[seat]!.ships > 0 && openFor(s, seat, planets).length > 0,
      act: (g, seat, { planets }) => breed(g, seat, planets),
    },
  }),
  technology('te-canopy-shelters', {
    strengthBonus: (s, seat, { attacking, planet }) => (!attacking && hasMarker(s, seat, planet) ? 2 : 0),
  }),
  technology('te-symbiotic-crews', { drawsAndDiscards: () => true }),
  technology('te-overgrowth-doctrine', { points: (s, seat) => Math.min(5, wholeSectorsOf(s, seat).length) }),
  technology('te-terraforming-seeds', { settlesAfar: () => true }),

  // Volcanic
  technology('te-magma-lances', { strengthBonus: (_s, _seat, { attacking }) => (attacking ? 2 : 0) }),
  technology('te-countermeasures', { spares: () => 1 }),
  technology('te-salvage-yards', {
    afterBattle: {
      applies: (s, seat, { won }) => won && s.players[seat]!.ships > 0,
      *act(g, seat) {
        yield* deployUpTo(g, seat, g.state.gates[seat]!, 1);
      },
    },
  }),
  technology('te-siege-doctrine', {
    whenInvading: {
      applies: (_s, _seat, { used }) => !used.includes('te-siege-doctrine'),
      *act(g, seat, { used }) {
        used.push('te-siege-doctrine');
        yield* drawActionCards(g, seat, 1);
      },
    },
  }),
  technology('te-overcharged-drives', farther('skirmish', 'advance')),
  technology('te-war-college', { extraTactics: () => 1 }),
  technology('te-trophy-halls', { points: (s, seat) => Math.floor(honoursOf(s, seat).length / 2) }),

  // Oceanic
  technology('te-warp-capacitors', {
    // For ships: the drone is none (WG 8.8).
    rangeBonus: (s, seat, { action, from }) => (action !== 'research' && from === s.gates[seat] ? 1 : 0),
  }),
  technology('te-tidal-slingshots', {
    passesPlanet: (s, seat, { action, planet }) => action !== 'research' && !hasEnemyShips(s, seat, planet),
  }),
  technology('te-deep-sea-vaults', {
    // All types but its own.
    points: (s, seat) => new Set(s.players[seat]!.technologies.map((id) => TECHNOLOGIES[id].type)).size - 1,
  }),
  technology('te-gate-harmonics', { warpsInToColonies: () => true }),
  technology('te-current-charts', more('draw')),
  technology('te-lagoon-shipyards', { reinforcesColony: () => true }),

  // Arctic
  technology('te-cold-archives', {
    afterResearch: {
      applies: (_s, _seat, { taken }) => taken !== 'te-cold-archives',
      *act(g, seat) {
        yield* drawActionCards(g, seat, 1);
      },
    },
  }),
  technology('te-probe-relays', farther('research')),
  technology('te-cryo-reserves', { keepsUnusedCard: () => true }),
  technology('te-glacial-bastions', { winsTies: (_s, _seat, { attacking }) => !attacking }),
  technology('te-peer-review', {
    afterResearch: {
      applies: (s, _seat, { taken }) =>
        taken !== 'te-peer-review' && s.technologyDeck.length > 0 && s.technologies.length > 0,
      act: review,
    },
  }),
  technology('te-monolith-studies', {
    points: (s, seat) => Math.ceil(s.players[seat]!.technologies.length / 2),
  }),
  technology('te-time-dilation', { slotValue: (_s, _seat, { turn }) => (turn === 1 ? 2 : 0) }),
];

const openFor = (s: State, seat: Seat, planets: readonly Place[]): Place[] =>
  planets.filter((planet) => !hasEnemyShips(s, seat, planet));

/** Gene Banks: a ship for one of the planets just upgraded. */
function* breed(g: Warpgate, seat: Seat, planets: readonly Place[]): Flow {
  const board = boardOf(g.state);
  const places = openFor(g.state, seat, planets).map((planet) => board.ids[planet]!);
  const chosen = yield* pickPlace(seat, 'geneBanks', () => [...places, 'none']);
  if (chosen !== 'none') yield* deployShips(g, seat, board.place(chosen), 1);
}

/** Peer Review: an available Technology goes under the deck, the top card takes its position. */
function* review(g: Warpgate, seat: Seat): Flow {
  const s = g.state;
  const chosen = yield* pickOne<TechnologyId | 'none'>(seat, 'peerReview', () => [...s.technologies, 'none']);
  if (chosen === 'none') return;
  const position = s.technologies.indexOf(chosen);
  s.technologies.splice(position, 1);
  s.technologyDeck.unshift(chosen);
  g.tell?.({ type: 'TechnologyBuried', seat, technology: chosen });
  revealTechnology(g, position);
}

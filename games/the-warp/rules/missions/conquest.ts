import { boardOf } from '../geometry.ts';
import { countAreas, isOpponent, multiplierOf } from '../queries.ts';
import { areasWith, atLeast, deed, onBestArea } from './conditions.ts';
import type { Count, Missions } from './conditions.ts';

const controlsGate: Count = (s, seat) => (s.owner[boardOf(s).gate] === seat ? 1 : 0);

const ringAreas: Count = (s, seat) => {
  const { ring } = boardOf(s);
  let count = 0;
  for (let i = 0; i < ring.length; i++) if (s.owner[ring[i]!] === seat) count++;
  return count;
};

/** Two of these are 2 ring areas, or 1 and the Gate. */
const ringAndGate: Count = (s, seat) => ringAreas(s, seat) + controlsGate(s, seat);

const highAreas = areasWith((s, area) => multiplierOf(s, area) >= 3);
const troopsOnSummit = onBestArea((s, area) => (multiplierOf(s, area) >= 4 ? s.troops[area]! : 0));
const garrisons = areasWith((s, area) => s.troops[area]! >= 4);

/** A teammate's zone is not foreign (TW 18.22). */
const foreignAreas = areasWith((s, area, seat) => isOpponent(s, seat, boardOf(s).zone[area]!));

export const CONQUEST: Missions<'cq'> = {
  'cq-01': [atLeast(5, countAreas)],
  'cq-02': [atLeast(7, countAreas)],
  'cq-03': [atLeast(9, countAreas)],
  'cq-04': [atLeast(2, highAreas)],
  'cq-05': [atLeast(3, troopsOnSummit)],
  'cq-06': [atLeast(1, deed('uphillWins'))],
  'cq-07': [atLeast(1, deed('crushingWins'))],
  'cq-08': [atLeast(1, deed('narrowWins'))],
  'cq-09': [atLeast(1, deed('conqueredFromPlayers')), atLeast(6, countAreas)],
  'cq-10': [atLeast(1, deed('defences'))],
  'cq-11': [atLeast(1, deed('supports'))],
  'cq-12': [atLeast(1, deed('bareHandWins'))],
  'cq-13': [atLeast(1, deed('buildingsGained'))],
  'cq-14': [atLeast(1, deed('strongNests'))],
  'cq-15': [atLeast(2, garrisons)],
  'cq-16': [atLeast(1, ringAreas)],
  'cq-17': [atLeast(2, ringAndGate)],
  'cq-18': [atLeast(1, deed('shipWins'))],
  'cq-19': [atLeast(2, deed('laserKills'))],
  'cq-20': [atLeast(1, deed('claims'))],
  'cq-21': [atLeast(1, foreignAreas)],
};

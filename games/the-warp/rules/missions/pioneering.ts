import { boardOf } from '../geometry.ts';
import { LAST_POSITION, countAreas } from '../queries.ts';
import { ALL_TRACKS, atLeast, cardsOf, resources, sumOfAreas, track, tracksAt } from './conditions.ts';
import type { Count, Missions } from './conditions.ts';

/** Ring areas, the Gate, the Connect Zone and the zones of all others. */
const areasAbroad: Count = (s, seat) => {
  const { zone } = boardOf(s);
  let count = 0;
  for (let area = 0; area < zone.length; area++) if (s.owner[area] === seat && zone[area] !== seat) count++;
  return count;
};

const lowestTrack: Count = (s, seat) => {
  const { tracks } = s.players[seat]!;
  let lowest = LAST_POSITION;
  for (let i = 0; i < tracks.length; i++) lowest = Math.min(lowest, tracks[i]!);
  return lowest;
};

/** How many tracks stand beside the lowest one, itself included. */
const tracksAtLowest: Count = (s, seat) => {
  const { tracks } = s.players[seat]!;
  const lowest = lowestTrack(s, seat);
  let count = 0;
  for (let i = 0; i < tracks.length; i++) if (tracks[i] === lowest) count++;
  return count;
};

const sumOfTracks: Count = (s, seat) => {
  const { tracks } = s.players[seat]!;
  let sum = 0;
  for (let i = 0; i < tracks.length; i++) sum += tracks[i]!;
  return sum;
};

type AtEnd = 'pi-hoarder' | 'pi-omnipotent' | 'pi-weaponry' | 'pi-display';

export const PIONEERING: Omit<Missions<'pi'>, AtEnd> = {
  'pi-overlord': [atLeast(LAST_POSITION, track('command-center'))], // TW 13.15, this and the next three
  'pi-riches': [atLeast(LAST_POSITION, track('gold-mine'))],
  'pi-trader': [atLeast(LAST_POSITION, track('trade-post'))],
  'pi-civilization': [atLeast(LAST_POSITION, track('energy-plant'))],
  'pi-expansion': [atLeast(8, countAreas)],
  'pi-empire': [atLeast(4, areasAbroad)],
  'pi-ascension': [atLeast(2, tracksAt(8))],
  'pi-average': [atLeast(4, lowestTrack), atLeast(ALL_TRACKS, tracksAtLowest)],
};

/** TW 13.26: what is compared when the game ends; the most of it wins, if it is at least 1. */
export const AT_END: Readonly<Record<AtEnd, Count>> = {
  'pi-hoarder': resources,
  'pi-omnipotent': sumOfTracks,
  'pi-weaponry': cardsOf('combat'),
  'pi-display': (s, seat) => sumOfAreas(s, seat, s.troops),
};

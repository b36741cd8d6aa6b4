import {
  ALL_TRACKS,
  areasWith,
  atLeast,
  buildings,
  buildingsAt,
  columnsAt,
  deed,
  markedAreas,
  onBestArea,
  sumOfAreas,
  tracksAt,
} from './conditions.ts';
import type { Count, Missions } from './conditions.ts';

const commandCenters = buildings('command-center');
const goldMines = buildings('gold-mine');
const energyPlants = buildings('energy-plant');
const tradePosts = buildings('trade-post');

// TW 8.21: they belong to whoever controls the area.
const laserCannons: Count = (s, seat) => markedAreas(s, seat, s.lasers);
const sentryTowers: Count = (s, seat) => markedAreas(s, seat, s.towers);
const assaultShips: Count = (s, seat) => sumOfAreas(s, seat, s.ships);

const maxBuildings = onBestArea(buildingsAt);

const highestTrack: Count = (s, seat) => {
  const { tracks } = s.players[seat]!;
  let highest = 0;
  for (let i = 0; i < tracks.length; i++) highest = Math.max(highest, tracks[i]!);
  return highest;
};

const builds = deed('builds');
const upgrades = deed('upgrades');

export const PROGRESS: Missions<'pg'> = {
  'pg-01': [atLeast(2, goldMines), atLeast(2, energyPlants)],
  'pg-02': [atLeast(3, commandCenters)],
  'pg-03': [atLeast(3, goldMines)],
  'pg-04': [atLeast(1, builds), atLeast(3, energyPlants)],
  'pg-05': [atLeast(3, tradePosts)],
  'pg-06': [atLeast(2, laserCannons)],
  'pg-07': [atLeast(2, sentryTowers)],
  'pg-08': [atLeast(2, assaultShips)],
  'pg-09': [atLeast(1, laserCannons), atLeast(1, sentryTowers), atLeast(1, assaultShips)],
  'pg-10': [atLeast(3, maxBuildings)],
  'pg-11': [atLeast(4, maxBuildings)],
  'pg-12': [atLeast(2, columnsAt(2))],
  'pg-13': [atLeast(3, columnsAt(2))],
  'pg-14': [atLeast(1, upgrades), atLeast(1, columnsAt(3))],
  'pg-15': [atLeast(2, columnsAt(3))],
  'pg-16': [atLeast(1, deed('followUpgrades'))],
  'pg-17': [atLeast(ALL_TRACKS, tracksAt(2))],
  'pg-18': [atLeast(8, highestTrack)],
  'pg-19': [atLeast(2, (s, seat) => builds(s, seat) + upgrades(s, seat))],
  'pg-20': [atLeast(1, deed('highBuilds'))],
  'pg-21': [
    atLeast(
      5,
      areasWith((s, area, seat) => buildingsAt(s, area, seat) > 0),
    ),
  ],
};

import { NEUTRAL_TYPES, RIVALS, RIVAL_IDS } from '../../content/index.ts';
import type { BuildingType, NeutralType, RivalArea, RivalId, TrackType } from '../../content/index.ts';
import { boardOf } from '../geometry.ts';
import { adjustTracks } from '../queries.ts';
import { TRACK } from '../state.ts';
import type { Area, State } from '../state.ts';
import { RIVAL } from './state.ts';
import type { Solo } from './state.ts';

/** Makes a table of two a solo game: what lies there before anything is shuffled. */
export function laySolo(s: State): void {
  const { rival = RIVAL_IDS[0], difficulty } = s.options;
  s.solo = newSolo(rival, difficulty === 'hard');
  s.first = RIVAL; // TWS 3.7, TWS 4.1, TWS 4.2
  s.active = RIVAL;
  layRival(s, rival);
}

const newSolo = (rival: RivalId, hard: boolean): Solo => ({
  rival,
  hard,
  phase: 1, // TWS 3.17
  decks: [[], [], []],
  drawn: [],
  removed: [],
  combatDeck: [],
  combatDiscard: [],
  slots: [],
  followed: false,
  gained: false,
  spending: [],
  directPoints: 0,
  hardPoints: 0,
  scrap: 0,
  halfHours: 0,
  playerTurns: 0,
  outOfTime: false,
});

/** TWS 3.5, TWS 3.21, TWS 3.22: the pieces and levels of the setup side, in place of a player's; as many as a player has (TWS 4.4). */
function layRival(s: State, rival: RivalId): void {
  const { troops, buildings = {}, levels = {} } = RIVALS[rival].start;
  const player = s.players[RIVAL]!;
  const areaOf = (name: string): Area => boardOf(s).place(`s${RIVAL + 1}-${name}`);
  for (const [name, count] of entries<RivalArea, number>(troops)) {
    const area = areaOf(name);
    player.supply += s.troops[area]! - count;
    s.owner[area] = RIVAL;
    s.troops[area] = count;
  }
  for (const [name, type] of entries<RivalArea, BuildingType>(buildings)) putBuilding(s, type, areaOf(name));
  for (const [type, level] of entries<TrackType, number>(levels)) player.levels[TRACK[type]] = level;
  adjustTracks(s);
}

function putBuilding(s: State, type: BuildingType, area: Area): void {
  const neutral = NEUTRAL_TYPES.indexOf(type as NeutralType);
  if (neutral < 0) {
    s.players[RIVAL]!.stock[TRACK[type as TrackType]]!--;
    s.miniatures[TRACK[type as TrackType]]![area] = RIVAL;
    return;
  }
  s.neutrals[neutral]!--;
  if (type === 'laser-cannon') s.lasers[area] = true;
  else if (type === 'sentry-tower') s.towers[area] = true;
  else s.ships[area]!++;
}

const entries = <Key extends string, Value>(
  record: Readonly<Partial<Record<Key, Value>>>,
): readonly (readonly [Key, Value])[] =>
  Object.entries<Value | undefined>(record) as unknown as (readonly [Key, Value])[];

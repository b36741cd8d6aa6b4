import type { Seat } from '@warptable/kernel';
import { REWARD_IDS } from '../content/index.ts';
import type { ArchiveId, BoardKey, BuildingType, MissionId, RaceId, TrackType } from '../content/index.ts';
import { boardOf } from '../rules/geometry.ts';
import { isFulfilled } from '../rules/missions/index.ts';
import { adjustTracks } from '../rules/queries.ts';
import { start } from '../rules/setup.ts';
import { NOBODY, TRACK } from '../rules/state.ts';
import type { Area, Deeds, Options, Player, State, Switch } from '../rules/state.ts';

/** The seat that the missions are looked at for; its zone has the areas `s1-...`. */
export const ME: Seat = 0;
const RIVAL: Seat = 1;

/**
 * What is different from the beginning of a game: 3 Troops and the four track buildings on every Colony, 1 Troop on the area
 * beside it, and nothing in hand or supply. Pieces are not taken from anywhere.
 */
export interface Look {
  readonly board?: BoardKey;
  readonly mode?: Options['mode'];
  readonly switches?: readonly Switch[];
  readonly guardian?: RaceId;
  /** Whose missions are looked at, if not mine. */
  readonly seat?: Seat;
  readonly deeds?: Partial<Deeds>;
  readonly gold?: number;
  readonly energy?: number;
  readonly reserve?: number;
  readonly hand?: readonly ArchiveId[];
  readonly rewards?: number;
  /** By upgrade column: Command Center, Gold Mine, Energy Plant, Trade Post, Assault Ship. */
  readonly levels?: readonly number[];
  readonly locks?: readonly boolean[];
  /** My Troops by area. */
  readonly troops?: Readonly<Record<string, number>>;
  /** Areas that I control, with 1 Troop each. */
  readonly areas?: readonly string[];
  /** Areas that the player on my left controls. */
  readonly rivalAreas?: readonly string[];
  readonly built?: Readonly<Record<string, readonly BuildingType[]>>;
  /** Miniatures in the colour of the player on my left, whoever controls the area. */
  readonly rivalBuilt?: Readonly<Record<string, readonly TrackType[]>>;
  readonly multipliers?: Readonly<Record<string, number>>;
}

function putTroops(s: State, seat: Seat, area: Area, troops: number): void {
  s.owner[area] = seat;
  s.troops[area] = troops;
}

function putBuilding(s: State, colour: Seat, area: Area, type: BuildingType): void {
  if (type === 'laser-cannon') s.lasers[area] = true;
  else if (type === 'sentry-tower') s.towers[area] = true;
  else if (type === 'assault-ship') s.ships[area]!++;
  else s.miniatures[TRACK[type]]![area] = colour;
}

export function stateOf(look: Look): State {
  const { board = '4A', mode = 'free', switches = [], guardian = 'dura-scavengers' } = look;
  const side = board.endsWith('A') ? 'A' : 'B';
  const options: Options = { side, pioneering: 'advanced', mode, edition: 'final', rounds: 'endless' };
  const s: State = { ...start(options, Number(board[0])), phase: 'action', switches };
  s.guardian.race = guardian;
  const { place } = boardOf(s);
  for (const id of look.areas ?? []) putTroops(s, ME, place(id), 1);
  for (const id of look.rivalAreas ?? []) putTroops(s, RIVAL, place(id), 1);
  for (const [id, troops] of Object.entries(look.troops ?? {})) putTroops(s, ME, place(id), troops);
  for (const [id, types] of Object.entries(look.built ?? {})) {
    for (const type of types) putBuilding(s, ME, place(id), type);
  }
  for (const [id, types] of Object.entries(look.rivalBuilt ?? {})) {
    for (const type of types) putBuilding(s, RIVAL, place(id), type);
  }
  for (const [id, multiplier] of Object.entries(look.multipliers ?? {})) s.multiplier[place(id)] = multiplier;
  if (s.owner[place('gate')] !== NOBODY) s.guardian.holds = false;
  equip(s.players[look.seat ?? ME]!, look);
  adjustTracks(s);
  return s;
}

function equip(player: Player, look: Look): void {
  player.gold = look.gold ?? 0;
  player.energy = look.energy ?? 0;
  player.reserve = look.reserve ?? 0;
  player.hand = [...(look.hand ?? [])];
  player.rewards = REWARD_IDS.slice(0, look.rewards ?? 0);
  player.levels = [...(look.levels ?? player.levels)];
  player.locks = [...(look.locks ?? player.locks)];
  Object.assign(player.deeds, look.deeds);
}

/** Positions in which the mission is just fulfilled, and others in which it just is not, each in its own way. */
export interface Case {
  readonly holds: readonly Look[];
  readonly fails: readonly Look[];
}

/** A mission of so many things of the turn. */
export const deedCase = (name: keyof Deeds, need = 1): Case => ({
  holds: [{ deeds: { [name]: need } }],
  fails: [{ deeds: { [name]: need - 1 } }],
});

/** The positions of the case that are judged wrongly. */
export function misjudged(id: MissionId, { holds, fails }: Case): Case {
  const isMet = (look: Look): boolean => isFulfilled(stateOf(look), look.seat ?? ME, id);
  return { holds: holds.filter((look) => !isMet(look)), fails: fails.filter(isMet) };
}

export const NONE: Case = { holds: [], fails: [] };

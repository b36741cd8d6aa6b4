import type { Flow, Seat } from '@warptable/kernel';
import { boardOf } from '../geometry.ts';
import type { Warp } from '../moments.ts';
import { adjustTracks, isFoughtFor, roomOn, strengthAt } from '../queries.ts';
import { NOBODY } from '../state.ts';
import type { Area, State } from '../state.ts';
import { ask } from '../questions.ts';

/** TW 5.8: as many as there are. */
export function reserve(g: Warp, seat: Seat, n: number): void {
  const player = g.state.players[seat]!;
  const troops = Math.min(n, player.supply);
  if (troops === 0) return;
  player.supply -= troops;
  player.reserve += troops;
  player.deeds.troops += troops;
  g.emit?.({ type: 'TroopsReserved', seat, troops });
}

/** Troops from the general supply onto controlled areas or into the reserve, one by one (TW 5.3). */
export function* muster(g: Warp, seat: Seat, n: number): Flow {
  const s = g.state;
  const player = s.players[seat]!;
  for (let left = Math.min(n, player.supply); left > 0; left--) {
    const at = yield* ask.placeTroop(seat, {
      about: { left },
      candidates: () => [...placesFor(s, seat), 'reserve'],
    });
    if (at === 'reserve') {
      reserve(g, seat, 1);
    } else {
      player.supply--;
      player.deeds.troops++;
      putTroop(g, seat, at);
    }
  }
}

/** The areas with room for one more Troop of the seat. */
function placesFor(s: State, seat: Seat): string[] {
  const { ids } = boardOf(s);
  const places: string[] = [];
  for (let area = 0; area < s.owner.length; area++) if (hasRoom(s, seat, area)) places.push(ids[area]!);
  return places;
}

/** Is there any? */
export function hasPlaceFor(s: State, seat: Seat): boolean {
  for (let area = 0; area < s.owner.length; area++) if (hasRoom(s, seat, area)) return true;
  return false;
}

/** TW 5.7, TW 5.9: any area under control, Colony and Gate too, and no other. */
export const hasRoom = (s: State, seat: Seat, area: Area): boolean =>
  s.owner[area] === seat && roomOn(s, area) > 0 && !isFoughtFor(s, area);

export function putTroop(g: Warp, seat: Seat, place: string): void {
  g.state.troops[boardOf(g.state).place(place)]!++;
  g.emit?.({ type: 'TroopsPlaced', seat, area: place, troops: 1 });
}

/** TW 5.4: one Troop of the reserve comes out. */
export function* placeFromReserve(g: Warp, seat: Seat): Flow {
  const s = g.state;
  const place = yield* ask.placeReserve(seat, { candidates: () => placesFor(s, seat) });
  s.players[seat]!.reserve--;
  s.turn.ready--;
  putTroop(g, seat, place);
}

/** TW 1.12: destroyed Troops of a player return to the general supply; an area without any is nobody's (TW 8.8). */
function destroyTroops(g: Warp, area: Area, n: number): number {
  const s = g.state;
  const seat = s.owner[area]!;
  const troops = Math.min(n, s.troops[area]!);
  if (troops === 0) return 0;
  s.troops[area]! -= troops;
  s.players[seat]!.supply += troops;
  g.emit?.({ type: 'TroopsDestroyed', seat, area: boardOf(s).ids[area]!, troops });
  if (s.troops[area] === 0) {
    s.owner[area] = NOBODY;
    adjustTracks(s);
  }
  return troops;
}

/** A modifier on the token or the Guardian (TW 8.22). Strength 0 is settled by `clearDefeated`. */
export function modifyStrength(g: Warp, area: Area, by: number): void {
  const s = g.state;
  if (s.tokens[area] === null) s.guardian.modifier += by;
  else s.modifier[area]! += by;
  g.emit?.({ type: 'StrengthChanged', area: boardOf(s).ids[area]!, by, strength: strengthAt(s, area) });
}

/** TW 8.7, TW 10.70, TW 16.13: a token of strength 0 leaves the game; so does the Guardian. */
function clearDefeated(g: Warp, area: Area): void {
  const s = g.state;
  if (strengthAt(s, area) > 0) return;
  removeExiled(g, area);
}

export function removeExiled(g: Warp, area: Area): void {
  const s = g.state;
  const token = s.tokens[area];
  if (token) {
    s.defeatedTokens.push(token);
    s.tokens[area] = null;
    s.modifier[area] = 0;
    s.faceUp[area] = false;
  } else if (s.guardian.holds) {
    s.guardian.holds = false;
    s.guardian.modifier = 0;
  } else {
    return;
  }
  g.emit?.({ type: 'ExiledDefeated', area: boardOf(s).ids[area]! });
}

/** So many defenders of an area are destroyed, whoever they are; outside of combat. Returns how many. */
export function strike(g: Warp, area: Area, n: number): number {
  const s = g.state;
  if (s.owner[area] !== NOBODY) return destroyTroops(g, area, n);
  const hits = Math.min(n, strengthAt(s, area));
  if (hits === 0) return 0;
  modifyStrength(g, area, -hits);
  clearDefeated(g, area);
  return hits;
}

/** TW 12.13. Flipped tokens stay faceup. */
export function flipTokens(g: Warp, areas: readonly Area[]): void {
  const s = g.state;
  const flipped = areas.filter((area) => s.tokens[area] !== null && !s.faceUp[area]);
  if (flipped.length === 0) return;
  for (const area of flipped) s.faceUp[area] = true;
  g.lockUndo('Exiled Tokens were flipped'); // TW 21.3
  const { ids } = boardOf(s);
  g.emit?.({
    type: 'TokensFlipped',
    tokens: flipped.map((area) => ({ area: ids[area]!, token: s.tokens[area]! })),
  });
}

export const isFacedown = (s: State, area: Area): boolean => s.tokens[area] !== null && !s.faceUp[area];

import { homeOf, NEIGHBOURS } from './area-state.ts';
import type { Action, Area, Ctx } from './area-state.ts';

export type Move = readonly [name: string, value: string | number];

/** Everything the current player may do now: a random player picks from it, and every move is checked against it. */
export function available(G: Area, ctx: Ctx): Move[] {
  const seat = Number(ctx.currentPlayer);
  const player = G.players[seat];
  const { doing } = G;
  if (!player) return [];
  if (!doing) return player.hand.length > 0 ? player.hand.map(({ id }) => ['playCard', id]) : [['done', 0]];
  const { card, action, from, to, left } = doing;
  if (action === null) {
    const printed = card.top === card.bottom ? [card.top] : [card.top, card.bottom];
    const possible = printed.filter((one) => carryingOut(G, seat, one).length > 0);
    return [...possible, 'draw'].map((one) => ['chooseAction', one]);
  }
  if (to >= 0) return upTo(G.places[from]?.ships[seat] ?? 0).map((count) => ['moveShips', count]);
  if (from >= 0) return reachable(G, seat, from).map((place) => ['moveTo', place]);
  if (action === 'draw') return upTo(G.turn + 1).map((count) => ['drawCards', count]);
  const moves = left > 0 ? carryingOut(G, seat, action) : [];
  return action === 'research' && moves.length > 0 ? moves : [...moves, ['done', 0]];
}

/** How a printed action can be begun. No action is offered that cannot be carried out. */
function carryingOut(G: Area, seat: number, action: Action): Move[] {
  const player = G.players[seat];
  if (!player) return [];
  switch (action) {
    case 'move':
      return placesWith(G, (place) => (place.ships[seat] ?? 0) > 0).map((place) => ['moveFrom', place]);
    case 'deploy': {
      if (player.supply.ships === 0) return [];
      const places = placesWith(G, (place, i) => i === homeOf(seat) || place.marker?.owner === seat);
      return places.map((place) => ['deploy', place]);
    }
    case 'settle': {
      const places = placesWith(
        G,
        ({ ships, marker }) =>
          (ships[seat] ?? 0) > 0 &&
          (marker === null ? player.supply.markers > 0 : marker.owner === seat && marker.face === 'outpost'),
      );
      return places.map((place) => ['settle', place]);
    }
    case 'research':
      return player.technologies.length < 12 ? [1, 2, 3].map((level) => ['research', level]) : [];
    case 'draw':
      return [];
  }
}

/** Where ships can go this turn; nobody passes through enemy ships, and a technology of level 3 reaches one further. */
export function reachable(G: Area, seat: number, from: number): number[] {
  const engines = G.players[seat]?.technologies.some((name) => name.startsWith('technology 3')) ?? false;
  const range = Math.min(3, G.turn + (engines ? 1 : 0));
  const steps = new Map([[from, 0]]);
  const queue = [from];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    const taken = steps.get(at) ?? 0;
    const blocked = at !== from && G.places[at]?.ships.some((count, other) => other !== seat && count > 0);
    if (taken === range || blocked) continue;
    for (const next of NEIGHBOURS[at] ?? []) {
      if (steps.has(next)) continue;
      steps.set(next, taken + 1);
      queue.push(next);
    }
  }
  steps.delete(from);
  return [...steps.keys()].toSorted((a, b) => a - b);
}

function placesWith(G: Area, has: (place: Area['places'][number], i: number) => boolean): number[] {
  return G.places.flatMap((place, i) => (has(place, i) ? [i] : []));
}

const upTo = (max: number): number[] => Array.from({ length: max }, (_, i) => i + 1);

import type { Flow, Seat } from '@warptable/kernel';
import { revealAround } from '../effects/building.ts';
import { flipTokens, isFacedown } from '../effects/troops.ts';
import { boardOf } from '../geometry.ts';
import type { Warp } from '../moments.ts';
import type { Area, State } from '../state.ts';

/** TW 12.11: compulsory after a gained area. */
export function* reveal(g: Warp, seat: Seat): Flow {
  const s = g.state;
  if (s.turn.gained) {
    s.turn.gained = false;
    flipTokens(g, hiddenBeside(s, seat));
  }
  for (let area = 0; area < s.owner.length; area++) {
    if (s.owner[area] === seat && s.ships[area]! > 0) yield* revealAround(g, seat, area); // TW 12.12
  }
}

export function hiddenBeside(s: State, seat: Seat): Area[] {
  const { neighbours } = boardOf(s);
  const hidden: Area[] = [];
  for (let area = 0; area < s.owner.length; area++) {
    if (isFacedown(s, area) && neighbours[area]!.some((next) => s.owner[next] === seat)) hidden.push(area);
  }
  return hidden;
}

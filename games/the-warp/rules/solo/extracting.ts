import type { Flow } from '@warptable/kernel';
import { automaCard } from '../../content/index.ts';
import type { AutomaId } from '../../content/index.ts';
import { gain } from '../effects/goods.ts';
import { hasRoom, putTroop, reserve } from '../effects/troops.ts';
import { boardOf } from '../geometry.ts';
import type { Warp } from '../moments.ts';
import type { Area, State } from '../state.ts';
import { HIGHEST_MULTIPLIER, NEAR_PLAYER, pick } from './picks.ts';
import { RIVAL } from './state.ts';

/** TWS 8.1: the reserve, then what the card gives. */
export function* rivalExtract(g: Warp, card: AutomaId): Flow {
  yield* placeReserve(g);
  yield* extractOf(g, card);
}

/** TWS 8.3, TWS 8.4: what the card gives, without the reserve. */
export function* extractOf(g: Warp, card: AutomaId): Flow {
  const { gold, energy, troops } = automaCard(card).extract;
  gain(g, RIVAL, gold, energy);
  yield* muster(g, troops);
}

/** TWS 8.2: only here does the reserve come on the board (TWS 8.12). */
function* placeReserve(g: Warp): Flow {
  const player = g.state.players[RIVAL]!;
  for (let left = player.reserve; left > 0; left--) {
    const area = yield* pickPlace(g);
    if (area === undefined) return;
    player.reserve--;
    putTroop(g, RIVAL, boardOf(g.state).ids[area]!);
  }
}

/** So many unused Troops, one after another (TWS 8.4, TWS 8.7, TWS 8.12); without a legal area into the reserve (TWS 8.9). */
export function* muster(g: Warp, n: number): Flow {
  const player = g.state.players[RIVAL]!;
  for (let left = Math.min(n, player.supply); left > 0; left--) {
    const area = yield* pickPlace(g);
    if (area === undefined) {
      reserve(g, RIVAL, 1);
      continue;
    }
    player.supply--;
    player.deeds.troops++;
    putTroop(g, RIVAL, boardOf(g.state).ids[area]!);
  }
}

/** TWS 8.6. */
const pickPlace = (g: Warp): Flow<Area | undefined> =>
  pick(g, 'rivalPlace', placesOf(g.state), [HIGHEST_MULTIPLIER, NEAR_PLAYER]);

/** TWS 8.5, TWS 8.8, TWS 8.10, TWS 8.11: the Colony only where there is nothing else. */
function placesOf(s: State): Area[] {
  const colony = boardOf(s).colonies[RIVAL]!;
  const places: Area[] = [];
  for (let area = 0; area < s.owner.length; area++)
    if (area !== colony && hasRoom(s, RIVAL, area)) places.push(area);
  return places.length === 0 && hasRoom(s, RIVAL, colony) ? [colony] : places;
}

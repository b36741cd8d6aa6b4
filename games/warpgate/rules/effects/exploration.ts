import type { Flow, Seat } from '@warptable/kernel';
import { explorationToken } from '../../content/index.ts';
import type { TokenId } from '../../content/index.ts';
import { boardOf } from '../geometry.ts';
import type { Warpgate } from '../moments.ts';
import { NOBODY } from '../state.ts';
import type { Place } from '../state.ts';
import { drawActionCards, shuffleIntoTactics, takePromotionCards } from './cards.ts';
import { refreshGoods } from './goods.ts';
import { takeTechnology } from './technologies.ts';
import { ask } from '../questions.ts';

/** Ships, nothing else, reveal an Exploration token where they come (WG 17.3, WG 17.5). Returns how many survive. */
export function* arrive(g: Warpgate, seat: Seat, place: Place, ships: number): Flow<number> {
  const s = g.state;
  const token = s.tokens[place]!;
  if (token === null) return ships;
  s.tokens[place] = null;
  const player = s.players[seat]!;
  const { keep, vp } = explorationToken(token);
  // WG 17.7: the Gatekeepers keep nothing but points.
  const kept = keep && (player.kind === 'human' || vp > 0);
  (kept ? player.tokens : s.discardedTokens).push(token);
  g.lockUndo('an Exploration token was revealed');
  g.emit?.({ type: 'TokenRevealed', seat, place: boardOf(s).ids[place]!, token, kept });
  return player.kind === 'human' ? yield* carryOut(g, seat, place, token, ships) : ships;
}

/** WG 17.4. */
function* carryOut(g: Warpgate, seat: Seat, place: Place, token: TokenId, ships: number): Flow<number> {
  const { kind } = explorationToken(token);
  switch (kind) {
    case 'empty':
    case 'relic':
    case 'beacon':
    case 'vault':
      return ships;
    case 'salvage':
      yield* reinforceFromHulls(g, seat, place);
      return ships;
    case 'archive':
      yield* drawActionCards(g, seat, 1);
      return ships;
    case 'cache':
      refreshGoods(g, seat, 1);
      return ships;
    case 'veterans':
      yield* meetVeterans(g, seat);
      return ships;
    case 'hazard':
      return destroyArrived(g, seat, place, ships, 1); // WG 17.6
    case 'engine':
      yield* takeAnyTechnology(g, seat);
      return ships;
    case 'guardians':
      return destroyArrived(g, seat, place, ships, 2);
  }
}

function* reinforceFromHulls(g: Warpgate, seat: Seat, place: Place): Flow {
  const s = g.state;
  const player = s.players[seat]!;
  if (player.ships === 0) return;
  const id = boardOf(s).ids[place]!;
  if ((yield* ask.deployShips(seat, { about: { place: id }, min: 0, max: 1 })) === 0) return;
  player.ships--;
  s.fleetSize[place]!++;
  g.emit?.({ type: 'ShipsDeployed', seat, place: id, ships: 1 });
}

function destroyArrived(g: Warpgate, seat: Seat, place: Place, ships: number, max: number): number {
  const s = g.state;
  const destroyed = Math.min(ships, max);
  s.fleetSize[place]! -= destroyed;
  if (s.fleetSize[place] === 0) s.fleetOwner[place] = NOBODY;
  s.players[seat]!.ships += destroyed;
  g.emit?.({ type: 'ShipsDestroyed', seat, place: boardOf(s).ids[place]!, ships: destroyed, by: 'token' });
  return ships - destroyed;
}

/** Lost Veterans: the top card of the Promotion deck joins, or is discarded openly. */
function* meetVeterans(g: Warpgate, seat: Seat): Flow {
  const s = g.state;
  const player = s.players[seat]!;
  const [card] = yield* takePromotionCards(g, 1);
  if (card === undefined) return;
  player.recruits.push(card);
  g.emit?.({ type: 'TopPromotionLookedAt', seat, only: { seats: [seat], card } });
  const joins = (yield* ask.keepVeteran(seat)) === 'yes';
  const met = player.recruits.pop()!;
  if (joins) {
    yield* shuffleIntoTactics(g, seat, [met]);
  } else {
    s.promotionDiscard.push(met);
    g.lockUndo('a card was discarded openly');
    g.emit?.({ type: 'PromotionCardsDiscarded', seat, cards: [met] });
  }
}

/** The Ancients' Engine. Not a Research action (WG 16.12). */
export function* takeAnyTechnology(g: Warpgate, seat: Seat): Flow {
  if (g.state.technologies.length === 0) return;
  const technology = yield* ask.technology(seat, {
    candidates: () => g.state.technologies,
  });
  takeTechnology(g, seat, technology);
}

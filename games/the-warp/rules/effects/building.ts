import { nothing } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import { TRACK_TYPES } from '../../content/index.ts';
import type { BuildingType, UpgradeType } from '../../content/index.ts';
import {
  buildPlaces,
  buildableTypes,
  isTrackType,
  neutralIndex,
  upgradableTypes,
} from '../available/building.ts';
import { drawsOf } from '../available/developing.ts';
import type { Plan } from '../available/developing.ts';
import { boardOf } from '../geometry.ts';
import type { Warp } from '../moments.ts';
import { levelOf, multiplierOf } from '../queries.ts';
import { rival } from '../solo/moments.ts';
import { isRival } from '../solo/state.ts';
import { TRACK } from '../state.ts';
import type { Area } from '../state.ts';
import { discardFromHand, drawCards, takeFromHand, toDiscard } from './cards.ts';
import { settleBuildings } from './control.ts';
import { pay, payAny } from './goods.ts';
import { missionSwitch } from './missions.ts';
import { flipTokens, isFacedown } from './troops.ts';
import { ask } from '../questions.ts';

const HIGH_GROUND = 3;

/** TW 7.11: a miniature on an area, with all that a Build of this type brings. */
export function* build(g: Warp, seat: Seat, type: BuildingType, place: string): Flow {
  const s = g.state;
  const area = boardOf(s).place(place);
  const { deeds } = s.players[seat]!;
  putMiniature(g, seat, type, area);
  deeds.builds++;
  if (multiplierOf(s, area) >= HIGH_GROUND) deeds.highBuilds++;
  g.emit?.({ type: 'Built', seat, building: type, area: place });
  yield* settleBuildings(g);
  if (isRival(s, seat)) {
    yield* rival.happen(g, 'rival', 'whenBuilt', { type }); // TWS 9.15, TWS 9.18
    return;
  }
  if (type === 'trade-post') yield* missionSwitch(g, seat); // TW 8.2
  if (type === 'assault-ship') yield* revealAround(g, seat, area); // TW 8.20
}

function putMiniature(g: Warp, seat: Seat, type: BuildingType, area: Area): void {
  const s = g.state;
  if (isTrackType(type)) {
    s.players[seat]!.stock[TRACK[type]]!--;
    s.miniatures[TRACK[type]]![area] = seat;
    return;
  }
  s.neutrals[neutralIndex(type)]!--;
  if (type === 'laser-cannon') s.lasers[area] = true;
  else if (type === 'sentry-tower') s.towers[area] = true;
  else s.ships[area]!++;
}

/** TW 8.20, TW 12.12: all facedown tokens within 2 steps, or none. */
export function revealAround(g: Warp, seat: Seat, area: Area): Flow {
  for (const near of boardOf(g.state).within2[area]!) {
    if (isFacedown(g.state, near)) return askToReveal(g, seat, area);
  }
  return nothing();
}

function* askToReveal(g: Warp, seat: Seat, area: Area): Flow {
  const s = g.state;
  const { within2, ids } = boardOf(s);
  const hidden = within2[area]!.filter((near) => isFacedown(s, near));
  const about = { ship: ids[area]!, areas: hidden.map((near) => ids[near]!) };
  if ((yield* ask.revealTokens(seat, { about })) === 'yes') flipTokens(g, hidden);
}

/** TW 7.11: one level up. */
export function* upgrade(g: Warp, seat: Seat, type: UpgradeType): Flow {
  const player = g.state.players[seat]!;
  player.levels[type === 'assault-ship' ? TRACK_TYPES.length : TRACK[type]]!++;
  player.deeds.upgrades++;
  g.emit?.({ type: 'Upgraded', seat, building: type, level: levelOf(player, type) });
  yield* settleBuildings(g);
  if (isRival(g.state, seat)) yield* rival.happen(g, 'rival', 'whenUpgraded', { type }); // TWS 9.18
}

/** Plays a Develop Card as planned: price, Build or Upgrade, its consequences, cards to draw. */
export function* carryOutPlan(g: Warp, seat: Seat, plan: Plan): Flow {
  const s = g.state;
  takeFromHand(s.players[seat]!, plan.card);
  g.emit?.({ type: 'DevelopCardPlayed', seat, card: plan.card, option: plan.option });
  if (plan.discard) discardFromHand(g, seat, [plan.discard]);
  yield* carryOutOption(g, seat, plan);
  toDiscard(s, plan.card); // TW 7.8
}

/** One option of a card that is being played. */
export function* carryOutOption(g: Warp, seat: Seat, plan: Plan): Flow {
  pay(g, seat, plan.pay);
  if (plan.does === 'build') yield* build(g, seat, plan.type, plan.place!);
  else yield* upgrade(g, seat, plan.type as UpgradeType);
  if (drawsOf(plan) > 0) yield* drawCards(g, seat, drawsOf(plan));
}

/** A Build for so many resources of any kind (Reward Cards and Abilities). */
export function* buildFor(g: Warp, seat: Seat, what: BuildingType | 'any', price: number): Flow {
  const s = g.state;
  const path = yield* ask.build<string>(seat, {
    next: (taken) => {
      if (taken.length === 0) return buildableTypes(s, seat, what);
      return taken.length === 1 ? buildPlaces(s, seat, taken[0] as BuildingType) : [];
    },
  });
  yield* payAny(g, seat, price);
  yield* build(g, seat, path[0] as BuildingType, path[1]!);
}

/** An Upgrade of any column but these. */
export function* upgradeFor(
  g: Warp,
  seat: Seat,
  price: number,
  not: readonly UpgradeType[] = [],
): Flow<UpgradeType> {
  const player = g.state.players[seat]!;
  const path = yield* ask.upgrade(seat, {
    next: (taken) =>
      taken.length === 0 ? upgradableTypes(player, 'any').filter((type) => !not.includes(type)) : [],
  });
  const type = path[0] as UpgradeType;
  yield* payAny(g, seat, price);
  yield* upgrade(g, seat, type);
  return type;
}

import type { Flow, Seat } from '@warptable/kernel';
import { BUILDINGS, boardFoundation, foundationReward } from '../../content/index.ts';
import type { BoardAbility, Building, RegionId } from '../../content/index.ts';
import { happen, replaced } from '../abilities.ts';
import {
  abilityUnder,
  canConstruct,
  constructions,
  isLocked,
  sitesFor,
  whyNotConstruct,
  whyNotConstructIn,
} from '../available/constructing.ts';
import type { Construction } from '../available/constructing.ts';
import { regionAt } from '../geometry.ts';
import type { Chaos } from '../moments.ts';
import { ask } from '../questions.ts';
import { NOBODY, playerAt } from '../state.ts';
import { gain } from './gaining.ts';
import { payLock } from './locks.ts';

interface Terms {
  /** Build points that are left, this one included; 0 where it costs none. */
  readonly points: number;
  readonly foundationOnly: boolean;
  readonly optional: boolean;
}

/** CO 9.23: one foundation or building; false if it was declined, or if nothing can be constructed. */
export function* construct(g: Chaos, seat: Seat, terms: Terms): Flow<boolean> {
  const s = g.state;
  if (!canConstruct(s, seat, terms.foundationOnly)) return false;
  const kinds = constructions(terms.foundationOnly);
  const what = yield* ask.construct<Construction | 'stop'>(seat, {
    about: { ...terms },
    candidates: () => (terms.optional ? [...kinds, 'stop'] : kinds),
    whyNot: (one) => (one === 'stop' ? undefined : whyNotConstruct(s, seat, one)),
  });
  if (what === 'stop') return false;
  const region = yield* ask.constructAt(seat, {
    about: { what },
    candidates: () => s.regions.filter(({ terrain }) => terrain !== null).map(({ id }) => id),
    whyNot: (id) => whyNotConstructIn(s, seat, what, regionAt(s, id)),
  });
  const ability = abilityUnder(what);
  if (ability) yield* putFoundation(g, seat, ability, region);
  else yield* putBuilding(g, seat, what as Building, region);
  return true;
}

/** CO 9.4, CO 9.6: the ability beneath it is uncovered. */
function* putFoundation(g: Chaos, seat: Seat, ability: BoardAbility, region: RegionId): Flow {
  const s = g.state;
  const player = playerAt(s, seat);
  if (isLocked(s, seat, `foundation:${ability}`)) yield* payLock(g, seat, 'construction');
  const foundation = boardFoundation(player.faction!, ability);
  regionAt(s, region).sites.push({ foundation, building: null, owner: NOBODY });
  player.uncovered.push(ability);
  player.abilities.push(`board:${ability}`);
  g.emit?.({ type: 'FoundationBuilt', seat, ability, foundation, region });
  yield* happen(g, seat, 'afterConstruction', { region, building: null, foundation });
}

/** CO 9.8, CO 9.10: the location reward comes at once. */
function* putBuilding(g: Chaos, seat: Seat, building: Building, region: RegionId): Flow {
  const s = g.state;
  const site = yield* ask.constructOn(seat, {
    about: { building, region },
    candidates: () => sitesFor(s, seat, regionAt(s, region)),
  });
  if (isLocked(s, seat, building)) yield* payLock(g, seat, 'construction');
  const { sites } = regionAt(s, region);
  const foundation = site === 'none' ? null : site;
  if (foundation === null) sites.push({ foundation, building, owner: seat });
  else
    Object.assign(
      sites.find((one) => one.foundation === foundation)!,
      { building, owner: seat },
    );
  playerAt(s, seat).built[BUILDINGS.indexOf(building)]!++;
  g.emit?.({ type: 'Built', seat, building, region, foundation });
  yield* happen(g, seat, 'afterConstruction', { region, building, foundation });
  const reward = foundation && foundationReward(foundation);
  if (reward) {
    for (let times = replaced(s, seat, 'rewardTimes', 1, { region }); times > 0; times--)
      yield* gain(g, seat, reward, 'reward');
  }
}

import type { Flow, Seat } from '@warptable/kernel';
import type { RegionId } from '../../../content/index.ts';
import { gainFame } from '../../effects/fame.ts';
import { regionAt } from '../../geometry.ts';
import type { Chaos } from '../../moments.ts';
import { isPresent } from '../../queries.ts';
import { ask } from '../../questions.ts';
import type { Region, State } from '../../state.ts';

type Row = 'strength' | 'fame';

/** CO 23.4 */
const ROW = 4;
/** CO 23.8: by the number of tokens gone from the fame row. */
const FAME = [0, 1, 2, 3, 5];

export function layOutMorale(s: State): void {
  s.morale = { strength: ROW, fame: ROW };
}

/** CO 23.7 */
export const strengthOfMorale = (s: State): number => ROW - s.morale!.strength;

/** CO 23.8 */
export const fameOfMorale = (s: State): number => FAME[ROW - s.morale!.fame]!;

/** CO 23.6: a land region with presence and without a token. */
export const isBoostable = (s: State, seat: Seat, region: Region): boolean =>
  region.terrain !== null && !region.morale && isPresent(s, seat, region);

export const hasTokens = ({ morale }: State): boolean => morale!.strength + morale!.fame > 0;

/** CO 23.6: there, or nothing happens. */
export function* boostIn(g: Chaos, seat: Seat, id: RegionId): Flow {
  const region = regionAt(g.state, id);
  if (!hasTokens(g.state) || !isBoostable(g.state, seat, region)) return;
  const row = yield* chooseRow(g, seat, false);
  g.state.morale![row]--;
  region.morale = true;
  g.emit?.({ type: 'MoraleBoosted', seat, region: id, row });
}

/** CO 23.6: in one of these regions, as the Leyrien like. */
export function* boostSomewhere(g: Chaos, seat: Seat, fits: typeof isBoostable = isBoostable): Flow {
  const s = g.state;
  const places = (): RegionId[] => s.regions.filter((region) => fits(s, seat, region)).map(({ id }) => id);
  if (!hasTokens(s) || places().length === 0) return;
  yield* boostIn(g, seat, yield* ask.boostRegion(seat, { candidates: places }));
}

/** CO 23.9 */
export const losesMorale = (s: State, seat: Seat): boolean =>
  s.regions.some((region) => region.morale && !isPresent(s, seat, region));

/** CO 23.16: one after the other. */
export function* returnMorale(g: Chaos, seat: Seat): Flow {
  const s = g.state;
  const lost = (): RegionId[] =>
    s.regions.filter((region) => region.morale && !isPresent(s, seat, region)).map(({ id }) => id);
  while (losesMorale(s, seat)) {
    const id = yield* ask.returnOrder(seat, { candidates: lost });
    const row = yield* chooseRow(g, seat, true);
    s.morale![row]++;
    regionAt(s, id).morale = false;
    g.emit?.({ type: 'MoraleReturned', seat, region: id, row });
  }
}

/** CO 23.5: a boost takes from the longer row, a token goes back to the shorter one; the Leyrien choose if they are equal. */
function* chooseRow(g: Chaos, seat: Seat, returning: boolean): Flow<Row> {
  const { strength, fame } = g.state.morale!;
  if (strength !== fame) return strength > fame === returning ? 'fame' : 'strength';
  return yield* ask.boostRow(seat, { about: { returning }, candidates: () => ['strength', 'fame'] as const });
}

/** CO 23.8, CO 33.4 */
export const takeFame = (g: Chaos, seat: Seat): Flow => gainFame(g, seat, fameOfMorale(g.state), 'morale');

import type { Refusal, Seat } from '@warptable/kernel';
import type { RegionId } from '../../content/index.ts';
import { allowed } from '../abilities.ts';
import { regionAt } from '../geometry.ts';
import { isPresent, presentIn } from '../queries.ts';
import { REFUSED } from '../refusals.ts';
import type { Region, State } from '../state.ts';

/** CO 13.1; on lakes and bases only one faction can be (CO 25.13). */
export const contestedBy = (s: State, seat: Seat): RegionId[] =>
  s.regions.filter((region) => isContested(s, seat, region)).map(({ id }) => id);

const isContested = (s: State, seat: Seat, region: Region): boolean =>
  isPresent(s, seat, region) && presentIn(s, region).length > 1;

export const opponentsIn = (s: State, seat: Seat, region: RegionId): Seat[] =>
  presentIn(s, regionAt(s, region)).filter((other) => other !== seat);

/** CO 26.9 */
export function whyNotSelect(s: State, seat: Seat, region: RegionId): Refusal | undefined {
  for (let other = 0; other < s.players.length; other++) {
    if (other !== seat && allowed(s, other, 'reservesBattles', { region })) return REFUSED.reservedBattle;
  }
  return undefined;
}

/** CO 13.3: may this seat select a battle? */
export const maySelect = (s: State, seat: Seat): boolean =>
  s.regions.some((region) => isContested(s, seat, region) && whyNotSelect(s, seat, region.id) === undefined);

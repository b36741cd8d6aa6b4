import type { Flow, Refusal, Seat } from '@warptable/kernel';
import { ATTRIBUTES } from '../../content/index.ts';
import type { AttributeId } from '../../content/index.ts';
import { happen } from '../abilities.ts';
import type { Chaos } from '../moments.ts';
import { factionOf, isUpgraded } from '../queries.ts';
import { ask } from '../questions.ts';
import { REFUSED } from '../refusals.ts';
import { playerAt } from '../state.ts';
import type { State } from '../state.ts';
import { gainGoods, pay } from './goods.ts';

/** CO 14.6: for each an attribute or a gem (CO 14.9); a gem of the first can pay for the second. */
export function* upgradeOrGem(g: Chaos, seat: Seat, times: number): Flow {
  for (let left = times; left > 0; left--) {
    const chosen = yield* ask.upgradeAttribute(seat, {
      about: { orGem: true, left },
      candidates: () => [...factionOf(g.state, seat).attributes, 'gem'] as const,
      whyNot: (one) => (one === 'gem' ? undefined : whyNotUpgrade(g.state, seat, one)),
    });
    if (chosen === 'gem') gainGoods(g, seat, 0, 1, 'income');
    else yield* turnAttribute(g, seat, chosen);
  }
}

/** CO 15.5: the bonus of a relic space; it may be declined. */
export function* upgradeAsBonus(g: Chaos, seat: Seat): Flow {
  const s = g.state;
  const { attributes } = factionOf(s, seat);
  if (attributes.every((one) => whyNotUpgrade(s, seat, one) !== undefined)) return;
  const chosen = yield* ask.upgradeAttribute(seat, {
    about: { orGem: false, left: 1 },
    candidates: () => [...attributes, 'nothing'] as const,
    whyNot: (one) => (one === 'nothing' ? undefined : whyNotUpgrade(s, seat, one)),
  });
  if (chosen !== 'nothing') yield* turnAttribute(g, seat, chosen);
}

function whyNotUpgrade(s: State, seat: Seat, attribute: AttributeId): Refusal | undefined {
  if (isUpgraded(s, seat, attribute)) return REFUSED.attributeUpgraded;
  return ATTRIBUTES[attribute].gems > playerAt(s, seat).gems ? REFUSED.attributeNotPaid : undefined;
}

/** CO 14.8: paid, turned over, then what happens as it is turned; the new side holds at once (CO 18.10). */
function* turnAttribute(g: Chaos, seat: Seat, attribute: AttributeId): Flow {
  const { gems } = ATTRIBUTES[attribute];
  pay(g, seat, 0, gems, 'supply', 'upgrade');
  playerAt(g.state, seat).upgraded.push(attribute);
  g.emit?.({ type: 'AttributeUpgraded', seat, attribute, gems });
  yield* happen(g, seat, 'attributeUpgraded', { attribute });
}

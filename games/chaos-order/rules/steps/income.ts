import { proceed } from '@warptable/kernel';
import type { Flow, Refusal, Seat } from '@warptable/kernel';
import { BUILDING_INCOME, TACTICS } from '../../content/index.ts';
import type { TacticsId } from '../../content/index.ts';
import { allowed, happen, replaced } from '../abilities.ts';
import { kindsInHand, whyNotPlay } from '../available/cards.ts';
import { playCard } from '../cards/playing.ts';
import { gain } from '../effects/gaining.ts';
import { gainGoods } from '../effects/goods.ts';
import { beginPhase } from '../effects/phases.ts';
import { redeploying } from '../effects/redeploying.ts';
import { research } from '../effects/research.ts';
import { upgradeOrGem } from '../effects/upgrading.ts';
import { winGame } from '../effects/winning.ts';
import type { Chaos, IncomeItem } from '../moments.ts';
import { builtOf, factionOf, fameEnd, regionsControlled } from '../queries.ts';
import { ask } from '../questions.ts';
import { REFUSED } from '../refusals.ts';
import { fromFlareGun, playerAt, seatsOf } from '../state.ts';
import type { State } from '../state.ts';

/** CO 14.1: one after the other, clockwise from the flare gun. */
function* income(g: Chaos): Flow {
  const s = g.state;
  beginPhase(g, 'income');
  s.closed = s.regions.find(({ relic }) => relic === s.round)?.id ?? null;
  proceed(s, ...fromFlareGun(s).map((seat) => ({ step: 'takeIncome', args: { seat } })), {
    step: 'endIncome',
    args: null,
  });
}

/** CO 14.2, CO 14.12: plain gains unasked, then one item after the other, as the faction likes. */
function* takeIncome(g: Chaos, { seat }: { readonly seat: Seat }): Flow {
  const s = g.state;
  s.active = seat;
  s.incomeTaken = [];
  yield* plainGains(g, seat);
  for (;;) {
    const chosen = yield* nextItem(g, seat);
    if (chosen === 'done') return;
    if (chosen.startsWith('card:')) yield* playCard(g, seat, chosen.slice('card:'.length) as TacticsId);
    else yield* takeItem(g, seat, chosen);
  }
}

function nextItem(g: Chaos, seat: Seat): ReturnType<typeof ask.income<string>> {
  const s = g.state;
  const items = itemsOf(s, seat);
  const question = ask.income(seat, {
    candidates: () => [
      ...itemsOf(s, seat).map(({ id }) => id),
      ...kindsInHand(s, seat)
        .filter((card) => TACTICS[card].moment === 'income')
        .map((card) => `card:${card}`),
      'done',
    ],
    whyNot: (one) => whyNotTake(s, seat, one),
  });
  // CO 2.16: a hand must not show by whether there is a choice. What is done is final, so a player says it.
  return playerAt(s, seat).hand.length > 0 || items.length === 0 ? question.alwaysAsk() : question;
}

/** CO 14.13 */
function whyNotTake(s: State, seat: Seat, one: string): Refusal | undefined {
  if (one === 'done') return itemsOf(s, seat).some(({ must }) => must) ? REFUSED.incomeLeft : undefined;
  return one.startsWith('card:')
    ? whyNotPlay(s, seat, one.slice('card:'.length) as TacticsId, 'income')
    : undefined;
}

/** CO 14.12: more energy and gems earlier never hurt. */
function* plainGains(g: Chaos, seat: Seat): Flow {
  const s = g.state;
  const player = playerAt(s, seat);
  const { baseIncome } = factionOf(s, seat);
  if (baseIncome.length === 1) yield* gain(g, seat, baseIncome[0]!, 'base'); // CO 14.3
  gainGoods(g, seat, builtOf(player, 'foundry') * BUILDING_INCOME.foundry.energy!, 0, 'buildings');
  if (!allowed(s, seat, 'strongholdsResearch')) {
    s.incomeTaken.push('strongholds'); // the ability may be uncovered in the same income
    gainGoods(g, seat, 0, builtOf(player, 'stronghold') * BUILDING_INCOME.stronghold.gems!, 'buildings');
  }
  yield* happen(g, seat, 'plainIncome');
}

/** What is left to take. */
function itemsOf(s: State, seat: Seat): readonly IncomeItem[] {
  const player = playerAt(s, seat);
  const items: IncomeItem[] = [];
  const offer = (id: string, is: boolean): void => {
    if (is && !s.incomeTaken.includes(id)) items.push({ id, must: true });
  };
  offer('base', factionOf(s, seat).baseIncome.length > 1);
  offer('outposts', builtOf(player, 'outpost') > 0);
  offer('strongholds', builtOf(player, 'stronghold') > 0);
  offer('regions', true);
  return replaced(s, seat, 'incomeItems', items);
}

function* takeItem(g: Chaos, seat: Seat, item: string): Flow {
  const s = g.state;
  s.incomeTaken.push(item);
  switch (item) {
    case 'base':
      return yield* takeBaseIncome(g, seat);
    case 'outposts':
      return yield* gain(g, seat, { cards: builtOf(playerAt(s, seat), 'outpost') }, 'buildings');
    case 'strongholds':
      return yield* takeStrongholds(g, seat);
    case 'regions':
      return yield* takeRegionBenefit(g, seat);
    default:
      yield* happen(g, seat, 'takeIncome', { item });
  }
}

function* takeBaseIncome(g: Chaos, seat: Seat): Flow {
  const { baseIncome } = factionOf(g.state, seat);
  const which = yield* ask.baseIncome(seat, {
    about: { gains: baseIncome },
    candidates: () => baseIncome.map((_, i) => String(i)),
  });
  yield* gain(g, seat, baseIncome[Number(which)]!, 'base');
}

/** CO 9.14: each stronghold gives its gem or 1 research; the gems come first, since they can pay a lock. */
function* takeStrongholds(g: Chaos, seat: Seat): Flow {
  const count = builtOf(playerAt(g.state, seat), 'stronghold');
  const times = yield* ask.gemsToResearch(seat, { min: 0, max: count });
  gainGoods(g, seat, 0, count - times, 'buildings');
  yield* research(g, seat, times);
}

/** CO 14.5, CO 14.6: exactly one line applies, by the count as it is now (CO 14.14). */
function* takeRegionBenefit(g: Chaos, seat: Seat): Flow {
  const s = g.state;
  yield* happen(g, seat, 'beforeRegionCount');
  const count = regionCount(s, seat);
  g.emit?.({ type: 'RegionsCounted', seat, count });
  if (count < 3) yield* gain(g, seat, { energy: 3, cards: 1 }, 'income');
  else if (count < 6) yield* redeploying(g, seat, {});
  else yield* upgradeOrGem(g, seat, count < 8 ? 1 : 2);
}

/** The base counts as 1. */
const regionCount = (s: State, seat: Seat): number =>
  regionsControlled(s, seat).length + 1 + playerAt(s, seat).countBonus;

/** CO 16.5: when all are done, whoever is at the end of its track wins; several share the victory. */
function* endIncome(g: Chaos): Flow {
  const s = g.state;
  const winners = seatsOf(s).filter(
    (seat) => playerAt(s, seat).fame === fameEnd(s, seat) && !allowed(s, seat, 'winsLate'),
  );
  if (winners.length > 0) yield* winGame(g, winners, 'fame');
}

export const INCOME_STEPS = { income, takeIncome, endIncome } as const;

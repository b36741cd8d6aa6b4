import { proceed } from '@warptable/kernel';
import type { Ask, Flow, Refusal, Seat } from '@warptable/kernel';
import { ARCHIVE } from '../../content/index.ts';
import type { ArchiveId, DevelopKind } from '../../content/index.ts';
import { exiled, happen } from '../abilities.ts';
import { canPlay, isLegalPlan, nextOfPlan, planOf, playableCards } from '../available/developing.ts';
import type { Plan, DevelopTerms } from '../available/developing.ts';
import { carryOutPlan } from '../effects/building.ts';
import { show } from '../effects/cards.ts';
import { gainAny } from '../effects/goods.ts';
import { missionCheck } from '../effects/missions.ts';
import type { Warp } from '../moments.ts';
import { seatsAfter } from '../queries.ts';
import { onHiddenCards } from '../presets.ts';
import { REFUSED } from '../refusals.ts';
import { rivalFollowsDevelop } from '../solo/following.ts';
import { triedInSolo } from '../solo/state.ts';
import type { State } from '../state.ts';
import { chooseOrComplete, finalOfPath, orComplete } from './passed-missions.ts';
import { ask } from '../questions.ts';

/** TW 7.1: the active player pays 1 resource less. */
const OWN: DevelopTerms = { less: 1, fee: 0 };
/** TW 16.9. */
const MAX_FOR_FOLLOWERS = 3;

export const canDevelop = (s: State, seat: Seat): boolean =>
  s.players[seat]!.hand.some((card) => canPlay(s, seat, card, OWN));

/** The choice of a Develop Card with all its details. */
export function* choosePlan(
  g: Warp,
  seat: Seat,
  kind: 'develop' | 'developCheaply',
  terms: DevelopTerms,
): Flow<readonly string[]> {
  const s = g.state;
  s.pledge = { seat, develop: terms.less, bribe: null };
  const path = yield* ask[kind]<string>(seat, {
    next: (taken) => (taken.length === 0 ? s.players[seat]!.hand : nextOfPlan(s, seat, taken, terms)),
    whyNot: (card) => whyNotPlay(s, seat, card as ArchiveId, terms),
    final: triedInSolo(s),
  });
  s.pledge = null;
  return path;
}

function whyNotPlay(s: State, seat: Seat, card: ArchiveId, terms: DevelopTerms): Refusal | undefined {
  if (ARCHIVE[card].type === 'combat') return REFUSED.combatCardInDevelop;
  return canPlay(s, seat, card, terms) ? undefined : REFUSED.noOptionPossible;
}

/** TW 7.1. */
export function* develop(g: Warp): Flow {
  const s = g.state;
  const seat = s.active;
  const plan = planOf(yield* choosePlan(g, seat, 'develop', OWN));
  yield* carryOutPlan(g, seat, plan);
  yield* afterwards(g, seat, plan);
  yield* missionCheck(g, true);
  proceed(s, { step: 'followDevelop', args: s.solo ? plan.does : null });
}

function* afterwards(g: Warp, seat: Seat, { does, card, option }: Plan): Flow {
  if (does === 'build') yield* happen(g, seat, 'afterOwnBuild', { card, option });
  else yield* exiled.happen(g, 'everybody', 'afterUpgrade', { seat });
}

/** TW 7.19: the full price; TW 14.16: Permit Fees on top. */
export const followTerms = (s: State): DevelopTerms => ({
  less: 0,
  fee: exiled.total(s, 'everybody', 'followFee'),
});

/**
 * TW 7.20, TW 17.8: all others, the teammate too (TW 18.19), decide at once and in secret; then they act clockwise. Nobody follows
 * them (TW 7.26).
 */
export function* followDevelop(g: Warp, kind: DevelopKind | null): Flow {
  if (g.state.solo) yield* rivalFollowsDevelop(g, kind!); // TWS 14.9, TWS 14.21
  else yield* othersFollow(g);
  yield* missionCheck(g);
}

function* othersFollow(g: Warp): Flow {
  const s = g.state;
  const terms = followTerms(s);
  const asked = seatsAfter(s, s.active).filter((seat) => !s.players[seat]!.presets.noDevelop);
  const choices = yield* chooseOrComplete(
    g,
    asked.map((seat) => (isAlone) => onHiddenCards(s, chooseFollow(s, seat, terms, isAlone))),
  );
  for (const [i, seat] of asked.entries()) showPlan(s, seat, choices[i]!);
  let followers = 0;
  for (const [i, seat] of asked.entries()) {
    const path = yield* stillPossible(g, seat, choices[i]!, terms);
    if (path[0] === 'no') continue;
    followers++;
    s.players[s.active]!.deeds.followedBy |= 1 << seat;
    yield* carryOutFollow(g, seat, planOf(path));
  }
  yield* rewardFollowed(g, followers);
}

/** TW 7.23: any Develop Card will do. */
export function chooseFollow(
  s: State,
  seat: Seat,
  terms: DevelopTerms,
  isAlone: boolean,
  only?: ArchiveId,
): Ask<readonly string[]> {
  const next = (taken: readonly string[]): readonly string[] => {
    if (taken.length > 0) return taken[0] === 'no' ? [] : nextOfPlan(s, seat, taken, terms);
    const cards = playableCards(s, seat, terms).filter((card) => only === undefined || card === only);
    return ['no', ...cards];
  };
  return ask.followDevelop<string>(seat, {
    about: terms.first && { price: terms.first },
    next: only === undefined ? orComplete(s, seat, next, !s.solo) : next,
    final: triedInSolo(s) || finalOfPath(isAlone),
  });
}

/** TW 7.20: when all have decided, the choices are shown. */
function showPlan(s: State, seat: Seat, path: readonly string[]): void {
  if (path[0] === 'no') return;
  const { card, discard } = planOf(path);
  show(s.players[seat]!, card);
  if (discard) show(s.players[seat]!, discard);
}

/** TW 7.21: an earlier follower may have been in the way. */
function* stillPossible(
  g: Warp,
  seat: Seat,
  path: readonly string[],
  terms: DevelopTerms,
): Flow<readonly string[]> {
  const s = g.state;
  if (path[0] === 'no' || isLegalPlan(s, seat, path, terms)) return path;
  return yield* chooseFollow(s, seat, terms, true, path[0] as ArchiveId);
}

/** TW 7.22: with all that it sets off. */
export function* carryOutFollow(g: Warp, seat: Seat, plan: Plan): Flow {
  g.emit?.({ type: 'Followed', seat, action: 'develop' });
  if (plan.does === 'upgrade') g.state.players[seat]!.deeds.followUpgrades++;
  yield* carryOutPlan(g, seat, plan);
}

/** TW 7.24. */
function* rewardFollowed(g: Warp, followers: number): Flow {
  const { state: s } = g;
  if (followers === 0) return;
  yield* gainAny(g, s.active, Math.min(followers, MAX_FOR_FOLLOWERS));
  yield* happen(g, s.active, 'whenFollowed');
}

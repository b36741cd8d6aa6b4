import { chooseTogether, pickPath, proceed } from '@warptable/kernel';
import type { Ask, Flow, Refusal, Seat } from '@warptable/kernel';
import { ARCHIVE } from '../../content/index.ts';
import type { ArchiveId } from '../../content/index.ts';
import { atMoment, exiledForEverybody, exiledTotal } from '../abilities.ts';
import { canPlay, isLegalPlan, nextOfPlan, planOf, playableCards } from '../available/developing.ts';
import type { Plan, Terms } from '../available/developing.ts';
import { carryOutPlan } from '../effects/building.ts';
import { show } from '../effects/cards.ts';
import { gainAny } from '../effects/goods.ts';
import { checkPoint } from '../effects/missions.ts';
import type { Warp } from '../moments.ts';
import { seatsAfter } from '../reckoning.ts';
import { onHiddenCards } from '../presets.ts';
import { REFUSED } from '../refusals.ts';
import type { State } from '../state.ts';

/** TW 7.1: the active player pays 1 resource less. */
const OWN: Terms = { less: 1, fee: 0 };
/** TW 16.9. */
const MOST_FOR_FOLLOWERS = 3;

export const canDevelop = (s: State, seat: Seat): boolean =>
  s.players[seat]!.hand.some((card) => canPlay(s, seat, card, OWN));

/** The choice of a Develop Card with all its details. */
export function* choosePlan(g: Warp, seat: Seat, kind: string, terms: Terms): Flow<readonly string[]> {
  const s = g.state;
  s.pledge = { seat, develop: terms.less, bribe: null };
  const path = yield* pickPath<string>(
    seat,
    kind,
    (taken) => (taken.length === 0 ? s.players[seat]!.hand : nextOfPlan(s, seat, taken, terms)),
    (card) => whyNotPlay(s, seat, card as ArchiveId, terms),
  );
  s.pledge = null;
  return path;
}

function whyNotPlay(s: State, seat: Seat, card: ArchiveId, terms: Terms): Refusal | undefined {
  if (ARCHIVE[card].type === 'combat') return REFUSED.combatCardInDevelop;
  return canPlay(s, seat, card, terms) ? undefined : REFUSED.noOptionPossible;
}

/** TW 7.1 to TW 7.18. */
export function* develop(g: Warp): Flow {
  const s = g.state;
  const seat = s.active;
  const plan = planOf(yield* choosePlan(g, seat, 'develop', OWN));
  yield* carryOutPlan(g, seat, plan);
  yield* afterwards(g, seat, plan);
  yield* checkPoint(g, true);
  proceed(s, { step: 'followDevelop', args: null });
}

function* afterwards(g: Warp, seat: Seat, { does, card, option }: Plan): Flow {
  if (does === 'build') yield* atMoment(g, seat, 'afterOwnBuild', { card, option });
  else yield* exiledForEverybody(g, seat, 'afterUpgrade');
}

const followTerms = (s: State): Terms => ({ less: 0, fee: exiledTotal(s, 'followFee') });

/** TW 7.19 to TW 7.26: all decide at once and in secret, then they act clockwise. */
export function* followDevelop(g: Warp): Flow {
  const s = g.state;
  const terms = followTerms(s);
  const asked = seatsAfter(s, s.active).filter((seat) => !s.players[seat]!.presets.noDevelop);
  const choices = yield* chooseTogether(asked.map((seat) => onHiddenCards(s, chooseFollow(s, seat, terms))));
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
  yield* checkPoint(g);
}

function chooseFollow(s: State, seat: Seat, terms: Terms, only?: ArchiveId): Ask<readonly string[]> {
  return pickPath<string>(seat, 'followDevelop', (taken) => {
    if (taken.length > 0) return taken[0] === 'no' ? [] : nextOfPlan(s, seat, taken, terms);
    const cards = playableCards(s, seat, terms).filter((card) => only === undefined || card === only);
    return ['no', ...cards];
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
function* stillPossible(g: Warp, seat: Seat, path: readonly string[], terms: Terms): Flow<readonly string[]> {
  const s = g.state;
  if (path[0] === 'no' || isLegalPlan(s, seat, path, terms)) return path;
  return yield* chooseFollow(s, seat, terms, path[0] as ArchiveId);
}

function* carryOutFollow(g: Warp, seat: Seat, plan: Plan): Flow {
  g.tell?.({ type: 'Followed', seat, action: 'develop' });
  if (plan.does === 'upgrade') g.state.players[seat]!.deeds.followUpgrades++;
  yield* carryOutPlan(g, seat, plan);
}

/** TW 7.24. */
function* rewardFollowed(g: Warp, followers: number): Flow {
  const { state: s } = g;
  if (followers === 0) return;
  yield* gainAny(g, s.active, Math.min(followers, MOST_FOR_FOLLOWERS));
  yield* atMoment(g, s.active, 'whenFollowed', undefined);
}

import { proceed } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import { NEUTRAL_IDS, NEUTRAL_TOKENS } from '../../content/index.ts';
import type { NeutralId, Rank } from '../../content/index.ts';
import { allowed, happen } from '../abilities.ts';
import { playMomentCards } from '../cards/playing.ts';
import { gain } from '../effects/gaining.ts';
import { sendHome } from '../effects/moving.ts';
import { beginPhase } from '../effects/phases.ts';
import { unitsAt } from '../effects/units.ts';
import { upgradeAsBonus } from '../effects/upgrading.ts';
import { winGame } from '../effects/winning.ts';
import type { Chaos } from '../moments.ts';
import { termsOf } from '../pricing.ts';
import { controllerOf, factionOf, fameEnd, landControlled } from '../queries.ts';
import { ask } from '../questions.ts';
import { NOBODY, fromFlareGun, playerAt, seatsOf } from '../state.ts';
import type { Region, State } from '../state.ts';

/** CO 15.1 */
function* relics(g: Chaos): Flow {
  const s = g.state;
  beginPhase(g, 'relics');
  proceed(s, { step: 'settleRelic', args: null }, { step: 'endRound', args: null });
  for (const seat of fromFlareGun(s)) {
    s.active = seat;
    yield* playMomentCards(g, seat, 'relicStart');
  }
}

/** CO 15.2, CO 15.3, CO 15.17: all relics win; else the current one is settled. */
function* settleRelic(g: Chaos): Flow {
  const s = g.state;
  const owner = ownerOfAll(s);
  if (owner !== NOBODY) yield* winGame(g, [owner], 'relics');
  const region = s.regions.find(({ relic }) => relic === s.round)!;
  const taker = controllerOf(s, region);
  region.relic = 0;
  if (taker === NOBODY) {
    g.emit?.({ type: 'RelicLost', relic: s.round, region: region.id }); // CO 15.8
  } else {
    s.active = taker;
    yield* takeRelic(g, taker, region);
  }
}

/** CO 16.2: who controls the regions of all relics that are left on the map. */
function ownerOfAll(s: State): Seat {
  let owner: Seat = NOBODY;
  for (const region of s.regions) {
    if (region.relic === 0) continue;
    const controller = controllerOf(s, region);
    if (controller === NOBODY || (owner !== NOBODY && controller !== owner)) return NOBODY;
    owner = controller;
  }
  return owner;
}

/** CO 15.4, CO 15.16: 1 research, the bonus of the space, cards, then the units go home. */
function* takeRelic(g: Chaos, seat: Seat, region: Region): Flow {
  const s = g.state;
  const { relics: board } = playerAt(s, seat);
  const bonus = factionOf(s, seat).relicSpaces[board.length]!;
  board.push(s.round);
  g.emit?.({ type: 'RelicTaken', seat, relic: s.round, region: region.id });
  yield* gain(g, seat, { research: 1 }, 'relic');
  if (bonus === 'boost') yield* happen(g, seat, 'boost', { region: null });
  else if (bonus === 'upgrade') yield* upgradeAsBonus(g, seat);
  else yield* gain(g, seat, bonus, 'relic');
  s.staying = 0;
  yield* playMomentCards(g, seat, 'relicTaken');
  yield* sendUnitsHome(g, seat, region);
}

/** CO 15.6, CO 15.7: all units but the fighters that may stay. */
function* sendUnitsHome(g: Chaos, seat: Seat, { id, fighters }: Region): Flow {
  const s = g.state;
  const most = Math.min(s.staying, fighters[seat]!);
  const stay = most > 0 ? yield* ask.stay(seat, { about: { region: id }, min: 0, max: most }) : 0;
  s.staying = 0;
  const units = unitsAt(s, seat, id);
  yield* sendHome(g, seat, id, { ...units, fighters: units.fighters - stay }, 'relic');
}

/** CO 15.12, CO 15.14: cleaned up; then the late victory, and after round 6 the fallback. */
function* endRound(g: Chaos): Flow {
  const s = g.state;
  s.closed = null;
  clearPrices(s);
  const late = seatsOf(s).filter(
    (seat) => allowed(s, seat, 'winsLate') && playerAt(s, seat).fame === fameEnd(s, seat),
  );
  if (late.length > 0) yield* winGame(g, late, 'fame'); // CO 16.4
  if (s.round === LAST_ROUND) yield* winGame(g, mostLand(s), 'fallback');
}

const LAST_ROUND = 6;

function clearPrices(s: State): void {
  for (const [at, price] of s.prices.entries()) {
    if (price && price.by !== NOBODY) {
      const player = playerAt(s, price.by);
      const rank = price.token as Rank;
      (termsOf(s, rank).leaves ? player.boxed : player.vault).push(rank); // CO 5.11
    }
    s.prices[at] = null;
  }
  s.neutral = s.neutral.map((top) => (NEUTRAL_TOKENS[top].relic === s.round ? beneath(top) : top)); // CO 15.13
}

const beneath = (top: NeutralId): NeutralId =>
  NEUTRAL_IDS.find((id) => id !== top && NEUTRAL_TOKENS[id].pair === NEUTRAL_TOKENS[top].pair)!;

/** CO 16.6, CO 16.7: the most land regions, then the most relics; still tied, they share the victory. */
function mostLand(s: State): Seat[] {
  const most = (seats: Seat[], count: (seat: Seat) => number): Seat[] => {
    const counts = seats.map(count);
    const max = Math.max(...counts);
    return seats.filter((_, i) => counts[i] === max);
  };
  const byLand = most(seatsOf(s), (seat) => landControlled(s, seat).length);
  return most(byLand, (seat) => playerAt(s, seat).relics.length);
}

export const RELIC_STEPS = { relics, settleRelic, endRound } as const;

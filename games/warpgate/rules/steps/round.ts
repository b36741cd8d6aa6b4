import { proceed } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import { OBJECTIVES, TECHNOLOGIES } from '../../content/index.ts';
import { objectiveOption, positionOf } from '../available/settlements.ts';
import { shuffleIntoTactics, takePromotionCards } from '../effects/cards.ts';
import { takeAnyTechnology } from '../effects/exploration.ts';
import { claimGood } from '../effects/goods.ts';
import { addObjective } from '../effects/objectives.ts';
import { activateTechnologies, revealTechnology } from '../effects/technologies.ts';
import { boardOf } from '../geometry.ts';
import type { Warpgate } from '../moments.ts';
import { hasColony } from '../queries.ts';
import { scoresOf } from '../scoring.ts';
import type { State } from '../state.ts';
import { gainObjective } from './controlling.ts';
import { proceedToTurnOf } from './turn.ts';
import { ask } from '../questions.ts';

/** WG 13.16. */
const LAST_ROUND = 20;

export function* startOfRound(g: Warpgate): Flow {
  const s = g.state;
  s.round++;
  s.turn = 1;
  s.lastRound = isLastRound(s); // WG 13.7: looked at now and at no other time
  g.emit?.({ type: 'RoundBegan', round: s.round, first: s.first, last: s.lastRound });
  proceedToTurnOf(s, s.first);
}

/** WG 13.6. */
function isLastRound(s: State): boolean {
  return (
    s.technologyDeck.length === 0 || s.objectiveDeck.length === 0 || s.goods === 0 || s.round === LAST_ROUND
  );
}

export function* endOfRound(g: Warpgate): Flow {
  const s = g.state;
  if (allAlike(s.technologies.map((id) => TECHNOLOGIES[id].type))) revealTechnology(g, s.technologies.length); // WG 13.1
  if (allAlike(s.objectives.map((id) => OBJECTIVES[id].type))) addObjective(g); // WG 13.2
  passFirstPlayer(g);
  yield* investigateRuins(g);
  activateTechnologies(s);
  g.lockUndo('the round has ended');
  proceed(s, { step: s.lastRound ? 'finalScoring' : 'startOfRound', args: null });
}

const allAlike = (types: readonly string[]): boolean =>
  types.length > 0 && types.every((type) => type === types[0]);

/** WG 13.3. WG 14.7, WG 14.36: the human keeps the marker in the solo game. */
function passFirstPlayer(g: Warpgate): void {
  const s = g.state;
  if (s.gatekeepers) return;
  s.first = s.order[(s.order.indexOf(s.first) + 1) % s.order.length]!;
  g.emit?.({ type: 'FirstPlayerPassed', seat: s.first });
}

/** WG 13.4, WG 13.5: a Colony on the Ancients homeworld pays. */
function* investigateRuins(g: Warpgate): Flow {
  const s = g.state;
  const homeworld = boardOf(s).places.findIndex(({ world }) => world === 'ancients');
  if (homeworld < 0) return;
  const seat = s.markerOwner[homeworld]!;
  if (seat < 0 || !hasColony(s, seat, homeworld)) return;
  const finds = findsOf(s);
  if (finds.length === 0) return;
  const find = yield* ask.ruins(seat, { candidates: () => finds });
  yield* claimFind(g, seat, find);
}

type Find = 'technology' | 'objective' | 'good' | 'promotions';

function findsOf(s: State): Find[] {
  const finds: Find[] = [];
  if (s.technologies.length > 0) finds.push('technology');
  if (s.objectives.length > 0) finds.push('objective');
  if (s.goods > 0) finds.push('good');
  if (s.promotionDeck.length + s.promotionDiscard.length > 0) finds.push('promotions');
  return finds;
}

function* claimFind(g: Warpgate, seat: Seat, find: Find): Flow {
  const s = g.state;
  switch (find) {
    case 'technology':
      yield* takeAnyTechnology(g, seat);
      return;
    case 'objective': {
      const chosen = yield* ask.objective(seat, {
        candidates: () => s.objectives.map(objectiveOption),
      });
      yield* gainObjective(g, seat, positionOf(chosen));
      return;
    }
    case 'good':
      claimGood(g, seat);
      return;
    case 'promotions': {
      const cards = yield* takePromotionCards(g, 2);
      yield* shuffleIntoTactics(g, seat, cards);
      return;
    }
  }
}

/** WG 13.8. */
export function* finalScoring(g: Warpgate): Flow {
  const s = g.state;
  s.scored = true;
  g.lockUndo('the game is over');
  const { scores, winners } = scoresOf(s);
  g.emit?.({ type: 'GameScored', scores, winners });
}

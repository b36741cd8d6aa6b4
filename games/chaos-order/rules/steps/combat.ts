import { proceed } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import type { RegionId } from '../../content/index.ts';
import { happen } from '../abilities.ts';
import { contestedBy, maySelect, opponentsIn, whyNotSelect } from '../available/battles.ts';
import { playMomentCards } from '../cards/playing.ts';
import { beginPhase } from '../effects/phases.ts';
import type { Chaos } from '../moments.ts';
import { ask } from '../questions.ts';
import { NOBODY, clockwiseFrom, fromFlareGun } from '../state.ts';
import type { Side, State } from '../state.ts';
import { fightBattle } from './battle/fighting.ts';
import { declareBattle, planBattle } from './battle/planning.ts';
import { declaredBy } from './battle/sides.ts';

/** CO 13.2: what happens as combat starts; the battles follow. */
function* combat(g: Chaos): Flow {
  const s = g.state;
  beginPhase(g, 'combat');
  s.flaresBy = [];
  proceed(s, { step: 'selectBattle', args: { next: s.flareGun } });
  for (const seat of fromFlareGun(s)) {
    s.active = seat;
    yield* happen(g, seat, 'combatStarts');
    yield* playMomentCards(g, seat, 'combatStart');
  }
}

/** CO 13.3, CO 13.5: the next battle; none is left where nobody may select one. */
function* selectBattle(g: Chaos, { next }: { readonly next: Seat }): Flow {
  const s = g.state;
  const early = s.flaresBy.shift();
  if (early !== undefined) {
    proceed(s, { step: 'selectBattle', args: { next } });
    if (maySelect(s, early)) yield* select(g, early);
    return;
  }
  const selector = clockwiseFrom(s, next).find((seat) => maySelect(s, seat));
  if (selector === undefined) return;
  proceed(s, { step: 'selectBattle', args: { next: (selector + 1) % s.players.length } });
  yield* select(g, selector);
}

/** CO 13.4: the region, and whom to fight there. Who is involved must select. */
function* select(g: Chaos, seat: Seat): Flow {
  const s = g.state;
  s.active = seat;
  const region = yield* ask.battleRegion(seat, {
    candidates: () => contestedBy(s, seat),
    whyNot: (one) => whyNotSelect(s, seat, one),
  });
  g.lockUndo('a battle was selected'); // CO 29.5
  const opponent = yield* ask.battleOpponent(seat, {
    about: { region },
    candidates: () => opponentsIn(s, seat, region).map(String),
  });
  g.lockUndo('a battle was selected');
  beginBattle(g, seat, Number(opponent), region);
}

function beginBattle(g: Chaos, selector: Seat, against: Seat, region: RegionId): void {
  const s = g.state;
  s.battle = {
    region,
    selector,
    sides: [newSide(s, selector, region), newSide(s, against, region)],
    revealed: false,
    winner: NOBODY,
    loser: NOBODY,
    retreats: false,
    used: [],
  };
  g.emit?.({ type: 'BattleSelected', seat: selector, against, region });
  proceed(
    s,
    { step: 'declareBattle', args: null },
    { step: 'planBattle', args: null },
    { step: 'fightBattle', args: null },
  );
}

const newSide = (s: State, seat: Seat, region: RegionId): Side => ({
  seat,
  plan: null,
  die: null,
  cancelled: false,
  declared: declaredBy(s, seat, region),
  strength: null,
  attack: null,
  shields: null,
  wounded: 0,
  hasAttacked: false,
  razed: 0,
});

export const COMBAT_STEPS = { combat, selectBattle, declareBattle, planBattle, fightBattle } as const;

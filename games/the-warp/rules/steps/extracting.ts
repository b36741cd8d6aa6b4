import { proceed } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import type { Cost } from '../../content/index.ts';
import { total } from '../abilities.ts';
import { ONE_OF_EACH, add, gain } from '../effects/goods.ts';
import { missionCheck } from '../effects/missions.ts';
import { muster } from '../effects/troops.ts';
import type { Warp } from '../moments.ts';
import { hasBonus, incomeOf, teammateOf } from '../queries.ts';
import { NOBODY, isOn } from '../state.ts';
import type { State } from '../state.ts';
import { decide } from './free.ts';
import { decideOrComplete } from './passed-missions.ts';

/** TW 5.1. */
export function* extract(g: Warp): Flow {
  const s = g.state;
  const seat = s.active;
  const player = s.players[seat]!;
  s.phase = 'income';
  // TW 5.4: before the choice, free moves belong to the start of the turn. What comes later has to wait (TW 5.5).
  const countReserve = (): void => {
    s.turn.ready = player.reserve;
  };
  countReserve();
  const choice = yield* decide(g, seat, 'extract', {
    candidates: () => ['resources', 'troops'],
    afterFreeMove: countReserve,
  });
  g.emit?.({ type: 'Extracted', seat, choice });
  if (choice === 'resources') {
    const { gold, energy } = resourcesOf(s, seat);
    gain(g, seat, gold, energy);
  } else {
    yield* muster(g, seat, troopsOf(s, seat));
  }
  const waits = yield* teamIncome(g, seat, isOn(s, 'team6Income'));
  yield* missionCheck(g, teammateOf(s, seat) === NOBODY);
  proceed(s, { step: 'consult', args: null }, ...(waits ? [{ step: 'lateTeamIncome', args: null }] : []), {
    step: 'action',
    args: null,
  });
}

/** TW 5.2, TW 4.13, TW 19.5. */
export function resourcesOf(s: State, seat: Seat): Cost {
  const player = s.players[seat]!;
  const income = { gold: incomeOf(player, 'gold-mine'), energy: incomeOf(player, 'energy-plant') };
  if (!hasBonus(player, 'trade-post')) return income;
  return isOn(s, 'tradeBonus') ? add(income, income) : add(income, ONE_OF_EACH);
}

/** TW 5.3. */
export const troopsOf = (s: State, seat: Seat): number =>
  incomeOf(s.players[seat]!, 'command-center') + total(s, seat, 'extraTroops');

/** TW 18.20, TW 19.23: what the teammate gets with six players. Says whether the teammate waits. */
function* teamIncome(g: Warp, seat: Seat, mayWait: boolean): Flow<boolean> {
  const s = g.state;
  const mate = teammateOf(s, seat);
  if (mate === NOBODY || s.players.length !== 6) return false;
  const choice = yield* decideOrComplete<'troop' | 'resources' | 'later'>(g, mate, 'teamIncome', () =>
    mayWait ? ['troop', 'resources', 'later'] : ['troop', 'resources'],
  );
  if (choice === 'resources') gain(g, mate, 1, 1);
  else if (choice === 'troop') yield* muster(g, mate, 1);
  return choice === 'later';
}

export function* lateTeamIncome(g: Warp): Flow {
  yield* teamIncome(g, g.state.active, false);
  yield* missionCheck(g);
}

import type { Flow, Seat } from '@warptable/kernel';
import { allowed } from '../abilities.ts';
import type { Chaos } from '../moments.ts';
import { factionOf, fameEnd } from '../queries.ts';
import { playerAt } from '../state.ts';
import { gain } from './gaining.ts';
import { redeploying } from './redeploying.ts';
import { winGame } from './winning.ts';

/** CO 16.1: step by step, each space with its reward; steps beyond the end are lost. */
export function* gainFame(g: Chaos, seat: Seat, steps: number, source?: string): Flow {
  const s = g.state;
  const player = playerAt(s, seat);
  const end = fameEnd(s, seat);
  const before = player.fame;
  const after = Math.min(before + steps, end);
  if (after === before) return;
  g.emit?.({
    type: 'FameGained',
    seat,
    fame: after,
    steps: after - before,
    ...(source === undefined ? {} : { source }),
  });
  const { fameRewards } = factionOf(s, seat);
  for (let fame = before + 1; fame <= after; fame++) {
    player.fame = fame;
    const reward = fameRewards.find(({ at }) => at === fame)?.gain;
    if (reward === 'redeploy') yield* redeploying(g, seat, {});
    else if (reward) yield* gain(g, seat, reward);
  }
  // CO 16.3: at once; in gain income when all are done (CO 16.5), the Zcharo later still (CO 16.4).
  if (player.fame === end && s.phase !== 'income' && !allowed(s, seat, 'winsLate'))
    yield* winGame(g, [seat], 'fame');
}

import { proceed } from '@warptable/kernel';
import type { Flow } from '@warptable/kernel';
import { PHASES } from '../../content/index.ts';
import type { Chaos } from '../moments.ts';

/** CO 4.1, CO 4.2, CO 4.5, CO 5.10, CO 10.9: what comes once a round is renewed. Check relics ends the game in round 6 at the latest (CO 15.14). */
export function* round(g: Chaos): Flow {
  const s = g.state;
  s.round++;
  for (const player of s.players) {
    player.used = [];
    player.baseHarvested = false;
    player.countBonus = 0;
    player.tokens = [...player.tokens, ...player.recalled].toSorted((a, b) => a - b);
    player.recalled = [];
  }
  for (const region of s.regions) region.harvested = false;
  g.emit?.({ type: 'RoundBegan', round: s.round });
  proceed(
    s,
    { step: 'prices', args: null },
    ...PHASES.map((phase) => ({ step: 'actionPhase', args: { phase } })),
    { step: 'combat', args: null },
    { step: 'income', args: null },
    { step: 'relics', args: null },
    { step: 'round', args: null },
  );
}

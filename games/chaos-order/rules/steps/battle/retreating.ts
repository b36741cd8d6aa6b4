import type { Flow } from '@warptable/kernel';
import type { LeaderId, RegionId } from '../../../content/index.ts';
import { allowed, replaced } from '../../abilities.ts';
import { exitsOf } from '../../available/moving.ts';
import { moveUnits, sendHome } from '../../effects/moving.ts';
import { regionAt } from '../../geometry.ts';
import type { Chaos, InBattle } from '../../moments.ts';
import { isPresent, leadersAt } from '../../queries.ts';
import { ask } from '../../questions.ts';
import type { State } from '../../state.ts';
import { passRyhzu } from './leaving.ts';

/** Step 4c: fighters to one region with presence (CO 13.33), else to the base (CO 13.34); leaders to the base (CO 13.35). */
export function* retreat(g: Chaos, at: InBattle): Flow {
  const s = g.state;
  const { seat } = at.side;
  const from = at.battle.region;
  passRyhzu(g, at); // CO 24.11
  const fighters = regionAt(s, from).fighters[seat]!;
  const targets = retreatTargets(s, at, fighters);
  const along: LeaderId[] = [];
  if (targets.length > 0) {
    const to = yield* ask.retreatTo(seat, {
      about: { from },
      candidates: () => retreatTargets(s, at, fighters),
    });
    g.lockUndo('a retreat was chosen'); // CO 29.5
    for (const leader of companions(s, at, to)) {
      if ((yield* ask.goesAlong(seat, { about: { leader, to } })) === 'yes') along.push(leader);
    }
    if (fighters + along.length > 0)
      yield* moveUnits(g, seat, 'retreat', from, to, { fighters, leaders: along, ryhzu: [] });
  }
  const leaders = leadersAt(s, seat, from).map(({ id }) => id);
  const left = regionAt(s, from).fighters[seat]!;
  yield* sendHome(g, seat, from, { fighters: left, leaders, ryhzu: [] }, 'retreat');
}

/** CO 13.36: without fighters only where a leader may go along. */
function retreatTargets(s: State, at: InBattle, fighters: number): readonly RegionId[] {
  const { seat } = at.side;
  const near = exitsOf(s, seat, at.battle.region).filter((id) => isPresent(s, seat, regionAt(s, id)));
  const targets = replaced(s, seat, 'retreatTargets', near, at);
  return fighters > 0 ? targets : targets.filter((to) => companions(s, at, to).length > 0);
}

const companions = (s: State, at: InBattle, to: RegionId): LeaderId[] =>
  leadersAt(s, at.side.seat, at.battle.region)
    .map(({ id }) => id)
    .filter((leader) => allowed(s, at.side.seat, 'retreatsAlong', { ...at, leader, to }));

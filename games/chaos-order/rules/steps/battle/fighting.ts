import type { Flow, Seat } from '@warptable/kernel';
import { allowed, happen } from '../../abilities.ts';
import { strengthOf } from '../../battle-sums.ts';
import type { Chaos } from '../../moments.ts';
import type { Battle } from '../../state.ts';
import { attack } from './attacking.ts';
import { cleanUp } from './cleanup.ts';
import { loserLeaves } from './leaving.ts';
import { retreat } from './retreating.ts';
import { reveal } from './revealing.ts';
import { fromBothSides } from './sides.ts';

/** Steps 3 and 4. CO 13.45: it is carried to its end even if a side has nothing left in the region on the way. */
export function* fightBattle(g: Chaos): Flow {
  const s = g.state;
  const battle = s.battle!;
  yield* reveal(g);
  const early = fromBothSides(battle).filter((at) => allowed(s, at.side.seat, 'attacksFirst', at));
  yield* attack(g, early);
  compareStrength(g, battle);
  const [won, lost] = fromBothSides(battle);
  yield* happen(g, won.side.seat, 'won', won); // CO 13.26
  yield* happen(g, lost.side.seat, 'lost', lost);
  yield* attack(
    g,
    [won, lost].filter(({ side }) => !side.hasAttacked),
  );
  if (battle.retreats) yield* retreat(g, lost);
  yield* loserLeaves(g, lost);
  yield* cleanUp(g, [won, lost]);
}

/** Step 4a */
function compareStrength(g: Chaos, battle: Battle): void {
  const both = fromBothSides(battle);
  for (const at of both) at.side.strength = strengthOf(g.state, at);
  const [first, second] = battle.sides;
  // CO 13.23, CO 13.25: tied, the selector counts as the stronger side.
  const [stronger, weaker] = first.strength! >= second.strength! ? [first, second] : [second, first];
  const strongerRetreats = stronger.plan!.section === 'retreat';
  battle.loser = strongerRetreats ? stronger.seat : weaker.seat; // CO 13.24
  battle.winner = strongerRetreats ? weaker.seat : stronger.seat;
  battle.retreats = strongerRetreats || weaker.plan!.section === 'retreat';
  const seats: [Seat, Seat] = [first.seat, second.seat];
  const strengths: [number, number] = [first.strength!, second.strength!];
  const { region, winner, retreats } = battle;
  g.emit?.({ type: 'StrengthCompared', region, seats, strengths, winner, retreats });
}

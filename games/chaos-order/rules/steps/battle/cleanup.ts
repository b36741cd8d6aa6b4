import type { Flow } from '@warptable/kernel';
import { happen } from '../../abilities.ts';
import type { Chaos, InBattle } from '../../moments.ts';
import { dropText, faceupCard } from './revealing.ts';

/** CO 13.42: used cards may be taken, first those of the other side; the rest is discarded, the selector's first. */
export function* cleanUp(g: Chaos, both: readonly InBattle[]): Flow {
  const s = g.state;
  const battle = s.battle!;
  const cards = battle.used;
  for (const side of battle.sides) {
    const card = faceupCard(side);
    if (card === null) continue;
    dropText(s, side);
    side.plan = { ...side.plan!, card: null };
    cards.push({ seat: side.seat, card });
  }
  for (const at of both) yield* happen(g, at.side.seat, 'takeTheirCard', { ...at, cards });
  for (const at of both) yield* happen(g, at.side.seat, 'takeOwnCard', { ...at, cards });
  for (const { card } of cards) s.discard.push(card);
  s.battle = null;
  g.emit?.({ type: 'BattleEnded', region: battle.region, winner: battle.winner, loser: battle.loser });
}

import type { Seat } from '@warptable/kernel';
import type { RaceId } from '../../content/index.ts';
import { refreshAbilities } from '../abilities.ts';
import type { Warp } from '../moments.ts';
import type { State } from '../state.ts';

/** TW 14.11: the race cards that the Tavma Token of this seat may lie on. */
export const mimickable = (s: State, seat: Seat): RaceId[] =>
  s.players.flatMap(({ races }, other) => (other === seat ? [] : races));

export function mimic(g: Warp, seat: Seat, race: RaceId): void {
  const player = g.state.players[seat]!;
  player.mimicked = race;
  refreshAbilities(player);
  g.tell?.({ type: 'Mimicked', seat, race });
}

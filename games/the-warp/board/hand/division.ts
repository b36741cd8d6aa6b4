import type { Asked, Seat } from '@warptable/kernel';
import type { WarpView } from '../../rules/view.ts';
import { takenOf } from '../../words/taken.ts';
import { proposalFor } from '../../words/names.ts';

/** What a team divides (TW 18.2, TW 18.4), and who is to get which card as far as that is said. */
export interface Division {
  readonly pool: readonly string[];
  readonly by: ReadonlyMap<string, Seat>;
}

export function divisionFor(view: WarpView, seat: Seat, mate: Seat, asked: Asked | null): Division | null {
  const pool: readonly string[] =
    view.pool.length > 0 ? view.pool : (view.piles[view.players[seat]?.team ?? seat] ?? []);
  if (mate < 0 || pool.length === 0) return null;
  const by = new Map<string, Seat>();
  const give = (ids: readonly string[], to: Seat): void => ids.forEach((id) => by.set(id, to));
  const proposal = proposalFor(view, seat);
  const isNew = asked?.kind.startsWith('own') === true;
  if (proposal && !isNew) {
    give(proposal.own, proposal.by);
    give(proposal.mates, proposal.by === seat ? mate : seat);
  }
  if (asked && isDividing(asked)) give(takenOf(asked), isNew ? seat : mate);
  return { pool, by };
}

/** The cards that the question is about lie in the pool. */
export const isDividing = ({ kind }: Asked): boolean => /^(own|mates)(Races|Missions)$/.test(kind);

import type { Flow, Seat } from '@warptable/kernel';
import { RYHZU, RYHZU_IDS } from '../../../content/index.ts';
import type { Rank, RyhzuId } from '../../../content/index.ts';
import { canPay, gainGoods, pay } from '../../effects/goods.ts';
import type { Chaos, IncomeItem } from '../../moments.ts';
import { ask } from '../../questions.ts';
import { NOBODY, seatsOf } from '../../state.ts';
import type { RyhzuPiece, State } from '../../state.ts';

/** CO 24.5 */
export function layOutRyhzu(s: State): void {
  s.ryhzu = RYHZU_IDS.map((id) => ({ id, at: 'supply', upgraded: false, master: NOBODY }));
}

/** CO 24.6, CO 24.7 */
export const summonable = (s: State, rank: Rank): RyhzuPiece | undefined =>
  s.ryhzu.find(({ id, at }) => RYHZU[id].rank === rank && at === 'supply');

/** CO 24.6: onto the base of any faction. */
export function* summon(g: Chaos, seat: Seat, { rank }: { readonly rank: Rank }): Flow {
  const piece = summonable(g.state, rank)!;
  const answer = yield* ask.summon(seat, {
    about: { ryhzu: piece.id },
    candidates: () => [...seatsOf(g.state).map(String), 'nobody'],
  });
  if (answer === 'nobody') return;
  piece.master = Number(answer);
  piece.at = 'base';
  g.emit?.({ type: 'RyhzuSummoned', ryhzu: piece.id, seat: piece.master });
}

const servesAnother = (seat: Seat, { master }: RyhzuPiece): boolean => master !== NOBODY && master !== seat;

export const hasTribute = (s: State, seat: Seat): boolean => s.ryhzu.some((one) => servesAnother(seat, one));

/** CO 24.12: for those that opponents control. */
export function takeTribute(g: Chaos, seat: Seat): void {
  let energy = 0;
  let gems = 0;
  for (const one of g.state.ryhzu) {
    if (!servesAnother(seat, one)) continue;
    energy += RYHZU[one.id].tribute.energy ?? 0;
    gems += RYHZU[one.id].tribute.gems ?? 0;
  }
  gainGoods(g, seat, energy, gems, 'ryhzu');
}

type UpkeepId = `upkeep:${RyhzuId}`;

const upkeepOf = (id: RyhzuId): UpkeepId => `upkeep:${id}`;

/** CO 24.13, CO 14.13: the Jrayek choose when, but they must. */
export function upkeepItems(s: State, seat: Seat, items: readonly IncomeItem[]): readonly IncomeItem[] {
  const due = s.ryhzu.filter(({ id, master }) => master === seat && !s.incomeTaken.includes(upkeepOf(id)));
  return due.length === 0 ? items : [...items, ...due.map(({ id }) => ({ id: upkeepOf(id), must: true }))];
}

export const isUpkeep = (item: string): boolean => item.startsWith('upkeep:');

/** CO 24.12: paid in full, or it goes back to the supply, as it is (CO 24.14). */
export function* settleUpkeep(g: Chaos, seat: Seat, { item }: { readonly item: string }): Flow {
  const s = g.state;
  const piece = s.ryhzu.find(({ id }) => upkeepOf(id) === item)!;
  const { energy = 0, gems = 0 } = RYHZU[piece.id].upkeep;
  const paid =
    canPay(s, seat, energy, gems) && (yield* ask.payUpkeep(seat, { about: { ryhzu: piece.id } })) === 'yes';
  if (paid) {
    pay(g, seat, energy, gems, 'supply', 'upkeep');
    g.emit?.({ type: 'UpkeepPaid', seat, ryhzu: piece.id });
  } else {
    piece.master = NOBODY;
    piece.at = 'supply';
    g.emit?.({ type: 'RyhzuReturned', ryhzu: piece.id, seat });
  }
}

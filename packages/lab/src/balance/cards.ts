import type { CardFinding } from '@warptable/kernel';
import { shareOf } from '../statistics/shares.ts';
import type { Share } from '../statistics/shares.ts';
import { sumOf } from '../statistics/spread.ts';
import { shareAmong } from '../counting/counts.ts';
import type { GameWithFindings, Groups, Held } from '../counting/counts.ts';
import { judgedByOthers } from '../counting/judging.ts';
import type { Judged } from '../counting/judging.ts';

/** A card: how often it was taken when it was there, and how those fared who took it and who used it. */
export interface CardRow {
  /** Of the games in which somebody could have taken it, those in which somebody did. */
  readonly taken: Share;
  /** Won by those who took it, and by those who used it, against those of the other cards. */
  readonly picked: Judged;
  readonly played: Judged;
  /** Uses a game, by a seat that won and by one that did not. */
  readonly usesOfWinners: number;
  readonly usesOfOthers: number;
}

export function cardRows(
  subject: string,
  groups: Groups<Held<CardFinding>>,
  games: readonly GameWithFindings[],
): CardRow[] {
  const judged = (what: 'picked' | 'played'): Judged[] =>
    judgedByOthers(groups.map(([, list]) => shareAmong(list.filter((one) => one[what] > 0))));
  const played = judged('played');
  const takers = takersOf(games, subject);
  const winners = games.length;
  const others = sumOf(games.map(({ scores }) => scores.length)) - winners;
  return judged('picked').flatMap((picked, i) => {
    const [id, list] = groups[i] ?? ['', []];
    const uses = sumOf(list.map((one) => one.played * one.won));
    const all = sumOf(list.map((one) => one.played));
    return {
      taken: takers.get(id) ?? shareOf(0, 0),
      picked,
      played: played[i] ?? picked,
      usesOfWinners: uses / Math.max(1, winners),
      usesOfOthers: (all - uses) / Math.max(1, others),
    };
  });
}

/** By card: of the games in which it was on offer, those in which somebody took it. */
function takersOf(games: readonly GameWithFindings[], subject: string): ReadonlyMap<string, Share> {
  const counts = new Map<string, { taken: number; offered: number }>();
  for (const { findings } of games) {
    const cards = findings.cards.filter((card) => card.subject === subject && card.picked > 0);
    const taken = new Set(cards.map(({ id }) => id));
    for (const id of new Set([...(findings.table[subject] ?? []), ...taken])) {
      const count = counts.get(id) ?? { taken: 0, offered: 0 };
      counts.set(id, { taken: count.taken + (taken.has(id) ? 1 : 0), offered: count.offered + 1 });
    }
  }
  return new Map([...counts].map(([id, { taken, offered }]) => [id, shareOf(taken, offered)]));
}

import { atLeast, cards, cardsOf, deed, energy, gold, holds, resources } from './conditions.ts';
import type { Condition, Count, Missions } from './conditions.ts';

const rewards: Count = (s, seat) => s.players[seat]!.rewards.length;
const reserve: Count = (s, seat) => s.players[seat]!.reserve;

const gained: Count = (s, seat) => s.players[seat]!.deeds.gold + s.players[seat]!.deeds.energy;
const paid = deed('paid');

/** How many of the things that are kept as bits of a deed. */
const bitsOf =
  (bits: Count): Count =>
  (s, seat) => {
    let count = 0;
    for (let left = bits(s, seat); left > 0; left >>= 1) count += left & 1;
    return count;
  };

/** Teammates count too (TW 18.22). */
const followers: Condition = {
  have: bitsOf(deed('followedBy')),
  need: (s) => (s.players.length === 2 ? 1 : 2),
};

export const PROSPERITY: Missions<'pr'> = {
  'pr-01': [atLeast(9, gold)],
  'pr-02': [atLeast(9, energy)],
  'pr-03': [atLeast(16, resources)],
  'pr-04': [
    atLeast(6, gold),
    atLeast(6, energy),
    holds((s, seat) => s.players[seat]!.gold === s.players[seat]!.energy),
  ],
  'pr-05': [atLeast(8, cards)],
  'pr-06': [atLeast(5, cardsOf('combat'))],
  'pr-07': [atLeast(3, cardsOf('build')), atLeast(2, cardsOf('upgrade'))],
  'pr-08': [atLeast(3, rewards)],
  'pr-09': [atLeast(3, reserve)],
  'pr-10': [atLeast(4, reserve)],
  'pr-11': [atLeast(3, bitsOf(deed('consulted')))],
  'pr-12': [atLeast(8, gained)],
  'pr-13': [atLeast(8, paid)],
  'pr-14': [atLeast(3, deed('traded'))],
  'pr-15': [followers],
  'pr-16': [atLeast(1, deed('bribes'))],
  'pr-17': [atLeast(2, deed('rewardsSpent'))],
  'pr-18': [atLeast(1, deed('rewardAbilities')), atLeast(3, cards)],
  'pr-19': [
    atLeast(1, deed('gold')),
    atLeast(1, deed('energy')),
    atLeast(1, deed('cards')),
    atLeast(1, deed('troops')),
    atLeast(1, deed('rewards')),
  ],
  'pr-20': [atLeast(5, paid), holds((s, seat) => resources(s, seat) === 0)],
  'pr-21': [atLeast(5, gold), atLeast(5, energy), atLeast(5, cards), atLeast(1, reserve)],
};

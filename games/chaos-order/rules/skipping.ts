import type { SideAction, Value } from '@warptable/kernel';
import type { CardMomentName } from './questions.ts';
import { playerAt } from './state.ts';
import type { State } from './state.ts';

export const CARD_MOMENTS: readonly CardMomentName[] = [
  'price',
  'pass',
  'combatStart',
  'relicStart',
  'relicTaken',
];

const OPTIONS = CARD_MOMENTS.flatMap((moment) => [`${moment}:ask`, `${moment}:skip`]);

/** CO 2.16: a faction tells the engine beforehand to answer no for it at a moment of cards, or to ask it again. */
export const skipCards: SideAction<State> = {
  options: () => OPTIONS,
  apply(s, seat, value) {
    const player = playerAt(s, seat);
    const [moment, how] = String(value).split(':') as [CardMomentName, 'ask' | 'skip'];
    player.skips = CARD_MOMENTS.filter((one) =>
      one === moment ? how === 'skip' : player.skips.includes(one),
    );
  },
  replaces: (earlier, later) => momentOf(earlier) === momentOf(later),
};

const momentOf = (value: Value): string => String(value).split(':')[0]!;

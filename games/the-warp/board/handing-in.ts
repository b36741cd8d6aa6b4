import type { Asked, Value } from '@warptable/kernel';
import type { WarpView } from '../rules/view.ts';
import { isDecisionKind } from '../words/kinds.ts';
import { t } from './texts/say.ts';

interface HandIn {
  readonly label: string;
  readonly isFinal: boolean;
}

/** What handing in the picked ones does (TW 21.1 to TW 21.6). */
export function handIn(
  view: WarpView,
  { kind, seat }: Asked,
  { length: count }: readonly Value[],
): HandIn | undefined {
  if (!isDecisionKind(kind)) return undefined;
  switch (kind) {
    case 'rerollDice':
      return { label: t('handIn.rerollDice', { count }), isFinal: count > 0 };
    case 'doubleDice':
      return { label: t('handIn.doubleDice', { count }), isFinal: false };
    case 'giveCards':
      // Whoever has Reward Cards may be asked for some of them next.
      return { label: t('handIn.giveCards', { count }), isFinal: view.players[seat]?.rewardCount === 0 };
    case 'giveRewards':
      return { label: t('handIn.giveCards', { count }), isFinal: true };
    default:
      return undefined;
  }
}

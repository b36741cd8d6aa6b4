import type { Asked, Value } from '@warptable/kernel';
import { asWarp } from '../rules/questions.ts';
import type { WarpView } from '../rules/view.ts';
import { t } from './texts/say.ts';

/** What answering with the picked ones does. */
export function submit(
  _view: WarpView,
  asked: Asked,
  { length: count }: readonly Value[],
): string | undefined {
  const { kind } = asWarp(asked);
  switch (kind) {
    case 'rerollDice':
    case 'doubleDice':
    case 'giveCards':
      return t(`submit.${kind}`, { count });
    case 'giveRewards':
      return t('submit.giveCards', { count });
    default:
      return undefined;
  }
}

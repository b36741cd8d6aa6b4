import { listed } from '@warptable/speech';
import type { LeftOut } from '../odds/combat.ts';
import { t } from '../texts/say.ts';

/** What odds leave out, for all to see; and how they are worked out. */
export function LeftOutNote({ without }: { readonly without: readonly LeftOut[] }) {
  const what = listed(without.map((one) => t(`odds.without_${one}`)));
  return (
    <details>
      <summary>{what === '' ? t('odds.exact') : t('odds.without', { what })}</summary>
      <p>{t('odds.how')}</p>
    </details>
  );
}

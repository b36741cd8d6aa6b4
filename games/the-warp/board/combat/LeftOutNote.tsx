import type { LeftOut } from '../odds/combat.ts';
import { useText } from '../texts/useText.ts';

/** What odds leave out, for all to see; and how they are worked out. */
export function LeftOutNote({ without }: { readonly without: readonly LeftOut[] }) {
  const t = useText();
  const names = without.map((one) => t(`odds.without_${one}`));
  const last = names.at(-1);
  const what =
    names.length > 1 ? t('odds.and', { some: names.slice(0, -1).join(', '), last: last ?? '' }) : last;
  return (
    <details>
      <summary>{what === undefined ? t('odds.exact') : t('odds.without', { what })}</summary>
      <p>{t('odds.how')}</p>
    </details>
  );
}

import { percent } from '../odds.ts';
import type { Odds } from '../odds.ts';
import { useText } from '../texts/useText.ts';

/** Win, equal, lose for the attack: as a bar, and in numbers. */
export function OddsBar({ odds }: { readonly odds: Odds }) {
  const t = useText();
  return (
    <div className="tw-odds-bar">
      <div className="tw-odds-strip" aria-hidden="true">
        {(['win', 'tie', 'lose'] as const).map((end) => (
          <i key={end} data-end={end} style={{ flexGrow: odds[end] }} />
        ))}
      </div>
      <p>
        {(['win', 'tie', 'lose'] as const).map((end) => (
          <span key={end}>
            {t(`odds.${end}`)} <b>{percent(odds[end])}</b>
          </span>
        ))}
      </p>
    </div>
  );
}

import type { OptionInfo } from '@warptable/kernel';
import { useTranslation } from 'react-i18next';
import type { TableOdds } from '../local/tables.ts';

export type Options = Readonly<Record<string, string>>;

export interface OptionFieldsProps {
  readonly table: readonly OptionInfo[];
  readonly options: Options;
  readonly setOptions: (to: Options) => void;
  readonly odds: TableOdds;
  readonly setOdds: (to: TableOdds) => void;
}

/** The game's own options, and whether odds are worked out. */
export function OptionFields({ table, options, setOptions, odds, setOdds }: OptionFieldsProps) {
  const { t } = useTranslation('web');
  return (
    <>
      {table.map(({ id, name, values }) => (
        <label key={id} className="wt-field">
          <span>{name}</span>
          <select
            className="wt-input"
            value={options[id] ?? values[0]?.value}
            onChange={({ target }) => setOptions({ ...options, [id]: target.value })}
          >
            {values.map(({ value, name: label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label className="wt-field">
        <span>{t('setup.odds')}</span>
        <select
          className="wt-input"
          value={odds}
          onChange={({ target }) => setOdds(target.value as TableOdds)}
        >
          <option value="shown">{t('setup.odds_shown')}</option>
          <option value="hidden">{t('setup.odds_hidden')}</option>
        </select>
      </label>
    </>
  );
}

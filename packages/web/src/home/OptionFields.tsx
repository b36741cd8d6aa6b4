import type { OptionInfo } from '@warptable/kernel';
import type { TableOdds } from '../local/tables.ts';
import { t } from '../texts/say.ts';
import { optionName, valueName } from './optionTexts.ts';

export type Options = Readonly<Record<string, string>>;

export interface OptionFieldsProps {
  readonly game: string;
  readonly table: readonly OptionInfo[];
  readonly options: Options;
  readonly setOptions: (to: Options) => void;
  readonly odds: TableOdds;
  readonly setOdds: (to: TableOdds) => void;
}

/** The game's own options, and whether odds are worked out. */
export function OptionFields({ game, table, options, setOptions, odds, setOdds }: OptionFieldsProps) {
  return (
    <>
      {table.map((option) => (
        <label key={option.id} className="wt-field">
          <span>{optionName(game, option)}</span>
          <select
            className="wt-input"
            value={options[option.id] ?? option.values[0]?.value}
            onChange={({ target }) => setOptions({ ...options, [option.id]: target.value })}
          >
            {option.values.map((one) => (
              <option key={one.value} value={one.value}>
                {valueName(game, option, one)}
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

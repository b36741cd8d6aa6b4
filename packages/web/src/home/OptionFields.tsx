import type { AnyRules } from '@warptable/games';
import type { TableOdds } from '../local/tables.ts';
import { t } from '../texts/say.ts';
import { whyUnfit } from './fitting.ts';
import { FittingSelect } from './FittingSelect.tsx';
import { optionName, valueName } from './optionTexts.ts';

export type Options = Readonly<Record<string, string>>;

export interface OptionFieldsProps {
  readonly game: AnyRules['game'];
  readonly seats: number;
  readonly options: Options;
  readonly setOptions: (to: Options) => void;
  readonly odds: TableOdds;
  readonly setOdds: (to: TableOdds) => void;
}

/** The game's own options, and whether odds are worked out. */
export function OptionFields({ game, seats, options, setOptions, odds, setOdds }: OptionFieldsProps) {
  return (
    <>
      {game.optionTable.map((option) => {
        const withValue = (value: string): Options => ({ ...options, [option.id]: value });
        return (
          <FittingSelect
            key={option.id}
            name={optionName(game.id, option)}
            game={game.id}
            value={options[option.id] ?? option.values[0]?.value ?? ''}
            choices={option.values.map((one) => ({
              value: one.value,
              name: valueName(game.id, option, one),
              unfit: whyUnfit(game, withValue(one.value), seats),
            }))}
            choose={(value) => setOptions(withValue(value))}
          />
        );
      })}
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

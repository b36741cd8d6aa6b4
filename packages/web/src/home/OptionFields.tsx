import type { AnyRules } from '@warptable/games/manifest';
import { usualValue } from '@warptable/kernel';
import type { OptionInfo, OptionValue, OptionValues } from '@warptable/kernel';
import type { TableOdds } from '../local/tables.ts';
import { t } from '../texts/say.ts';
import { whyUnfit } from './fitting.ts';
import { FittingSelect } from './FittingSelect.tsx';
import { optionName, valueName } from './optionTexts.ts';

interface GameOptionsProps {
  readonly game: AnyRules['game'];
  readonly seats: number;
  /** The options to choose, all of the game or some of them. */
  readonly table: readonly OptionInfo[];
  readonly options: OptionValues;
  readonly setOptions: (to: OptionValues) => void;
}

/** Options of a game. */
export function GameOptions({ game, seats, table, options, setOptions }: GameOptionsProps) {
  return table.map((option) => {
    const withValue = (value: OptionValue): OptionValues => ({ ...options, [option.id]: value });
    const chosen = options[option.id] ?? usualValue(option);
    if (typeof chosen !== 'string')
      return (
        <SetField
          key={option.id}
          game={game}
          option={option}
          chosen={chosen}
          choose={(values) => setOptions(withValue(values))}
        />
      );
    const choices = option.values.map((one) => ({
      value: one.value,
      name: valueName(game.id, option, one),
      unfit: whyUnfit(game, withValue(one.value), seats),
    }));
    const isMoot = option.special && choices.every(({ value, unfit }) => value === chosen || unfit);
    if (isMoot) return null;
    return (
      <FittingSelect
        key={option.id}
        name={optionName(game.id, option)}
        game={game.id}
        value={chosen}
        choices={choices}
        choose={(value) => setOptions(withValue(value))}
      />
    );
  });
}

interface SetFieldProps {
  readonly game: AnyRules['game'];
  readonly option: OptionInfo;
  readonly chosen: readonly string[];
  readonly choose: (values: readonly string[]) => void;
}

/** Any number of the values. */
const SetField = ({ game, option, chosen, choose }: SetFieldProps) => (
  <fieldset className="setup-set">
    <legend>{optionName(game.id, option)}</legend>
    {option.values.map((one) => (
      <label key={one.value}>
        <input
          type="checkbox"
          checked={chosen.includes(one.value)}
          onChange={({ target }) =>
            choose(target.checked ? [...chosen, one.value] : chosen.filter((value) => value !== one.value))
          }
        />
        {valueName(game.id, option, one)}
      </label>
    ))}
  </fieldset>
);

export interface OptionFieldsProps extends Omit<GameOptionsProps, 'table'> {
  readonly odds: TableOdds;
  readonly setOdds: (to: TableOdds) => void;
}

/** The game's own options, and whether odds are worked out. */
export function OptionFields({ odds, setOdds, ...props }: OptionFieldsProps) {
  return (
    <>
      <GameOptions {...props} table={props.game.optionTable} />
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

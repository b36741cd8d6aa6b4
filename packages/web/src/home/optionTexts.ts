import type { OptionInfo, OptionLimit } from '@warptable/kernel';
import { texts } from '@warptable/speech';

type ValueInfo = OptionInfo['values'][number];

// The rules bring the English along, for terminals and for whoever reads the list of a server. Other languages have a table of their
// own: `options`, by game, option and value, and by game and limit.

export const optionName = (game: string, { id, name }: OptionInfo): string =>
  texts.t(`${game}.${id}.name`, { ns: 'options', defaultValue: name });

export const valueName = (game: string, { id }: OptionInfo, { value, name }: ValueInfo): string =>
  texts.t(`${game}.${id}.values.${value}`, { ns: 'options', defaultValue: name });

type LimitInfo = Pick<OptionLimit<unknown>, 'id' | 'text'>;

/** What fits, for whoever has chosen something that does not. */
export const limitText = (game: string, { id, text }: LimitInfo): string =>
  texts.t(`${game}.limits.${id}`, { ns: 'options', defaultValue: text });

/** The English of a game's options as that table has it, for translators. */
export const optionTexts = (table: readonly OptionInfo[], limits: readonly LimitInfo[] = []) => ({
  ...Object.fromEntries(
    table.map(({ id, name, values }) => [
      id,
      { name, values: Object.fromEntries(values.map((one) => [one.value, one.name])) },
    ]),
  ),
  ...(limits.length > 0 ? { limits: Object.fromEntries(limits.map(({ id, text }) => [id, text])) } : {}),
});

import type { BotLevel } from '@warptable/table';
import { t } from '../texts/say.ts';

/** From the weakest to the strongest. Named here again, so that the first page need not load the table. */
const LEVELS: readonly BotLevel[] = ['novice', 'regular', 'expert'];
export const USUAL_LEVEL: BotLevel = 'regular';

export interface LevelFieldProps {
  readonly name: string;
  readonly level: BotLevel;
  readonly setLevel: (level: BotLevel) => void;
}

/** How well a bot plays. */
export function LevelField({ name, level, setLevel }: LevelFieldProps) {
  return (
    <select
      className="wt-input"
      aria-label={name}
      value={level}
      onChange={({ target }) => setLevel(target.value as BotLevel)}
    >
      {LEVELS.map((one) => (
        <option key={one} value={one}>
          {t(`level.${one}`)}
        </option>
      ))}
    </select>
  );
}

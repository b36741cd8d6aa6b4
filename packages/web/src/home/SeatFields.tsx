import type { BotLevel } from '@warptable/table';
import { useTranslation } from 'react-i18next';
import { LevelField } from './LevelField.tsx';

export interface SeatPlan {
  readonly person: boolean;
  readonly name: string;
  /** If it is a bot. */
  readonly level: BotLevel;
}

export interface SeatFieldsProps {
  readonly seats: readonly SeatPlan[];
  readonly setSeats: (seats: SeatPlan[]) => void;
  /** The people sit in front of this screen, so they can be named here. */
  readonly named: boolean;
  /** There is one person, in the first seat: nothing is to be chosen but how well the others play. */
  readonly onlyBots: boolean;
}

/** A person or a bot for each seat. */
export function SeatFields({ seats, setSeats, named, onlyBots }: SeatFieldsProps) {
  const { t } = useTranslation('web');
  const change = (i: number, to: Partial<SeatPlan>) =>
    setSeats(seats.map((seat, j) => (i === j ? { ...seat, ...to } : seat)));
  return seats.map(({ person, name, level }, i) => {
    if (onlyBots && person) return null;
    return (
      <fieldset key={i} className="setup-seat">
        <legend>{t('setup.seat', { n: i + 1 })}</legend>
        {!onlyBots && (
          <select
            className="wt-input"
            aria-label={t('setup.seat', { n: i + 1 })}
            value={person ? 'person' : 'bot'}
            disabled={i === 0}
            onChange={({ target }) => change(i, { person: target.value === 'person' })}
          >
            <option value="person">{named || i === 0 ? t('setup.person') : t('setup.open')}</option>
            <option value="bot">{t('setup.bot')}</option>
          </select>
        )}
        {named && person && (
          <input
            className="wt-input"
            aria-label={t('setup.name')}
            maxLength={40}
            value={name}
            onChange={({ target }) => change(i, { name: target.value })}
          />
        )}
        {!person && (
          <LevelField
            name={t('setup.level', { n: i + 1 })}
            level={level}
            setLevel={(to) => change(i, { level: to })}
          />
        )}
      </fieldset>
    );
  });
}

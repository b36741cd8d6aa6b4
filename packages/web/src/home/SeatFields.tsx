import type { BotLevel } from '@warptable/table';
import { t } from '../texts/say.ts';
import { LevelField } from './LevelField.tsx';
import type { SetupKind } from './SetupDialog.tsx';

export interface SeatPlan {
  readonly person: boolean;
  readonly name: string;
  /** If it is a bot. */
  readonly level: BotLevel;
}

export interface SeatFieldsProps {
  readonly kind: SetupKind;
  readonly seats: readonly SeatPlan[];
  readonly setSeats: (seats: SeatPlan[]) => void;
}

/** A person or a bot for each seat; the first is for whoever sets the table up. */
export function SeatFields({ kind, seats, setSeats }: SeatFieldsProps) {
  const change = (i: number, to: Partial<SeatPlan>) =>
    setSeats(seats.map((seat, j) => (i === j ? { ...seat, ...to } : seat)));
  return seats.map(({ person, name, level }, i) => {
    // Alone against bots there is nothing to choose but how well they play.
    if (kind === 'bots' && person) return null;
    return (
      <fieldset key={i} className="setup-seat">
        <legend>{t('setup.seat', { n: i + 1 })}</legend>
        {kind === 'online' && i === 0 && <p className="setup-you">{t('setup.you')}</p>}
        {kind !== 'bots' && i > 0 && (
          <select
            className="wt-input"
            aria-label={t('setup.seat', { n: i + 1 })}
            value={person ? 'person' : 'bot'}
            onChange={({ target }) => change(i, { person: target.value === 'person' })}
          >
            <option value="person">{kind === 'screen' ? t('setup.person') : t('setup.open')}</option>
            <option value="bot">{t('setup.bot')}</option>
          </select>
        )}
        {kind === 'screen' && person && (
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

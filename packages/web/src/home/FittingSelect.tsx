import { anchorOf } from '@warptable/ui';
import { useId } from 'react';
import { t } from '../texts/say.ts';
import { reasonsOf } from './fitting.ts';
import type { Unfit } from './fitting.ts';

export interface FittingSelectProps {
  readonly name: string;
  readonly game: string;
  readonly value: string;
  readonly choices: readonly {
    readonly value: string;
    readonly name: string;
    /** Why it cannot be chosen beside all else that is chosen. */
    readonly unfit: Unfit | null;
  }[];
  readonly choose: (value: string) => void;
}

/** A choice in which grey is what does not go with the others; below it, why. */
export function FittingSelect({ name, game, value, choices, choose }: FittingSelectProps) {
  const id = useId();
  const reasons = reasonsOf(choices.map(({ unfit }) => unfit));
  return (
    <div className="setup-choice">
      <label className="wt-field">
        <span>{name}</span>
        <select
          className="wt-input"
          value={value}
          aria-describedby={reasons.length > 0 ? id : undefined}
          onChange={({ target }) => choose(target.value)}
        >
          {choices.map((one) => (
            <option key={one.value} value={one.value} disabled={one.unfit !== null && one.value !== value}>
              {one.name}
            </option>
          ))}
        </select>
      </label>
      {reasons.length > 0 && (
        <ul role="list" id={id} className="setup-unfit">
          {reasons.map(({ why, rule }) => (
            <li key={why}>
              {t('setup.unfit', { why })}{' '}
              {rule !== null && (
                <a href={`/rules/${game}#${anchorOf(rule)}`} target="_blank" rel="noreferrer">
                  {rule}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

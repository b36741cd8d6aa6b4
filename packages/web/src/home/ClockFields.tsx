import type { ClockPolicy } from '@warptable/table';
import { t } from '../texts/say.ts';

type ClockKind = ClockPolicy['kind'];

const USUAL: { readonly [Kind in ClockKind]: Extract<ClockPolicy, { kind: Kind }> } = {
  none: { kind: 'none' },
  live: { kind: 'live', perMove: 60, reserve: 900 },
  slow: { kind: 'slow', days: 2 },
};
const KINDS = Object.keys(USUAL) as ClockKind[];

export interface ClockFieldsProps {
  readonly clock: ClockPolicy;
  readonly setClock: (to: ClockPolicy) => void;
}

/** Which clock, and how much time it gives. */
export function ClockFields({ clock, setClock }: ClockFieldsProps) {
  return (
    <>
      <label className="wt-field">
        <span>{t('setup.clock')}</span>
        <select
          className="wt-input"
          value={clock.kind}
          onChange={({ target }) => setClock(USUAL[target.value as ClockKind])}
        >
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`setup.clock_${kind}`)}
            </option>
          ))}
        </select>
      </label>
      {clock.kind === 'live' && (
        <div className="setup-pair">
          <TimeField
            name={t('setup.perMove')}
            value={clock.perMove}
            limits={{ min: 5, max: 3600 }}
            set={(perMove) => setClock({ ...clock, perMove })}
          />
          <TimeField
            name={t('setup.reserve')}
            value={clock.reserve / 60}
            limits={{ min: 0, max: 1440 }}
            set={(minutes) => setClock({ ...clock, reserve: minutes * 60 })}
          />
        </div>
      )}
      {clock.kind === 'slow' && (
        <TimeField
          name={t('setup.days')}
          value={clock.days}
          limits={{ min: 1, max: 30 }}
          set={(days) => setClock({ ...clock, days })}
        />
      )}
    </>
  );
}

interface TimeFieldProps {
  readonly name: string;
  readonly value: number;
  /** Those of the table's own schema, in the unit of the field. */
  readonly limits: { readonly min: number; readonly max: number };
  readonly set: (to: number) => void;
}

/** A whole number. While it is none, the browser says so and the form is not sent. */
function TimeField({ name, value, limits, set }: TimeFieldProps) {
  return (
    <label className="wt-field">
      <span>{name}</span>
      <input
        type="number"
        className="wt-input"
        inputMode="numeric"
        required
        step={1}
        {...limits}
        value={Number.isNaN(value) ? '' : value}
        onChange={({ target }) => set(target.valueAsNumber)}
      />
    </label>
  );
}

import type { Seat } from '@warptable/kernel';
import type { PartProps } from '@warptable/ui';
import type { WarpView } from '../../rules/view.ts';
import { ThingIcon } from '../art/Icons.tsx';
import { useText } from '../texts/useText.ts';

type Aside = NonNullable<PartProps<WarpView>['aside']>;

interface PresetsProps {
  readonly view: WarpView;
  readonly seat: Seat;
  readonly aside: Aside;
  /** Only what changes with every turn. */
  readonly isShort?: boolean;
}

const SUPPORT = ['ask', 'leader', 'gate', 'never'] as const;

/** Answers given beforehand, so that nobody has to wait for them. */
export function Presets({ view, seat, aside, isShort = false }: PresetsProps) {
  const t = useText();
  const presets = view.players[seat]?.own?.presets;
  if (!presets || view.phase === 'over') return null;
  const set = (value: string) => aside('preset', value);
  return (
    <div className="tw-presets" role="group" aria-label={t('presets.name')}>
      <Toggle
        name={t('presets.develop')}
        isOn={presets.noDevelop}
        onToggle={() => set(presets.noDevelop ? 'develop:ask' : 'develop:never')}
      />
      <Toggle
        name={t('presets.terrashift')}
        isOn={presets.noTerrashift}
        onToggle={() => set(presets.noTerrashift ? 'terrashift:ask' : 'terrashift:never')}
      />
      {!isShort && (
        <>
          <Toggle
            name={t('presets.missions')}
            isOn={presets.missions === 'ask'}
            onToggle={() => set(presets.missions === 'ask' ? 'missions:auto' : 'missions:ask')}
          />
          <label className="tw-preset-choice">
            <span>{t('presets.support')}</span>
            <select
              className="wt-input"
              value={presets.support}
              onChange={({ target }) => set(`support:${target.value}`)}
            >
              {SUPPORT.map((value) => (
                <option key={value} value={value}>
                  {t(`presets.support_${value}`)}
                </option>
              ))}
            </select>
          </label>
        </>
      )}
      <Timeout view={view} seat={seat} aside={aside} />
    </div>
  );
}

interface ToggleProps {
  readonly name: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

function Toggle({ name, isOn, onToggle }: ToggleProps) {
  return (
    <button type="button" className="tw-toggle" role="switch" aria-checked={isOn} onClick={onToggle}>
      {name}
    </button>
  );
}

/** TW 18.9: one timeout a team. The prompt bar shows it while it lasts. */
function Timeout({ view, seat, aside }: PresetsProps) {
  const t = useText();
  const team = view.players[seat]?.team;
  if (view.options.mode !== 'team' || team === undefined) return null;
  if (view.timeout || view.timeoutsUsed.includes(team)) return null;
  return (
    <button type="button" className="tw-toggle" onClick={() => aside('timeout', 'call')}>
      <ThingIcon thing="timeout" size={15} /> {t('presets.timeout')}
    </button>
  );
}

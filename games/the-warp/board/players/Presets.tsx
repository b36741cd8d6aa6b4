import type { Seat } from '@warptable/kernel';
import type { PartProps } from '@warptable/ui';
import type { WarpView } from '../../rules/view.ts';
import { t } from '../texts/say.ts';
import './presets.css';

type Aside = NonNullable<PartProps<WarpView>['aside']>;

interface PresetsProps {
  readonly view: WarpView;
  readonly seat: Seat;
  readonly aside: Aside;
}

/** For a dialog of its own. */
export function Beforehand({ view, eye, aside }: PartProps<WarpView>) {
  return eye !== 'spectator' && aside ? <Presets view={view} seat={eye} aside={aside} /> : null;
}

const SUPPORT = ['ask', 'leader', 'gate', 'never'] as const;
const BONUSES = ['ask', 'card', 'own'] as const;

/** Answers given beforehand, so that nobody has to wait for them. */
export function Presets({ view, seat, aside }: PresetsProps) {
  const presets = view.players[seat]?.own?.presets;
  if (!presets) return null;
  const { missions, forced, mate, support, bonuses } = presets;
  const set = (value: string) => aside('preset', value);
  return (
    <div className="tw-presets-all">
      <div className="tw-presets" role="group" aria-label={t('presets.turn')}>
        <p className="tw-presets-name">{t('presets.turn')}</p>
        <OfTurn view={view} seat={seat} aside={aside} />
      </div>
      <div className="tw-presets" role="group" aria-label={t('presets.lasting')}>
        <p className="tw-presets-name">{t('presets.lasting')}</p>
        <Toggle
          name={t('presets.forced')}
          isOn={forced === 'auto'}
          onToggle={() => set(forced === 'auto' ? 'forced:ask' : 'forced:auto')}
        />
        <Toggle
          name={t('presets.missions')}
          isOn={missions === 'ask'}
          onToggle={() => set(missions === 'ask' ? 'missions:auto' : 'missions:ask')}
        />
        {view.options.mode === 'team' && (
          <Toggle
            name={t('presets.mate')}
            isOn={mate === 'never'}
            onToggle={() => set(mate === 'never' ? 'mate:ask' : 'mate:never')}
          />
        )}
        <div className="tw-preset-choices">
          <Choice
            name="support"
            options={SUPPORT.map((one) => ({ value: one, text: t(`presets.support_${one}`) }))}
            value={support}
            onChoose={set}
          />
          <Choice
            name="bonuses"
            options={BONUSES.map((one) => ({ value: one, text: t(`presets.bonuses_${one}`) }))}
            value={bonuses}
            onChoose={set}
          />
        </div>
      </div>
      <p className="tw-soft">{t('presets.noticed')}</p>
    </div>
  );
}

const TURN = [
  { name: 'develop', preset: 'noDevelop' },
  { name: 'terrashift', preset: 'noTerrashift' },
  { name: 'bribes', preset: 'noBribes' },
] as const;

/** What is decided for the present turn alone. */
function OfTurn({ view, seat, aside }: PresetsProps) {
  const presets = view.players[seat]?.own?.presets;
  if (!presets) return null;
  return TURN.map(({ name, preset }) => (
    <Toggle
      key={name}
      name={t(`presets.${name}`)}
      isOn={presets[preset]}
      onToggle={() => aside('preset', `${name}:${presets[preset] ? 'ask' : 'never'}`)}
    />
  ));
}

interface ChoiceProps {
  readonly name: 'support' | 'bonuses';
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

function Choice({ name, options, value, onChoose }: ChoiceProps) {
  return (
    <label className="tw-preset-choice">
      <span>{t(`presets.${name}`)}</span>
      <select
        className="wt-input"
        value={value}
        onChange={({ target }) => onChoose(`${name}:${target.value}`)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </label>
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

import type { Seat } from '@warptable/kernel';
import type { PartProps } from '@warptable/ui';
import type { WarpView } from '../../rules/view.ts';
import { t } from '../texts/say.ts';
import './presets.css';

type SideAction = NonNullable<PartProps<WarpView>['sideAction']>;

interface PresetsProps {
  readonly view: WarpView;
  readonly seat: Seat;
  readonly sideAction: SideAction;
}

/** For a dialog of its own. */
export function Beforehand({ view, viewer, sideAction }: PartProps<WarpView>) {
  return viewer !== 'spectator' && sideAction ? (
    <Presets view={view} seat={viewer} sideAction={sideAction} />
  ) : null;
}

const SUPPORT = ['ask', 'leader', 'gate', 'never'] as const;
const BONUSES = ['ask', 'card', 'own'] as const;

/** Answers given beforehand, so that nobody has to wait for them. */
export function Presets({ view, seat, sideAction }: PresetsProps) {
  const presets = view.players[seat]?.own?.presets;
  if (!presets) return null;
  const { forced, mate, support, bonuses, ties } = presets;
  const set = (value: string) => sideAction('preset', value);
  const always = (
    <>
      <Toggle
        name={t('presets.forced')}
        isOn={forced === 'auto'}
        onToggle={() => set(forced === 'auto' ? 'forced:ask' : 'forced:auto')}
      />
      <MissionsPreset view={view} seat={seat} sideAction={sideAction} />
      {view.solo && (
        <Toggle
          name={t('presets.ties')}
          isOn={ties === 'auto'}
          onToggle={() => set(ties === 'auto' ? 'ties:ask' : 'ties:auto')}
        />
      )}
    </>
  );
  if (view.phase === 'setup') return <div className="tw-presets">{always}</div>;
  return (
    <div className="tw-presets-all">
      <div className="tw-presets" role="group" aria-label={t('presets.turn')}>
        <p className="tw-presets-name">{t('presets.turn')}</p>
        <OfTurn view={view} seat={seat} sideAction={sideAction} />
      </div>
      <div className="tw-presets" role="group" aria-label={t('presets.lasting')}>
        <p className="tw-presets-name">{t('presets.lasting')}</p>
        {always}
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

/** TW 13.3: whether missions are completed without a question. */
export function MissionsPreset({ view, seat, sideAction }: PresetsProps) {
  const missions = view.players[seat]?.own?.presets.missions;
  if (!missions) return null;
  return (
    <Toggle
      name={t('presets.missions')}
      isOn={missions === 'ask'}
      onToggle={() => sideAction('preset', missions === 'ask' ? 'missions:auto' : 'missions:ask')}
    />
  );
}

const TURN = [
  { name: 'develop', preset: 'noDevelop' },
  { name: 'terrashift', preset: 'noTerrashift' },
  { name: 'bribes', preset: 'noBribes' },
] as const;

/** What is decided for the present turn alone. */
function OfTurn({ view, seat, sideAction }: PresetsProps) {
  const presets = view.players[seat]?.own?.presets;
  if (!presets) return null;
  return TURN.map(({ name, preset }) => (
    <Toggle
      key={name}
      name={t(`presets.${name}`)}
      isOn={presets[preset]}
      onToggle={() => sideAction('preset', `${name}:${presets[preset] ? 'ask' : 'never'}`)}
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

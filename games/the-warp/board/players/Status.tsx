import { StepTrack } from '@warptable/ui';
import type { WarpView } from '../../rules/view.ts';
import { playerName } from '../../words/names.ts';
import { ThingIcon } from '../art/Icons.tsx';
import { SeatIcon } from '../art/Pieces.tsx';
import { t } from '../texts/say.ts';
import { TeamLine } from './TeamLine.tsx';
import './status.css';

const PHASES = ['income', 'action', 'movement', 'reveal', 'replenish'] as const;

/** Round, phase of the turn, who is on turn, and a warning before the end. */
export function Status({ view }: { readonly view: WarpView }) {
  const { round, phase, active, first, endgame, timeout } = view;
  if (phase === 'over') return <p className="wt-state">{t('status.over', { count: round })}</p>;
  if (phase === 'setup') return <SettingUp view={view} />;
  return (
    <p className="wt-state">
      <strong>{t('status.round', { round })}</strong>
      <span className="tw-turn-of">
        <SeatIcon seat={active} size={20} />
        <span className="wt-hidden">{t('status.active', { name: playerName(active) })}</span>
      </span>
      <StepTrack
        className="tw-phases"
        label={t(`status.${phase}`)}
        steps={PHASES.map((one) => t(`status.${one}`))}
        now={PHASES.findIndex((one) => one === phase)}
      />
      <span title={t('status.first')}>
        <ThingIcon thing="first" size={16} />
        <SeatIcon seat={first} size={16} />
        <span className="wt-hidden">{t('status.firstIs', { name: playerName(first) })}</span>
      </span>
      {endgame !== null && <Ending rounds={endgame} />}
      {timeout && (
        <strong className="wt-state-warning">{t('status.timeout', { team: timeout.team + 1 })}</strong>
      )}
    </p>
  );
}

function SettingUp({ view }: { readonly view: WarpView }) {
  const { viewer } = view;
  return (
    <div className="wt-state">
      <p>{t('status.settingUp')}</p>
      {viewer !== 'spectator' && <TeamLine view={view} seat={viewer} />}
    </div>
  );
}

/** How many rounds are still to come after this one. */
function Ending({ rounds }: { readonly rounds: number }) {
  if (rounds === 0) return <strong className="wt-state-warning">{t('status.last')}</strong>;
  return (
    <strong className="wt-state-warning">
      <span className="wt-state-short" aria-hidden="true">
        {t('status.endgameShort', { count: rounds })}
      </span>
      <span className="wt-state-long">{t('status.endgame', { count: rounds })}</span>
    </strong>
  );
}

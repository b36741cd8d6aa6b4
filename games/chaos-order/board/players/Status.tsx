import { capital } from '@warptable/speech';
import { SeatMark } from '@warptable/ui';
import type { ChaosView } from '../../rules/view.ts';
import { seatName } from '../../words/names.ts';
import { say } from '../../words/say.ts';
import { seatStyleOf } from '../seats.ts';
import { t } from '../texts/say.ts';

/** CO 4.2 */
const ROUNDS = 6;

/** Round and phase, and who is to move. */
export function Status({ view }: { readonly view: ChaosView }) {
  const { round, phase, active, ending } = view;
  if (ending) return <p className="wt-state">{t('status.over')}</p>;
  if (phase === 'setup') return <p className="wt-state">{t('status.settingUp')}</p>;
  return (
    <p className="wt-state">
      <strong>{t('status.round', { round, of: ROUNDS })}</strong>
      <span>{capital(say(`phases.${phase}`))}</span>
      {active >= 0 && (
        <span title={t('status.active', { name: seatName(view, active) })}>
          <SeatMark mark={seatStyleOf(view, active)} size={20} />
          <span aria-hidden="true">{t('status.acts')}</span>
          <span className="wt-hidden">{t('status.active', { name: seatName(view, active) })}</span>
        </span>
      )}
      {round === ROUNDS && <strong className="wt-state-warning">{t('status.last')}</strong>}
    </p>
  );
}

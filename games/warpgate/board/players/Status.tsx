import { SeatMark, StepTrack } from '@warptable/ui';
import type { WarpgateView } from '../../rules/view.ts';
import { gateCardName, playerName } from '../../words/names.ts';
import { ThingIcon } from '../art/Icons.tsx';
import { seatStyleOf } from '../seats.ts';
import { t } from '../texts/say.ts';
import './status.css';

const TURNS = ['1X', '2X', '3X', '4X'];

/** Round, turn, first player, and a warning before the end. */
export function Status({ view }: { readonly view: WarpgateView }) {
  const { round, turn, first, active, lastRound, result, gatekeepers } = view;
  if (result) return <p className="wt-state wg-status">{t('status.over', { count: round })}</p>;
  if (round === 0) return <p className="wt-state wg-status">{t('status.settingUp')}</p>;
  return (
    <p className="wt-state wg-status">
      <strong>{t('status.round', { round })}</strong>
      <StepTrack className="wg-track" label={t('status.turn', { turn })} steps={TURNS} now={turn - 1} />
      <span>
        <SeatMark mark={seatStyleOf(view, active)} size={20} />{' '}
        <span className="wt-hidden">{t('status.active', { name: playerName(view, active) })}</span>
      </span>
      <span title={t('strip.first')}>
        <ThingIcon thing="first" size={16} />
        <SeatMark mark={seatStyleOf(view, first)} size={16} />
        <span className="wt-hidden">{t('status.first', { name: playerName(view, first) })}</span>
      </span>
      {gatekeepers && gatekeepers.slots.length > 0 && (
        <span className="wt-state-long">
          {t('status.gatekeepers', { cards: gatekeepers.slots.map(gateCardName).join(', ') })}
        </span>
      )}
      {lastRound && <strong className="wt-state-warning">{t('status.last')}</strong>}
    </p>
  );
}

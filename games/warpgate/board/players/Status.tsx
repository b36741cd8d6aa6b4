import type { WarpgateView } from '../../rules/view.ts';
import { gateCardName, playerName } from '../../words/names.ts';
import { ThingIcon } from '../art/Icons.tsx';
import { SeatIcon } from '../art/Pieces.tsx';
import { liveryOf } from '../seats.ts';
import { t } from '../texts/say.ts';
import './status.css';

const TURNS = [1, 2, 3, 4];

/** Round, turn, first player, and a warning before the end. */
export function Status({ view }: { readonly view: WarpgateView }) {
  const { round, turn, first, active, lastRound, result, gatekeepers } = view;
  if (result) return <p className="wg-status">{t('status.over', { count: round })}</p>;
  if (round === 0) return <p className="wg-status">{t('status.settingUp')}</p>;
  return (
    <p className="wg-status">
      <strong>{t('status.round', { round })}</strong>
      <span className="wg-track" role="img" aria-label={t('status.turn', { turn })}>
        {TURNS.map((n) => (
          <span key={n} data-state={n < turn ? 'done' : n === turn ? 'now' : 'next'}>
            {n}X
          </span>
        ))}
      </span>
      <span>
        <SeatIcon {...liveryOf(view, active)} size={20} />{' '}
        <span className="wt-hidden">{t('status.active', { name: playerName(view, active) })}</span>
      </span>
      <span title={t('strip.first')}>
        <ThingIcon thing="first" size={16} />
        <SeatIcon {...liveryOf(view, first)} size={16} />
        <span className="wt-hidden">{t('status.first', { name: playerName(view, first) })}</span>
      </span>
      {gatekeepers && gatekeepers.slots.length > 0 && (
        <span className="wg-status-long">
          {t('status.gatekeepers', { cards: gatekeepers.slots.map(gateCardName).join(', ') })}
        </span>
      )}
      {lastRound && <strong className="wg-last">{t('status.last')}</strong>}
    </p>
  );
}

import type { TableWish } from '@warptable/table';
import { t } from '../texts/say.ts';
import { ClockFields } from './ClockFields.tsx';

export type OnlinePart = Pick<TableWish, 'clock' | 'undo' | 'listed'>;

export const usualOnline: OnlinePart = { clock: { kind: 'none' }, undo: 'free', listed: false };

/** What matters only where people are apart. */
export function OnlineFields({
  online,
  setOnline,
}: {
  online: OnlinePart;
  setOnline: (to: OnlinePart) => void;
}) {
  return (
    <>
      <ClockFields clock={online.clock} setClock={(clock) => setOnline({ ...online, clock })} />
      <label className="wt-field">
        <span>{t('setup.undo')}</span>
        <select
          className="wt-input"
          value={online.undo}
          onChange={({ target }) => setOnline({ ...online, undo: target.value as OnlinePart['undo'] })}
        >
          <option value="free">{t('setup.undo_free')}</option>
          <option value="off">{t('setup.undo_off')}</option>
        </select>
      </label>
      <label className="wt-check">
        <input
          type="checkbox"
          checked={online.listed}
          onChange={({ target }) => setOnline({ ...online, listed: target.checked })}
        />
        {t('setup.listed')}
      </label>
    </>
  );
}

import type { ClockPolicy, TableWish } from '@warptable/table';
import { useTranslation } from 'react-i18next';

export type OnlinePart = Pick<TableWish, 'clock' | 'undo' | 'listed'>;

export const usualOnline: OnlinePart = { clock: { kind: 'none' }, undo: 'free', listed: false };

const CLOCKS: Readonly<Record<ClockPolicy['kind'], ClockPolicy>> = {
  none: { kind: 'none' },
  live: { kind: 'live', perMove: 60, reserve: 900 },
  slow: { kind: 'slow', days: 2 },
};

/** What matters only where people are apart. */
export function OnlineFields({
  online,
  setOnline,
}: {
  online: OnlinePart;
  setOnline: (to: OnlinePart) => void;
}) {
  const { t } = useTranslation('web');
  return (
    <>
      <label className="wt-field">
        <span>{t('setup.clock')}</span>
        <select
          className="wt-input"
          value={online.clock.kind}
          onChange={({ target }) =>
            setOnline({ ...online, clock: CLOCKS[target.value as ClockPolicy['kind']] })
          }
        >
          {(Object.keys(CLOCKS) as ClockPolicy['kind'][]).map((kind) => (
            <option key={kind} value={kind}>
              {t(`setup.clock_${kind}`)}
            </option>
          ))}
        </select>
      </label>
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

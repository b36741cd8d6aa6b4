import type { Seat } from '@warptable/kernel';
import { useEffect, useState } from 'react';
import { Dialog } from '../dialogs/Dialog.tsx';
import { personName, useViewModel } from '../table-view-model.ts';
import type { TableViewModel } from '../table-view-model.ts';
import { t } from '../texts/say.ts';
import { timeText } from './Clock.tsx';

/** Lets a bot sit in for somebody who keeps the others waiting; before it may, tells when. */
export function SitInOffer({ seat, letIn }: { seat: Seat; letIn: () => void }) {
  const model = useViewModel();
  const at = sitInAt(model, seat);
  return at === null ? null : <Offer at={at} name={personName(model, seat)} letIn={letIn} />;
}

/** From when on others may, by the clock of the page; null if the table does not wait for this player, or does not allow it. */
export function sitInAt({ info, infoAt, snapshot, standing }: TableViewModel, seat: Seat): number | null {
  const sitting = info?.seats[seat];
  if (info?.status !== 'playing' || (standing !== 'waiting' && standing !== 'mine')) return null;
  if (!sitting || sitting.mine || sitting.sitInAfter === null) return null;
  const isAwaited = snapshot.awaited.length === 0 || snapshot.awaited.some((one) => one.seat === seat);
  return isAwaited ? infoAt + sitting.sitInAfter : null;
}

function Offer({ at, name, letIn }: { at: number; name: string; letIn: () => void }) {
  const left = useTimeUntil(at);
  const [isAsking, setAsking] = useState(false);
  if (left > 0) return <p className="wt-strip-soon">{t('players.botSoon', { time: timeText(left) })}</p>;
  return (
    <>
      <button type="button" className="wt-button" onClick={() => setAsking(true)}>
        {t('players.askBot')}
      </button>
      {isAsking && (
        <Dialog title={t('players.askBotTitle', { name })} onClose={() => setAsking(false)}>
          <p>{t('players.askBotSure', { name })}</p>
          <p className="wt-dialog-answers">
            <button
              type="button"
              className="wt-button"
              data-look="main"
              onClick={() => {
                setAsking(false);
                letIn();
              }}
            >
              {t('players.askBot')}
            </button>
            <button type="button" className="wt-button" onClick={() => setAsking(false)}>
              {t('players.waitOn')}
            </button>
          </p>
        </Dialog>
      )}
    </>
  );
}

/** Milliseconds, counted down by the second. */
function useTimeUntil(at: number): number {
  const [now, setNow] = useState(() => Date.now());
  const isOver = now >= at;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return Math.max(0, at - now);
}

import { Dialog } from '@warptable/ui';
import type { Session } from '@warptable/ui';
import type { TableInfo } from '@warptable/table';
import { useState } from 'react';
import { Link } from 'wouter';
import { t } from '../texts/say.ts';
import { LuckButton } from './LuckButton.tsx';

/** What those who sit at an online table may arrange. */
export function OnlineMenu({ info, session }: { info: TableInfo; session: Session }) {
  const [isResigning, setResigning] = useState(false);
  const seat = info.seats.findIndex(({ mine }) => mine);
  if (info.status === 'over')
    return (
      <Link className="wt-button" href={`/replay/t/${info.id}`}>
        {t('menu.replay')}
      </Link>
    );
  const luck = <LuckButton commitment={info.luck.commitment} />;
  if (seat < 0) return luck;
  const { sitIn, resigned } = info.seats[seat] ?? { sitIn: false, resigned: false };
  return (
    <>
      {luck}
      {!resigned && (
        <button type="button" className="wt-button" onClick={() => session.pause(!info.paused)}>
          {info.paused ? t('online.goOn') : t('online.pause')}
        </button>
      )}
      {!resigned && (
        <button
          type="button"
          className="wt-button"
          onClick={() => session.arrange(sitIn ? 'handBack' : 'sitIn', seat)}
        >
          {t(sitIn ? 'online.handBack' : 'online.sitIn')}
        </button>
      )}
      {!resigned && (
        <button type="button" className="wt-button" data-look="danger" onClick={() => setResigning(true)}>
          {t('online.resign')}
        </button>
      )}
      {isResigning && (
        <Dialog title={t('online.resign')} onClose={() => setResigning(false)}>
          <p>{t('online.resignSure')}</p>
          <button
            type="button"
            className="wt-button"
            data-look="danger"
            onClick={() => {
              session.arrange('resign', seat);
              setResigning(false);
            }}
          >
            {t('online.resign')}
          </button>
        </Dialog>
      )}
    </>
  );
}

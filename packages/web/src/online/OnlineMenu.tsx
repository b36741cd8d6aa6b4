import type { TableInfo } from '@warptable/table';
import { Dialog } from '@warptable/ui';
import type { Session } from '@warptable/ui';
import { Bot, Eye, Flag, Pause, Play, ShieldCheck, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { ReplayLink, TableMenu } from '../table/TableMenu.tsx';
import type { MenuEntry } from '../table/TableMenu.tsx';
import { t } from '../texts/say.ts';
import { rest } from './api.ts';
import { CopyField } from './CopyField.tsx';

interface OnlineMenuProps {
  readonly info: TableInfo;
  readonly session: Session;
  readonly children: ReactNode;
}

/** The menu of an online table: where its luck comes from, and what those who sit at it may arrange. */
export function OnlineMenu({ info, session, children }: OnlineMenuProps) {
  const [open, setOpen] = useState<'luck' | 'watchers' | 'bot' | 'resign' | null>(null);
  const isWatchable = useWatchable(info.id);
  const seat = info.seats.findIndex(({ mine }) => mine);
  if (info.status === 'over')
    return (
      <TableMenu game={info.game}>
        <ReplayLink href={`/replay/t/${info.id}`} />
      </TableMenu>
    );
  const own = info.seats[seat];
  const sitIn = own?.sitIn === true;
  const luck: MenuEntry = { name: t('online.luck'), Icon: ShieldCheck, act: () => setOpen('luck') };
  const watchers: MenuEntry = { name: t('online.watchers'), Icon: Eye, act: () => setOpen('watchers') };
  const forAll = isWatchable ? [watchers, luck] : [luck];
  const pause: MenuEntry = {
    name: t(info.paused ? 'online.goOn' : 'online.pause'),
    Icon: info.paused ? Play : Pause,
    act: () => session.request({ do: info.paused ? 'goOn' : 'pause' }),
  };
  const bot: MenuEntry = {
    name: t(sitIn ? 'online.handBack' : 'online.sitIn'),
    Icon: sitIn ? UserRound : Bot,
    act: () => (sitIn ? session.request({ do: 'handBack', seat }) : setOpen('bot')),
  };
  const resign: MenuEntry = {
    name: t('online.resign'),
    Icon: Flag,
    act: () => setOpen('resign'),
    isDanger: true,
  };
  return (
    <>
      <TableMenu game={info.game} entries={own && !own.resigned ? [...forAll, pause, bot, resign] : forAll}>
        {children}
      </TableMenu>
      {open === 'luck' && (
        <Dialog title={t('online.luck')} onClose={() => setOpen(null)}>
          <p className="wt-exact">{t('waiting.luck', { commitment: info.luck.commitment })}</p>
        </Dialog>
      )}
      {open === 'watchers' && (
        <Dialog title={t('online.watchersLink')} onClose={() => setOpen(null)}>
          <p>{t('online.watchersText')}</p>
          <CopyField name={t('online.watchersLink')} text={new URL(`/t/${info.id}`, location.href).href} />
        </Dialog>
      )}
      {open === 'bot' && (
        <Dialog title={t('online.sitIn')} onClose={() => setOpen(null)}>
          <p>{t('online.sitInSure')}</p>
          <p className="wt-dialog-answers">
            <button
              type="button"
              className="wt-button"
              data-look="main"
              onClick={() => {
                session.request({ do: 'sitIn', seat });
                setOpen(null);
              }}
            >
              {t('online.sitIn')}
            </button>
            <button type="button" className="wt-button" onClick={() => setOpen(null)}>
              {t('online.keepPlaying')}
            </button>
          </p>
        </Dialog>
      )}
      {open === 'resign' && (
        <Dialog title={t('online.resign')} onClose={() => setOpen(null)}>
          <p>{t('online.resignSure')}</p>
          <p className="wt-dialog-answers">
            <button
              type="button"
              className="wt-button"
              data-look="danger"
              onClick={() => {
                session.request({ do: 'resign', seat });
                setOpen(null);
              }}
            >
              {t('online.resign')}
            </button>
            <button type="button" className="wt-button" onClick={() => setOpen(null)}>
              {t('online.keepPlaying')}
            </button>
          </p>
        </Dialog>
      )}
    </>
  );
}

/** Whether the table is shown to everybody. */
function useWatchable(table: string): boolean {
  const [isWatchable, setWatchable] = useState(false);
  useEffect(() => {
    rest('GET /tables/:id', { id: table }).then(
      ({ listed }) => setWatchable(listed),
      () => {
        // The menu does without it.
      },
    );
  }, [table]);
  return isWatchable;
}

import { Dialog } from '@warptable/ui';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { LocalTable } from '../local/database.ts';
import { useFailure } from '../pages/useFailure.ts';
import type { MenuEntry } from '../table/TableMenu.tsx';
import { t } from '../texts/say.ts';
import { removeTable } from './removing.ts';

/** The game of a chapter can be given up from its table: it asks once, then the campaign is shown. */
export function useGiveUp(
  { id, chapter, setup }: LocalTable,
  isPlayed: boolean,
): { readonly entries: readonly MenuEntry[]; readonly dialog: ReactNode } {
  const [isAsking, setAsking] = useState(false);
  const [, go] = useLocation();
  const fail = useFailure();
  if (!chapter || !isPlayed) return { entries: [], dialog: null };
  const giveUp = () =>
    void removeTable(id).then(() => go(`/campaign/${setup.game}#${chapter.campaign}`), fail);
  return {
    entries: [{ name: t('campaign.giveUp'), Icon: Flag, act: () => setAsking(true), isDanger: true }],
    dialog: isAsking && (
      <Dialog title={t('campaign.giveUpSure')} onClose={() => setAsking(false)}>
        <p>{t('campaign.giveUpText')}</p>
        <p className="wt-dialog-answers">
          <button type="button" className="wt-button" data-look="danger" onClick={giveUp}>
            {t('campaign.giveUp')}
          </button>
          <button type="button" className="wt-button" onClick={() => setAsking(false)}>
            {t('online.keepPlaying')}
          </button>
        </p>
      </Dialog>
    ),
  };
}

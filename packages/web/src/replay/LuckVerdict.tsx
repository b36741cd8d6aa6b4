import type { GameFile, Verdict } from '@warptable/kernel';
import { Dialog } from '@warptable/ui';
import '../online/online.css';
import { t } from '../texts/say.ts';

interface LuckVerdictProps {
  readonly verdict: Verdict;
  readonly luck: GameFile['luck'];
  readonly onClose: () => void;
}

/** What came out when the file was played again, here in the page, and every outcome of chance was worked out anew. */
export function LuckVerdict({ verdict, luck, onClose }: LuckVerdictProps) {
  return (
    <Dialog title={t('replay.verify')} onClose={onClose}>
      <p role="status">{verdictText(verdict)}</p>
      {luck.kind === 'keyed' && (
        <>
          <p className="wt-exact">{t('replay.fingerprint', { commitment: luck.commitment })}</p>
          <p>{t('replay.compare')}</p>
        </>
      )}
    </Dialog>
  );
}

function verdictText(verdict: Verdict): string {
  if (!verdict.ok) {
    const { entry, message } = verdict;
    return entry === undefined ? t('replay.wrong', { message }) : t('replay.wrongAt', { entry, message });
  }
  const { answers, outcomes, luck } = verdict;
  switch (luck) {
    case 'verified':
      return t('replay.verified', { answers, outcomes });
    case 'not committed':
      return t('replay.notCommitted', { answers, outcomes });
    case 'not published':
      return t('replay.notPublished', { answers });
    case 'told':
      return t('replay.told', { answers });
  }
}

import type { AnyRules } from '@warptable/games';
import { verify } from '@warptable/kernel';
import type { GameFile, Verdict } from '@warptable/kernel';
import { Dialog } from '@warptable/ui';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import '../online/online.css';
import { t } from '../texts/say.ts';

/** Plays the file again and works out every outcome of chance anew, here in the page. */
export function VerifyLuck({ boxed, file }: { boxed: AnyRules; file: GameFile }) {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  return (
    <>
      <button type="button" className="wt-button" onClick={() => setVerdict(verify(boxed.game, file))}>
        <ShieldCheck aria-hidden size={18} />
        {t('replay.verify')}
      </button>
      {verdict && (
        <Dialog title={t('replay.verify')} onClose={() => setVerdict(null)}>
          <p role="status">{verdictText(verdict)}</p>
          {file.luck.kind === 'keyed' && (
            <>
              <p className="wt-exact">{t('replay.fingerprint', { commitment: file.luck.commitment })}</p>
              <p>{t('replay.compare')}</p>
            </>
          )}
        </Dialog>
      )}
    </>
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

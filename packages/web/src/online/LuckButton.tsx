import { Dialog } from '@warptable/ui';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { t } from '../texts/say.ts';

/** What the luck of the game was fixed by, to be noted down before its end. */
export function LuckButton({ commitment }: { commitment: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="wt-button wt-icon-button"
        data-look="plain"
        aria-label={t('online.luck')}
        title={t('online.luck')}
        onClick={() => setOpen(true)}
      >
        <ShieldCheck aria-hidden size={20} />
      </button>
      {isOpen && (
        <Dialog title={t('online.luck')} onClose={() => setOpen(false)}>
          <p className="wt-exact">{t('waiting.luck', { commitment })}</p>
        </Dialog>
      )}
    </>
  );
}

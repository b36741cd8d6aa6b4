import { X } from 'lucide-react';
import { useState } from 'react';
import { resignationBefore } from '../log/notes.ts';
import { personName, useViewModel } from '../table-view-model.ts';
import { t } from '../texts/say.ts';

/** Tells the last person at the table that only bots are left to play against. */
export function AloneNotice() {
  const model = useViewModel();
  const [known, setKnown] = useState<number | null>(null);
  const resignation = resignationBefore(model);
  // Whoever was there when it happened has seen it, and has played on since.
  const isNews = resignation && resignation.n !== known && resignation.at >= (model.since ?? 0);
  return (
    <div role="status" aria-label={t('alone.title')}>
      {isNews && (
        <div className="wt-notice" data-plain>
          <p>{t('alone.text', { name: personName(model, resignation.seat) })}</p>
          <button
            type="button"
            className="wt-button"
            data-look="plain"
            aria-label={t('dialog.close')}
            onClick={() => setKnown(resignation.n)}
          >
            <X aria-hidden size={18} />
          </button>
        </div>
      )}
    </div>
  );
}

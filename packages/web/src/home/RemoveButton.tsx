import { useState } from 'react';
import { t } from '../texts/say.ts';

/** Deletes at the second touch. */
export function RemoveButton({ remove }: { remove: () => void }) {
  const [isSure, setSure] = useState(false);
  return (
    <button
      type="button"
      className="wt-button"
      data-look={isSure ? 'danger' : 'plain'}
      onClick={() => (isSure ? remove() : setSure(true))}
      onBlur={() => setSure(false)}
    >
      {isSure ? t('home.removeSure') : t('home.remove')}
    </button>
  );
}

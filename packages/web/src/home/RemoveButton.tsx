import { useState } from 'react';
import { t } from '../texts/say.ts';

interface RemoveButtonProps {
  readonly remove: () => void;
  /** What it is called; deleting, if left out. */
  readonly name?: string;
  /** What it asks before it is done. */
  readonly sure?: string;
}

/** Deletes at the second touch. */
export function RemoveButton({
  remove,
  name = t('home.remove'),
  sure = t('home.removeSure'),
}: RemoveButtonProps) {
  const [isSure, setSure] = useState(false);
  return (
    <button
      type="button"
      className="wt-button"
      data-look={isSure ? 'danger' : 'plain'}
      onClick={() => (isSure ? remove() : setSure(true))}
      onBlur={() => setSure(false)}
    >
      {isSure ? sure : name}
    </button>
  );
}

import type { Viewer, Seat } from '@warptable/kernel';
import { Eye as EyeIcon } from 'lucide-react';
import { t } from '../texts/say.ts';

interface ViewerSelectProps {
  /** How many seats there are to look from. */
  readonly count: number;
  readonly viewer: Viewer;
  readonly setViewer: (viewer: Viewer) => void;
  readonly nameOf: (seat: Seat) => string;
}

/** Whose view to show. */
export function ViewerSelect({ count, viewer, setViewer, nameOf }: ViewerSelectProps) {
  return (
    <label className="replay-viewer" title={t('replay.viewers')}>
      <EyeIcon aria-hidden size={20} />
      <span className="wt-hidden">{t('replay.viewers')}</span>
      <select
        className="wt-input"
        value={String(viewer)}
        onChange={({ target }) =>
          setViewer(target.value === 'spectator' ? 'spectator' : Number(target.value))
        }
      >
        <option value="spectator">{t('replay.everybody')}</option>
        {Array.from({ length: count }, (_, seat) => (
          <option key={seat} value={seat}>
            {nameOf(seat)}
          </option>
        ))}
      </select>
    </label>
  );
}

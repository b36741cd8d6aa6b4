import type { Eye, Seat } from '@warptable/kernel';
import { Eye as EyeIcon } from 'lucide-react';
import { t } from '../texts/say.ts';

interface EyesProps {
  /** How many seats there are to look from. */
  readonly count: number;
  readonly eye: Eye;
  readonly setEye: (eye: Eye) => void;
  readonly nameOf: (seat: Seat) => string;
}

/** Through whose eyes to look. */
export function Eyes({ count, eye, setEye, nameOf }: EyesProps) {
  return (
    <label className="replay-eyes" title={t('replay.eyes')}>
      <EyeIcon aria-hidden size={20} />
      <span className="wt-hidden">{t('replay.eyes')}</span>
      <select
        className="wt-input"
        value={String(eye)}
        onChange={({ target }) => setEye(target.value === 'spectator' ? 'spectator' : Number(target.value))}
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

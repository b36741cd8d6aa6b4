import type { AnyRules } from '@warptable/games';
import type { Eye, GameFile, Seat } from '@warptable/kernel';
import { Download, Link2 } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../copying.ts';
import { CopyField } from '../online/CopyField.tsx';
import { t } from '../texts/say.ts';
import { VerifyLuck } from './VerifyLuck.tsx';

export interface ReplayMenuProps {
  readonly boxed: AnyRules;
  readonly file: GameFile;
  readonly text: string;
  readonly eye: Eye;
  readonly setEye: (eye: Eye) => void;
  readonly nameOf: (seat: Seat) => string;
  readonly address: string | null;
  readonly playedAt: number;
}

/** Through whose eyes to look, and what can be done with the file. */
export function ReplayMenu({ boxed, file, text, eye, setEye, nameOf, address, playedAt }: ReplayMenuProps) {
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const link = new URL(address ?? '', location.href).href;
  const copy = async () => setCopied((await copyText(link)) ? 'yes' : 'no');
  return (
    <div className="replay-menu">
      <label className="wt-field">
        <span>{t('replay.eyes')}</span>
        <select
          className="wt-input"
          value={String(eye)}
          onChange={({ target }) => setEye(target.value === 'spectator' ? 'spectator' : Number(target.value))}
        >
          <option value="spectator">{t('replay.everybody')}</option>
          {Array.from({ length: file.seats }, (_, seat) => (
            <option key={seat} value={seat}>
              {nameOf(seat)}
            </option>
          ))}
        </select>
      </label>
      <div className="replay-row">
        <VerifyLuck boxed={boxed} file={file} />
        <button
          type="button"
          className="wt-button"
          title={address === null ? t('replay.onThisDevice') : undefined}
          onClick={() => download(nameOfFile(file, playedAt), text)}
        >
          <Download aria-hidden size={18} />
          {t(address === null ? 'replay.downloadToShare' : 'replay.download')}
        </button>
        {address !== null && (
          <button type="button" className="wt-button" onClick={() => void copy()}>
            <Link2 aria-hidden size={18} />
            {copied === 'yes' ? t('copy.done') : t('replay.share')}
          </button>
        )}
      </div>
      {copied === 'no' && <CopyField name={t('replay.share')} text={link} />}
    </div>
  );
}

/** By day, as the days are where the file is kept: `warpgate-2026-11-17.json`. */
function nameOfFile({ game }: GameFile, playedAt: number): string {
  const day = new Date(playedAt);
  const digits = (n: number) => String(n).padStart(2, '0');
  return `${game}-${day.getFullYear()}-${digits(day.getMonth() + 1)}-${digits(day.getDate())}.json`;
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

import type { AnyRules } from '@warptable/games/manifest';
import { verify } from '@warptable/kernel';
import type { GameFile, Verdict } from '@warptable/kernel';
import { Dialog } from '@warptable/ui';
import { Download, Link2, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { CopyField } from '../online/CopyField.tsx';
import type { ToldLuck } from '../online/toldLuck.ts';
import { TableMenu } from '../table/TableMenu.tsx';
import type { MenuEntry } from '../table/TableMenu.tsx';
import { LuckVerdict } from './LuckVerdict.tsx';
import { download } from '../downloading.ts';
import { t } from '../texts/say.ts';

export interface ReplayMenuProps {
  readonly gameModule: AnyRules;
  readonly file: GameFile;
  readonly text: string;
  readonly address: string | null;
  readonly playedAt: number;
  readonly told: ToldLuck | null;
  /** In the row, in front of the menu. */
  readonly children?: ReactNode;
}

/** The menu of a replay: what can be done with the file. */
export function ReplayMenu({ gameModule, file, text, address, playedAt, told, children }: ReplayMenuProps) {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [isSharing, setSharing] = useState(false);
  const check: MenuEntry = {
    name: t('replay.verify'),
    Icon: ShieldCheck,
    act: () => setVerdict(verify(gameModule.game, file)),
  };
  const keep: MenuEntry = {
    name: t(address === null ? 'replay.downloadToShare' : 'replay.download'),
    note: address === null ? t('replay.onThisDevice') : undefined,
    Icon: Download,
    act: () => download(nameOfFile(file, playedAt), text),
  };
  const share: MenuEntry = { name: t('replay.share'), Icon: Link2, act: () => setSharing(true) };
  return (
    <>
      <TableMenu game={gameModule.game.id} entries={address === null ? [check, keep] : [check, keep, share]}>
        {children}
      </TableMenu>
      {verdict && (
        <LuckVerdict verdict={verdict} luck={file.luck} told={told} onClose={() => setVerdict(null)} />
      )}
      {isSharing && (
        <Dialog title={t('replay.share')} onClose={() => setSharing(false)}>
          <CopyField name={t('replay.share')} text={new URL(address ?? '', location.href).href} />
        </Dialog>
      )}
    </>
  );
}

/** By day, as the days are where the file is kept: `warpgate-2026-11-17.json`. */
function nameOfFile({ game }: GameFile, playedAt: number): string {
  const day = new Date(playedAt);
  const digits = (n: number) => String(n).padStart(2, '0');
  return `${game}-${day.getFullYear()}-${digits(day.getMonth() + 1)}-${digits(day.getDate())}.json`;
}

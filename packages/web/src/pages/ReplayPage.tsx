import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { findLocalTable } from '../local/tables.ts';
import { fileOfTable, isTableId } from '../online/api.ts';
import { toldLuck } from '../online/toldLuck.ts';
import { BadFile } from '../replay/BadFile.tsx';
import { fileOfLocal } from '../replay/fileOfLocal.ts';
import { findFile } from '../replay/files.ts';
import { openFile } from '../replay/openFile.ts';
import type { OpenedFile } from '../replay/openFile.ts';
import { ReplayTable } from '../replay/ReplayTable.tsx';
import '../replay/replay.css';
import { t } from '../texts/say.ts';
import { Loading } from './Loading.tsx';
import { NothingPage } from './NothingPage.tsx';
import { Page } from './Page.tsx';

/** A table of the server, a table of this device, or a file that was opened on it. */
export interface ReplaySource {
  readonly kind: 'online' | 'local' | 'file';
  readonly id: string;
}

interface Found {
  readonly text: string;
  /** When it was played; where that is not known, when it was brought here. */
  readonly playedAt: number;
}

const FIND: Readonly<Record<ReplaySource['kind'], (id: string) => Promise<Found>>> = {
  online: async (id) => ({ text: await fileOfTable(id), playedAt: Date.now() }),
  local: async (id) => ({
    text: await fileOfLocal(id),
    playedAt: (await findLocalTable(id))?.updatedAt ?? Date.now(),
  }),
  file: async (id) => {
    const { text, openedAt } = await findFile(id);
    return { text, playedAt: openedAt };
  },
};

async function open({ kind, id }: ReplaySource): Promise<OpenedFile & Found> {
  const found = await FIND[kind](id);
  return { ...(await openFile(found.text)), ...found };
}

/** A game again, move by move. */
export function ReplayPage(source: ReplaySource) {
  return source.kind === 'online' && !isTableId(source.id) ? <NothingPage /> : <Replay {...source} />;
}

function Replay({ kind, id }: ReplaySource) {
  const [opened, setOpened] = useState<(OpenedFile & Found) | null>(null);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    open({ kind, id }).then(setOpened, (error: unknown) => setFailure({ error }));
  }, [kind, id]);

  if (opened) {
    const isOnline = kind === 'online';
    const address = isOnline ? `/replay/t/${id}` : null;
    return <ReplayTable {...opened} address={address} told={isOnline ? toldLuck(id) : null} />;
  }
  if (failure === null) return <Loading />;
  return (
    <Page title={t('replay.title')}>
      <h1>{t('replay.title')}</h1>
      <BadFile error={failure.error} />
      <p>
        <Link href="/replay" className="wt-button">
          {t('replay.toAll')}
        </Link>
      </p>
    </Page>
  );
}

import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { failureText } from '../failures.ts';
import { fileOfTable, isTableId } from '../online/api.ts';
import { fileOfLocal } from '../replay/fileOfLocal.ts';
import { textOfFile } from '../replay/files.ts';
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

const TEXT_OF: Readonly<Record<ReplaySource['kind'], (id: string) => Promise<string>>> = {
  online: fileOfTable,
  local: fileOfLocal,
  file: textOfFile,
};

/** A game again, move by move. */
export function ReplayPage(source: ReplaySource) {
  return source.kind === 'online' && !isTableId(source.id) ? <NothingPage /> : <Replay {...source} />;
}

function Replay({ kind, id }: ReplaySource) {
  const [opened, setOpened] = useState<OpenedFile | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    TEXT_OF[kind](id)
      .then(openFile)
      .then(setOpened, (error: unknown) => setFailure(failureText(error)));
  }, [kind, id]);

  if (opened) return <ReplayTable {...opened} address={kind === 'online' ? `/replay/t/${id}` : null} />;
  if (failure === null) return <Loading />;
  return (
    <Page title={t('replay.title')}>
      <h1>{t('replay.title')}</h1>
      <p role="alert">{t('replay.bad', { message: failure })}</p>
      <p>
        <Link href="/replay" className="wt-button">
          {t('replay.toAll')}
        </Link>
      </p>
    </Page>
  );
}

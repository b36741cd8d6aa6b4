import type { AnyRules } from '@warptable/games';
import type { GameFile } from '@warptable/kernel';
import type { AnyLook } from '@warptable/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileOfTable } from '../online/api.ts';
import { FileChooser } from '../replay/FileChooser.tsx';
import { fileOfLocal } from '../replay/fileOfLocal.ts';
import { ReplayTable } from '../replay/ReplayTable.tsx';
import { findOnShelf, loadRules } from '../shelf.ts';
import { Loading } from './Loading.tsx';
import { Page } from './Page.tsx';
import '../replay/replay.css';

export type ReplaySource =
  | { readonly kind: 'file' }
  | { readonly kind: 'online'; readonly id: string }
  | { readonly kind: 'local'; readonly id: string };

interface Opened {
  readonly boxed: AnyRules;
  readonly look: AnyLook;
  readonly file: GameFile;
  readonly text: string;
}

/** Any finished game again, from a file, from this device or from the server. */
export function ReplayPage({ from }: { from: ReplaySource }) {
  const { t } = useTranslation('web');
  const [opened, setOpened] = useState<Opened | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const show = (text: Promise<string>) =>
    text
      .then(openFile)
      .then(setOpened, (error: unknown) =>
        setFailure(error instanceof Error ? error.message : String(error)),
      );
  const { kind } = from;
  const id = from.kind === 'file' ? '' : from.id;
  useEffect(() => {
    if (kind === 'online') void show(fileOfTable(id));
    if (kind === 'local') void show(fileOfLocal(id));
  }, [kind, id]);

  if (opened) return <ReplayTable {...opened} address={kind === 'online' ? `/replay/t/${id}` : null} />;
  if (kind !== 'file' && failure === null) return <Loading />;
  return (
    <Page title={t('replay.title')}>
      <h1>{t('replay.title')}</h1>
      <p>{t('replay.text')}</p>
      {failure !== null && <p role="alert">{t('replay.bad', { message: failure })}</p>}
      <FileChooser onText={(text) => void show(Promise.resolve(text))} />
    </Page>
  );
}

async function openFile(text: string): Promise<Opened> {
  const { readGameFile } = await import('@warptable/kernel');
  const file = readGameFile(text);
  const look = await findOnShelf(file.game)?.loadLook();
  if (!look) throw new Error(`the game '${file.game}' is not known here`);
  return { boxed: await loadRules(file.game), look, file, text };
}

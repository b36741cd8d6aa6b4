import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { endingText } from '../home/endingText.ts';
import '../home/home.css';
import { Shelf } from '../home/Shelf.tsx';
import { timeText } from '../home/timeText.ts';
import { useLocalShelf } from '../home/useLocalShelf.ts';
import { isKnown } from '../online/api.ts';
import { TableList } from '../online/TableList.tsx';
import { BadFile } from '../replay/BadFile.tsx';
import { endingOf } from '../replay/ending.ts';
import { FileChooser } from '../replay/FileChooser.tsx';
import { keepFile, listFiles, removeFile } from '../replay/files.ts';
import type { KeptFile } from '../replay/files.ts';
import { openFile } from '../replay/openFile.ts';
import '../replay/replay.css';
import { t } from '../texts/say.ts';
import { Page } from './Page.tsx';

/** All games that can be watched again, and the way to bring one more. */
export function ReplaysPage() {
  const [, go] = useLocation();
  const { finished, remove } = useLocalShelf();
  const files = useFiles();
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const take = async (text: string) => {
    const opened = await openFile(text);
    go(`/replay/file/${await keepFile(opened.file, text, endingOf(opened))}`);
  };
  return (
    <Page title={t('replay.all')}>
      <h1>{t('replay.all')}</h1>
      <p>{t('replay.text')}</p>
      <Shelf title={t('home.replays')} entries={finished} remove={remove} />
      {isKnown() && <TableList list="finished" />}
      <Shelf title={t('replay.files')} entries={files.entries} remove={files.remove} />
      {failure && <BadFile error={failure.error} />}
      <FileChooser onText={(text) => void take(text).catch((error: unknown) => setFailure({ error }))} />
    </Page>
  );
}

/** The game files that were opened on this device. */
function useFiles() {
  const [files, setFiles] = useState<readonly KeptFile[]>([]);
  const load = () => void listFiles().then(setFiles, () => setFiles([]));
  useEffect(load, []);
  const entries = files.map(({ id, game, seats, ending, openedAt }) => {
    const end = ending && endingText(ending);
    return {
      id,
      game,
      href: `/replay/file/${id}`,
      about: end?.scores ?? t('replay.seats', { count: seats }),
      ...(end ? { standing: end.won } : {}),
      when: t('replay.openedAt', { when: timeText(openedAt) }),
    };
  });
  return { entries, remove: (id: string) => void removeFile(id).then(load) };
}

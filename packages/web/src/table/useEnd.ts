import type { Session, SessionState, Standings } from '@warptable/ui';
import { useEffect, useState } from 'react';
import type { Ending } from '../replay/ending.ts';

export interface End {
  readonly ending: Ending | undefined;
  /** What everybody had after each round. */
  readonly history: readonly Standings[] | undefined;
}

/** How the game went, worked out from its file as soon as it is over. */
export function useEnd(session: Session, { info }: SessionState): End | null {
  const [end, setEnd] = useState<End | null>(null);
  const isOver = info?.status === 'over';
  useEffect(() => {
    if (!isOver) return;
    let wanted = true;
    workOut(session).then(
      (worked) => wanted && setEnd(worked),
      // Of a game that began under other rules nothing more can be told.
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [session, isOver]);
  return end;
}

async function workOut(session: Session): Promise<End> {
  const [text, { openFile }, { endingOf }, { standingsOf }] = await Promise.all([
    session.file(),
    import('../replay/openFile.ts'),
    import('../replay/ending.ts'),
    import('../replay/standings.ts'),
  ]);
  const opened = await openFile(text);
  const { gameModule, gameUi, file } = opened;
  return {
    ending: endingOf(opened),
    history: gameUi.roundOf && standingsOf(gameModule, file, gameUi.roundOf),
  };
}

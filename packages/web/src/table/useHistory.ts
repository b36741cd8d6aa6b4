import type { AnyLook, Session, SessionState, Standings } from '@warptable/ui';
import { useEffect, useState } from 'react';
import { loadRules } from '../shelf.ts';

/** What everybody had after each round, worked out from the file of the game as soon as it is over. */
export function useHistory(
  session: Session,
  { info }: SessionState,
  look: AnyLook | null,
): readonly Standings[] | undefined {
  const [history, setHistory] = useState<readonly Standings[]>();
  const game = info?.status === 'over' ? info.game : undefined;
  const roundOf = look?.roundOf;
  useEffect(() => {
    if (game === undefined || !roundOf) return;
    let wanted = true;
    workOut(session, game, roundOf).then(
      (standings) => wanted && setHistory(standings),
      // A game that began under other rules has no chart.
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [session, game, roundOf]);
  return history;
}

async function workOut(
  session: Session,
  game: string,
  roundOf: (view: unknown) => number,
): Promise<readonly Standings[]> {
  const [text, boxed, { readGameFile }, { standingsOf }] = await Promise.all([
    session.file(),
    loadRules(game),
    import('@warptable/kernel'),
    import('../replay/standings.ts'),
  ]);
  return standingsOf(boxed, readGameFile(text), roundOf);
}

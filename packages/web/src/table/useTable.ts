import { Session, lastOwnOf, liveViewModel, paced, useStore } from '@warptable/ui';
import type { AnyGameUi, Link, TableViewModel, SessionState } from '@warptable/ui';
import { useEffect, useState } from 'react';
import { useFailure } from '../pages/useFailure.ts';
import { drawer } from '../settings.ts';
import { findOnShelf } from '../shelf.ts';
import { useLastLook } from './lastLook.ts';

/** A session over a link that lives as long as the page shows the table. */
export function useSession(connect: () => Link): Session | null {
  const [session, setSession] = useState<Session | null>(null);
  useEffect(() => {
    const opened = new Session(paced(connect()), { now: () => Date.now(), drawer });
    setSession(opened);
    return () => opened.close();
  }, [connect]);
  return session;
}

/** The parts that the game draws, once they are loaded. */
export function useGameUi(game: string | undefined): AnyGameUi | null {
  const [gameUi, setGameUi] = useState<AnyGameUi | null>(null);
  const fail = useFailure();
  useEffect(() => {
    let wanted = true;
    findOnShelf(game ?? '')
      ?.loadUi()
      .then(
        (loaded) => wanted && setGameUi(() => loaded),
        (error: unknown) => wanted && fail(error),
      );
    return () => {
      wanted = false;
    };
  }, [game, fail]);
  return gameUi;
}

export function useViewModel(
  session: Session,
  gameUi: AnyGameUi | null,
): { state: SessionState; model: TableViewModel | null } {
  const state = useStore(session.state);
  const game = state.info?.game;
  const since = useLastLook(state.info?.id, state.viewState?.snapshot.length, lastOwnOf(state.takeback));
  const model =
    gameUi && game !== undefined
      ? liveViewModel(state, gameUi, { ...about(game), since, busy: session.busy }, session)
      : null;
  return { state, model };
}

const about = (game: string) => ({
  game,
  title: findOnShelf(game)?.name ?? game,
  rules: `/rules/${game}`,
});

import { Session, lastOwnOf, liveScene, paced, useStore } from '@warptable/ui';
import type { AnyLook, Link, Moves, Scene, SessionState } from '@warptable/ui';
import { useEffect, useMemo, useState } from 'react';
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
export function useLook(game: string | undefined): AnyLook | null {
  const [look, setLook] = useState<AnyLook | null>(null);
  const fail = useFailure();
  useEffect(() => {
    let wanted = true;
    findOnShelf(game ?? '')
      ?.loadLook()
      .then(
        (loaded) => wanted && setLook(() => loaded),
        (error: unknown) => wanted && fail(error),
      );
    return () => {
      wanted = false;
    };
  }, [game, fail]);
  return look;
}

export function useScene(
  session: Session,
  look: AnyLook | null,
): { state: SessionState; scene: Scene | null } {
  const state = useStore(session.state);
  const moves = useMemo(() => movesOf(session), [session]);
  const game = state.info?.game;
  const since = useLastLook(state.info?.id, state.picture?.seen.length, lastOwnOf(state.takeback));
  const scene =
    look && game !== undefined
      ? liveScene(state, look, { ...about(game), since, busy: session.busy }, moves)
      : null;
  return { state, scene };
}

const about = (game: string) => ({
  game,
  title: findOnShelf(game)?.name ?? game,
  rules: `/rules/${game}`,
});

const movesOf = (session: Session): Moves => ({
  answer: (value) => session.answer(value),
  aside: (kind, value, seat) => session.aside(kind, value, seat),
  undo: () => session.undo(),
  redo: () => session.redo(),
  restart: () => session.restart(),
  setDraft: (values) => session.setDraft(values),
  dismiss: () => session.dismiss(),
});

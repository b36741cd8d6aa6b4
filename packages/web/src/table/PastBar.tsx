import type { Session, SessionState } from '@warptable/ui';
import { useEffect, useState } from 'react';
import { ReplayBar } from '../replay/ReplayBar.tsx';
import '../replay/replay.css';

export interface PastBarProps {
  readonly session: Session;
  readonly state: SessionState;
  /** Milliseconds between two requests: a server allows only so many. */
  readonly pace: number;
}

/** Scrub and step through one's own running game, as far as one could see it. */
export function PastBar({ session, state, pace }: PastBarProps) {
  const { past, viewState } = state;
  const stops = [...new Set([0, ...(viewState?.log ?? []).map(({ at }) => at)])];
  const shown = past?.length ?? viewState?.snapshot.length ?? 0;
  const last = stops.length - 1;
  const stopOf = (length: number) =>
    Math.max(
      0,
      stops.findLastIndex((at) => at <= length),
    );
  const [at, setAt] = useState(stopOf(shown));
  const wanted = stops[Math.min(at, last)] ?? 0;

  // A line of the log was chosen elsewhere.
  useEffect(() => setAt(stopOf(shown)), [shown]);
  useEffect(() => {
    if (stopOf(shown) === at) return;
    const timer = setTimeout(() => void session.lookBack(wanted), pace);
    return () => clearTimeout(timer);
  }, [at]);
  return <ReplayBar stops={stops} at={Math.min(at, last)} go={setAt} min={pace * 1.3} />;
}

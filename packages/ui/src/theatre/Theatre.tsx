import type { GameEvent, Seat } from '@warptable/kernel';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { hearerOf } from '../fights/outcome.ts';
import { useUnread } from '../log/Unread.tsx';
import { useSettings } from '../ui-state.ts';
import { useStore } from '../store.ts';
import { useViewModel } from '../table-view-model.ts';
import type { TableViewModel } from '../table-view-model.ts';
import { SeatMark } from '../players/SeatMark.tsx';
import { actsSince } from './cue.ts';
import type { CuedEvent } from './cue.ts';
import { flyPoints, paceOf } from './motion.ts';
import { playSound, unlockSound } from './sounds.ts';
import { Stage } from './stage.ts';
import './theatre.css';

interface Banner {
  readonly event: GameEvent;
  readonly seat: Seat | undefined;
  readonly points: number;
}

/** Over the map: what has just happened is seen and heard. Nothing waits for it: whatever is touched meanwhile ends it. */
export function Theatre() {
  const model = useViewModel();
  const { log, snapshot, lastOwn } = model;
  const settings = useSettings();
  const { volume, motion } = useStore(settings);
  const layer = useRef<HTMLDivElement>(null);
  const [banner, setBanner] = useState<Banner | null>(null);
  const stage = useStage(model, layer, setBanner);
  // Until the next own answer.
  useEffect(() => setBanner(null), [lastOwn]);
  useNews(log, snapshot.length, (since) => {
    if (model.standing === 'replay') return;
    const acts = actsSince(log, since, (event) => model.gameUi.cueOf?.(snapshot.view, event));
    stage.play(acts, paceOf(motion));
  });
  useChatSound(useUnread(), volume);
  return (
    <div ref={layer} className="wt-theatre" aria-hidden>
      {banner && <BannerLine key={log.length} banner={banner} model={model} />}
    </div>
  );
}

/** The line itself is in the log and was told to screen readers by it. */
function BannerLine({ banner, model }: { banner: Banner; model: TableViewModel }) {
  const { view, viewer, personAt } = hearerOf(model);
  const { gameUi } = model;
  const line = useRef<HTMLParagraphElement>(null);
  const { event, seat, points } = banner;
  const text =
    gameUi.words.event(view, event, viewer, personAt) ?? gameUi.heading?.(view, event, viewer, personAt);
  useEffect(() => {
    if (line.current && seat !== undefined && points > 0) flyPoints(line.current, seat);
  }, [seat, points]);
  if (text === undefined) return null;
  return (
    <p ref={line} className="wt-banner">
      {seat !== undefined && <SeatMark mark={gameUi.seat(view, seat)} />}
      <span>{text}</span>
      {points > 0 && <b className="wt-banner-points">+{points}</b>}
    </p>
  );
}

function useStage(
  model: TableViewModel,
  layer: RefObject<HTMLDivElement | null>,
  show: (banner: Banner) => void,
): Stage {
  const settings = useSettings();
  const now = useRef(model);
  now.current = model;
  const [stage] = useState(
    () =>
      new Stage({
        layer: () => layer.current,
        styleOf: (seat) => now.current.gameUi.seat(now.current.snapshot.view, seat),
        sound: (name) => playSound(name, settings.get().volume),
        banner: ({ event, cue }: CuedEvent) =>
          show({ event, seat: cue.banner?.seat, points: cue.banner?.points ?? 0 }),
      }),
  );
  useEffect(() => {
    const touched = () => {
      unlockSound();
      stage.finish();
    };
    addEventListener('pointerdown', touched, true);
    addEventListener('keydown', touched, true);
    return () => {
      removeEventListener('pointerdown', touched, true);
      removeEventListener('keydown', touched, true);
      stage.finish();
    };
  }, [stage]);
  return stage;
}

/** Only what comes while one looks: not what was there before, nor what is told anew after something was taken back. */
function useNews(log: TableViewModel['log'], length: number, onNews: (since: number) => void): void {
  const last = log.at(-1)?.at ?? 0;
  const before = useRef<number | null>(null);
  useEffect(() => {
    const since = before.current;
    before.current = last;
    if (since !== null && since > 0 && last > since && last <= length) onNews(since);
    // Only when something new has happened.
  }, [last]);
}

/** Whoever has the chat open sees what is said. */
function useChatSound(unread: number, volume: number): void {
  const before = useRef(unread);
  useEffect(() => {
    if (unread > before.current) playSound('chat', volume);
    before.current = unread;
  }, [unread, volume]);
}

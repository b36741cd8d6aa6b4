import type { GameEvent, Seat } from '@warptable/kernel';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { fightsIn, hearerOf } from '../fights/outcome.ts';
import { useUnread } from '../log/Unread.tsx';
import { useSettings, useUiField, useUiState } from '../ui-state.ts';
import { useStore } from '../store.ts';
import { useViewModel } from '../table-view-model.ts';
import type { TableViewModel } from '../table-view-model.ts';
import { SeatMark } from '../players/SeatMark.tsx';
import { actsOf } from './cue.ts';
import type { CuedEvent } from './cue.ts';
import { flyPoints, paceOf, spotOf } from './motion.ts';
import { SceneShown } from './SceneShown.tsx';
import { playSound, unlockSound } from './sounds.ts';
import { Stage } from './stage.ts';
import type { Scene } from './stage.ts';
import './theatre.css';

interface Banner {
  readonly event: GameEvent;
  readonly seat: Seat | undefined;
  readonly points: number;
}

/** Over the map: what has just happened is seen and heard. Nothing waits for it: whatever is touched meanwhile ends it. */
export function Theatre() {
  const model = useViewModel();
  const { lastOwn } = model;
  const settings = useSettings();
  const { volume, motion } = useStore(settings);
  const layer = useRef<HTMLDivElement>(null);
  const [banners, setBanners] = useState<readonly Banner[]>([]);
  const [scene, setScene] = useState<Scene | null>(null);
  const stage = useStage(model, layer, setScene, (banner) => {
    setBanners((before) => [...before, banner].slice(-MAX_BANNERS));
  });
  const play = (acts: readonly CuedEvent[]) => stage.play(acts, paceOf(motion));
  // Until the next own answer.
  useEffect(() => setBanners([]), [lastOwn]);
  useNews(model, play);
  useEncore(model, play);
  useChatSound(useUnread(), volume);
  const dock = useDockAway(layer, scene);
  return (
    <div ref={layer} className="wt-theatre" aria-hidden>
      {scene && <SceneShown scene={scene} model={model} dock={dock} />}
      {!scene && banners.length > 0 && (
        <div className="wt-banners">
          {banners.map((banner) => (
            <BannerLine key={keyOf(banner.event)} banner={banner} model={model} />
          ))}
        </div>
      )}
    </div>
  );
}

/** As many successes of one answer are told at once. */
const MAX_BANNERS = 3;

const keys = new WeakMap<GameEvent, number>();
let lastKey = 0;

/** Events are told apart by nothing but themselves. */
function keyOf(event: GameEvent): number {
  const key = keys.get(event) ?? ++lastKey;
  keys.set(event, key);
  return key;
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
  setScene: (scene: Scene | null) => void,
  tell: (banner: Banner) => void,
): Stage {
  const settings = useSettings();
  const uiState = useUiState();
  const now = useRef(model);
  now.current = model;
  const [stage] = useState(
    () =>
      new Stage({
        layer: () => layer.current,
        styleOf: (seat) => now.current.gameUi.seat(now.current.snapshot.view, seat),
        sound: (name) => playSound(name, settings.get().volume),
        banner: ({ event, cue }) => tell({ event, seat: cue.banner?.seat, points: cue.banner?.points ?? 0 }),
        scene: setScene,
        acting: (what) => whenReleased(() => uiState.merge({ acting: what })),
      }),
  );
  useEffect(() => {
    const touched = ({ type }: Event) => {
      unlockSound();
      isPressed = type === 'pointerdown';
      stage.finish();
    };
    addEventListener('pointerdown', touched, true);
    addEventListener('keydown', touched, true);
    for (const type of RELEASES) addEventListener(type, release, true);
    return () => {
      removeEventListener('pointerdown', touched, true);
      removeEventListener('keydown', touched, true);
      for (const type of RELEASES) removeEventListener(type, release, true);
      stage.finish();
    };
  }, [stage]);
  return stage;
}

let isPressed = false;
let whenUp: (() => void)[] = [];
const RELEASES = ['pointerup', 'pointercancel'] as const;

/** What appears where somebody presses would take the touch away from what it is meant for: it waits until that is done. */
function whenReleased(act: () => void): void {
  if (isPressed) whenUp.push(act);
  else act();
}

function release(): void {
  isPressed = false;
  const acts = whenUp;
  whenUp = [];
  // Behind the click that belongs to it.
  setTimeout(() => acts.forEach((act) => act()));
}

const cueIn =
  ({ gameUi, snapshot }: TableViewModel) =>
  (...[event, told]: Parameters<Parameters<typeof actsOf>[2]>) =>
    gameUi.cueOf?.(snapshot.view, event, told);

/** A replay that goes on by more than this was not watched but skipped over, in entries. */
const MAX_STEP = 12;

/** Only what comes while one looks, or as a replay goes on: not what was there before, nor what is told anew after something was taken back. */
function useNews(model: TableViewModel, play: (acts: readonly CuedEvent[]) => void): void {
  const { log, snapshot, standing } = model;
  const isPast = standing === 'replay';
  const last = isPast ? snapshot.length : (log.at(-1)?.at ?? 0);
  const before = useRef<{ at: number; isPast: boolean } | null>(null);
  useEffect(() => {
    const since = before.current;
    before.current = { at: last, isPast };
    if (!since || since.isPast !== isPast || last <= since.at || last > snapshot.length) return;
    const isStep = isPast ? last - since.at <= MAX_STEP : since.at > 0;
    if (isStep) play(actsOf(log, ({ at }) => at > since.at && at <= last, cueIn(model)));
    // Only when something new has happened.
  }, [last, isPast]);
}

/** A line of the log is played again: of a fight, all of it. */
function useEncore(model: TableViewModel, play: (acts: readonly CuedEvent[]) => void): void {
  const encore = useUiField('encore');
  useEffect(() => {
    if (!encore) return;
    const { log, gameUi } = model;
    const fight = fightsIn(gameUi, log).find(({ told }) => told.includes(encore.event));
    const same = log.find(({ event }) => event === encore.event)?.at;
    play(actsOf(log, ({ at, event }) => fight?.told.includes(event) ?? at === same, cueIn(model)));
    // Only when somebody wants it.
  }, [encore]);
}

/** Above, unless that is where it happens. */
function useDockAway(layer: RefObject<HTMLDivElement | null>, scene: Scene | null): 'top' | 'bottom' {
  const [dock, setDock] = useState<'top' | 'bottom'>('top');
  const place = scene?.place;
  useLayoutEffect(() => {
    const box = layer.current;
    const at = box && place !== undefined ? spotOf(box, place) : undefined;
    setDock(box && at && at.y < box.clientHeight / 2 ? 'bottom' : 'top');
  }, [layer, place]);
  return dock;
}

/** Whoever has the chat open sees what is said. */
function useChatSound(unread: number, volume: number): void {
  const before = useRef(unread);
  useEffect(() => {
    if (unread > before.current) playSound('chat', volume);
    before.current = unread;
  }, [unread, volume]);
}

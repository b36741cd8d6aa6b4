import {
  headingsNow,
  headingsOf,
  useFact,
  useKeys,
  useSettings,
  useStore,
  useTableViewModel,
  useUiState,
} from '@warptable/ui';
import {
  ChevronFirst,
  ChevronLast,
  ChevronsLeft,
  ChevronsRight,
  Pause,
  Play,
  StepBack,
  StepForward,
} from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { t } from '../texts/say.ts';
import { Scrubber } from './Scrubber.tsx';

/** Milliseconds from move to move, at the usual speed. */
const PACE = 900;
const SPEEDS: readonly number[] = [0.5, 1, 2, 4, 8, 16];

export interface ReplayBarProps {
  /** After how many entries there is something to look at. */
  readonly stops: readonly number[];
  /** Which of them is shown. */
  readonly at: number;
  readonly go: (to: number) => void;
  /** Milliseconds from move to move that it takes at least. */
  readonly min?: number;
  /** Below the buttons. */
  readonly children?: ReactNode;
}

/** Scrub, step by moves and turns, and play. */
export function ReplayBar({ stops, at, go, min = 0, children }: ReplayBarProps) {
  const model = useTableViewModel();
  const settings = useSettings();
  const { replaySpeed: speed } = useStore(settings);
  const [isPlaying, setPlaying] = useState(false);
  const last = stops.length - 1;
  const { gameUi, log } = model;
  const { headings, rounds, turns } = useMemo(() => {
    const all = headingsOf(model, log);
    const stopsOf = (what: 'round' | 'turn') =>
      all.filter((one) => one.of === what).map((one) => stops.findIndex((stop) => stop >= one.at));
    return { headings: all, rounds: stopsOf('round'), turns: stopsOf('turn') };
  }, [gameUi, log, stops]);
  const where = headingsNow(model, headings);

  const isAtEnd = at >= last;
  // What is being seen is seen to its end, unless all of it is to go by fast.
  const isActed = useFact(useUiState(), ({ acting }) => acting === 'scene') && speed <= 2;
  useEffect(() => {
    if (!isPlaying || isActed) return;
    const timer = setTimeout(() => (isAtEnd ? setPlaying(false) : go(at + 1)), Math.max(min, PACE / speed));
    return () => clearTimeout(timer);
  });

  const move = (by: number) => go(Math.min(last, Math.max(0, at + by)));
  const back = (to: readonly number[]) => go(to.findLast((stop) => stop < at) ?? 0);
  const on = (to: readonly number[]) => go(to.find((stop) => stop > at) ?? last);
  const play = () => setPlaying(!isPlaying && !isAtEnd);
  const hasten = () => settings.merge({ replaySpeed: SPEEDS[SPEEDS.indexOf(speed) + 1] ?? SPEEDS[0] ?? 1 });
  useKeys((key) => {
    const acts: Readonly<Record<string, () => void>> = {
      ',': () => move(-1),
      '.': () => move(1),
      b: () => back(turns),
      n: () => on(turns),
      B: () => back(rounds),
      N: () => on(rounds),
      k: play,
      f: hasten,
    };
    acts[key]?.();
    return key in acts;
  });

  return (
    <div className="replay-bar" role="group" aria-label={t('replay.title')}>
      <p className="replay-where">{where.join(' · ')}</p>
      <Scrubber at={at} last={last} rounds={rounds} where={where} go={go} />
      <div className="replay-buttons">
        <Step name={t('replay.first')} Icon={ChevronFirst} act={() => go(0)} off={at === 0} />
        <Step name={t('replay.turnBack')} Icon={ChevronsLeft} act={() => back(turns)} off={at === 0} />
        <Step name={t('replay.back')} Icon={StepBack} act={() => move(-1)} off={at === 0} />
        <Step
          name={isPlaying ? t('replay.stop') : t('replay.play')}
          Icon={isPlaying ? Pause : Play}
          act={play}
          off={isAtEnd && !isPlaying}
        />
        <Step name={t('replay.next')} Icon={StepForward} act={() => move(1)} off={isAtEnd} />
        <Step name={t('replay.turnOn')} Icon={ChevronsRight} act={() => on(turns)} off={isAtEnd} />
        <Step name={t('replay.last')} Icon={ChevronLast} act={() => go(last)} off={isAtEnd} />
      </div>
      <span className="replay-count">{t('replay.count', { at, all: last })}</span>
      <select
        className="wt-input replay-speed"
        aria-label={t('replay.speed')}
        value={speed}
        onChange={({ target }) => settings.merge({ replaySpeed: Number(target.value) })}
      >
        {SPEEDS.map((one) => (
          <option key={one} value={one}>
            {t('replay.times', { speed: one })}
          </option>
        ))}
      </select>
      {children}
    </div>
  );
}

interface StepProps {
  readonly name: string;
  readonly Icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
  readonly act: () => void;
  readonly off: boolean;
}

function Step({ name, Icon, act, off }: StepProps) {
  return (
    <button
      type="button"
      className="wt-button wt-icon-button"
      data-look="plain"
      aria-label={name}
      title={name}
      aria-disabled={off}
      onClick={() => {
        if (!off) act();
      }}
    >
      <Icon aria-hidden size={20} />
    </button>
  );
}

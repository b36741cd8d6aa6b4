import { ChevronFirst, ChevronLast, Pause, Play, StepBack, StepForward } from 'lucide-react';
import type { ComponentType } from 'react';
import { t } from '../texts/say.ts';

export interface ReplayBarProps {
  readonly at: number;
  readonly last: number;
  readonly isPlaying: boolean;
  readonly go: (to: number) => void;
  readonly setPlaying: (playing: boolean) => void;
}

/** Scrub, step and play. */
export function ReplayBar({ at, last, isPlaying, go, setPlaying }: ReplayBarProps) {
  return (
    <div className="replay-bar" role="group" aria-label={t('replay.title')}>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t('replay.position', { at, all: last })}
        onChange={({ target }) => go(Number(target.value))}
      />
      <div className="replay-buttons">
        <Step name={t('replay.first')} Icon={ChevronFirst} act={() => go(0)} off={at === 0} />
        <Step name={t('replay.back')} Icon={StepBack} act={() => go(at - 1)} off={at === 0} />
        <Step
          name={isPlaying ? t('replay.stop') : t('replay.play')}
          Icon={isPlaying ? Pause : Play}
          act={() => setPlaying(!isPlaying)}
          off={at === last}
        />
        <Step name={t('replay.next')} Icon={StepForward} act={() => go(at + 1)} off={at === last} />
        <Step name={t('replay.last')} Icon={ChevronLast} act={() => go(last)} off={at === last} />
        <span className="replay-count">
          {at} / {last}
        </span>
      </div>
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

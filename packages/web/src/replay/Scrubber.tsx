import { t } from '../texts/say.ts';

export interface ScrubberProps {
  readonly at: number;
  readonly last: number;
  /** The stops at which a round begins. */
  readonly rounds: readonly number[];
  /** The round and the turn that are shown. */
  readonly where: readonly string[];
  readonly go: (to: number) => void;
}

/** A slider over the whole game, with a mark for each round. */
export function Scrubber({ at, last, rounds, where, go }: ScrubberProps) {
  const position = t('replay.position', { at, all: last });
  return (
    <div className="replay-scrubber">
      <svg className="replay-rounds" aria-hidden="true">
        {rounds.map((stop) => (
          <rect key={stop} x={`${(100 * stop) / Math.max(1, last)}%`} width="1" height="100%" />
        ))}
      </svg>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={position}
        aria-valuetext={[position, ...where].join(', ')}
        onChange={({ target }) => go(Number(target.value))}
      />
    </div>
  );
}

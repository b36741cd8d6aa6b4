import { useId } from 'react';
import { TIERS, rivalsOf } from '../../campaign/standing.ts';
import type { Tier } from '../../campaign/standing.ts';
import type { RivalId } from '../../content/index.ts';
import type { ChartLayout, ChartPoint } from './places.ts';

interface ChartArtProps {
  readonly layout: ChartLayout;
  readonly className: string;
  readonly isOpen: (tier: Tier) => boolean;
  readonly isDefeated: (rival: RivalId) => boolean;
}

/** The colours of the clouds, tier by tier. */
const CLOUDS = ['#2f7f86', '#6a4bb8', '#b4553f'] as const;

/** The sky, the regions, and the ways between the Rivals. */
export function ChartArt({ layout, className, isOpen, isDefeated }: ChartArtProps) {
  const id = useId();
  const { width, height, home, gate, regions } = layout;
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <defs>
        {CLOUDS.map((colour, i) => (
          <radialGradient key={colour} id={`${id}-cloud-${i}`}>
            <stop offset="0" stopColor={colour} stopOpacity="0.62" />
            <stop offset="0.55" stopColor={colour} stopOpacity="0.24" />
            <stop offset="1" stopColor={colour} stopOpacity="0" />
          </radialGradient>
        ))}
        <radialGradient id={`${id}-gate`}>
          <stop offset="0" stopColor="#fdf8ff" />
          <stop offset="0.28" stopColor="#c3a8ff" />
          <stop offset="0.65" stopColor="#5a3fc0" stopOpacity="0.5" />
          <stop offset="1" stopColor="#5a3fc0" stopOpacity="0" />
        </radialGradient>
      </defs>
      {regions.map(({ cloud, r }, i) => (
        <g key={i} opacity={isOpen(TIERS[i] ?? 1) ? 1 : 0.4}>
          <ellipse cx={cloud.x} cy={cloud.y} rx={r.x} ry={r.y} fill={`url(#${id}-cloud-${i})`} />
          <ellipse
            cx={cloud.x - r.x * 0.3}
            cy={cloud.y + r.y * 0.35}
            rx={r.x * 0.6}
            ry={r.y * 0.5}
            fill={`url(#${id}-cloud-${i})`}
          />
        </g>
      ))}
      <path className="tw-chart-stars" d={starsIn(width, height, 90, 0.9)} opacity="0.5" />
      <path className="tw-chart-stars" d={starsIn(width, height, 26, 1.7)} opacity="0.8" />
      <Grid layout={layout} />
      <circle cx={gate.x} cy={gate.y} r="74" fill={`url(#${id}-gate)`} opacity={isOpen(3) ? 1 : 0.5} />
      <circle className="tw-chart-ring" cx={gate.x} cy={gate.y} r="30" />
      <circle className="tw-chart-ring" cx={gate.x} cy={gate.y} r="40" strokeDasharray="3 7" />
      <Ways layout={layout} isOpen={isOpen} isDefeated={isDefeated} />
      <g transform={`translate(${home.x} ${home.y})`}>
        <circle r="17" fill="#14314a" stroke="#8ff0e1" strokeWidth="2.5" />
        <path d="M-8 8V-1A8 8 0 0 1 8-1V8ZM-11 8H11M0-9V-14" className="tw-chart-home" />
      </g>
    </svg>
  );
}

/** Fine circles around the Gate, as on an old chart. */
function Grid({ layout: { width, height, gate } }: { readonly layout: ChartLayout }) {
  const reach = Math.hypot(width, height);
  const rings = Array.from({ length: Math.floor(reach / 140) }, (_, i) => 140 * (i + 1));
  return rings.map((r) => <circle key={r} className="tw-chart-grid" cx={gate.x} cy={gate.y} r={r} />);
}

/** Home, the four of a tier in any order, the jump to the next tier, the Gate. What was travelled is a solid line. */
function Ways({ layout, isOpen, isDefeated }: Omit<ChartArtProps, 'className'>) {
  const { rivals, jumps, home, gate } = layout;
  const entries = [home, ...jumps];
  const exits = [...jumps, gate];
  return (
    <>
      {TIERS.map((tier, i) => {
        const entry = entries[i] ?? home;
        const exit = exits[i] ?? gate;
        return rivalsOf(tier).map((rival) => (
          <g key={rival} data-travelled={isDefeated(rival)} data-open={isOpen(tier)} className="tw-chart-way">
            <path d={curve(entry, rivals[rival])} />
            <path d={curve(rivals[rival], exit)} />
          </g>
        ));
      })}
      {jumps.map(({ x, y }, i) => (
        <g
          key={i}
          className="tw-chart-jump"
          data-open={isOpen(TIERS[i + 1] ?? 3)}
          transform={`translate(${x} ${y})`}
        >
          <circle r="13" />
          <path d="M-4.5-5.5 1.5 0-4.5 5.5M1.5-5.5 7.5 0 1.5 5.5" />
        </g>
      ))}
    </>
  );
}

/** A gentle bow from one place to another. */
function curve(from: ChartPoint, to: ChartPoint): string {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const bow = 0.12;
  const x = middle.x - (to.y - from.y) * bow;
  const y = middle.y + (to.x - from.x) * bow;
  return `M${from.x} ${from.y}Q${x.toFixed(1)} ${y.toFixed(1)} ${to.x} ${to.y}`;
}

/** The same stars every time. */
function starsIn(width: number, height: number, count: number, r: number): string {
  let seed = count * 7919;
  const next = (): number => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
  return Array.from({ length: count }, () => {
    const [x, y, size] = [next() * width, next() * height, r * (0.5 + next())];
    return `M${(x - size).toFixed(1)} ${y.toFixed(1)}a${size.toFixed(2)} ${size.toFixed(2)} 0 1 0 ${(2 * size).toFixed(2)} 0a${size.toFixed(2)} ${size.toFixed(2)} 0 1 0 ${(-2 * size).toFixed(2)} 0`;
  }).join('');
}

import type { Histogram } from '../statistics/spread.ts';
import { html } from './markup.ts';
import type { Markup } from './markup.ts';
import { percent } from './numbers.ts';

/** From numbers to places along a strip. */
export interface Axis {
  readonly from: number;
  readonly to: number;
  readonly show: (number: number) => string;
  /** Shorter, for its ticks. */
  readonly tick: (number: number) => string;
}

const WIDTH = 260;
const EDGE = 20;
const ROW = 22;

const place = ({ from, to }: Axis, number: number): number => {
  const inside = Math.min(Math.max(number, from), to);
  return EDGE + ((inside - from) / (to - from || 1)) * (WIDTH - 2 * EDGE);
};

/** An axis that holds all these numbers, from one round number to another. */
export function axisFor(
  numbers: readonly number[],
  show: (number: number) => string,
  tick: (number: number) => string = show,
): Axis {
  const finite = numbers.filter((number) => Number.isFinite(number));
  const [least, most] = finite.length === 0 ? [0, 1] : [Math.min(...finite), Math.max(...finite)];
  const step = roundStep((most - least || 1) / 4);
  const from = Math.floor(least / step) * step;
  return { from, to: Math.max(Math.ceil(most / step) * step, from + step), show, tick };
}

/** An axis for shares. */
export const shareAxis = (shares: readonly number[]): Axis =>
  axisFor(shares, percent, (share) => `${Math.round(100 * share)} %`);

/** The next of 1, 2, 5, 10 and so on. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5, 10].find((step) => step * power >= rough) ?? 10);
}

function ticksOf({ from, to }: Axis): number[] {
  const step = roundStep((to - from) / 4);
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

/** The head of a column of strips. */
export function axisStrip(axis: Axis): Markup {
  return html`<svg
    class="strip"
    viewBox="0 0 ${WIDTH} ${ROW}"
    width="${WIDTH}"
    height="${ROW}"
    aria-hidden="true"
  >
    ${ticksOf(axis).map(
      (tick) =>
        html`<line class="tick" x1="${place(axis, tick)}" x2="${place(axis, tick)}" y1="16" y2="22" /><text
            x="${place(axis, tick)}"
            y="12"
            text-anchor="middle"
            >${axis.tick(tick)}</text
          >`,
    )}
  </svg>`;
}

export interface Whisker {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly flagged?: boolean;
  /** What the value is held against. */
  readonly fair?: number;
}

/** A value with its interval: a point and a line, against what would be fair. What is flagged has another shape. */
export function whiskerStrip(axis: Axis, { value, low, high, flagged, fair }: Whisker): Markup {
  const at = place(axis, value);
  const middle = ROW / 2;
  const words = `${axis.show(value)}, interval ${axis.show(low)} to ${axis.show(high)}`;
  const mark = flagged
    ? html`<path class="flag" d="M${at} ${middle - 6}l6 6-6 6-6-6z" />`
    : html`<circle class="dot" cx="${at}" cy="${middle}" r="4" />`;
  const reference =
    fair === undefined
      ? ''
      : html`<line class="fair" x1="${place(axis, fair)}" x2="${place(axis, fair)}" y1="0" y2="${ROW}" />`;
  return html`<svg
    class="strip"
    viewBox="0 0 ${WIDTH} ${ROW}"
    width="${WIDTH}"
    height="${ROW}"
    role="img"
    aria-label="${words}"
  >
    ${reference}
    <line class="whisker" x1="${place(axis, low)}" x2="${place(axis, high)}" y1="${middle}" y2="${middle}" />
    ${mark}
  </svg>`;
}

const BARS = { width: 420, height: 120, bottom: 20, left: 8 };

export function histogramPlot(name: string, { from, width, counts }: Histogram): Markup {
  const most = Math.max(1, ...counts);
  const bar = (BARS.width - 2 * BARS.left) / Math.max(1, counts.length);
  const every = Math.max(1, Math.ceil(counts.length / 8));
  return html`<figure>
    <figcaption>${name}</figcaption>
    <svg
      class="bars"
      viewBox="0 0 ${BARS.width} ${BARS.height}"
      role="img"
      aria-label="${describe(name, { from, width, counts })}"
    >
      ${counts.map((count, i) => {
        const x = BARS.left + i * bar;
        const height = ((BARS.height - BARS.bottom - 4) * count) / most;
        const label = width === 1 ? `${from + i}` : `${from + i * width} to ${from + (i + 1) * width - 1}`;
        return html`<rect
            class="bar"
            x="${x + 0.5}"
            y="${BARS.height - BARS.bottom - height}"
            width="${Math.max(1, bar - 1)}"
            height="${height}"
            ><title>${label}: ${count}</title></rect
          >${i % every === 0 ? html`<text x="${x + bar / 2}" y="${BARS.height - 6}" text-anchor="middle">${from + i * width}</text>` : ''}`;
      })}
      <line
        class="tick"
        x1="0"
        x2="${BARS.width}"
        y1="${BARS.height - BARS.bottom}"
        y2="${BARS.height - BARS.bottom}"
      />
    </svg>
  </figure>`;
}

const describe = (name: string, { from, width, counts }: Histogram): string =>
  `${name}: ${counts.length} bars from ${from} in steps of ${width}, ${counts.reduce((a, b) => a + b, 0)} in all`;

/** A line through numbers, such as a weight in the course of a run. */
export function linePlot(name: string, numbers: readonly number[]): Markup {
  const axis = axisFor(numbers, String);
  const x = (i: number): number => 4 + (i / Math.max(1, numbers.length - 1)) * (WIDTH - 8);
  const y = (number: number): number => 4 + (1 - (number - axis.from) / (axis.to - axis.from || 1)) * 44;
  const points = numbers.map((number, i) => `${x(i).toFixed(1)},${y(number).toFixed(1)}`).join(' ');
  return html`<svg
    class="line"
    viewBox="0 0 ${WIDTH} 52"
    width="${WIDTH}"
    height="52"
    role="img"
    aria-label="${name}: from ${numbers[0] ?? 0} to ${numbers.at(-1) ?? 0}"
  >
    <polyline points="${points}" />
  </svg>`;
}

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

/** The size of a strip, which the page's style gives it. */
const WIDTH = 260;
const EDGE = 20;
const ROW = 22;

/** A tenth of a pixel is all that can be seen. */
const rounded = (pixels: number): number => Math.round(10 * pixels) / 10;

const place = ({ from, to }: Axis, number: number): number => {
  const inside = Math.min(Math.max(number, from), to);
  return rounded(EDGE + ((inside - from) / (to - from || 1)) * (WIDTH - 2 * EDGE));
};

/** An axis that holds all these numbers, from one round number to another. */
export function axisFor(
  numbers: readonly number[],
  show: (number: number) => string,
  tick: (number: number) => string = show,
): Axis {
  const finite = numbers.filter((number) => Number.isFinite(number));
  const [min, max] = finite.length === 0 ? [0, 1] : [Math.min(...finite), Math.max(...finite)];
  const step = roundStep((max - min || 1) / 4);
  const from = Math.floor(min / step) * step;
  return { from, to: Math.max(Math.ceil(max / step) * step, from + step), show, tick };
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
  const ticks = ticksOf(axis).map((tick) => {
    const at = place(axis, tick);
    return html`<path class="tick" d="M${at} 16v6" /><text x="${at}" y="12">${axis.tick(tick)}</text>`;
  });
  return html`<svg class="strip" aria-hidden="true">${ticks}</svg>`;
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
  const reference = fair === undefined ? '' : html`<path class="fair" d="M${place(axis, fair)} 0v${ROW}" />`;
  const line = html`<path class="whisker" d="M${place(axis, low)} ${middle}H${place(axis, high)}" />`;
  return html`<svg class="strip" role="img" aria-label="${words}">${reference}${line}${mark}</svg>`;
}

const BARS = { width: 420, height: 120, bottom: 20, left: 8 };

export function histogramPlot(name: string, { from, width, counts }: Histogram): Markup {
  const max = Math.max(1, ...counts);
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
        const height = rounded(((BARS.height - BARS.bottom - 4) * count) / max);
        const top = rounded(BARS.height - BARS.bottom - height);
        const label = width === 1 ? `${from + i}` : `${from + i * width} to ${from + (i + 1) * width - 1}`;
        const rect = html`<rect
          class="bar"
          x="${rounded(x + 0.5)}"
          y="${top}"
          width="${rounded(Math.max(1, bar - 1))}"
          height="${height}"
          ><title>${label}: ${count}</title></rect
        >`;
        if (i % every !== 0) return rect;
        return html`${rect}<text x="${rounded(x + bar / 2)}" y="${BARS.height - 6}"
            >${from + i * width}</text
          >`;
      })}
      <path class="tick" d="M0 ${BARS.height - BARS.bottom}H${BARS.width}" />
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

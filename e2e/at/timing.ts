import type { CDPSession, Page } from '@playwright/test';

declare global {
  interface Window {
    warptableTimings: {
      /** Each event with its time until the next frame was painted. */
      readonly painted: { readonly start: number; readonly duration: number }[];
      /** When what an answer has led to was painted. */
      readonly answered: number[];
      /** When somebody last clicked or pressed a key. */
      acted: number;
    };
  }
}

/** Runs in the page before its own scripts. */
function watch(): void {
  const timings = {
    painted: [] as { start: number; duration: number }[],
    answered: [] as number[],
    acted: 0,
  };
  window.warptableTimings = timings;
  new PerformanceObserver((list) => {
    for (const { startTime: start, duration } of list.getEntries()) timings.painted.push({ start, duration });
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  for (const type of ['click', 'keydown'] as const)
    addEventListener(type, ({ timeStamp }) => (timings.acted = timeStamp), true);
  // The bar is busy from the answer until the host has replied.
  new MutationObserver((changes) => {
    const bar = changes.at(-1)?.target;
    if (bar instanceof Element && bar.getAttribute('aria-busy') === 'false')
      requestAnimationFrame(() => setTimeout(() => timings.answered.push(performance.now())));
  }).observe(document, { subtree: true, attributeFilter: ['aria-busy'] });
}

/** What one thing that somebody does has taken, in milliseconds. */
export interface Taken {
  /** From the event to the next frame, as the browser itself measures it; it does not tell of less than 16. */
  readonly painted: number;
  /** From the event until its answer has been painted too; nothing if nothing was answered. */
  readonly answered: number | undefined;
}

const REST = 250;

/** Times what somebody does on a page. */
export class Timing {
  private readonly page: Page;
  private readonly devtools: CDPSession;

  private constructor(page: Page, devtools: CDPSession) {
    this.page = page;
    this.devtools = devtools;
  }

  static async at(page: Page): Promise<Timing> {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.addInitScript(watch);
    return new Timing(page, devtools);
  }

  async slow(times: number): Promise<void> {
    await this.devtools.send('Emulation.setCPUThrottlingRate', { rate: times });
  }

  async time(act: () => Promise<void>): Promise<Taken> {
    const begin = await this.page.evaluate(() => performance.now());
    await act();
    await this.page.waitForTimeout(REST);
    return this.page.evaluate(readTimings, begin);
  }

  /** The work of the page's main thread, all that follows included: others who use the processor do not count. */
  async work(act: () => Promise<void>): Promise<number> {
    const before = await this.workSoFar();
    await act();
    await this.page.waitForTimeout(REST);
    return (await this.workSoFar()) - before;
  }

  private async workSoFar(): Promise<number> {
    const { metrics } = await this.devtools.send('Performance.getMetrics');
    const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return 1000 * (valueOf('TaskDuration') - valueOf('DevToolsCommandDuration'));
  }
}

/** Runs in the page: after two more frames the browser has told of all that came before. */
async function readTimings(begin: number): Promise<Taken> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const { painted, answered, acted } = window.warptableTimings;
  const durations = painted.filter(({ start }) => start >= begin).map(({ duration }) => duration);
  const last = answered.findLast((at) => at >= begin);
  return { painted: Math.max(16, ...durations), answered: last === undefined ? undefined : last - acted };
}

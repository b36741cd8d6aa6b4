import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';

const FOLDER = resolve(import.meta.dirname, '../../.cache/film');

export interface Frame {
  /** Milliseconds since the film began. */
  readonly at: number;
  /** A picture in base64. */
  readonly picture: string;
}

/** Films the page while something is done and for so long afterwards, in milliseconds. */
export async function film(page: Page, act: () => Promise<void>, length: number): Promise<Frame[]> {
  const browser = await page.context().newCDPSession(page);
  const taken: { time: number; picture: string }[] = [];
  browser.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    taken.push({ time: (metadata.timestamp ?? 0) * 1000, picture: data });
    // The last frame may come when nobody films any more.
    browser.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await browser.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await act();
  await page.waitForTimeout(length);
  await browser.send('Page.stopScreencast');
  await browser.detach();
  const begin = taken[0]?.time ?? 0;
  return taken.map(({ time, picture }) => ({ at: Math.round(time - begin), picture }));
}

/** So many frames of a film, evenly over its time, side by side in one picture. */
export async function strip(page: Page, name: string, frames: readonly Frame[], count = 16): Promise<void> {
  const last = frames.at(-1)?.at ?? 0;
  const chosen = Array.from({ length: count }, (_, i) => (last * i) / (count - 1)).map(
    (at) => frames.findLast((frame) => frame.at <= at) ?? frames[0],
  );
  const cutting = await page.context().newPage();
  const { width, height } = page.viewportSize() ?? { width: 1366, height: 768 };
  const wide = width > 600 ? 480 : 240;
  await cutting.setViewportSize({ width: wide * 4 + 40, height: 800 });
  const pictures = chosen.map((frame) =>
    frame ? `<div>${frame.at} ms<br><img src="data:image/png;base64,${frame.picture}"></div>` : '',
  );
  await cutting.setContent(`<style>
    body { margin: 4px; display: grid; grid-template-columns: repeat(4, ${wide}px); gap: 8px; background: #222; color: #fff; font: 14px sans-serif }
    img { width: ${wide}px; aspect-ratio: ${width} / ${height} }
  </style>${pictures.join('')}`);
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, `${name}.png`), await cutting.screenshot({ fullPage: true }));
  await cutting.close();
}

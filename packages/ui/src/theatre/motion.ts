import type { Seat } from '@warptable/kernel';
import type { Point } from '../map/viewport.ts';
import type { Settings } from '../settings.ts';
import type { Pace } from './cue.ts';

export function paceOf(motion: Settings['motion']): Pace {
  if (motion === 'off') return 'still';
  if (isCalm()) return 'steps';
  return motion === 'quick' ? 'quick' : 'normal';
}

/** The device asks for less motion. */
const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Where a place, or a point of the map, lies in the layer; nothing if it is not drawn. */
export function spotOf(layer: HTMLElement, at: string | Point): Point | undefined {
  const origin = layer.getBoundingClientRect();
  const map = layer.parentElement;
  if (typeof at === 'string') {
    const box = map?.querySelector(`[data-place="${CSS.escape(at)}"]`)?.getBoundingClientRect();
    return box && { x: box.x + box.width / 2 - origin.x, y: box.y + box.height / 2 - origin.y };
  }
  const ground = map?.querySelector<SVGGraphicsElement>('[data-place]')?.parentElement;
  const toScreen = ground instanceof SVGGraphicsElement ? ground.getScreenCTM() : null;
  if (!toScreen) return undefined;
  const { x, y } = new DOMPoint(at.x, at.y).matrixTransform(toScreen);
  return { x: x - origin.x, y: y - origin.y };
}

const FLIGHT = 700;

/** The points of a banner fly to the strip of whoever has won them. */
export function flyPoints(line: HTMLElement, seat: Seat): void {
  const points = line.querySelector<HTMLElement>('.wt-banner-points');
  const strip = document.querySelector(`[data-strip="${seat}"]`);
  if (!points || !strip || isCalm() || document.documentElement.dataset['motion'] === 'off') return;
  const from = points.getBoundingClientRect();
  const to = (strip.querySelector('.wt-strip-points') ?? strip).getBoundingClientRect();
  const flying = points.cloneNode(true) as HTMLElement;
  flying.classList.add('wt-points-flying');
  flying.style.left = `${from.x}px`;
  flying.style.top = `${from.y}px`;
  document.body.append(flying);
  const away = `translate(${to.x + to.width / 2 - from.x}px, ${to.y + to.height / 2 - from.y}px)`;
  const flight = flying.animate(
    [
      { transform: 'none' },
      { transform: 'translateY(-14px) scale(1.5)', offset: 0.35 },
      { transform: `${away} scale(0.8)`, opacity: 0.2 },
    ],
    { duration: FLIGHT, easing: 'ease-in-out' },
  );
  flight.addEventListener('finish', () => flying.remove());
}

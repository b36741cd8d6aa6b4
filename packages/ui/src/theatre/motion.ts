import type { Seat } from '@warptable/kernel';
import type { Settings } from '../settings.ts';
import type { Pace } from './cue.ts';

export function paceOf(motion: Settings['motion']): Pace {
  if (motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches) return 'still';
  return motion === 'quick' ? 'quick' : 'normal';
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The middle of a place of the map, from the corner of the layer; nothing if it is not drawn. */
export function spotOf(layer: HTMLElement, place: string): Spot | undefined {
  const box = layer.parentElement
    ?.querySelector(`[data-place="${CSS.escape(place)}"]`)
    ?.getBoundingClientRect();
  if (!box) return undefined;
  const origin = layer.getBoundingClientRect();
  return { x: box.x + box.width / 2 - origin.x, y: box.y + box.height / 2 - origin.y };
}

const FLIGHT = 700;

/** The points of a banner fly to the strip of whoever has won them. */
export function flyPoints(line: HTMLElement, seat: Seat): void {
  const points = line.querySelector<HTMLElement>('.wt-banner-points');
  const strip = document.querySelector(`[data-strip="${seat}"]`);
  if (!points || !strip || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const from = points.getBoundingClientRect();
  const to = strip.getBoundingClientRect();
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

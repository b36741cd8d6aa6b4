import type { Seat } from '@warptable/kernel';
import type { SeatStyle } from '../game-ui.ts';
import { haste, lengthOf } from './cue.ts';
import type { CuedEvent, Pace, SoundName, Travel } from './cue.ts';
import { spotOf } from './motion.ts';
import type { Spot } from './motion.ts';

/** What the stage works with. */
export interface Stagehand {
  layer(): HTMLElement | null;
  styleOf(seat: Seat): SeatStyle;
  sound(name: SoundName): void;
  banner(act: CuedEvent): void;
}

/** Plays acts one after the other. New acts, or a touch, end those that are still going on. */
export class Stage {
  private readonly hand: Stagehand;
  private waiting: CuedEvent[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly moving: Animation[] = [];
  private readonly shown = new Set<HTMLElement>();
  private pace: Pace = 'normal';
  private speed = 1;

  constructor(hand: Stagehand) {
    this.hand = hand;
  }

  play(acts: readonly CuedEvent[], pace: Pace): void {
    this.finish();
    this.waiting = [...acts];
    this.pace = pace;
    this.speed = haste(acts, pace);
    this.next();
  }

  /** Everything is as it is at the end. What was not yet told is told at once, without a sound. */
  finish(): void {
    clearTimeout(this.timer);
    const last = this.waiting.findLast(({ cue }) => cue.banner);
    this.waiting = [];
    if (last) this.hand.banner(last);
    for (const animation of this.moving.splice(0)) animation.cancel();
    for (const element of this.shown) element.remove();
    this.shown.clear();
  }

  private next(): void {
    const act = this.waiting.shift();
    if (!act) return;
    const { cue } = act;
    const length = lengthOf(cue, this.pace) * this.speed;
    if (cue.sound) this.hand.sound(cue.sound);
    if (cue.banner) this.hand.banner(act);
    if (length > 0) {
      if (cue.travel) this.travel(cue.travel, length);
      if (cue.dice) this.roll(cue.dice.faces, length);
    }
    if (this.waiting.length > 0) this.timer = setTimeout(() => this.next(), length);
  }

  private show(element: HTMLElement, layer: HTMLElement): void {
    this.shown.add(element);
    layer.append(element);
  }

  private animate(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    const animation = element.animate(frames, timing);
    this.moving.push(animation);
    animation.addEventListener('finish', () => {
      this.shown.delete(element);
      element.remove();
    });
  }

  private travel({ seat, path, count }: Travel, length: number): void {
    const layer = this.hand.layer();
    if (!layer) return;
    const spots = path
      .map((place) => spotOf(layer, place))
      .filter((spot): spot is Spot => spot !== undefined);
    if (spots.length < 2) return;
    const { colour, letter } = this.hand.styleOf(seat);
    const piece = document.createElement('span');
    piece.className = 'wt-travelling wt-livery';
    piece.dataset['colour'] = colour;
    piece.textContent = count > 1 ? `${letter} ×${count}` : letter;
    this.show(piece, layer);
    this.animate(
      piece,
      spots.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` })),
      { duration: length, easing: 'ease-in-out', fill: 'both' },
    );
  }

  /** They tumble and come to rest on what the rules drew. */
  private roll(faces: readonly number[], length: number): void {
    const layer = this.hand.layer();
    if (!layer) return;
    const tray = document.createElement('div');
    tray.className = 'wt-dice-tray';
    for (const [i, face] of faces.entries()) {
      const die = document.createElement('i');
      die.className = 'wt-die';
      die.dataset['face'] = String(face);
      die.style.setProperty('--turn', `${(i % 2 === 0 ? 1 : -1) * (360 + 90 * i)}deg`);
      die.style.setProperty('--tumble', `${Math.round(length * 0.6)}ms`);
      tray.append(die);
    }
    this.show(tray, layer);
    this.animate(tray, [{ opacity: 1 }, { opacity: 1, offset: 0.9 }, { opacity: 0 }], { duration: length });
  }
}

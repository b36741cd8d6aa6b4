import type { Seat } from '@warptable/kernel';
import type { SeatStyle } from '../game-ui.ts';
import type { Point } from '../map/viewport.ts';
import { isScene, lengthsOf, together } from './cue.ts';
import type { StagedEvent, Cue, CuedEvent, Pace, RevealedCard, SoundName, Travel } from './cue.ts';
import { spotOf } from './motion.ts';

/** What stands in the middle of the map for a moment. */
export interface Scene {
  readonly cards: readonly RevealedCard[];
  readonly rolls: StagedEvent['rolls'];
  readonly tally?: Cue['tally'];
  readonly place: string | undefined;
  /** Milliseconds that its newest part takes. */
  readonly length: number;
  readonly isStill: boolean;
}

/** What the stage works with. */
export interface Stagehand {
  layer(): HTMLElement | null;
  styleOf(seat: Seat): SeatStyle;
  sound(name: SoundName): void;
  banner(act: CuedEvent): void;
  scene(scene: Scene | null): void;
  /** Something begins to be played, or all of it is over. */
  acting(what: 'idle' | 'acting' | 'scene'): void;
}

interface Timed extends StagedEvent {
  readonly length: number;
}

/** Plays acts one after the other; new ones wait for those that are going on. A touch ends them all. */
export class Stage {
  private readonly hand: Stagehand;
  private waiting: Timed[] = [];
  private isPlaying = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly moving: Animation[] = [];
  private readonly shown = new Set<HTMLElement>();
  private pace: Pace = 'normal';
  private scene: Scene | null = null;

  constructor(hand: Stagehand) {
    this.hand = hand;
  }

  play(cued: readonly CuedEvent[], pace: Pace): void {
    const acts = together(cued, this.waiting);
    this.pace = pace;
    const lengths = lengthsOf(acts, pace);
    this.waiting = acts.map((act, i) => ({ ...act, length: lengths[i] ?? 0 }));
    if (!this.isPlaying) this.next();
  }

  /** Everything is as it is at the end. What was not yet told is told at once, without a sound. */
  finish(): void {
    if (!this.isPlaying) return;
    clearTimeout(this.timer);
    for (const act of this.waiting.splice(0)) if (act.cue.banner) this.hand.banner(act);
    for (const animation of this.moving.splice(0)) animation.cancel();
    for (const element of this.shown) element.remove();
    this.shown.clear();
    this.end();
  }

  private end(): void {
    this.isPlaying = false;
    this.show(null);
    this.hand.acting('idle');
  }

  private show(scene: Scene | null): void {
    if (scene === this.scene) return;
    this.scene = scene;
    this.hand.scene(scene);
  }

  private next(): void {
    const act = this.waiting.shift();
    if (!act) {
      this.end();
      return;
    }
    const { cue, length } = act;
    const isFirst = !this.isPlaying;
    this.isPlaying = true;
    if (cue.sound) this.hand.sound(cue.sound);
    if (cue.banner) this.hand.banner(act);
    const isOfScene = length > 0 && isScene(cue);
    // What is lost leaves the map while the sums still stand.
    if (isOfScene) this.show(this.sceneWith(act));
    else if (!cue.loss) this.show(null);
    if (isFirst || isOfScene) this.hand.acting(isOfScene ? 'scene' : 'acting');
    if (length > 0) {
      if (cue.travel) this.travel(cue.travel, length);
      if (cue.loss) this.lose(cue.loss, length);
    }
    this.timer = setTimeout(() => this.next(), length);
  }

  /** Sums stand below the cards and the dice that they are made of. */
  private sceneWith({ cue, cards, rolls, length }: Timed): Scene {
    const before = cue.reveal ? null : this.scene;
    return {
      cards: cue.reveal ? cards : (before?.cards ?? []),
      rolls: cue.dice ? rolls : (before?.rolls ?? []),
      ...(cue.tally && { tally: cue.tally }),
      place: cue.place ?? before?.place,
      length,
      isStill: this.pace === 'steps',
    };
  }

  private animate(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    const animation = element.animate(frames, timing);
    this.moving.push(animation);
    animation.addEventListener('finish', () => {
      this.shown.delete(element);
      element.remove();
    });
  }

  private piece(seat: Seat, count: number, className: string): HTMLElement | null {
    const layer = this.hand.layer();
    if (!layer) return null;
    const { colour, letter } = this.hand.styleOf(seat);
    const piece = document.createElement('span');
    piece.className = `${className} wt-livery`;
    piece.dataset['colour'] = colour;
    piece.textContent = count > 1 ? `${letter} ×${count}` : letter;
    this.shown.add(piece);
    layer.append(piece);
    return piece;
  }

  private travel({ seat, path, count }: Travel, length: number): void {
    const layer = this.hand.layer();
    const spots = layer ? path.flatMap((at) => spotOf(layer, at) ?? []) : [];
    if (spots.length < 2) return;
    if (this.pace === 'steps') {
      for (const at of [spots.at(0), spots.at(-1)])
        if (at) this.still(this.piece(seat, count, 'wt-stop'), at, length);
      return;
    }
    const piece = this.piece(seat, count, 'wt-travelling');
    if (!piece) return;
    this.animate(
      piece,
      spots.map((at) => ({ transform: placed(at) })),
      { duration: length, easing: 'ease-in-out', fill: 'both' },
    );
  }

  private lose({ seat, place, count }: NonNullable<Cue['loss']>, length: number): void {
    const layer = this.hand.layer();
    const at = layer && spotOf(layer, place);
    const piece = at && this.piece(seat, count, 'wt-leaving');
    if (!piece) return;
    piece.textContent = `−${count}`;
    if (this.pace === 'steps') this.still(piece, at, length);
    else
      this.animate(
        piece,
        [
          { transform: `${placed(at)} scale(1.25)`, opacity: 1 },
          { transform: `${placed(at)} scale(1.1)`, opacity: 1, offset: 0.35 },
          { transform: `${placed({ x: at.x, y: at.y + 46 })} rotate(28deg) scale(0.7)`, opacity: 0 },
        ],
        { duration: length * 2, easing: 'ease-in' },
      );
  }

  /** Stands there for a while. */
  private still(piece: HTMLElement | null, at: Point, length: number): void {
    const transform = placed(at);
    if (piece) this.animate(piece, [{ transform }, { transform }], { duration: length });
  }
}

const placed = ({ x, y }: Point): string => `translate(${x}px, ${y}px) translate(-50%, -50%)`;

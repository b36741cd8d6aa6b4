import type { Random } from '@warptable/kernel';
import { likelyAnswer } from './choices.ts';
import type { AnyGuide } from './guide.ts';
import type { AnyWorld, Effort } from './worlds.ts';

/** Tells, asked before each answer, when so many turns have ended. */
export class TurnLimit {
  private readonly guide: AnyGuide;
  private turn: number;
  private left: number;

  constructor(guide: AnyGuide, world: AnyWorld, turns: number) {
    this.guide = guide;
    this.turn = guide.turn(world.state);
    this.left = turns;
  }

  isReached(world: AnyWorld): boolean {
    const turn = this.guide.turn(world.state);
    if (turn !== this.turn) {
      this.turn = turn;
      this.left--;
    }
    return this.left <= 0;
  }
}

/** Lets sensible players go on to the turn limit or to the end of the game, as long as there is time. */
export function playOn(
  guide: AnyGuide,
  world: AnyWorld,
  turnLimit: TurnLimit,
  random: Random,
  effort: Effort,
): void {
  for (let pending = world.pending[0]; pending && !turnLimit.isReached(world); pending = world.pending[0]) {
    if (effort.isLate()) return;
    const value = likelyAnswer(guide, world, pending, random);
    world.answer({ seat: pending.ask.seat, kind: pending.ask.kind, value });
  }
}

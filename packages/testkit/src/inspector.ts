import { Random, isAnswer } from '@warptable/kernel';
import type { AnyMatch, Answer, Entry, Viewer } from '@warptable/kernel';
import type { AnyGame } from './any-game.ts';
import { checkFinal, finalMarkOf } from './final-checks.ts';
import { Finding } from './finding.ts';
import type { Check } from './finding.ts';
import { checkLeaks } from './leak-checks.ts';
import { viewersOf } from './observing.ts';
import { checkOptions } from './option-checks.ts';
import { before, checkResume, checkUndo } from './rest-checks.ts';
import { checkReveals } from './reveal-checks.ts';
import { SharedParts, checkPlainJson } from './state-checks.ts';

/** How often the expensive checks are made when not all of them are: once in so many positions. */
const EVERY = { json: 4, copy: 8, resume: 12, leak: 16, answer: 12 } as const;

/**
 * Looks at a match after every answer. Which checks are made at a position, and with which random numbers, follows from the
 * seed and the position alone, so that a finding can be found again.
 */
export class Inspector {
  /** How often each check was made. */
  readonly made = new Map<Check, number>();
  /** How many of the worlds dealt anew were not the true one: if none, the leak test has tested nothing. */
  otherWorlds = 0;
  private readonly game: AnyGame;
  private readonly seed: string;
  private readonly thorough: boolean;
  private readonly shared = new SharedParts();

  constructor(game: AnyGame, seed: string, thorough: boolean) {
    this.game = game;
    this.seed = seed;
    this.thorough = thorough;
  }

  /** Looks at a position. */
  look(match: AnyMatch): void {
    const random = new Random(`${this.seed}:${match.length}`);
    this.make('invariants', () => {
      const [violation] = this.game.violations(match.state);
      if (violation !== undefined) throw new Finding('invariants', violation);
    });
    this.make('options', () => checkOptions(match.pending));
    if (this.isDue(random, EVERY.json)) this.make('json', () => checkPlainJson(match.state));
    if (this.isDue(random, EVERY.copy)) this.make('copy', () => this.shared.check(this.game, match.state));
    if (this.isDue(random, EVERY.resume)) this.make('resume', () => checkResume(this.game, match));
    if (this.isDue(random, EVERY.leak)) {
      this.make('leak', () => {
        this.otherWorlds += checkLeaks(this.game, match, random, this.seed, this.thorough ? 2 : 1);
      });
    }
  }

  /** Plays one entry, and compares what was before with what is after it. */
  play(match: AnyMatch, entry: Exclude<Entry, { chance: string }>): void {
    const random = new Random(`${this.seed}:${match.length}:answer`);
    const isDeclared = isAnswer(entry) && Object.hasOwn(this.game.questions ?? {}, entry.kind);
    const mark = isDeclared ? finalMarkOf(match, entry) : undefined;
    if (!isAnswer(entry)) match.sideAction(entry.seat, entry.sideAction, entry.value);
    else if (this.isDue(random, EVERY.answer)) this.playAndCompare(match, entry, random);
    else match.answer(entry);
    if (mark && isAnswer(entry)) this.make('final', () => checkFinal(match, entry, mark));
    this.look(match);
  }

  /** At the end of a game. */
  finish(): void {
    this.make('copy', () => this.shared.checkUnchanged());
  }

  private playAndCompare(match: AnyMatch, answer: Answer, random: Random): void {
    const was = before(match);
    const start = match.fork(match.chance);
    match.answer(answer);
    this.shared.checkUnchanged();
    this.make('undo', () => checkUndo(this.game, match, answer.seat, was));
    const crossing = { answer, start, after: match, eventsBefore: was.events.length };
    this.make('undoReveals', () =>
      checkReveals(this.game, crossing, this.viewers(match, answer, random), random),
    );
  }

  /** The seat that answers, and one of the others or all. */
  private viewers(match: AnyMatch, { seat }: Answer, random: Random): Viewer[] {
    const others = viewersOf(match.seats).filter((viewer) => viewer !== seat);
    return [seat, ...(this.thorough ? others : [random.pick(others)])];
  }

  private isDue(random: Random, every: number): boolean {
    return random.below(every) === 0 || this.thorough;
  }

  private make(check: Check, made: () => void): void {
    this.made.set(check, (this.made.get(check) ?? 0) + 1);
    made();
  }
}

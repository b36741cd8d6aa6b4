import { askedOf, Random } from '@warptable/kernel';
import type { Eye, Pending, Recess, Seat } from '@warptable/kernel';
import { randomAnswer } from '@warptable/bots';
import type { AnyBoxed } from '@warptable/games';
import type { Keyboard } from './keyboard.ts';
import { Saving } from './saving.ts';
import type { Seating } from './saving.ts';
import type { Screen } from './screen.ts';
import { Talk } from './talk.ts';
import type { Next } from './talk.ts';
import { tableOfScores } from './telling.ts';
import type { AnyMatch } from './telling.ts';

/** Where a game is played: what is typed, what is shown, and the folder for saves that nobody named. */
export interface Terminal {
  readonly keyboard: Keyboard;
  readonly screen: Screen;
  readonly folder: string;
}

/** A game at one terminal: people take turns at the keyboard, bots answer by themselves. */
export class Sitting {
  private readonly boxed: AnyBoxed;
  private readonly match: AnyMatch;
  private readonly keyboard: Keyboard;
  private readonly screen: Screen;
  private readonly saving: Saving;
  private readonly bots: ReadonlySet<Seat>;
  private readonly botSeed: string;
  private readonly talks = new Map<Eye, Talk>();
  private atKeyboard: Seat | undefined;

  constructor(boxed: AnyBoxed, match: AnyMatch, seating: Seating, terminal: Terminal) {
    this.boxed = boxed;
    this.match = match;
    this.keyboard = terminal.keyboard;
    this.screen = terminal.screen;
    this.saving = new Saving(match, seating, terminal.folder);
    this.bots = new Set(seating.bots);
    this.botSeed = seating.luck.kind === 'seeded' ? seating.luck.seed : match.game.id;
    const people = seats(match).filter((seat) => !this.bots.has(seat));
    for (const eye of people.length > 0 ? people : (['spectator'] as const)) {
      this.talks.set(
        eye,
        new Talk(boxed, match, { ...terminal, saving: this.saving }, eye, people.length === 1),
      );
    }
    if (people.length === 1) this.atKeyboard = people[0];
  }

  /** Plays until the game is over or the person leaves; either way nothing is lost. */
  async play(): Promise<void> {
    try {
      let next: Next = 'go on';
      while (!this.match.over && next === 'go on') {
        if (this.match.recess) next = await this.sitOut(this.match.recess);
        else if (!this.letBotAnswer()) next = await this.turnOf(this.nextPerson());
      }
    } catch (fault) {
      // The match stands as it was before the answer that showed a fault of ours.
      this.screen.say(this.saving.save());
      throw fault;
    }
    if (this.match.over) await this.end();
    await this.leave();
  }

  private letBotAnswer(): boolean {
    const { match } = this;
    const pending = match.pending.find(({ ask }) => this.bots.has(ask.seat));
    if (!pending) return false;
    // Follows from the position, so that a game which is saved and loaded goes on as it would have.
    const random = new Random(`${this.botSeed}/bots/${match.length}`);
    match.answer({ seat: pending.ask.seat, kind: pending.ask.kind, value: randomAnswer(pending, random) });
    if (this.talks.has('spectator')) this.saving.makeDue();
    return true;
  }

  /** Whoever sits at the keyboard stays there as long as there is a question for them. */
  private nextPerson(): Pending {
    const { pending } = this.match;
    const next = pending.find(({ ask }) => ask.seat === this.atKeyboard) ?? pending[0];
    if (!next) throw new Error('nobody is asked anything, but the game is not over');
    return next;
  }

  private async turnOf(pending: Pending): Promise<Next> {
    const { seat } = pending.ask;
    const came = await this.comeTo(seat);
    return came === 'came' ? this.talkWith(seat).ask(seat, askedOf(pending)) : came;
  }

  /** Play stands still: bots end it at once, people when they like. There is no clock at a terminal. */
  private async sitOut(recess: Recess): Promise<Next> {
    const { end } = recess;
    const next =
      end.find(({ seat }) => this.bots.has(seat)) ??
      end.find(({ seat }) => seat === this.atKeyboard) ??
      end[0];
    if (!next) throw new Error('play stands still, and nobody can end it');
    if (this.bots.has(next.seat)) {
      this.match.aside(next.seat, next.aside, next.value);
      return 'go on';
    }
    const came = await this.comeTo(next.seat);
    return came === 'came' ? this.talkWith(next.seat).sitOut(recess, next) : came;
  }

  private async comeTo(seat: Seat): Promise<Next | 'came'> {
    return seat === this.atKeyboard ? 'came' : this.handOver(seat);
  }

  /** Hides what one person may see before the next one looks. */
  private async handOver(seat: Seat): Promise<Next | 'came'> {
    const { match, screen, atKeyboard } = this;
    screen.clear();
    screen.rule();
    const canUndo = atKeyboard !== undefined && match.undoable(atKeyboard).ok;
    if (canUndo) screen.say(`${this.nameOf(atKeyboard)} may still take the last answer back: undo`);
    const typed = await this.keyboard.line(
      `The keyboard is ${screen.strong(this.nameOf(seat))}'s: press Enter when you are there. `,
    );
    if (typed === undefined || typed === 'quit' || typed === 'exit') return 'leave';
    if (typed === 'undo' && canUndo) {
      match.undo(atKeyboard);
      return 'go on';
    }
    this.atKeyboard = seat;
    screen.clear();
    return 'came';
  }

  private async end(): Promise<void> {
    const { match, screen } = this;
    const eye: Eye = this.atKeyboard ?? (this.talks.has('spectator') ? 'spectator' : 0);
    const talk = this.talkWith(eye);
    talk.tellNews();
    talk.showBoard();
    screen.rule('The game is over');
    screen.say(...tableOfScores(this.boxed, match.view(eye), match.result));
    screen.say('');
    await talk.linger();
  }

  private async leave(): Promise<void> {
    const { saving, keyboard, screen } = this;
    if (!saving.isDue) {
      screen.say('Nothing new to save. Goodbye.');
    } else if (keyboard.interactive) {
      const typed = await keyboard.line(
        `Save to ${saving.usualPath}? Enter for yes, another file name, or no > `,
      );
      screen.say(typed === 'no' || typed === 'n' ? 'Not saved. Goodbye.' : saving.save(typed || undefined));
    } else {
      screen.say(saving.save());
    }
    keyboard.close();
  }

  private talkWith(eye: Eye): Talk {
    const talk = this.talks.get(eye);
    if (!talk) throw new Error(`nobody at the keyboard plays ${eye}`);
    return talk;
  }

  private nameOf(seat: Seat): string {
    return this.boxed.words.seat(this.match.view('spectator'), seat);
  }
}

const seats = (match: AnyMatch): Seat[] => Array.from({ length: match.seats }, (_, seat) => seat);

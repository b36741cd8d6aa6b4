import type { AnyMatch, Viewer, Pending, Suspension, Seat } from '@warptable/kernel';
import { createBot, observationOf } from '@warptable/bots';
import type { Level } from '@warptable/bots';
import type { AnyGameModule } from '@warptable/games';
import type { Keyboard } from './keyboard.ts';
import { Saving } from './saving.ts';
import type { TerminalSeating } from './saving.ts';
import type { Screen } from './screen.ts';
import { Talk } from './talk.ts';
import type { AfterTalk } from './talk.ts';
import { tableOfScores } from './telling.ts';

/** Where a game is played: what is typed, what is shown, and the folder for saves that nobody named. */
export interface Terminal {
  readonly keyboard: Keyboard;
  readonly screen: Screen;
  readonly folder: string;
}

/** A game at one terminal: people take turns at the keyboard, bots answer by themselves. */
export class Sitting {
  private readonly gameModule: AnyGameModule;
  private readonly match: AnyMatch;
  private readonly keyboard: Keyboard;
  private readonly screen: Screen;
  private readonly saving: Saving;
  private readonly bots: ReadonlySet<Seat>;
  private readonly botSeed: string;
  private readonly level: Level;
  private readonly talks = new Map<Viewer, Talk>();
  private atKeyboard: Seat | undefined;

  constructor(gameModule: AnyGameModule, match: AnyMatch, seating: TerminalSeating, terminal: Terminal) {
    this.gameModule = gameModule;
    this.match = match;
    this.keyboard = terminal.keyboard;
    this.screen = terminal.screen;
    this.saving = new Saving(match, seating, terminal.folder);
    this.bots = new Set(seating.bots);
    this.botSeed = seating.luck.kind === 'seeded' ? seating.luck.seed : match.game.id;
    this.level = seating.level ?? 'random';
    const people = seats(match).filter((seat) => !this.bots.has(seat));
    for (const viewer of people.length > 0 ? people : (['spectator'] as const)) {
      this.talks.set(
        viewer,
        new Talk(gameModule, match, { ...terminal, saving: this.saving }, viewer, people.length === 1),
      );
    }
    if (people.length === 1) this.atKeyboard = people[0];
  }

  /** Plays until the game is over or the person leaves; either way nothing is lost. */
  async play(): Promise<void> {
    try {
      let next: AfterTalk = 'go on';
      while (!this.match.over && next === 'go on') {
        if (this.match.suspension) next = await this.sitOut(this.match.suspension);
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
    const bot = createBot(
      this.gameModule.guide,
      { level: this.level },
      `${this.botSeed}/bots/${match.length}`,
      () => performance.now(),
    );
    const { seat, kind } = pending.ask;
    const { value } = bot.answer(observationOf(match, seat));
    match.answer({ seat, kind, value });
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

  private async turnOf(pending: Pending): Promise<AfterTalk> {
    const { seat } = pending.ask;
    const came = await this.comeTo(seat);
    return came === 'came' ? this.talkWith(seat).ask(seat, this.match.asked(pending)) : came;
  }

  /** Play stands still: bots end it at once, people when they like. There is no clock at a terminal. */
  private async sitOut(suspension: Suspension): Promise<AfterTalk> {
    const { end } = suspension;
    const next =
      end.find(({ seat }) => this.bots.has(seat)) ??
      end.find(({ seat }) => seat === this.atKeyboard) ??
      end[0];
    if (!next) throw new Error('play stands still, and nobody can end it');
    if (this.bots.has(next.seat)) {
      this.match.sideAction(next.seat, next.sideAction, next.value);
      return 'go on';
    }
    const came = await this.comeTo(next.seat);
    return came === 'came' ? this.talkWith(next.seat).sitOut(suspension, next) : came;
  }

  private async comeTo(seat: Seat): Promise<AfterTalk | 'came'> {
    return seat === this.atKeyboard ? 'came' : this.handOver(seat);
  }

  /** Hides what one person may see before the next one looks. */
  private async handOver(seat: Seat): Promise<AfterTalk | 'came'> {
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
    const viewer: Viewer = this.atKeyboard ?? (this.talks.has('spectator') ? 'spectator' : 0);
    const talk = this.talkWith(viewer);
    talk.showNews();
    talk.showBoard();
    screen.rule('The game is over');
    screen.say(...tableOfScores(this.gameModule, match.view(viewer), match.result));
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

  private talkWith(viewer: Viewer): Talk {
    const talk = this.talks.get(viewer);
    if (!talk) throw new Error(`nobody at the keyboard plays ${viewer}`);
    return talk;
  }

  private nameOf(seat: Seat): string {
    return this.gameModule.words.seat(this.match.view('spectator'), seat);
  }
}

const seats = (match: AnyMatch): Seat[] => Array.from({ length: match.seats }, (_, seat) => seat);

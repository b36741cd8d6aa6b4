import type {
  AnyMatch,
  AnswerValue,
  SideActionEntry,
  Asked,
  Entry,
  Viewer,
  Suspension,
  Seat,
} from '@warptable/kernel';
import { WarptableError, askedSideAction, isAnswer } from '@warptable/kernel';
import type { AnyGameModule } from '@warptable/games';
import { brokenLines, invitationTo, isOnTheWay, listOfChoices, readAnswer } from './choices.ts';
import type { Keyboard } from './keyboard.ts';
import type { Saving } from './saving.ts';
import type { Screen } from './screen.ts';
import { Sight } from './sight.ts';
import { linesFor } from './telling.ts';
import { PathWalk } from './walk.ts';

const HELP = [
  'Type what the brackets ask for, or one of these:',
  '  board        the whole position again',
  '  why          what you cannot do now, and which rule forbids it',
  '  undo         take back your last answer',
  '  !            what you may do beside the question; "! 2" does the second of it',
  '  b            go back by one choice, where an answer consists of several',
  '  log [n]      the last lines of the log (20, or n)',
  '  save [file]  save the game; "play --load file" goes on with it',
  '  quit         save and leave',
];

const LOG_INDENT = 6;

export type AfterTalk = 'go on' | 'leave';

/** What a person does when a question is put; after an undo, or when play has come to stand still, it is put again later. */
type Reply = { readonly choice: AnswerValue } | 'back' | 'later' | 'leave';

/** What one person at the keyboard sees and types. Shows nothing but the view and the questions of that person's seat. */
export class Talk {
  private readonly gameModule: AnyGameModule;
  private readonly match: AnyMatch;
  private readonly keyboard: Keyboard;
  private readonly screen: Screen;
  private readonly saving: Saving;
  private readonly viewer: Viewer;
  private linesRead: number;
  private lengthAtBoard = 0;
  private readonly sight = new Sight();
  private readonly alone: boolean;
  /** The kind of question that was last confirmed. */
  private endOfTurn = '';

  constructor(
    gameModule: AnyGameModule,
    match: AnyMatch,
    at: { keyboard: Keyboard; screen: Screen; saving: Saving },
    viewer: Viewer,
    alone: boolean,
  ) {
    this.gameModule = gameModule;
    this.match = match;
    this.keyboard = at.keyboard;
    this.screen = at.screen;
    this.saving = at.saving;
    this.viewer = viewer;
    this.alone = alone;
    // The last lines before a loaded game was left are worth reading again.
    this.linesRead = Math.max(0, this.log().length - 10);
  }

  /** Puts a question until it is answered, taken over by an undo, or left. */
  async ask(seat: Seat, asked: Asked): Promise<AfterTalk> {
    this.showNews();
    if (this.isBoardDue(seat)) this.showChanges();
    let walk = new PathWalk(asked);
    for (;;) {
      const reply = await this.put(seat, walk.question);
      if (reply === 'leave') return 'leave';
      if (reply === 'later') return 'go on';
      if (reply === 'back') {
        walk.back();
        continue;
      }
      const answer = this.follow(walk, reply.choice);
      if (answer === undefined) continue;
      if (this.give(seat, asked, answer)) return 'go on';
      walk = new PathWalk(asked);
    }
  }

  /** Puts a question, or one choice of it, until it is answered in a form that can be understood. */
  private async put(seat: Seat, asked: Asked): Promise<Reply> {
    const view = this.match.view(this.viewer);
    const { words } = this.gameModule;
    const choices = asked.options.map((value) => ({ value, text: words.option(view, asked, value) }));
    this.screen.say('', this.screen.strong(`${words.seat(view, seat)}: ${words.prompt(view, asked)}`));
    if (asked.form !== 'yesNo' && asked.form !== 'confirm') {
      this.screen.say(...listOfChoices(asked.form, choices, this.screen.width));
    }
    if (asked.refused.length > 0)
      this.screen.say(this.screen.faint(`  (${asked.refused.length} more not possible now: why)`));
    for (;;) {
      const typed = await this.keyboard.line(`[${invitationTo(asked, choices)}] > `);
      if (typed === undefined || isQuit(typed)) return 'leave';
      if (isOnTheWay(asked.taken) && (typed === 'b' || typed === 'back')) return 'back';
      if (typed === 'undo') {
        if (this.undo(seat)) return 'later';
      } else if (typed.startsWith('!')) {
        this.beside(seat, typed.slice(1).trim());
        if (this.match.suspension) return 'later';
      } else if (typed === 'why') {
        this.explain(asked);
      } else if (!this.execute(typed)) {
        const reading = readAnswer(asked, choices, typed);
        if ('answer' in reading) return { choice: reading.answer };
        this.screen.say(reading.fault);
      }
    }
  }

  /** Play stands still until this seat ends it, or leaves. */
  async sitOut(suspension: Suspension, end: SideActionEntry): Promise<AfterTalk> {
    const { words } = this.gameModule;
    this.showBoard();
    const act = words.option(this.match.view(this.viewer), askedSideAction(end), end.value);
    this.screen.say('', this.screen.strong(`${words.refusal(suspension.refusal)}.`));
    for (;;) {
      const typed = await this.keyboard.line(`[Enter: ${act}] > `);
      if (typed === undefined || isQuit(typed)) return 'leave';
      if (typed === '') {
        this.do(end);
        return 'go on';
      }
      if (!this.execute(typed)) this.screen.say('Please press Enter, or type help.');
    }
  }

  /** Lists what the seat may do beside the question, or does the one of this number. */
  private beside(seat: Seat, typed: string): void {
    const view = this.match.view(this.viewer);
    const sideActions = this.match.sideActionsOf(seat);
    const choices = sideActions.map((entry) => ({
      value: entry.value,
      text: this.gameModule.words.option(view, askedSideAction(entry), entry.value),
    }));
    const chosen = /^\d+$/.test(typed) ? sideActions[Number(typed) - 1] : undefined;
    if (chosen) {
      this.do(chosen);
      this.screen.say(`Done: ${choices[sideActions.indexOf(chosen)]?.text}.`);
    } else if (sideActions.length === 0) {
      this.screen.say('There is nothing to do beside the question now.');
    } else {
      const list = listOfChoices('one', choices, this.screen.width);
      this.screen.say('Beside the question you may, with "!" and the number:', ...list);
    }
  }

  private do({ seat, sideAction, value }: SideActionEntry): void {
    this.match.sideAction(seat, sideAction, value);
    this.saving.makeDue();
  }

  /** Takes a choice and what follows from it by itself; the answer, if that is all. */
  private follow(walk: PathWalk, choice: AnswerValue): AnswerValue | undefined {
    let answer = walk.choose(choice);
    for (let way = walk.onlyWay; answer === undefined && way !== undefined; way = walk.onlyWay) {
      const text = this.gameModule.words.option(this.match.view(this.viewer), walk.question, way);
      this.screen.say(this.screen.faint(`  Only choice: ${text}`));
      answer = walk.goOn(way);
    }
    return answer;
  }

  /** After the game: what a person may still look at. */
  async linger(): Promise<void> {
    for (;;) {
      const typed = await this.keyboard.line('[board, log, save or quit] > ');
      if (typed === undefined || isQuit(typed)) return;
      if (!this.execute(typed)) this.screen.say('The game is over: board, log, save or quit.');
    }
  }

  /** Tells what was not read yet. */
  showNews(): void {
    const lines = this.log();
    const news = lines.slice(Math.min(this.linesRead, lines.length));
    this.linesRead = lines.length;
    if (news.length > 0) this.screen.say('', ...this.inLines(news));
  }

  showBoard(): void {
    this.show(this.position());
  }

  /** What others see on the screen in between is wiped off; whoever sits here alone still has what did not change. */
  private showChanges(): void {
    const position = this.position();
    const changes = this.sight.changesIn(position);
    if (!this.alone || this.sight.isOutdated(position)) this.show(position);
    else if (changes.length > 0) this.show(position, changes);
  }

  private show(position: string, parts = [position]): void {
    this.lengthAtBoard = this.match.length;
    this.sight.note(position);
    this.screen.rule(this.gameModule.game.name);
    this.screen.say(parts.join('\n\n'));
    if (parts[0] !== position) this.screen.say('', this.screen.faint('  (the rest is as it was: board)'));
  }

  /** Others have played since the board was last shown, a turn of one's own is over, or hardly anything is as it was. */
  private isBoardDue(seat: Seat): boolean {
    const since = this.match.entries.slice(this.lengthAtBoard);
    const isNews = (entry: Entry): boolean =>
      isAnswer(entry) && (entry.seat !== seat || entry.kind === this.endOfTurn);
    return since.some(isNews) || this.sight.isOutdated(this.position());
  }

  private position(): string {
    return this.gameModule.words.position(this.match.view(this.viewer));
  }

  private inLines(log: readonly string[]): string[] {
    return log.flatMap((line) => brokenLines(`  ${line}`, this.screen.width, LOG_INDENT));
  }

  private log(): string[] {
    return linesFor(this.gameModule, this.match, this.viewer);
  }

  /** Commands that leave the question as it is; false if it is none of them. */
  private execute(typed: string): boolean {
    const [command = '', ...rest] = typed.split(/\s+/);
    switch (command) {
      case 'board':
        this.showBoard();
        return true;
      case 'log': {
        const count = /^\d+$/.test(rest[0] ?? '') ? Number(rest[0]) : 20;
        this.screen.say(...this.inLines(this.log().slice(-count)));
        return true;
      }
      case 'save':
        this.screen.say(this.saving.save(rest.join(' ') || undefined));
        return true;
      case 'help':
      case '?':
        this.screen.say(...HELP);
        return true;
      default:
        return false;
    }
  }

  private explain(asked: Asked): void {
    const view = this.match.view(this.viewer);
    const { words } = this.gameModule;
    if (asked.refused.length === 0) this.screen.say('Everything you might expect here is possible.');
    for (const { value, refusal } of asked.refused) {
      const what = words.option(view, asked, value);
      this.screen.say(this.screen.faint(`  ${what}: ${words.refusal(refusal)}`));
    }
  }

  private undo(seat: Seat): boolean {
    const can = this.match.undoable(seat);
    if (can.ok) {
      this.match.undo(seat);
      this.saving.makeDue();
      this.linesRead = Math.min(this.linesRead, this.log().length);
      this.screen.say('Taken back.');
    } else {
      this.screen.say(`Undo is locked: ${can.because}.`);
    }
    return can.ok;
  }

  private give(seat: Seat, { kind, form }: Asked, value: AnswerValue): boolean {
    if (form === 'confirm') this.endOfTurn = kind;
    try {
      this.match.answer({ seat, kind, value });
      this.saving.makeDue();
      return true;
    } catch (error) {
      if (!(error instanceof WarptableError) || error.code === 'rulesFault') throw error;
      const { refusal } = error;
      this.screen.say(`${refusal ? this.gameModule.words.refusal(refusal) : error.message}.`);
      return false;
    }
  }
}

const isQuit = (typed: string): boolean => typed === 'quit' || typed === 'exit';

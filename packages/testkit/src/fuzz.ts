import { randomAnswer } from '@warptable/bots';
import { Match, Random, checksum, isAnswer, recordOf, seededChance, verify } from '@warptable/kernel';
import type {
  AnyMatch,
  Answer,
  SideActionEntry,
  Game,
  GameEvent,
  GameFile,
  Luck,
  OptionValues,
  Playable,
  Result,
} from '@warptable/kernel';
import { anyOptions, isAllowed, nextAct } from './acting.ts';
import type { Choose } from './acting.ts';
import { anyGame } from './any-game.ts';
import type { AnyGame } from './any-game.ts';
import { Finding, findingFrom } from './finding.ts';
import type { Check } from './finding.ts';
import { Inspector } from './inspector.ts';
import { shortened, withEntry } from './shortening.ts';
import { watchSteps } from './step-watch.ts';

export interface FuzzSetup {
  readonly seats: number;
  /** The whole game, and every check in it, follows from the seed. */
  readonly seed: string;
  /** As a person would give them; any of the option table if not given. */
  readonly options?: unknown;
  /** Who plays: at random if not given. */
  readonly choose?: Choose;
  /** All checks after every answer, instead of the expensive ones now and then. */
  readonly thorough?: boolean;
  /** More answers than this, and the game is called endless. */
  readonly maxAnswers?: number;
  /** More answers than this between two checkpoints, and the step is called too long. */
  readonly maxAnswersInStep?: number;
}

export interface FuzzReport {
  readonly ok: true;
  readonly answers: number;
  readonly longestStep: { readonly step: string; readonly answers: number };
  /** How often each check was made. */
  readonly checks: Readonly<Partial<Record<Check, number>>>;
  /** How many determinized worlds differed from the true one. */
  readonly otherWorlds: number;
  readonly result: Result;
}

export interface FuzzFailure {
  readonly ok: false;
  readonly check: Check;
  readonly message: string;
  /** The number of entries in the file: the last one leads to the failure. */
  readonly position: number;
  /** The game up to there, to be imported anywhere. */
  readonly file: GameFile;
}

/** Plays one game and looks for faults after every answer. The first one ends the game. */
export function fuzzGame<S extends Playable, O, V, E extends GameEvent>(
  typed: Game<S, O, V, E>,
  setup: FuzzSetup,
): FuzzReport | FuzzFailure {
  const game = anyGame(typed);
  const { seats, seed } = setup;
  const random = new Random(`${seed}:play`);
  const drawn = (): OptionValues =>
    anyOptions(game.optionTable, random, (options) => isAllowed(game, seats, options));
  const options = game.readOptions(setup.options ?? drawn(), seats);
  return new FuzzedGame(game, setup, options, random).play();
}

const MAX_ANSWERS = 20_000;
const MAX_ANSWERS_IN_STEP = 60;

class FuzzedGame {
  private readonly game: AnyGame;
  private readonly setup: FuzzSetup;
  private readonly options: unknown;
  private readonly random: Random;
  private readonly luck: Luck & { kind: 'seeded' };
  private readonly inspector: Inspector;
  private readonly steps: ReturnType<typeof watchSteps>;
  private answers = 0;
  private match: AnyMatch | undefined;
  /** What is being played just now. */
  private present: Answer | SideActionEntry | undefined;

  constructor(game: AnyGame, setup: FuzzSetup, options: unknown, random: Random) {
    this.game = game;
    this.setup = setup;
    this.options = options;
    this.random = random;
    this.luck = { kind: 'seeded', seed: `fuzz-luck:${setup.seed}` };
    this.inspector = new Inspector(game, this.luck.seed, setup.thorough ?? false);
    this.steps = watchSteps(game);
  }

  play(): FuzzReport | FuzzFailure {
    const { options, luck, inspector, steps } = this;
    try {
      const chance = seededChance(luck.seed);
      this.match = new Match(steps.game, { options, seats: this.setup.seats, chance });
      inspector.look(this.match);
      while (!this.match.over) this.goOn(this.match);
      inspector.finish();
      const verdict = verify(this.game, recordOf(this.match, luck));
      if (!verdict.ok) throw new Finding('record', `entry ${verdict.entry ?? 'none'}: ${verdict.message}`);
      return {
        ok: true,
        answers: this.answers,
        longestStep: steps.longest,
        checks: Object.fromEntries(inspector.made),
        otherWorlds: inspector.otherWorlds,
        result: this.match.result,
      };
    } catch (error) {
      return this.failure(findingFrom(error));
    }
  }

  private goOn(match: AnyMatch): void {
    const { choose = randomAnswer, maxAnswers = MAX_ANSWERS } = this.setup;
    if (this.answers >= maxAnswers) {
      throw new Finding('endless', `the game is not over after ${this.answers} answers`);
    }
    const act = nextAct(match, choose, this.random);
    if ('undo' in act) {
      match.undo(act.undo);
      return;
    }
    if (isAnswer(act)) {
      this.answers++;
      this.steps.count(this.setup.maxAnswersInStep ?? MAX_ANSWERS_IN_STEP);
    }
    this.present = act;
    this.inspector.play(match, act);
    this.present = undefined;
  }

  private failure(finding: Finding): FuzzFailure {
    const { match, luck, present } = this;
    const soFar = match ? recordOf(match, luck) : this.emptyRecord();
    const file = finding.check === 'rules' && present ? withEntry(soFar, present) : soFar;
    const short = shortened(this.game, file, finding, luck.seed);
    return { ok: false, check: finding.check, position: short.file.entries.length, ...short };
  }

  /** For a game that fails before its first question. */
  private emptyRecord(): GameFile {
    const { game, options, luck } = this;
    const { seats } = this.setup;
    return {
      format: 'warptable-game/3',
      game: game.id,
      rules: game.rulesVersion,
      options,
      seats,
      luck,
      entries: [],
      checksum: checksum(game.start(options, seats)),
    };
  }
}

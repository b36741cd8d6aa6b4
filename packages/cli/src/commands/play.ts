import { randomInt } from 'node:crypto';
import { Option } from 'commander';
import type { Command } from 'commander';
import { chanceOf, Match, replay } from '@warptable/kernel';
import type { AnyMatch, Luck, OptionValue, OptionValues } from '@warptable/kernel';
import { LEVELS } from '@warptable/bots';
import type { Level } from '@warptable/bots';
import type { AnyGameModule } from '@warptable/games';
import { gameNamed, gameOption, optionsFor, wholeNumber } from '../arguments.ts';
import { Complaint } from '../complaint.ts';
import { blaming, loadGameFile } from '../game-files.ts';
import { TerminalChapter } from '../terminal/chapter.ts';
import { Keyboard } from '../terminal/keyboard.ts';
import { botsIn } from '../terminal/saving.ts';
import type { TerminalSeating } from '../terminal/saving.ts';
import { Screen } from '../terminal/screen.ts';
import { Sitting } from '../terminal/sitting.ts';
import type { Terminal } from '../terminal/sitting.ts';

interface PlayFlags {
  readonly seats?: number;
  readonly bots?: number;
  readonly level?: Level;
  readonly seed?: number;
  readonly option: OptionValues;
  readonly load?: string;
  readonly campaign?: string;
  readonly chapter?: string;
}

export function addPlay(program: Command, games: readonly AnyGameModule[]): void {
  program
    .command('play')
    .argument('<game>', 'the game, such as warpgate')
    .description('play in the terminal, against bots or around one keyboard')
    .option('--seats <n>', 'seats at the table', wholeNumber(1, 99))
    .option('--bots <n>', 'how many of them bots play; people take the first seats', wholeNumber(0, 99))
    .addOption(
      new Option('--level <name>', 'how well the bots play')
        .choices(LEVELS)
        .default('novice' satisfies Level),
    )
    .option('--seed <n>', 'where the luck comes from; the same seed gives the same luck', wholeNumber(0))
    .addOption(gameOption('an option of the game, see "games"; may be repeated'))
    .option('--load <file>', 'go on with a saved game')
    .option(
      '--campaign <file>',
      'play a chapter of the campaign in this file, which is made if it is not there',
    )
    .option('--chapter <id>', 'which chapter (the first that is open)')
    .action((id: string, flags: PlayFlags) => playGame(gameNamed(games, id), flags));
}

async function playGame(gameModule: AnyGameModule, flags: PlayFlags): Promise<void> {
  const keyboard = new Keyboard(process.stdin, process.stdout);
  const terminal = { keyboard, screen: new Screen(process.stdout), folder: '' };
  const leave = (): void => keyboard.close();
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.once(signal, leave);
  try {
    await playAt(terminal, gameModule, flags);
  } finally {
    leave();
    for (const signal of signals) process.removeListener(signal, leave);
  }
}

/** Sets the table as the flags say, asks for what they leave open, and plays. */
export async function playAt(terminal: Terminal, gameModule: AnyGameModule, flags: PlayFlags): Promise<void> {
  const { screen } = terminal;
  const chapter = chapterOf(gameModule, flags);
  if (chapter) screen.say(...chapter.lines);
  const { match, seating } =
    flags.load === undefined
      ? await newGame(terminal, gameModule, chapter ? asSet(chapter, flags) : flags)
      : loadedGame(gameModule, flags, flags.load);
  const people = match.seats - seating.bots.length;
  screen.say(
    `${gameModule.game.name}: ${count(people, 'person', 'people')}, ${count(seating.bots.length, 'bot', 'bots')}` +
      `${seating.luck.kind === 'seeded' ? `, seed ${seating.luck.seed}` : ''}. Type help for what you can type.`,
  );
  const seed = seating.luck.kind === 'seeded' ? seating.luck.seed : undefined;
  if (chapter && seed === undefined)
    throw new Complaint('only a game that was begun in the terminal can go on in a campaign');
  const level = chapter?.table.level ?? flags.level;
  await new Sitting(gameModule, match, level ? { ...seating, level } : seating, terminal).play();
  if (chapter && match.over && seed !== undefined) screen.say(...chapter.count(match, seed));
}

function chapterOf(gameModule: AnyGameModule, { campaign, chapter, option, seats, bots }: PlayFlags) {
  if (campaign === undefined) {
    if (chapter !== undefined) throw new Complaint('--chapter needs --campaign');
    return undefined;
  }
  if (seats !== undefined || bots !== undefined)
    throw new Complaint('--seats and --bots cannot be given with --campaign: the chapter tells them');
  return TerminalChapter.open(gameModule, campaign, chapter, option);
}

/** The table as the chapter sets it. */
const asSet = ({ table: { seats, options } }: TerminalChapter, flags: PlayFlags): PlayFlags => ({
  ...flags,
  seats,
  bots: seats - 1,
  option: options,
});

interface SetTable {
  readonly match: AnyMatch;
  readonly seating: TerminalSeating;
}

async function newGame(terminal: Terminal, gameModule: AnyGameModule, flags: PlayFlags): Promise<SetTable> {
  const { game } = gameModule;
  const asking = terminal.keyboard.interactive && flags.seats === undefined && flags.bots === undefined;
  const wanted = asking ? await askForTable(terminal, gameModule, flags) : flags;
  const seats = wanted.seats ?? Math.min(Math.max((wanted.bots ?? 2) + 1, game.seats.min), game.seats.max);
  const options = optionsFor(gameModule, seats, wanted.option);
  const bots = lastSeats(seats, wanted.bots ?? seats - 1);
  const luck: Luck = { kind: 'seeded', seed: String(flags.seed ?? randomInt(2 ** 47)) };
  const chance = chanceOf(luck);
  if (!chance) throw new Error('seeded luck has a source');
  const match = new Match(game, { options, seats, chance });
  match.greet(Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !bots.includes(seat)));
  return { match, seating: { bots, luck } };
}

function loadedGame(gameModule: AnyGameModule, flags: PlayFlags, path: string): SetTable {
  const extra = (['seats', 'seed'] as const).find((flag) => flags[flag] !== undefined);
  if (extra !== undefined) throw new Complaint(`--${extra} cannot be given with --load: the file tells it`);
  if (Object.keys(flags.option).length > 0)
    throw new Complaint('--option cannot be given with --load: the file tells it');
  const file = loadGameFile(path);
  const match = blaming(path, () => replay(gameModule.game, file));
  if (!match.over && !chanceOf(file.luck))
    throw new Complaint(`'${path}': the source of its luck is not in the file, so it can only be replayed`);
  const bots = flags.bots === undefined ? botsIn(file) : lastSeats(file.seats, flags.bots);
  return { match, seating: { bots, luck: file.luck, loadedFrom: path } };
}

function lastSeats(seats: number, bots: number): number[] {
  if (bots > seats) throw new Complaint(`${bots} bots do not fit in ${seats} seats`);
  return Array.from({ length: bots }, (_, i) => seats - bots + i);
}

/** For somebody who only said "play": a few questions, each with a usual answer. */
async function askForTable(
  { keyboard, screen }: Terminal,
  { game }: AnyGameModule,
  flags: PlayFlags,
): Promise<PlayFlags> {
  const askNumber = async (question: string, usual: number, min: number, max: number): Promise<number> => {
    for (;;) {
      const typed = await keyboard.line(`${question} (${min} to ${max}) [${usual}] > `);
      if (!typed) return usual;
      const number = Number(typed);
      if (Number.isInteger(number) && number >= min && number <= max) return number;
      screen.say(`Please type a number from ${min} to ${max}, or Enter for ${usual}.`);
    }
  };
  screen.say(`${game.name}. Press Enter to take what stands in brackets.`);
  const { min, max } = game.seats;
  const seats = await askNumber('How many seats?', Math.min(Math.max(3, min), max), min, max);
  const bots = await askNumber('How many of them for bots?', seats - 1, 0, seats);
  const option: Record<string, OptionValue> = { ...flags.option };
  for (const { id, name, values, set } of game.optionTable) {
    // A set is asked for by its flag alone.
    if (option[id] !== undefined || set) continue;
    for (const [i, one] of values.entries()) screen.say(`  ${i + 1}  ${one.name}`);
    const chosen = values[(await askNumber(`${name}?`, 1, 1, values.length)) - 1];
    if (chosen) option[id] = chosen.value;
  }
  return { ...flags, seats, bots, option };
}

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

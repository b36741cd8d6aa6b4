import { randomInt } from 'node:crypto';
import type { Command } from 'commander';
import { chanceOf, Match, replay } from '@warptable/kernel';
import type { Luck } from '@warptable/kernel';
import type { AnyBoxed } from '@warptable/games';
import { gameNamed, gameOption, optionsFor, wholeNumber } from '../arguments.ts';
import type { OptionTexts } from '../arguments.ts';
import { Complaint } from '../complaint.ts';
import { blaming, loadGameFile } from '../game-files.ts';
import { Keyboard } from '../terminal/keyboard.ts';
import { botsIn } from '../terminal/saving.ts';
import type { Seating } from '../terminal/saving.ts';
import { Screen } from '../terminal/screen.ts';
import { Sitting } from '../terminal/sitting.ts';
import type { Terminal } from '../terminal/sitting.ts';
import type { AnyMatch } from '../terminal/telling.ts';

interface PlayFlags {
  readonly seats?: number;
  readonly bots?: number;
  readonly seed?: number;
  readonly option: OptionTexts;
  readonly load?: string;
}

export function addPlay(program: Command, games: readonly AnyBoxed[]): void {
  program
    .command('play')
    .argument('<game>', 'the game, such as warpgate')
    .description('play in the terminal, against bots or around one keyboard')
    .option('--seats <n>', 'seats at the table', wholeNumber(1, 99))
    .option('--bots <n>', 'how many of them bots play; people take the first seats', wholeNumber(0, 99))
    .option('--seed <n>', 'where the luck comes from; the same seed gives the same luck', wholeNumber(0))
    .addOption(gameOption('an option of the game, see "games"; may be repeated'))
    .option('--load <file>', 'go on with a saved game')
    .action((id: string, flags: PlayFlags) => playGame(gameNamed(games, id), flags));
}

async function playGame(boxed: AnyBoxed, flags: PlayFlags): Promise<void> {
  const keyboard = new Keyboard(process.stdin, process.stdout);
  const terminal = { keyboard, screen: new Screen(process.stdout), folder: '' };
  const leave = (): void => keyboard.close();
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.once(signal, leave);
  try {
    await playAt(terminal, boxed, flags);
  } finally {
    leave();
    for (const signal of signals) process.removeListener(signal, leave);
  }
}

/** Sets the table as the flags say, asks for what they leave open, and plays. */
export async function playAt(terminal: Terminal, boxed: AnyBoxed, flags: PlayFlags): Promise<void> {
  const { match, seating } =
    flags.load === undefined ? await newGame(terminal, boxed, flags) : loadedGame(boxed, flags, flags.load);
  const { screen } = terminal;
  const people = match.seats - seating.bots.length;
  screen.say(
    `${boxed.game.name}: ${count(people, 'person', 'people')}, ${count(seating.bots.length, 'bot', 'bots')}` +
      `${seating.luck.kind === 'seeded' ? `, seed ${seating.luck.seed}` : ''}. Type help for what you can type.`,
  );
  await new Sitting(boxed, match, seating, terminal).play();
}

interface SetTable {
  readonly match: AnyMatch;
  readonly seating: Seating;
}

async function newGame(terminal: Terminal, boxed: AnyBoxed, flags: PlayFlags): Promise<SetTable> {
  const { game } = boxed;
  const asking = terminal.keyboard.interactive && flags.seats === undefined && flags.bots === undefined;
  const wanted = asking ? await askForTable(terminal, boxed, flags) : flags;
  const seats = wanted.seats ?? Math.min(Math.max((wanted.bots ?? 2) + 1, game.seats.least), game.seats.most);
  const options = optionsFor(boxed, seats, wanted.option);
  const bots = lastSeats(seats, wanted.bots ?? seats - 1);
  const luck: Luck = { kind: 'seeded', seed: String(flags.seed ?? randomInt(2 ** 47)) };
  const chance = chanceOf(luck);
  if (!chance) throw new Error('seeded luck has a source');
  const match = new Match(game, { options, seats, chance });
  match.greet(Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !bots.includes(seat)));
  return { match, seating: { bots, luck } };
}

function loadedGame(boxed: AnyBoxed, flags: PlayFlags, path: string): SetTable {
  const extra = (['seats', 'seed'] as const).find((flag) => flags[flag] !== undefined);
  if (extra !== undefined) throw new Complaint(`--${extra} cannot be given with --load: the file tells it`);
  if (Object.keys(flags.option).length > 0)
    throw new Complaint('--option cannot be given with --load: the file tells it');
  const file = loadGameFile(path);
  const match = blaming(path, () => replay(boxed.game, file));
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
  { game }: AnyBoxed,
  flags: PlayFlags,
): Promise<PlayFlags> {
  const askNumber = async (question: string, usual: number, least: number, most: number): Promise<number> => {
    for (;;) {
      const typed = await keyboard.line(`${question} (${least} to ${most}) [${usual}] > `);
      if (!typed) return usual;
      const number = Number(typed);
      if (Number.isInteger(number) && number >= least && number <= most) return number;
      screen.say(`Please type a number from ${least} to ${most}, or Enter for ${usual}.`);
    }
  };
  screen.say(`${game.name}. Press Enter to take what stands in brackets.`);
  const { least, most } = game.seats;
  const seats = await askNumber('How many seats?', Math.min(Math.max(3, least), most), least, most);
  const bots = await askNumber('How many of them for bots?', seats - 1, 0, seats);
  const option: Record<string, string> = { ...flags.option };
  for (const { id, name, values } of game.optionTable) {
    if (option[id] !== undefined) continue;
    for (const [i, one] of values.entries()) screen.say(`  ${i + 1}  ${one.name}`);
    const chosen = values[(await askNumber(`${name}?`, 1, 1, values.length)) - 1];
    if (chosen) option[id] = chosen.value;
  }
  return { ...flags, seats, bots, option };
}

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

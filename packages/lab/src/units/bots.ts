import { LEVELS, USUAL_BUDGETS, createBot } from '@warptable/bots';
import type { AnyGuide, Bot, BotSpec, Budget, Clock, Level } from '@warptable/bots';
import { LabError } from '../error.ts';
import type { WeightTables } from './unit.ts';

interface BotName {
  readonly level: Level;
  readonly budget?: Budget;
  /** The table of weights that replaces the bot's own. */
  readonly table?: string;
}

/** Reads `regular`, `expert@150ms`, `expert@400it`, `regular@40it#weights.json`. */
export function readBotName(text: string): BotName {
  const [, level = '', amount, unit, table] = /^([^@#]*)(?:@(\d+)(ms|it))?(?:#(.+))?$/.exec(text) ?? [];
  if (!isLevel(level))
    throw new LabError(
      `no bot is called '${text}'; there are ${LEVELS.join(', ')}, with a budget such as expert@150ms or expert@400it, and weights such as regular#table.json`,
    );
  if (amount !== undefined && Number(amount) === 0) throw new LabError(`'${text}' has no time to think`);
  const budget = unit === 'ms' ? { time: Number(amount) } : { iterations: Number(amount) };
  return {
    level,
    ...(amount === undefined ? {} : { budget }),
    ...(table === undefined ? {} : { table }),
  };
}

const isLevel = (text: string): text is Level => LEVELS.some((level) => level === text);

/** The bot that is meant, with its table of weights. */
export function botSpec(text: string, tables: WeightTables = {}): BotSpec {
  const { level, budget, table } = readBotName(text);
  const weights = table === undefined ? undefined : tables[table];
  if (table !== undefined && !weights) throw new LabError(`there is no table of weights '${table}'`);
  return { level, ...(budget ? { budget } : {}), ...(weights ? { weights } : {}) };
}

/** The bots of a game by seat, each with luck of its own. */
export const seatedBots = (
  guide: AnyGuide | undefined,
  names: readonly string[],
  seed: string,
  tables?: WeightTables,
  clock?: Clock,
): Bot[] => names.map((name, seat) => createBot(guide, botSpec(name, tables), `${seed}/${seat}`, clock));

/** Whether games of this bot come out the same each time: those of a bot that looks at the clock do not. */
export function isReproducible(text: string): boolean {
  const { level, budget } = readBotName(text);
  return (budget ?? USUAL_BUDGETS[level]).time === undefined;
}

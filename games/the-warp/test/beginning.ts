import { Match, seededChance } from '@warptable/kernel';
import type { AnswerValue, Chance, ChanceSource, ChanceState, Pending, ScriptLine } from '@warptable/kernel';
import { theWarp } from '../rules/game.ts';
import type { Options } from '../rules/state.ts';
import { WarpTable } from './arrange.ts';

/** A real game from its very beginning: the first question is one of set-up. */
export function newGame(
  seats: number,
  options: Partial<Options> = {},
  chance: ChanceSource = seededChance('game'),
): WarpTable {
  const chosen = theWarp.readOptions(options, seats);
  return new WarpTable(new Match(theWarp, { options: chosen, seats, chance }));
}

/** Chance of which some outcomes are told beforehand, by their purpose and in their order; the others follow from a seed. */
export class Steered implements ChanceSource {
  private readonly lines: Map<string, ScriptLine[]>;
  private readonly others = seededChance('steered');

  constructor(lines: Readonly<Record<string, readonly ScriptLine[]>>) {
    this.lines = new Map(Object.entries(lines).map(([purpose, outcomes]) => [purpose, [...outcomes]]));
  }

  draw(request: Chance): readonly number[] {
    const line = this.lines.get(request.purpose)?.shift();
    if (line === undefined) return this.others.draw(request);
    return typeof line === 'function' ? line(request) : line;
  }

  save(): ChanceState {
    return this.others.save();
  }
}

/** Answers every question of set-up with what comes first, up to the first turn or to a question of this kind. */
export function setUp(table: WarpTable, until?: string): WarpTable {
  while (table.state.phase === 'setup') {
    const [first] = table.match.pending;
    if (!first || first.ask.kind === until) return table;
    const { ask, options } = first;
    const value = ask.form === 'some' ? options.slice(0, ask.min) : options[0]!;
    table.answer(ask.kind, value, ask.seat);
  }
  return table;
}

/** A game that is set up, in the first turn of the starting player. */
export const startedGame = (seats: number, options?: Partial<Options>, chance?: ChanceSource): WarpTable =>
  setUp(newGame(seats, options, chance));

const QUIETLY: Readonly<Record<string, AnswerValue>> = {
  extract: 'resources',
  discard: 'draw',
  drawFrom: 'deck',
  action: 'terrashift',
  followTerrashift: ['no'],
  moveFrom: 'stop',
  replenish: 'endTurn',
  endTurn: 'done',
  mission: 'wait',
  moveMimicry: 'stay',
  salvageTop: 'no',
  revealTokens: 'no',
};

/** As little as the rules allow: Resources, two cards, a Terrashift. */
function quietAnswer({ ask, options }: Pending): AnswerValue {
  if (ask.form === 'order') return options;
  const quiet = QUIETLY[ask.kind];
  return quiet !== undefined && (ask.form === 'path' || options.includes(quiet as string))
    ? quiet
    : options[0]!;
}

/** The rest of the present turn passes quietly, up to the first question of the next one or the end of the game. */
export function passTurn(table: WarpTable): WarpTable {
  const { active, round } = table.state;
  while (!table.match.over && table.state.active === active && table.state.round === round) {
    const [first] = table.match.pending;
    table.answer(first!.ask.kind, quietAnswer(first!), first!.ask.seat);
  }
  return table;
}

/** Whole turns pass quietly. */
export function passTurns(table: WarpTable, turns: number): WarpTable {
  for (let n = 0; n < turns; n++) passTurn(table);
  return table;
}

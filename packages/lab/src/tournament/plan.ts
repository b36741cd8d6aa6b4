import { SequentialTest } from '../statistics/sequential.ts';
import type { Hypotheses, SequentialVerdict } from '../statistics/sequential.ts';
import { lineup, pairings } from '../units/lineups.ts';
import { isPlayed, wonBy } from '../units/unit.ts';
import type { Played, Unit, UnitResult, WeightTables } from '../units/unit.ts';

/** A tournament: every pair of bots, at tables of every size, the same number of games each. */
export interface TournamentPlan {
  readonly game: string;
  /** By number of seats: the options as the game reads them; or those of one game after the other, in turn. */
  readonly tables: readonly {
    readonly seats: number;
    readonly options: unknown;
    readonly inTurn?: readonly unknown[];
  }[];
  readonly bots: readonly string[];
  readonly weights: WeightTables;
  /** For each pairing at each size of table. */
  readonly games: number;
  readonly seed: number;
  /** Ends a pairing early, when the share of its first bot is clear. */
  readonly test?: Hypotheses;
}

/** A pairing at a table of one size: the games of a plan that are counted together. */
export interface Bout {
  readonly bots: readonly string[];
  readonly seats: number;
  /** Its games by their number in the run, in order. */
  readonly numbers: readonly number[];
}

/** All bouts of a plan. Numbers of games do not change when more games are added. */
export function boutsOf({ tables, bots, games }: TournamentPlan): Bout[] {
  const all = tables.flatMap(({ seats }) => pairings(bots).map((pair) => ({ bots: pair, seats })));
  return all.map((bout, nth) => ({
    ...bout,
    numbers: Array.from({ length: games }, (_, i) => i * all.length + nth),
  }));
}

/** Hands out the games of a plan in the order in which they are to be played; those of a decided bout are left out. */
export function unitsOf(
  plan: TournamentPlan,
  known: (unit: number) => UnitResult | undefined = () => undefined,
): () => Unit | undefined {
  const bouts = boutsOf(plan).map((bout) => ({ bout, test: testOf(plan, bout) }));
  let number = -1;
  return () => {
    while (++number < plan.games * bouts.length) {
      const next = bouts[number % bouts.length];
      if (next && !next.test?.verdict(known))
        return unitOf(plan, next.bout, Math.floor(number / bouts.length));
    }
    return undefined;
  };
}

function unitOf({ game, tables, weights, seed }: TournamentPlan, bout: Bout, i: number): Unit {
  const number = bout.numbers[i] ?? 0;
  const { bots, seats } = bout;
  const table = tables.find((one) => one.seats === seats);
  return {
    number,
    game,
    options: table?.inTurn ? table.inTurn[i % table.inTurn.length] : table?.options,
    // Every game has luck of its own, so that all of them are independent.
    seed: `${seed}/${number}`,
    bots: lineup(bots, seats, i, `${seed}/${bots.join()}/${seats}`),
    ...(Object.keys(weights).length > 0 ? { tables: weights } : {}),
  };
}

/** What the first bot of a bout made of a game: the part of the win that its seats have together. */
export function outcomeOf({ bots: [first] }: Bout, played: Played): number {
  return played.bots.reduce((sum, bot, seat) => sum + (bot === first ? wonBy(played, seat) : 0), 0);
}

/** The sequential test of a bout. It looks at games in their order, not as they come, so that threads cannot change the verdict. */
export class BoutTest {
  private readonly bout: Bout;
  private readonly test: SequentialTest;
  /** How many games of the bout it has looked at; those after the verdict do not count. */
  counted = 0;

  constructor(bout: Bout, hypotheses: Hypotheses) {
    this.bout = bout;
    this.test = new SequentialTest(hypotheses);
  }

  get evidence(): number {
    return this.test.evidence;
  }

  /** Looks at the games that are known without a gap, until it is clear. */
  verdict(known: (unit: number) => UnitResult | undefined): SequentialVerdict {
    for (; this.test.verdict === undefined; this.counted++) {
      const number = this.bout.numbers[this.counted];
      const result = number === undefined ? undefined : known(number);
      if (!result) break;
      if (isPlayed(result)) this.test.add(outcomeOf(this.bout, result));
    }
    return this.test.verdict;
  }
}

export const testOf = ({ test }: TournamentPlan, bout: Bout): BoutTest | undefined =>
  test && bout.bots.length === 2 ? new BoutTest(bout, test) : undefined;

import { LOOP_GROUP } from './appends.ts';
import type { Appends } from './appends.ts';
import type { Report } from './crowd.ts';

export const SEATS = 2;

/** A stretch of play as fast as it goes. */
export interface BenchStretch extends Report {
  /** Microseconds that the server computes for a move, everything included. */
  readonly cpuPerMove: number;
  readonly movesPerCommit: number;
}

/** The server, one without a game and bare appends, one right after the other. */
export interface Round {
  readonly full: BenchStretch;
  readonly relayed: BenchStretch;
  readonly bare: Appends;
}

export interface BenchResult {
  readonly seatedIn: number;
  readonly memoryPerTable: number;
  readonly memoryPerTableAfterPlay: number;
  readonly calm: Report;
  readonly rounds: readonly Round[];
}

export function summary(tables: number, outcome: BenchResult) {
  const { seatedIn, memoryPerTable, memoryPerTableAfterPlay, calm, rounds } = outcome;
  const over = (of: (round: Round) => number): number => median(rounds.map(of));
  const sum = (of: (report: Report) => number): number => rounds.reduce((all, { full }) => all + of(full), 0);
  const rate = ({ moves, seconds }: Report): number => moves / seconds;
  const ratio = (to: 'singly' | 'grouped' | 'looped'): number =>
    rounded(
      over(({ full, bare }) => rate(full) / bare[to]),
      3,
    );
  const relayed = (to: (round: Round) => number): number => rounded(over(to), 3);
  return {
    tables,
    sockets: tables * SEATS,
    seatedInSeconds: rounded(seatedIn, 1),
    memoryPerTable: Math.round(memoryPerTable),
    memoryPerTableAfterPlay: Math.round(memoryPerTableAfterPlay),
    calm: load([calm]),
    full: load(rounds.map(({ full }) => full)),
    cpuMicroseconds: {
      perMove: Math.round(over(({ full }) => full.cpuPerMove)),
      perRelayedMove: Math.round(over(({ relayed }) => relayed.cpuPerMove)),
      perBareAppend: rounded(
        over(({ bare }) => bare.cpu),
        1,
      ),
    },
    movesPerCommit: rounded(
      over(({ full }) => full.movesPerCommit),
      1,
    ),
    bytesPerUpdate: Math.round(sum(({ updateBytes }) => updateBytes) / sum(({ updates }) => updates)),
    bytesPerWholeSnapshot: Math.round(
      sum(({ snapshotBytes }) => snapshotBytes) / sum(({ snapshots }) => snapshots),
    ),
    bareAppendsPerSecond: {
      singly: Math.round(over(({ bare }) => bare.singly)),
      grouped: Math.round(over(({ bare }) => bare.grouped)),
      looped: Math.round(over(({ bare }) => bare.looped)),
    },
    relay: {
      movesPerSecond: Math.round(over(({ relayed }) => rate(relayed))),
      perBareAppend: relayed(({ relayed, bare }) => rate(relayed) / bare.grouped),
      serverToRelay: relayed(({ full, relayed }) => rate(full) / rate(relayed)),
    },
    movesPerBareAppend: { singly: ratio('singly'), grouped: ratio('grouped'), looped: ratio('looped') },
  };
}

function load(reports: readonly Report[]) {
  const latencies = reports.flatMap((report) => report.latencies).toSorted((a, b) => a - b);
  const at = (share: number): number => rounded(latencies[Math.floor(latencies.length * share)] ?? 0, 2);
  return {
    movesPerSecond: Math.round(median(reports.map(({ moves, seconds }) => moves / seconds))),
    p50: at(0.5),
    p99: at(0.99),
    refused: reports.reduce((all, { refused }) => all + refused, 0),
  };
}

export function asText(result: ReturnType<typeof summary>): string {
  const { calm, full, relay, cpuMicroseconds: cpu } = result;
  const { bareAppendsPerSecond: bare, movesPerBareAppend: ratio } = result;
  const rows = [
    [
      'live tables',
      `${whole(result.tables)} with ${whole(result.sockets)} sockets, seated in ${result.seatedInSeconds} s`,
    ],
    ['calm: a move in 2 s a table', loadText(calm)],
    ['as fast as it goes', loadText(full)],
    [
      'the server computes',
      `${cpu.perMove} µs a move, without a game ${cpu.perRelayedMove} µs, a bare grouped append ${cpu.perBareAppend} µs; ${whole(result.movesPerCommit)} moves a commit`,
    ],
    [
      'memory a table',
      `${whole(result.memoryPerTable / 1024)} kB, ${whole(result.memoryPerTableAfterPlay / 1024)} kB after play, its sockets included`,
    ],
    [
      'bytes an update',
      `${whole(result.bytesPerUpdate)}; a whole snapshot would have ${whole(result.bytesPerWholeSnapshot)}`,
    ],
    [
      'bare durable appends',
      `${whole(bare.grouped)}/s by ${whole(result.tables)} appenders that share commits and await them, ${whole(bare.singly)}/s singly`,
    ],
    ['moves for each bare append', `${ratio.grouped}, of those singly ${ratio.singly}`],
    [
      'a loop that nobody awaits',
      `${whole(bare.looped)} appends/s in groups of ${LOOP_GROUP}; ${ratio.looped} moves for each`,
    ],
    [
      'the same without a game',
      `${whole(relay.movesPerSecond)} moves/s, ${relay.perBareAppend} for each bare append; the server does ${relay.serverToRelay} of that`,
    ],
  ];
  const width = Math.max(...rows.map(([name = '']) => name.length));
  return rows.map(([name = '', value = '']) => `${name.padEnd(width)}  ${value}\n`).join('');
}

const loadText = ({ movesPerSecond, p50, p99, refused }: ReturnType<typeof load>): string =>
  `${whole(movesPerSecond)} moves/s acknowledged, p50 ${p50} ms, p99 ${p99} ms${refused > 0 ? `, ${refused} refused` : ''}`;

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return (low + high) / 2;
}

const rounded = (n: number, digits: number): number => Number(n.toFixed(digits));
const whole = (n: number): string => Math.round(n).toLocaleString('en-US');

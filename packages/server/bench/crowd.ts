import { parentPort, workerData } from 'node:worker_threads';
import { Random } from '@warptable/kernel';
import { BenchPlayer, newCounts } from './player.ts';
import type { Counts } from './player.ts';

/** All players of a bench, in a thread of their own. */
export interface CrowdTask {
  readonly url: string;
  readonly tables: readonly string[];
  /** One for each seat. */
  readonly cookies: readonly string[];
}

export type CrowdOrder =
  | { readonly order: 'sit' }
  /** Each table makes a move every so many milliseconds. */
  | { readonly order: 'calm'; readonly seconds: number; readonly every: number }
  /** Everybody answers as soon as asked. */
  | { readonly order: 'eager'; readonly seconds: number };

export interface Report extends Counts {
  readonly seconds: number;
}

const PICTURES_KEPT = 20;
/** So many connections are opened at a time. */
const AT_A_TIME = 50;

const task = workerData as CrowdTask;
const random = new Random('crowd');
let counts = newCounts();
const players: BenchPlayer[] = [];

async function sit(): Promise<void> {
  const all = task.tables.flatMap((table) => task.cookies.map((cookie, seat) => ({ table, cookie, seat })));
  for (let i = 0; i < all.length; i += AT_A_TIME) {
    const some = all.slice(i, i + AT_A_TIME).map(({ table, cookie, seat }, k) => {
      const url = `${task.url.replace('http', 'ws')}/api/tables/${table}/socket`;
      return new BenchPlayer(url, cookie, seat, random, counts, i + k < PICTURES_KEPT);
    });
    players.push(...some);
    await Promise.all(some.map(({ seated }) => seated));
  }
  await until(() => players.filter(({ asked }) => asked !== undefined).length >= task.tables.length);
}

async function play(seconds: number, start: () => () => void): Promise<Report> {
  counts = newCounts();
  for (const player of players) player.counts = counts;
  const began = performance.now();
  const stop = start();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const report = { ...counts, seconds: (performance.now() - began) / 1000 };
  stop();
  return report;
}

/** The tables take turns, evenly spread over the time. */
function calmly(every: number): () => void {
  const seats = task.cookies.length;
  const began = performance.now();
  let next = 0;
  const timer = setInterval(() => {
    const due = ((performance.now() - began) / every) * task.tables.length;
    for (; next < due; next++) {
      const first = (next % task.tables.length) * seats;
      players.slice(first, first + seats).some((player) => player.answer());
    }
  }, 1);
  return () => clearInterval(timer);
}

function eagerly(): () => void {
  for (const player of players) {
    player.eager = true;
    player.answer();
  }
  return () => {
    for (const player of players) player.eager = false;
  };
}

async function until(holds: () => boolean): Promise<void> {
  const end = performance.now() + 20_000;
  while (!holds()) {
    if (performance.now() > end) throw new Error('the tables do not begin');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

parentPort?.on('message', (order: CrowdOrder) => {
  void execute(order).then((report) => parentPort?.postMessage(report, []));
});

function execute(order: CrowdOrder): Promise<Report | void> {
  switch (order.order) {
    case 'sit':
      return sit();
    case 'calm':
      return play(order.seconds, () => calmly(order.every));
    case 'eager':
      return play(order.seconds, eagerly);
  }
}

import { BotPool } from '@warptable/bots';
import type { BotRequest, BotReply } from '@warptable/bots';
import type { AnswerValue, Pending, Seat, SideActionEntry } from '@warptable/kernel';
import { deadlineOf } from './clock.ts';
import type { TableAction } from './actions.ts';
import { isReported } from './errors.ts';
import { TELLING_TIME } from './luck.ts';
import { dueByStopwatch } from './stopwatch.ts';
import { endOfSuspension } from './suspension.ts';
import type { Table } from './table.ts';
import { answerAnyway, orderFor, thinkHere } from './thinking.ts';
import type { Runtime } from './runtime.ts';

/** After a failure nothing is tried again for so many milliseconds. */
const REST = 5000;
/** No bot is waited for longer, in milliseconds. */
const PATIENCE = 20_000;

/** The part of a host that it attends for. */
interface Employer {
  readonly table: Table;
  readonly runtime: Runtime;
  /** Nothing can be done at the table now. */
  readonly isAway: boolean;
  perform(tableAction: TableAction): Promise<void>;
}

interface Due {
  readonly at: number;
  readonly tableAction: TableAction;
}

const asSideAction = ({ at, entry }: { readonly at: number; readonly entry: SideActionEntry }): Due => ({
  at,
  tableAction: { do: 'sideAction', seat: entry.seat, kind: entry.sideAction, value: entry.value },
});

/** Lets the bots of a table think, and watches its clocks. */
export class BotScheduler {
  /** A bot is thinking. */
  isThinking = false;
  private readonly host: Employer;
  private readonly here: BotPool;
  /** By seat, how long its bot took for its last choice, in milliseconds. */
  private readonly usualTimes = new Map<Seat, number>();
  private callOffAlarm: (() => void) | undefined;

  constructor(host: Employer) {
    this.host = host;
    this.here = new BotPool(
      () => host.table.gameModule,
      () => host.runtime.now(),
    );
  }

  /** Sees to whatever is due now. */
  attend(): void {
    const { table, runtime, isAway } = this.host;
    if (isAway) return;
    const pending = table.questionForBot();
    if (pending && !this.isThinking) void this.letThink(pending);
    this.callOffAlarm?.();
    const next = this.nextDue();
    this.callOffAlarm = next && runtime.later(Math.max(0, next.at - runtime.now()), () => this.ring());
  }

  /** Something has failed: trying again at once would most likely fail again. */
  rest(): void {
    this.stop();
    this.callOffAlarm = this.host.runtime.later(REST, () => this.attend());
  }

  stop(): void {
    this.callOffAlarm?.();
  }

  /** Lets a bot think, here or elsewhere. */
  async think(order: BotRequest, signal?: AbortSignal): Promise<BotReply> {
    return (await this.host.runtime.think?.(order, signal)) ?? thinkHere(this.here, order);
  }

  /** What is done next if nobody does anything before, and when. */
  private nextDue(): Due | undefined {
    const { table } = this.host;
    if (table.fullSince !== null) return { at: table.fullSince + TELLING_TIME, tableAction: { do: 'begin' } };
    const end = endOfSuspension(table);
    if (end) return asSideAction(end);
    if (table.heldSince !== null) return undefined;
    const clocked = dueByStopwatch(table);
    const late = this.nextLate();
    return clocked && (!late || clocked.at <= late.at) ? asSideAction(clocked) : late;
  }

  /** Whose time is up next. */
  private nextLate(): Due | undefined {
    const { table } = this.host;
    let next: { seat: Seat; at: number } | undefined;
    table.seats.forEach(({ kind, sitIn }, seat) => {
      const at = kind === 'human' && !sitIn ? deadlineOf(table.setup.clock, table.clocks, seat) : undefined;
      if (at !== undefined && (!next || at < next.at)) next = { seat, at };
    });
    return next && { at: next.at, tableAction: { do: 'sitIn', seat: next.seat, because: 'late' } };
  }

  private ring(): void {
    if (this.host.isAway) return;
    const next = this.nextDue();
    if (next && next.at <= this.host.runtime.now()) this.does(next.tableAction);
    else this.attend();
  }

  private async letThink(pending: Pending): Promise<void> {
    const { host } = this;
    const { seat, kind } = pending.ask;
    let value: AnswerValue | undefined;
    this.isThinking = true;
    try {
      value = await this.thoughtOn(pending);
    } catch (error) {
      host.runtime.fault(error);
      this.rest();
      return;
    } finally {
      this.isThinking = false;
    }
    if (host.isAway) return;
    if (value === undefined || host.table.questionForBot()?.ask !== pending.ask) this.attend();
    else this.answer({ do: 'answer', seat, kind, value, bot: true }, pending);
  }

  /** What a bot answers: if thinking fails or does not end, something all the same. Nothing if the table has moved on by then. */
  private async thoughtOn(pending: Pending): Promise<AnswerValue | undefined> {
    const { table, runtime } = this.host;
    const order = orderFor(table, pending.ask.seat);
    const began = runtime.now();
    const stop = new AbortController();
    let callOff = (): void => {};
    const tooLong = new Promise<never>((_, reject) => {
      callOff = runtime.later(PATIENCE, () => reject(new Error('a bot thinks for too long')));
    });
    try {
      const { value, iterations } = await Promise.race([this.think(order, stop.signal), tooLong]);
      await this.hideTime(pending, runtime.now() - began, iterations > 0);
      return value;
    } catch (error) {
      if (this.host.isAway || table.questionForBot()?.ask !== pending.ask) return undefined;
      runtime.fault(error);
      return answerAnyway(this.here, order, pending);
    } finally {
      callOff();
      stop.abort();
    }
  }

  /** Some are asked whatever they hold: that there was nothing to choose must not be told by how quick the answer comes. */
  private async hideTime({ ask }: Pending, taken: number, wasChoice: boolean): Promise<void> {
    const { table, runtime } = this.host;
    if (wasChoice) this.usualTimes.set(ask.seat, taken);
    const left = (this.usualTimes.get(ask.seat) ?? 0) - taken;
    if (wasChoice || !ask.always || left <= 0 || table.seats.every(({ kind }) => kind === 'bot')) return;
    await new Promise<void>((resolve) => {
      runtime.later(left, resolve);
    });
  }

  /** If the bot's answer does not fit, another one has to do. */
  private answer(action: Extract<TableAction, { do: 'answer' }>, pending: Pending): void {
    const { table, runtime } = this.host;
    this.host.perform(action).catch((error: unknown) => {
      if (isReported(error)) return;
      runtime.fault(error);
      if (table.questionForBot()?.ask !== pending.ask) {
        this.rest();
        return;
      }
      const value = answerAnyway(this.here, orderFor(table, action.seat), pending);
      this.does({ ...action, value });
    });
  }

  private does(tableAction: TableAction): void {
    this.host.perform(tableAction).catch((error: unknown) => {
      if (isReported(error)) return;
      this.host.runtime.fault(error);
      this.rest();
    });
  }
}

import { Desk } from '@warptable/bots';
import type { Order, Reply } from '@warptable/bots';
import type { AnswerValue, Pending, Seat } from '@warptable/kernel';
import { deadlineOf } from './clock.ts';
import type { Doing } from './deeds.ts';
import { isReported } from './errors.ts';
import { endOfRecess } from './recess.ts';
import type { Table } from './table.ts';
import { answerAnyway, orderFor, thinkHere } from './thinking.ts';
import type { World } from './world.ts';

/** After a failure nothing is tried again for so many milliseconds. */
const REST = 5000;
/** No bot is waited for longer, in milliseconds. */
const PATIENCE = 20_000;

/** The part of a host that it attends for. */
interface Employer {
  readonly table: Table;
  readonly world: World;
  /** Nothing can be done at the table now. */
  readonly isAway: boolean;
  perform(doing: Doing): Promise<void>;
}

/** Lets the bots of a table think, and watches its clocks. */
export class Attendant {
  /** A bot is thinking. */
  isThinking = false;
  private readonly host: Employer;
  private readonly here: Desk;
  /** By seat, how long its bot took for its last choice, in milliseconds. */
  private readonly usualTimes = new Map<Seat, number>();
  private callOffAlarm: (() => void) | undefined;

  constructor(host: Employer) {
    this.host = host;
    this.here = new Desk(
      () => host.table.boxed,
      () => host.world.now(),
    );
  }

  /** Sees to whatever is due now. */
  attend(): void {
    const { table, world, isAway } = this.host;
    if (isAway) return;
    const pending = table.questionForBot();
    if (pending && !this.isThinking) void this.letThink(pending);
    this.callOffAlarm?.();
    const next = this.nextDue();
    this.callOffAlarm = next && world.later(Math.max(0, next.at - world.now()), () => this.ring());
  }

  /** Something has failed: trying again at once would most likely fail again. */
  rest(): void {
    this.stop();
    this.callOffAlarm = this.host.world.later(REST, () => this.attend());
  }

  stop(): void {
    this.callOffAlarm?.();
  }

  async think(order: Order, signal?: AbortSignal): Promise<Reply> {
    return (await this.host.world.think?.(order, signal)) ?? thinkHere(this.here, order);
  }

  /** What is done next if nobody does anything before, and when. */
  private nextDue(): { readonly at: number; readonly doing: Doing } | undefined {
    const { table } = this.host;
    const end = endOfRecess(table);
    if (end) {
      const { at, entry } = end;
      return { at, doing: { do: 'aside', seat: entry.seat, kind: entry.aside, value: entry.value } };
    }
    if (table.heldSince !== null) return undefined;
    let next: { seat: Seat; at: number } | undefined;
    table.seats.forEach(({ kind, sitIn }, seat) => {
      const at = kind === 'human' && !sitIn ? deadlineOf(table.setup.clock, table.clocks, seat) : undefined;
      if (at !== undefined && (!next || at < next.at)) next = { seat, at };
    });
    return next && { at: next.at, doing: { do: 'sitIn', seat: next.seat, because: 'late' } };
  }

  private ring(): void {
    if (this.host.isAway) return;
    const next = this.nextDue();
    if (next && next.at <= this.host.world.now()) this.does(next.doing);
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
      host.world.fault(error);
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
    const { table, world } = this.host;
    const order = orderFor(table, pending.ask.seat);
    const began = world.now();
    const stop = new AbortController();
    let callOff = (): void => {};
    const tooLong = new Promise<never>((_, reject) => {
      callOff = world.later(PATIENCE, () => reject(new Error('a bot thinks for too long')));
    });
    try {
      const { value, iterations } = await Promise.race([this.think(order, stop.signal), tooLong]);
      await this.hideTime(pending, world.now() - began, iterations > 0);
      return value;
    } catch (error) {
      if (this.host.isAway || table.questionForBot()?.ask !== pending.ask) return undefined;
      world.fault(error);
      return answerAnyway(this.here, order, pending);
    } finally {
      callOff();
      stop.abort();
    }
  }

  /** Some are asked whatever they hold: that there was nothing to choose must not be told by how quick the answer comes. */
  private async hideTime({ ask }: Pending, taken: number, wasChoice: boolean): Promise<void> {
    const { table, world } = this.host;
    if (wasChoice) this.usualTimes.set(ask.seat, taken);
    const left = (this.usualTimes.get(ask.seat) ?? 0) - taken;
    if (wasChoice || !ask.always || left <= 0 || table.seats.every(({ kind }) => kind === 'bot')) return;
    await new Promise<void>((resolve) => {
      world.later(left, resolve);
    });
  }

  /** If the bot's answer does not fit, another one has to do. */
  private answer(deed: Extract<Doing, { do: 'answer' }>, pending: Pending): void {
    const { table, world } = this.host;
    this.host.perform(deed).catch((error: unknown) => {
      if (isReported(error)) return;
      world.fault(error);
      if (table.questionForBot()?.ask !== pending.ask) {
        this.rest();
        return;
      }
      const value = answerAnyway(this.here, orderFor(table, deed.seat), pending);
      this.does({ ...deed, value });
    });
  }

  private does(doing: Doing): void {
    this.host.perform(doing).catch((error: unknown) => {
      if (isReported(error)) return;
      this.host.world.fault(error);
      this.rest();
    });
  }
}

import type { AnswerValue, Pending, Seat } from '@warptable/kernel';
import { deadlineOf } from './clock.ts';
import type { Doing } from './deeds.ts';
import { isReported } from './errors.ts';
import type { Table } from './table.ts';
import type { World } from './world.ts';

/** After a failure nothing is tried again for so many milliseconds. */
const REST = 5000;

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
  private callOffAlarm: (() => void) | undefined;

  constructor(host: Employer) {
    this.host = host;
  }

  /** Sees to whatever is due now. */
  attend(): void {
    const { table, world, isAway } = this.host;
    if (isAway) return;
    const pending = table.questionForBot();
    if (pending && !this.isThinking) void this.letThink(pending);
    this.callOffAlarm?.();
    const next = this.nextDeadline();
    this.callOffAlarm =
      next && world.later(Math.max(0, next.deadline - world.now()), () => this.tooLate(next.seat));
  }

  /** Something has failed: trying again at once would most likely fail again. */
  rest(): void {
    this.stop();
    this.callOffAlarm = this.host.world.later(REST, () => this.attend());
  }

  stop(): void {
    this.callOffAlarm?.();
  }

  private nextDeadline(): { seat: Seat; deadline: number } | undefined {
    const { table } = this.host;
    if (table.pausedAt !== null) return undefined;
    let next: { seat: Seat; deadline: number } | undefined;
    table.seats.forEach(({ kind, sitIn }, seat) => {
      const deadline =
        kind === 'human' && !sitIn ? deadlineOf(table.setup.clock, table.clocks, seat) : undefined;
      if (deadline !== undefined && (!next || deadline < next.deadline)) next = { seat, deadline };
    });
    return next;
  }

  private tooLate(seat: Seat): void {
    if (this.host.isAway) return;
    const next = this.nextDeadline();
    if (next?.seat === seat && next.deadline <= this.host.world.now())
      this.does({ do: 'sitIn', seat, because: 'late' });
    else this.attend();
  }

  private async letThink(pending: Pending): Promise<void> {
    const { table, world } = this.host;
    const { seat, kind } = pending.ask;
    this.isThinking = true;
    let value: AnswerValue;
    try {
      value = await world.think(table, pending);
    } catch (error) {
      world.fault(error);
      this.rest();
      return;
    } finally {
      this.isThinking = false;
    }
    if (this.host.isAway) return;
    if (table.questionForBot()?.ask === pending.ask)
      this.does({ do: 'answer', seat, kind, value, bot: true });
    else this.attend();
  }

  private does(doing: Doing): void {
    this.host.perform(doing).catch((error: unknown) => {
      if (isReported(error)) return;
      this.host.world.fault(error);
      this.rest();
    });
  }
}

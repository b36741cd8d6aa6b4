import type { AnyMatch, Viewer } from '@warptable/kernel';
import { Host, PROTOCOL } from '../src/index.ts';
import type { RecordedAction, Table, Visitor } from '../src/index.ts';
import { HandRuntime, MemoryActionLog } from './at-the-table.ts';

export const HELLO = { do: 'hello', protocol: PROTOCOL };

export const LIVE = { kind: 'live', perMove: 30, reserve: 60 } as const;

/** Keeps what it is sent exactly as it would leave. */
class Ear implements Visitor {
  readonly who: string;
  readonly heard: string[] = [];

  constructor(who: string) {
    this.who = who;
  }

  send(message: string): void {
    this.heard.push(message);
  }
}

/** A world with an ear at every seat, and one of a spectator. */
export class Runtime {
  readonly match: AnyMatch;
  readonly ears: Ear[];
  readonly clock = new HandRuntime();
  private readonly host: Host;

  /** Without its actions, the beginning of the game is not there to be looked at. */
  constructor(table: Table, actions?: readonly RecordedAction[]) {
    if (!table.match) throw new Error('the game has not begun');
    this.match = table.match;
    const actionLog = new MemoryActionLog();
    if (actions) actionLog.kept.push(...actions);
    else actionLog.append = () => Promise.resolve();
    this.host = new Host(table, actionLog, this.clock);
    this.ears = [...table.seats.map((_, seat) => new Ear(`who-${seat}`)), new Ear('spectator')];
    for (const ear of this.ears) this.host.join(ear);
  }

  ear(viewer: Viewer): Ear {
    const ear = this.ears[viewer === 'spectator' ? this.ears.length - 1 : viewer];
    if (!ear) throw new Error(`nobody is ${viewer}`);
    return ear;
  }

  say(viewer: Viewer, message: object): Promise<void> {
    return this.host.receive(this.ear(viewer), message);
  }

  positionOf(viewer: Viewer): number {
    return this.host.table.positionOf(viewer);
  }
}

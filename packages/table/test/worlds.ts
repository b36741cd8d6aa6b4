import type { Eye } from '@warptable/kernel';
import { Host, PROTOCOL } from '../src/index.ts';
import type { Deed, Table, Visitor } from '../src/index.ts';
import type { AnyMatch } from '../src/saved.ts';
import { HandWorld, MemoryLedger } from './at-the-table.ts';

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
export class World {
  readonly match: AnyMatch;
  readonly ears: Ear[];
  readonly clock = new HandWorld();
  private readonly host: Host;

  /** Without its deeds, the beginning of the game is not there to be looked at. */
  constructor(table: Table, deeds?: readonly Deed[]) {
    if (!table.match) throw new Error('the game has not begun');
    this.match = table.match;
    const ledger = new MemoryLedger();
    if (deeds) ledger.kept.push(...deeds);
    else ledger.append = () => Promise.resolve();
    this.host = new Host(table, ledger, this.clock);
    this.ears = [...table.seats.map((_, seat) => new Ear(`who-${seat}`)), new Ear('spectator')];
    for (const ear of this.ears) this.host.join(ear);
  }

  ear(eye: Eye): Ear {
    const ear = this.ears[eye === 'spectator' ? this.ears.length - 1 : eye];
    if (!ear) throw new Error(`nobody is ${eye}`);
    return ear;
  }

  say(eye: Eye, message: object): Promise<void> {
    return this.host.receive(this.ear(eye), message);
  }

  positionOf(eye: Eye): number {
    return this.host.table.positionOf(eye);
  }
}

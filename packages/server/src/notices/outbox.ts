import { randomUUID } from 'node:crypto';
import { deadlineOf } from '@warptable/table';
import type { NoticeKind, Table, Who } from '@warptable/table';
import type { Statement } from '../statements.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** How long to wait before telling somebody whose turn it is, unless they have set something else. */
const USUAL_LIVE_DELAY = 2 * MINUTE;
const USUAL_SLOW_DELAY = 10 * MINUTE;

// Answers have positions from 0 on; what is told once a game has a number below.
const BEGUN = -1;
const OVER = -2;
const FIRST_CONSENT = -3;

/** Somebody the game waits for. */
interface Awaited {
  readonly who: Who;
  readonly kind: 'turn' | 'consent';
  readonly position: number;
  /** Everybody may know that they are asked. */
  readonly isPublic: boolean;
  readonly deadline: number | undefined;
  /** There is nothing in the store that would have to go when they answer. */
  readonly isUnwritten?: boolean;
  /** They were at the table when they were asked, and have not left it since. */
  readonly wasThere?: boolean;
}

/**
 * What has to be told of one table, written together with the move that it follows from. Nothing of what is played goes in, and whom the
 * game asks in secret is marked so: see `public` in the store.
 */
export class NoticeOutbox {
  private readonly table: Table;
  private readonly isPresent: (who: Who) => boolean;
  private status: Table['status'];
  /** By person and kind; nothing, if it is not known what is written. */
  private known: ReadonlyMap<string, Awaited> | undefined;

  constructor(table: Table, isPresent: (who: Who) => boolean) {
    this.table = table;
    this.isPresent = isPresent;
    this.status = table.status;
    this.known = awaitedAt(table);
  }

  /** What is to be written with the action that was just done. */
  next(now: number): Statement[] {
    const { table, known, status } = this;
    // Around one screen everybody is there.
    if (table.setup.oneScreen) return [];
    const awaited = awaitedAt(table);
    const statements = known ? this.gone(known, awaited) : this.allGone();
    const marked = new Map<string, Awaited>();
    for (const [key, one] of awaited) {
      const before = known?.get(key);
      if (before?.position === one.position) {
        const { isUnwritten = false, wasThere = false } = before;
        marked.set(key, { ...one, isUnwritten, wasThere });
        if (!before.isUnwritten && before.deadline !== one.deadline) statements.push(this.clockOf(one));
      } else {
        const written = this.written(one, now);
        statements.push(...written);
        const wasThere = this.isPresent(one.who);
        marked.set(key, { ...one, isUnwritten: written.length === 0, wasThere });
      }
    }
    this.known = marked;
    this.status = table.status;
    if (table.status !== status) statements.push(...this.turning(status, awaited, now));
    return statements;
  }

  /** Somebody has come to the table, and sees all there is to tell. */
  came(who: Who): Statement[] {
    const { id } = this.table.setup;
    return [
      ['sawTable', who, id],
      ['cameToTable', who, id],
    ];
  }

  /** Somebody has left. Whoever was asked while being there may not have looked: a page can be open and nobody in front of it. */
  left(who: Who, now: number): Statement[] {
    const statements: Statement[] = [];
    const { id } = this.table.setup;
    const marked = new Map(this.known);
    for (const [key, one] of marked) {
      if (one.who !== who || one.wasThere !== true) continue;
      const { kind, position, isPublic, deadline } = one;
      statements.push(['noNotice', who, id, position]);
      statements.push(this.notice(who, kind, position, isPublic, now, this.timesOf(deadline)));
      marked.set(key, { ...one, isUnwritten: false, wasThere: false });
    }
    if (this.known) this.known = marked;
    return statements;
  }

  /** It is not known what was written. */
  forget(): void {
    this.known = undefined;
  }

  /** Those who are not awaited any more, or for something else. */
  private gone(known: ReadonlyMap<string, Awaited>, awaited: ReadonlyMap<string, Awaited>): Statement[] {
    const { id } = this.table.setup;
    return [...known].flatMap(([key, { who, position, isUnwritten }]) =>
      isUnwritten === true || awaited.get(key)?.position === position
        ? []
        : [['noNotice', who, id, position]],
    );
  }

  private allGone(): Statement[] {
    const { seats, setup } = this.table;
    const people = new Set(seats.flatMap(({ who }) => who ?? []));
    return [...people].map((who) => ['noNotices', who, setup.id]);
  }

  /** Whoever is there sees it, and is told only when the time is nearly up. */
  private written({ who, kind, position, isPublic, deadline }: Awaited, now: number): Statement[] {
    const { id } = this.table.setup;
    const times = this.timesOf(deadline);
    if (!this.isPresent(who)) return [this.notice(who, kind, position, isPublic, now, times)];
    if (times.remind === null || kind !== 'turn') return [];
    const row = [randomUUID(), who, id, position, isPublic ? 1 : 0, now];
    return [['reminder', ...row, times.urgent, times.deadline, times.remind, who, who]];
  }

  private notice(
    who: Who,
    kind: NoticeKind,
    position: number,
    isPublic: boolean,
    now: number,
    { remind, urgent, deadline }: Times,
  ): Statement {
    const { id, clock } = this.table.setup;
    const isSlow = clock.kind !== 'live';
    const row = [randomUUID(), who, id, kind, position, isPublic ? 1 : 0, now, remind, urgent, deadline];
    const usual = isSlow ? USUAL_SLOW_DELAY : USUAL_LIVE_DELAY;
    return ['notice', ...row, now, isSlow ? 1 : 0, who, usual, who, who];
  }

  private clockOf({ who, position, ...of }: Awaited): Statement {
    const { remind, urgent, deadline } = this.timesOf(of.deadline);
    return ['noticeClock', remind, urgent, deadline, remind, who, this.table.setup.id, position];
  }

  /** The game has begun, or is over: those who are not asked anything are told so. */
  private turning(before: Table['status'], awaited: ReadonlyMap<string, Awaited>, now: number): Statement[] {
    const { status, seats } = this.table;
    const has = { playing: 'begun', over: 'over', waiting: null } as const;
    const kind = before === 'over' ? null : has[status];
    if (kind === null) return [];
    const people = new Set(seats.flatMap(({ who, resigned }) => (who === null || resigned ? [] : who)));
    return [...people]
      .filter((who) => !this.isPresent(who) && !awaited.has(`turn ${who}`))
      .map((who) => this.notice(who, kind, kind === 'begun' ? BEGUN : OVER, true, now, NO_TIMES));
  }

  private timesOf(deadline: number | undefined): Times {
    const { clock } = this.table.setup;
    if (deadline === undefined || clock.kind === 'none') return NO_TIMES;
    const span = clock.kind === 'slow' ? clock.days * DAY : clock.perMove * 1000;
    return {
      remind: clock.kind === 'slow' ? Math.round(deadline - Math.min(DAY, span / 4)) : null,
      urgent: Math.round(deadline - span / 10),
      deadline: Math.round(deadline),
    };
  }
}

interface Times {
  readonly remind: number | null;
  readonly urgent: number | null;
  readonly deadline: number | null;
}

const NO_TIMES: Times = { remind: null, urgent: null, deadline: null };

/** Whom the game waits for: not those for whom a bot answers. */
function awaitedAt(table: Table): Map<string, Awaited> {
  const { match, seats, rewind, setup } = table;
  const found = new Map<string, Awaited>();
  if (!match || match.over) return found;
  const add = (kind: Awaited['kind'], seat: number, position: number, isPublic: boolean): void => {
    const { who = null, sitIn = false } = seats[seat] ?? {};
    if (who === null || sitIn || found.has(`${kind} ${who}`)) return;
    const runs = kind === 'turn' && table.heldSince === null;
    const deadline = runs ? deadlineOf(setup.clock, table.clocks, seat) : undefined;
    found.set(`${kind} ${who}`, { who, kind, position, isPublic, deadline });
  };
  for (const { ask } of match.pending) add('turn', ask.seat, table.positionOf(ask.seat), !ask.secret);
  if (rewind?.state === 'asked')
    for (const seat of rewind.awaited) add('consent', seat, FIRST_CONSENT - rewind.request, true);
  return found;
}

import type { Seat } from '@warptable/kernel';
import { deadlineOf } from './clock.ts';
import { TableError } from './errors.ts';
import type { Host } from './host.ts';
import { mustOwn, mustTakePart } from './rights.ts';
import { awaitedBy } from './seat-snapshots.ts';
import { seatsHeldBy } from './setup.ts';
import type { Who } from './setup.ts';
import type { Visit } from './visitors.ts';

/** Its owner may ask a bot to sit in; the others may for somebody who is away and keeps them waiting. */
export async function sitIn(host: Host, visit: Visit, seat: Seat): Promise<void> {
  const { who } = visit.visitor;
  const { who: owner, sitIn: already } = host.table.seats[seat] ?? { who: null, sitIn: false };
  if (owner === null) throw new TableError('notYours', 'nobody sits there');
  if (owner !== who) mustTakePart(host, who);
  if (already) return;
  if (owner !== who) mustBeMissed(host, visit, owner, seat);
  const [by] = owner === who ? [seat] : seatsHeldBy(host.table.seats, who);
  await host.perform({ do: 'sitIn', seat, because: owner === who ? 'asked' : 'absent', by });
}

/** Others decide for nobody who may be back in a moment, or for whom nobody waits. */
function mustBeMissed({ table, visitors, runtime }: Host, visit: Visit, owner: Who, seat: Seat): void {
  const name = table.seats[seat]?.name;
  if (visitors.isPresent(owner)) throw new TableError('notYours', `${name} is at the table`);
  const from = visitors.sitInAt(owner);
  if (from === undefined)
    throw new TableError(
      'tooSoon',
      `${name} has days for a move: when they are over, a bot sits in by itself`,
    );
  const left = Math.ceil((from - runtime.now()) / 1000);
  if (left > 0)
    throw new TableError('tooSoon', `${name} has just left: you may let a bot sit in ${left} s from now`);
  // As far as whoever asks may know: that somebody is asked in secret must not be found out in this way.
  const awaited = table.match ? awaitedBy(table.match, visitors.viewerOf(visit)) : [];
  if (awaited.length > 0 && !awaited.some((one) => one.seat === seat))
    throw new TableError(
      'tooSoon',
      `nobody waits for ${name} now: you may let a bot sit in when it is ${name}’s turn`,
    );
}

export async function handBack(host: Host, who: Who, seat: Seat): Promise<void> {
  const state = mustOwn(host, who, seat);
  if (state.resigned) throw new TableError('resigned', 'you have resigned: a bot plays on');
  if (!state.sitIn) return;
  const { table, runtime } = host;
  const deadline = deadlineOf(table.setup.clock, table.clocks, seat);
  const isLate = deadline !== undefined && deadline <= (table.heldSince ?? runtime.now());
  if (table.isBotYetToAnswer(seat) && isLate)
    throw new TableError('tooSoon', 'your time for this question is over: the bot answers it first');
  await host.perform({ do: 'handBack', seat });
}

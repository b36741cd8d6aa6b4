import { WarptableError } from '@warptable/kernel';
import type { Seat } from '@warptable/kernel';
import { sendTo } from './visitors.ts';
import type { Visit } from './visitors.ts';
import { mustHaveLeft } from './budget.ts';
import { chat } from './chatting.ts';
import { TableError } from './errors.ts';
import { hintFor } from './hinting.ts';
import type { Host } from './host.ts';
import { rewindsIn } from './notes.ts';
import { recordIndex } from './indexes.ts';
import { PROTOCOL } from './plain.ts';
import type { VisitorMessage } from './protocol.ts';
import { eventsAfter, snapshotFor } from './seat-snapshots.ts';
import { mustOwn, mustSit, mustTakePart } from './rights.ts';
import { USUAL_LEVEL } from './setup.ts';
import type { Who } from './setup.ts';
import { sitDown } from './sitting-down.ts';
import { handBack, sitIn } from './sitting-in.ts';

type Asking = VisitorMessage['do'];

/** What asks for something to look at, and is beside the snapshot. */
export const ONLY_LOOKS: readonly Asking[] = ['history', 'past', 'file'];

/** What somebody may do who only looks on. */
const LOOKING: readonly Asking[] = ['hello', 'look', ...ONLY_LOOKS];

/** Beyond so many actions a table takes nothing but what brings the game to its end. Each may do only a part of that, see `Spent`. */
const MAX_ACTIONS = 30_000;
const TO_THE_END: readonly Asking[] = [...LOOKING, 'answer', 'resign', 'goOn'];

/** Going back plays the game from its beginning. So often is enough for any table. */
const MAX_REWINDS = 100;

type Saying<What extends Asking> = Extract<VisitorMessage, { do: What }>;

/** Carries out what a visitor asks for, if it is the visitor's to ask; nothing comes back if that is done at once. */
export function execute(host: Host, visit: Visit, message: VisitorMessage): Promise<void> | undefined {
  const { table } = host;
  const { visitor } = visit;
  const { who } = visitor;
  if (!visit.greeted && message.do !== 'hello')
    throw new TableError(
      'badMessage',
      'greet the table first, in a version of the protocol that is spoken here',
    );
  if (visitor.looksOn === true && !LOOKING.includes(message.do))
    throw new TableError('notYours', 'say your name first');
  if (table.n >= MAX_ACTIONS && !TO_THE_END.includes(message.do))
    throw new TableError('tooLong', 'so much has been done at this table that it only takes answers now');
  mustHaveLeft(table.spent, who, message.do, table.match !== null);
  switch (message.do) {
    case 'hello':
      greet(host, visit, message.protocol);
      return undefined;
    case 'look':
      if (message.viewer !== 'spectator') mustOwn(host, who, message.viewer);
      visit.viewer = message.viewer;
      visit.sent = null;
      host.show();
      return undefined;
    case 'sit':
      return sitDown(host, visit, message);
    case 'tell':
      if (!mustOwn(host, who, message.seat).nonce)
        return host.perform({ do: 'tell', seat: message.seat, nonce: message.nonce });
      return undefined;
    case 'seatBot':
      if (who !== table.setup.openedBy)
        throw new TableError('notYours', 'only who opened the table may seat bots');
      return host.perform({ do: 'seatBot', seat: message.seat, level: message.level ?? USUAL_LEVEL });
    case 'stand':
      // Before the game whoever opened the table may take somebody out.
      if (who !== table.setup.openedBy || table.seats[message.seat]?.kind !== 'human')
        mustOwn(host, who, message.seat);
      return host.perform({ do: 'stand', seat: message.seat });
    case 'answer': {
      const { seat, kind, value, expected } = message;
      mustPlay(host, who, seat);
      mustBeAt(host, seat, expected);
      return host.perform({ do: 'answer', seat, kind, value, bot: false });
    }
    case 'sideAction':
      mustPlay(host, who, message.seat);
      if (table.match?.game.sideActions[message.kind]?.byClock)
        throw new TableError('notYours', 'only the clock of the table does this');
      return host.perform({ do: 'sideAction', seat: message.seat, kind: message.kind, value: message.value });
    case 'undo':
      mustPlay(host, who, message.seat);
      mustBeAt(host, message.seat, message.expected);
      return host.perform({ do: 'undo', seat: message.seat });
    case 'restart':
      mustPlay(host, who, message.seat);
      mustBeAt(host, message.seat, message.expected);
      return restart(host, message.seat);
    case 'rewind':
      return rewind(host, who, message);
    case 'agree':
      return agree(host, who, message);
    case 'refuse':
      mustBeAsked(host, who, message.seat, message.request);
      return host.perform({ do: 'refuse', seat: message.seat });
    case 'sitIn':
      return sitIn(host, visit, message.seat);
    case 'handBack':
      return handBack(host, who, message.seat);
    case 'resign':
      if (mustOwn(host, who, message.seat).resigned) return undefined;
      return host.perform({ do: 'resign', seat: message.seat });
    case 'pause':
    case 'goOn':
      mustTakePart(host, who);
      if ((table.pausedAt !== null) === (message.do === 'pause')) return undefined;
      if (message.do === 'pause') mayPause(host, who);
      return host.perform({ do: message.do, who });
    case 'chat':
      return chat(host, { who, name: mustSit(host, who).name }, message.text, message.key);
    case 'history':
    case 'past':
    case 'hint':
    case 'file':
      return inform(host, visit, message);
  }
}

/** Tells what was asked for. */
async function inform(
  host: Host,
  visit: Visit,
  message: Saying<'history' | 'past' | 'hint' | 'file'>,
): Promise<void> {
  const { table, archive, visitors } = host;
  const { visitor } = visit;
  const { id } = message;
  switch (message.do) {
    case 'history': {
      const whole = await archive.read();
      sendTo(visitor, {
        type: 'history',
        id,
        events: eventsAfter(table, whole, visitors.viewerOf(visit), -1),
      });
      return;
    }
    case 'past': {
      const past = await archive.past(recordIndex(table.sideActions, message.at));
      sendTo(visitor, { type: 'past', id, snapshot: snapshotFor(table, past, visitors.viewerOf(visit)) });
      return;
    }
    case 'hint':
      mustPlay(host, visitor.who, message.seat);
      mustBeAt(host, message.seat, message.expected);
      sendTo(visitor, { type: 'hint', id, hint: await hintFor(host, message.seat) });
      return;
    case 'file':
      sendTo(visitor, { type: 'file', id, text: await archive.file() });
      return;
  }
}

function greet(host: Host, visit: Visit, protocol: number): void {
  if (protocol !== PROTOCOL) {
    // Nothing else is told to a page that would not understand it, nor taken from it.
    host.visitors.dismiss(visit.visitor);
    throw new TableError(
      'badMessage',
      `version ${protocol} of the protocol is not spoken here, ${PROTOCOL} is: reload the page`,
    );
  }
  host.visitors.greet(visit);
  host.show();
}

/** Owns the seat, and no bot plays it. */
function mustPlay(host: Host, who: Who, seat: Seat): void {
  const { resigned, sitIn } = mustOwn(host, who, seat);
  if (resigned) throw new TableError('resigned', 'you have resigned: a bot plays on');
  if (sitIn) throw new TableError('botPlays', 'a bot sits in: take the seat back first');
}

function mustBeAt({ table }: Host, seat: Seat, expected: number): void {
  const position = table.positionOf(seat);
  if (expected !== position) {
    throw new WarptableError('stale', `this was meant for position ${expected}, the game is at ${position}`);
  }
}

/** Plays in person, and this very wish is open. */
function mustBeAsked(host: Host, who: Who, seat: Seat, request: number): void {
  mustPlay(host, who, seat);
  const { rewind } = host.table;
  if (rewind?.request !== request || rewind.state !== 'asked')
    throw new TableError('notAskedBack', 'this is not asked any more');
}

async function rewind(host: Host, who: Who, { seat, to, expected }: Saying<'rewind'>): Promise<void> {
  await host.recall();
  mustPlay(host, who, seat);
  mustBeAt(host, seat, expected);
  if (rewindsIn(host.table.notes) >= MAX_REWINDS)
    throw new TableError('tooLong', 'this game has gone back so often that it cannot do it again');
  await host.perform({ do: 'rewind', seat, to: recordIndex(host.table.sideActions, to) });
}

async function agree(host: Host, who: Who, { seat, request }: Saying<'agree'>): Promise<void> {
  await host.recall();
  mustBeAsked(host, who, seat, request);
  if (host.table.rewind?.awaited.includes(seat)) await host.perform({ do: 'agree', seat });
}

/** Takes back all of the turn that may be taken back. */
async function restart(host: Host, seat: Seat): Promise<void> {
  while (host.table.match?.undoable(seat).ok) await host.perform({ do: 'undo', seat });
}

/** A person may pause a game so often. Whoever has no other person to keep waiting may always. */
const MAX_PAUSES = 5;

function mayPause({ table: { seats } }: Host, who: Who): void {
  const pauses = seats.reduce((sum, seat) => sum + (seat.who === who ? (seat.pauses ?? 0) : 0), 0);
  const hasCompany = seats.some((seat) => seat.kind === 'human' && seat.who !== who && !seat.resigned);
  if (hasCompany && pauses >= MAX_PAUSES)
    throw new TableError('pausedOften', `you have paused this game ${MAX_PAUSES} times: somebody else may`);
}

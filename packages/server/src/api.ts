import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { GAMES } from '@warptable/games';
import { WarptableError, commitmentTo } from '@warptable/kernel';
import { TableError, nameSchema, nonceSchema, wishSchema } from '@warptable/table';
import type { Host } from '@warptable/table';
import * as z from 'zod/mini';
import { Allowances, HOUR, MINUTE } from './allowances.ts';
import { hashOf, newToken } from './guests.ts';
import type { Guests } from './guests.ts';
import type { Hall } from './hall.ts';
import { Problem, problem } from './problems.ts';
import { refusedPage, wantsPage } from './refused-page.ts';
import type { Settings } from './settings.ts';
import { INVITATION_LASTS } from './rows.ts';
import type { Guest, Invitation, ListedTable, Store } from './store.ts';
import type { Turns } from './turns.ts';

const LIST_LENGTH = 50;
/** Whoever looks for something to watch does not read on for ever. */
const RUNNING_LENGTH = 20;
/** Game files a minute for one address: each has to be played through. */
const FILES_PER_MINUTE = 30;

const namedSchema = z.object({ name: nameSchema });
const codeSchema = z.object({ code: z.string().check(z.maxLength(60)) });
const tokenSchema = z.object({ token: z.string().check(z.maxLength(100)) });
const joinSchema = z.extend(tokenSchema, { nonce: nonceSchema });
const seatSchema = z.object({ seat: z.optional(z.int().check(z.minimum(0), z.maximum(15))) });
const listSchema = z.object({ list: z.enum(['mine', 'open', 'running', 'finished']) });
const idSchema = z.object({ id: z.uuid() });

/** What the page asks for beside the tables' own conversation. */
export function addApi(
  app: FastifyInstance,
  store: Store,
  hall: Hall,
  guests: Guests,
  settings: Settings,
  replays: Turns,
): void {
  const mustBeGuest = (request: FastifyRequest): Guest => {
    const guest = guests.of(request);
    if (!guest) throw problem('notNamed', 'say your name first');
    return guest;
  };

  const invited = (token: string): { invitation: Invitation; host: Host } => {
    const invitation = store.invitation(hashOf(token));
    const host = invitation && hall.host(invitation.table);
    if (!invitation || !host) throw problem('noSuchInvitation', 'this invitation does not exist');
    return { invitation, host };
  };

  const attempts = atMost(settings.attemptsPerMinute);

  app.get('/api/me', (request) => ({ name: guests.of(request)?.name ?? null }));
  app.post('/api/me', atMost(settings.guestsPerMinute), async (request, reply) => {
    const { name } = read(namedSchema, request.body);
    return { name: (await guests.name(request, reply, name)).name };
  });
  app.post('/api/me/recovery', async (request) => ({
    code: await guests.recoveryCode(mustBeGuest(request)),
  }));
  app.post('/api/me/recover', attempts, (request, reply) => {
    const guest = guests.recover(reply, read(codeSchema, request.body).code);
    if (!guest) throw problem('noSuchCode', 'no guest has this code; a new code makes the old one useless');
    return { name: guest.name };
  });

  app.get('/api/games', () =>
    GAMES.map(({ game: { id, name, seats, modes, optionTable } }) => ({
      id,
      name,
      seats,
      modes,
      optionTable,
    })),
  );

  app.get('/api/tables', (request) => {
    const { list } = read(listSchema, request.query);
    const guest = guests.of(request);
    return listOf(store, list, guest).map((table) => shown(table, guest));
  });

  app.post('/api/tables', atMost(settings.tablesPerAddress, HOUR), async (request) => {
    const guest = mustBeGuest(request);
    const wish = read(wishSchema, request.body);
    if (!GAMES.some(({ game }) => game.id === wish.game))
      throw problem('badRequest', `there is no game '${wish.game}'`);
    if (!wish.seats.includes('open')) throw problem('badRequest', 'seats: one of them is for a person');
    return { id: (await hall.open(wish, guest.id, settings.tablesPerGuest)).id };
  });

  app.get('/api/tables/:id', (request) => {
    const { id } = read(idSchema, request.params);
    const setup = mayVisit(store, id, guests.of(request)?.id) ? store.setup(id) : undefined;
    if (!setup) throw problem('noSuchTable', 'there is no such table for you');
    return { listed: setup.listed };
  });

  app.post('/api/tables/:id/invitation', async (request) => {
    const guest = mustBeGuest(request);
    const { id } = read(idSchema, request.params);
    const { seat } = read(seatSchema, request.body);
    const host = store.isMember(guest.id, id) ? hall.host(id) : undefined;
    if (!host) throw problem('noSuchTable', 'there is no such table for you');
    if (freeSeat(host, seat ?? null) === undefined) throw problem('seatTaken', 'this seat is not free');
    const token = newToken();
    await store.invite(hashOf(token), {
      table: id,
      seat: seat ?? null,
      until: Date.now() + INVITATION_LASTS,
    });
    // Behind the #: browsers keep that part to themselves, so that it is in no log.
    return { path: `/join#${token}` };
  });

  /**
   * No name is needed to see what one is invited to: the token has been given by somebody of the table. Once it is used it tells only that, and
   * the way to a table that everybody may look at.
   */
  app.post('/api/invitation', atMost(settings.attemptsPerMinute), (request) => {
    const { invitation, host } = invited(read(tokenSchema, request.body).token);
    const { setup, seats } = host.table;
    if (freeSeat(host, invitation.seat) === undefined)
      return { taken: true, watch: setup.listed ? invitation.table : null };
    mustLast(invitation);
    const openedBy = store.guest(setup.openedBy)?.name ?? '';
    return {
      taken: false,
      game: setup.game,
      openedBy,
      seats: seats.map(({ kind, name }) => ({ kind, name })),
      // Whoever sits down adds to the luck, and is to know before that what it follows from beside.
      commitment: commitmentTo(setup.secret),
    };
  });

  /** Lets nobody in who does not sit down. */
  app.post('/api/join', attempts, async (request) => {
    const guest = mustBeGuest(request);
    const { token, nonce } = read(joinSchema, request.body);
    const { invitation, host } = invited(token);
    const { table, seat: meant } = invitation;
    if (store.isMember(guest.id, table)) return { table, seat: null };
    const seat = freeSeat(host, meant);
    if (seat === undefined) throw problem('seatTaken', 'somebody has taken this seat');
    mustLast(invitation);
    await host.perform({ do: 'sit', seat, who: guest.id, name: guest.name, nonce });
    return { table, seat };
  });

  app.get('/api/tables/:id/file', atMost(FILES_PER_MINUTE), async (request, reply) => {
    const { id } = read(idSchema, request.params);
    const host = mayVisit(store, id, guests.of(request)?.id) ? hall.host(id) : undefined;
    if (!host) throw problem('noSuchTable', 'there is no such table for you');
    const file = await replays.take(() => host.archive.file());
    return reply
      .type('application/json')
      .header('content-disposition', `attachment; filename="warptable-${id}.json"`)
      .send(file);
  });
}

function listOf(
  store: Store,
  list: z.infer<typeof listSchema>['list'],
  guest: Guest | undefined,
): ListedTable[] {
  switch (list) {
    case 'open':
      return store.openTables(Date.now(), LIST_LENGTH);
    case 'running':
      return store.runningTables(guest?.id, Date.now(), RUNNING_LENGTH);
    case 'mine':
      return guest ? store.tablesOf(guest.id, LIST_LENGTH) : [];
    case 'finished':
      return guest ? store.finishedTablesOf(guest.id, LIST_LENGTH) : [];
  }
}

/** Whoever guesses codes or makes guests by the thousand is slowed down much sooner than others. */
function atMost(times: number, period = MINUTE): RouteShorthandOptions {
  const allowances = new Allowances(times, Date.now, period);
  return {
    onRequest: (request, _reply, done) =>
      done(allowances.take(request.ip) ? undefined : problem('tooMany', 'too many attempts: wait a while')),
  };
}

/** Listed tables are open to everybody's eyes, the others to those who were let in. */
export function mayVisit(store: Store, table: string, guest: string | undefined): boolean {
  return store.setup(table)?.listed === true || (guest !== undefined && store.isMember(guest, table));
}

/** This seat, or the first, if none is named. Those around one screen are all its opener's. */
function freeSeat({ table: { seats, setup } }: Host, wanted: number | null): number | undefined {
  const free = seats.findIndex(({ kind }, i) => kind === 'open' && (wanted === null || wanted === i));
  return free < 0 || setup.oneScreen ? undefined : free;
}

function mustLast({ until }: Invitation): void {
  if (Date.now() >= until) throw problem('oldInvitation', 'this invitation is older than a week');
}

/** A table in a list: without the ids of its guests. */
function shown(
  { id, game, status, seats, awaited, openedAt, updatedAt, result }: ListedTable,
  guest: Guest | undefined,
) {
  return {
    id,
    game,
    status,
    seats: seats.map(({ kind, name }) => ({ kind, name })),
    openedAt,
    updatedAt,
    result,
    myTurn: guest !== undefined && awaited.some((seat) => seats[seat]?.who === guest.id),
  };
}

function read<T extends z.ZodMiniType>(schema: T, raw: unknown): z.infer<T> {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue?.path.join('.') ?? '';
  throw problem(
    'badRequest',
    `${where === '' ? 'the request' : where}: ${issue?.message ?? 'not as expected'}`,
  );
}

/** Every error becomes one clear JSON object; what is our own fault is logged and tells nothing of the inside. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (error instanceof Problem && error.code === 'tooMany' && wantsPage(request)) {
    const seconds = Number(reply.getHeader('retry-after') ?? 60);
    void reply.code(error.status).type('text/html; charset=utf-8').send(refusedPage(seconds));
  } else if (error instanceof Problem) {
    void reply.code(error.status).send({ error: error.code, message: error.message });
  } else if (error instanceof WarptableError || error instanceof TableError) {
    void reply
      .code(error.code === 'rulesFault' ? 500 : 409)
      .send({ error: error.code, message: error.message });
  } else {
    const status = (error as { statusCode?: unknown }).statusCode;
    const known = typeof status === 'number' && status >= 400 && status < 500;
    if (!known) request.log.error({ err: error }, 'a request failed');
    const message = known && error instanceof Error ? error.message : 'something went wrong on our side';
    void reply.code(known ? status : 500).send({ error: known ? 'badRequest' : 'fault', message });
  }
}

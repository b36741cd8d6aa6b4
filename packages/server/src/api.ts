import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GAMES } from '@warptable/games';
import { CampaignError } from '@warptable/games/campaign';
import { WarptableError, commitmentTo } from '@warptable/kernel';
import { TableError } from '@warptable/table';
import type { Host, ListedTable, RestInput } from '@warptable/table';
import { atMost } from './limits.ts';
import { HOUR } from './rate-limits.ts';
import type { Guests } from './guests.ts';
import type { TableRegistry } from './table-registry.ts';
import { Problem, problem } from './problems.ts';
import { refusedPage, wantsPage } from './refused-page.ts';
import type { ServerSettings } from './settings.ts';
import { INVITATION_LASTS } from './rows.ts';
import type { Guest, StoredInvitation, TableStore } from './store.ts';
import type { StoredTable } from './table-lists.ts';
import { routesOf } from './routes.ts';
import { hashOf, newToken } from './secrets.ts';
import type { Turns } from './turns.ts';

const LIST_LENGTH = 50;
/** Whoever looks for something to watch does not read on for ever. */
const RUNNING_LENGTH = 20;
/** Game files a minute for one address: each has to be played through. */
const FILES_PER_MINUTE = 30;

/** What the page asks for beside the tables' own conversation. */
export function addApi(
  app: FastifyInstance,
  store: TableStore,
  registry: TableRegistry,
  guests: Guests,
  settings: ServerSettings,
  replays: Turns,
  mustFit: (host: Host, guest: Guest) => Promise<void>,
): void {
  const add = routesOf(app);
  const mustBeGuest = (request: FastifyRequest): Guest => guests.must(request);

  const invited = async (token: string): Promise<{ invitation: StoredInvitation; host: Host }> => {
    const invitation = await store.invitation(hashOf(token));
    const host = invitation && (await registry.host(invitation.table));
    if (!invitation || !host) throw problem('noSuchInvitation', 'this invitation does not exist');
    return { invitation, host };
  };

  const attempts = atMost(settings.attemptsPerMinute);

  add('GET /me', (_, request) => ({ name: guests.of(request)?.name ?? null }));
  add(
    'POST /me',
    async ({ name }, request, reply) => ({ name: (await guests.name(request, reply, name)).name }),
    atMost(settings.guestsPerMinute),
  );
  add('POST /me/recovery', async (_, request) => ({
    code: await guests.recoveryCode(mustBeGuest(request)),
  }));
  add(
    'POST /me/recover',
    async ({ code }, request, reply) => {
      const guest = await guests.recover(request, reply, code);
      if (!guest) throw problem('noSuchCode', 'no guest has this code; a new code makes the old one useless');
      return { name: guest.name };
    },
    attempts,
  );

  add('GET /games', () =>
    GAMES.map(({ game: { id, name, seats, modes, optionTable } }) => ({
      id,
      name,
      seats,
      modes,
      optionTable,
    })),
  );

  add('GET /tables', async ({ list }, request) => {
    const guest = guests.of(request);
    return (await listOf(store, list, guest)).map((table) => shown(table, guest));
  });

  add(
    'POST /tables',
    async (wish, request) => {
      const guest = mustBeGuest(request);
      await guests.mustBeLetIn(guest, settings.entry);
      if (!GAMES.some(({ game }) => game.id === wish.game))
        throw problem('badRequest', `there is no game '${wish.game}'`);
      if (!wish.seats.includes('open')) throw problem('badRequest', 'seats: one of them is for a person');
      return { id: (await registry.open(wish, guest.id, settings.tablesPerGuest)).id };
    },
    atMost(settings.tablesPerAddress, HOUR),
  );

  add('GET /tables/:id', async ({ id }, request) => {
    const guest = guests.of(request)?.id;
    const setup = (await mayVisit(store, id, guest)) ? await store.setup(id) : undefined;
    if (!setup) throw problem('noSuchTable', 'there is no such table for you');
    const chapter = guest === undefined ? undefined : await store.campaigns.chapterOf(guest, id);
    return { listed: setup.listed, chapter: chapter ?? null };
  });

  add('POST /tables/:id/invitation', async ({ id, seat }, request) => {
    const guest = mustBeGuest(request);
    const host = (await store.isMember(guest.id, id)) ? await registry.host(id) : undefined;
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
  add(
    'POST /invitation',
    async ({ token }) => {
      const { invitation, host } = await invited(token);
      const { setup, seats } = host.table;
      if (invitation.used || freeSeat(host, invitation.seat) === undefined)
        return { taken: true, watch: setup.listed ? invitation.table : null };
      mustLast(invitation);
      return {
        taken: false,
        game: setup.game,
        openedBy: (await store.guest(setup.openedBy))?.name ?? '',
        seats: seats.map(({ kind, name }) => ({ kind, name })),
        commitment: commitmentTo(setup.secret),
      };
    },
    atMost(settings.attemptsPerMinute),
  );

  /** Lets nobody in who does not sit down. */
  add(
    'POST /join',
    async ({ token, nonce, commitment }, request) => {
      const guest = mustBeGuest(request);
      const { invitation, host } = await invited(token);
      const { table, seat: meant } = invitation;
      if (await store.isMember(guest.id, table)) return { table, seat: null };
      const seat = freeSeat(host, meant);
      if (seat === undefined) throw problem('seatTaken', 'somebody has taken this seat');
      mustLast(invitation);
      await mustFit(host, guest);
      if (!(await store.useInvitation(hashOf(token))))
        throw problem('seatTaken', 'somebody has used this invitation: ask for another one');
      try {
        await host.perform({ do: 'sit', seat, who: guest.id, name: guest.name, nonce, commitment });
      } catch (error) {
        await store.freeInvitation(hashOf(token));
        throw error;
      }
      return { table, seat };
    },
    attempts,
  );

  add(
    'GET /tables/:id/file',
    async ({ id }, request, reply) => {
      const isAllowed = await mayVisit(store, id, guests.of(request)?.id);
      const kept = isAllowed ? await store.file(id) : undefined;
      const host = isAllowed && !kept ? await registry.host(id) : undefined;
      const file = host ? await replays.take(() => host.archive.file()) : kept;
      if (!file) throw problem('noSuchTable', 'there is no such table for you');
      return reply
        .type('application/json')
        .header('content-disposition', `attachment; filename="warptable-${id}.json"`)
        .send(file);
    },
    atMost(FILES_PER_MINUTE),
  );
}

async function listOf(
  store: TableStore,
  list: RestInput<'GET /tables'>['list'],
  guest: Guest | undefined,
): Promise<StoredTable[]> {
  switch (list) {
    case 'open':
      return store.lists.open(Date.now(), LIST_LENGTH);
    case 'running':
      return store.lists.running(guest?.id, Date.now(), RUNNING_LENGTH);
    case 'mine':
      return guest ? store.lists.of(guest.id, LIST_LENGTH) : [];
    case 'finished':
      return guest ? store.lists.finishedOf(guest.id, LIST_LENGTH) : [];
  }
}

/** Listed tables are open to everybody, the others to those who were let in. */
export async function mayVisit(
  store: TableStore,
  table: string,
  guest: string | undefined,
): Promise<boolean> {
  if ((await store.setup(table))?.listed === true) return true;
  return guest !== undefined && store.isMember(guest, table);
}

/** This seat, or the first, if none is named. Those around one screen are all its opener's. */
export function freeSeat({ table: { seats, setup } }: Host, wanted: number | null): number | undefined {
  const free = seats.findIndex(({ kind }, i) => kind === 'open' && (wanted === null || wanted === i));
  return free < 0 || setup.oneScreen ? undefined : free;
}

function mustLast({ until }: StoredInvitation): void {
  if (Date.now() >= until) throw problem('oldInvitation', 'this invitation is older than a week');
}

/** A table in a list: without the ids of its guests. */
function shown(
  { id, game, status, seats, awaited, openedAt, updatedAt, result }: StoredTable,
  guest: Guest | undefined,
): ListedTable {
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

/** Every error becomes one clear JSON object; what is our own fault is logged and tells nothing of the inside. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (error instanceof Problem && error.code === 'tooMany' && wantsPage(request)) {
    const seconds = Number(reply.getHeader('retry-after') ?? 60);
    void reply.code(error.status).type('text/html; charset=utf-8').send(refusedPage(seconds));
  } else if (error instanceof Problem) {
    void reply.code(error.status).send({ error: error.code, message: error.message });
  } else if (error instanceof CampaignError) {
    const status = error.code === 'noCampaign' ? 404 : 409;
    void reply.code(status).send({ error: error.code, message: error.message });
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

import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import staticFiles from '@fastify/static';
import websocket from '@fastify/websocket';
import { TableError } from '@warptable/table';
import type { Thinker } from '@warptable/table';
import fastify from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MINUTE, RateLimits } from './rate-limits.ts';
import { addAfterwards } from './afterwards.ts';
import { addApi, answerError } from './api.ts';
import { isPlayed } from './attendance.ts';
import { addCampaignApi } from './campaign-api.ts';
import { Campaigns } from './campaigns.ts';
import { addFarewell } from './farewell.ts';
import { Guests } from './guests.ts';
import { TableRegistry } from './table-registry.ts';
import { newCounters } from './metrics.ts';
import { networkOf } from './networks.ts';
import { addNotices } from './notices/adding.ts';
import { guardedPost } from './notices/post.ts';
import type { Post } from './notices/post.ts';
import { isOwnHost, isOwnOrigin } from './origins.ts';
import { addPeople } from './people/adding.ts';
import { Apart } from './people/apart.ts';
import { mustFit } from './people/fitting.ts';
import { Friends } from './people/friends.ts';
import { Moderating } from './people/moderating.ts';
import { Sessions } from './people/sessions.ts';
import { PostgresEngine } from './postgres-engine.ts';
import { Problem, problem } from './problems.ts';
import { isOfInterface } from './routes.ts';
import { isReadByOthers } from './rows.ts';
import { SettingError } from './settings.ts';
import type { ServerSettings } from './settings.ts';
import { addSockets } from './sockets.ts';
import { SqliteEngine } from './sqlite-engine.ts';
import { TableStore } from './store.ts';
import { Thinkers } from './thinkers.ts';

const MAX_BODY = 32 * 1024;
const MAX_MESSAGE = 16 * 1024;
/** How long a request may take to arrive, in milliseconds. Not for sockets: they are none any more once they are open. */
const MAX_WAIT = 30_000;

const FAULT = 1011;
const UNKNOWN_NAME =
  'this server is not known by this name: whoever runs it sets WARPTABLE_URL to the address that people use';
/** For each table. */
const HINTS_PER_MINUTE = 10;

/** The whole server, ready to listen. Closing it finishes what is being written. `post` sends to addresses that people give us. */
export async function buildApp(settings: ServerSettings, post: Post = guardedPost): Promise<FastifyInstance> {
  const app = fastify({
    logger: {
      level: settings.logLevel,
      // Addresses may be typed by people and hold anything: only the pattern of the route is logged.
      serializers: { req: ({ method, routeOptions }) => ({ method, route: routeOptions?.url }) },
    },
    bodyLimit: MAX_BODY,
    requestTimeout: MAX_WAIT,
    frameworkErrors: answerNonsense,
    // Only the word of known proxies counts: anybody can send a header with somebody else's address in it.
    trustProxy: settings.proxies.length > 0 ? [...settings.proxies] : false,
  });
  const store = await openStore(settings);
  if (settings.store === undefined && isReadByOthers(settings.file))
    app.log.warn('other users of this machine can read the file, with all that is hidden in it: chmod 600');
  const counters = newCounters({ tables: () => registry.size, commits: () => store.engine.commits });
  const fault = (error: unknown): void => {
    counters.faults.inc();
    app.log.error({ err: error }, 'a table had a fault');
  };
  const thinkers = new Thinkers(settings.botThreads, settings.botTime, (message) => app.log.warn(message));
  const hints = new RateLimits(HINTS_PER_MINUTE);
  const think: Thinker = async (order, signal) => {
    const [table = ''] = order.table.split(' ');
    const host = registry.inMemory(table);
    const owner = host?.table.setup.openedBy;
    if (order.explain) {
      if (!hints.take(table)) throw new TableError('tooFast', 'so many hints at once: wait a little');
      return thinkers.think(order, { signal, owner });
    }
    const [reply] = await Promise.all([
      thinkers.think(order, { signal, owner, isPlayed: isPlayed(host) }),
      pause(settings.botDelay, undefined, { ref: false }),
    ]);
    return reply;
  };
  const registry = await TableRegistry.of(store, think, fault, settings.absence * 1000);
  registry.start();
  const moderating = new Moderating(store.kept);
  const apart = new Apart(store.kept);
  const sessions = new Sessions(store.people, (id) => store.guest(id), {
    secure: settings.publicUrl?.protocol === 'https:',
    check: (person) => moderating.refuseBanned(person),
  });
  const guests = new Guests(store, sessions);
  app.setErrorHandler(answerError);
  await addGuards(app, await store.key('cookies', () => randomBytes(32).toString('hex')), settings);
  recogniseGuests(app, sessions, apart, settings);
  const sayFarewell = addFarewell(app.server);
  await app.register(websocket, {
    options: { maxPayload: MAX_MESSAGE },
    errorHandler: (error, socket) => {
      if (!(error instanceof Problem) && !isTheirs(error)) fault(error);
      socket.close(FAULT, 'something went wrong on our side');
    },
    // What was just done is acknowledged before anybody is told to go.
    preClose: (done) =>
      void registry
        .close()
        .catch(fault)
        .then(() => Promise.all([people.close(), thinkers.close()]))
        .then(() => sayFarewell(app, done)),
  });
  const { replays } = registry;
  addApi(app, store, registry, guests, settings, replays, (host, guest) => mustFit(apart, host, guest));
  addAfterwards(app, store, registry, guests, settings);
  const friends = new Friends(store.kept);
  const parts = { store, registry, guests, settings, replays, friends, apart, moderating, fault };
  const people = addPeople(app, parts);
  addCampaignApi(app, new Campaigns(store, registry), guests, settings);
  const courier = await addNotices(app, { store, registry, guests, settings, counters, fault, post });
  addSockets(app, { store, registry, guests, settings, counters, fault, replays, apart });
  app.get('/api/health', async (_request, reply) => {
    const ok = await store.engine.isSound();
    if (!ok) void reply.code(503);
    return { ok };
  });
  app.get('/api/metrics', async (_request, reply) =>
    reply.type(counters.registry.contentType).send(await counters.registry.metrics()),
  );
  await addPage(app, settings);
  app.addHook('onClose', async () => {
    await courier.close();
    await store.close();
  });
  return app;
}

/** Of the connection: frames that are none, or that it has ended. */
const isTheirs = (error: Error & { readonly code?: unknown }): boolean =>
  typeof error.code === 'string' && /^(WS_ERR_|ECONNRESET$|EPIPE$|ETIMEDOUT$)/.test(error.code);

/** What is no address at all comes past all guards. */
function answerNonsense(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  void reply
    .code(400)
    .headers({ 'content-security-policy': "default-src 'none'", 'x-content-type-options': 'nosniff' })
    .send({ error: 'badRequest', message: 'this is no address' });
}

async function openStore({ store, file, acceptLoss }: ServerSettings): Promise<TableStore> {
  if (store !== undefined) {
    try {
      return new TableStore(await PostgresEngine.open(store));
    } catch (error) {
      throw new SettingError(
        `WARPTABLE_STORE: the database cannot be used: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
  try {
    return new TableStore(new SqliteEngine(file, acceptLoss));
  } catch (error) {
    throw new SettingError(
      `WARPTABLE_FILE: '${file}' cannot be used: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** The key is that of cookies from before there were sessions. */
async function addGuards(app: FastifyInstance, cookieKey: string, settings: ServerSettings): Promise<void> {
  const https = settings.publicUrl?.protocol === 'https:';
  await app.register(helmet, {
    strictTransportSecurity: https,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
  });
  await app.register(cookie, { secret: cookieKey });
  limitRequests(app, settings);
  await app.register(compress, { threshold: 1024 });
  app.addHook('onRequest', (request, _reply, done) =>
    done(isOwnHost(request, settings) ? undefined : problem('forbidden', UNKNOWN_NAME)),
  );
  // A foreign page can neither set this header nor have our origin.
  app.addHook('onRequest', (request, _reply, done) => {
    const { isOpen = false } = request.routeOptions.config;
    const safe = isOpen || request.method === 'GET' || request.method === 'HEAD';
    const ours = request.headers['x-warptable'] !== undefined && isOwnOrigin(request, settings);
    done(
      safe || ours
        ? undefined
        : problem('forbidden', 'requests that change something come from our own page only'),
    );
  });
}

function limitRequests(app: FastifyInstance, { requestsPerMinute, filesPerMinute }: ServerSettings): void {
  // One visit takes a hundred files, which cost next to nothing: they have an allowance of their own.
  const files = new RateLimits(filesPerMinute);
  const perAddress = new RateLimits(requestsPerMinute);
  app.addHook('onRequest', (request, reply, done) => {
    const limits = isOfInterface(request) ? perAddress : files;
    done(limits.take(networkOf(request.ip)) ? undefined : tooMany(reply));
  });
}

function tooMany(reply: FastifyReply): Problem {
  void reply.header('retry-after', MINUTE / 1000);
  return problem('tooMany', 'too many requests: wait a minute');
}

/** Whoever asks the interface for something is known from here on, and may ask for so much. */
function recogniseGuests(
  app: FastifyInstance,
  sessions: Sessions,
  apart: Apart,
  settings: ServerSettings,
): void {
  const perGuest = new RateLimits(settings.requestsPerMinute);
  app.addHook('onRequest', async (request, reply) => {
    if (!isOfInterface(request)) return;
    await sessions.recognise(request, reply);
    const guest = sessions.of(request);
    if (guest && !perGuest.take(guest.id)) throw tooMany(reply);
    if (guest && request.headers.upgrade !== undefined) await apart.listen(guest.id);
  });
}

/** The built page; every address of it is the same file, but for its assets. */
async function addPage(app: FastifyInstance, { page }: ServerSettings): Promise<void> {
  if (page === undefined) {
    app.setNotFoundHandler(
      (_request, reply) => void reply.code(404).send({ error: 'notFound', message: 'there is nothing here' }),
    );
    return;
  }
  await app.register(staticFiles, {
    root: page,
    setHeaders: (response, path) => {
      const forever = path.includes('/assets/');
      void response.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith('/api/') || request.url.startsWith('/assets/')) {
      void reply.code(404).send({ error: 'notFound', message: 'there is nothing here' });
    } else {
      void reply.sendFile('index.html');
    }
  });
}

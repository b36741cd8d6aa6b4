import { Readable } from 'node:stream';
import { findGame } from '@warptable/games';
import type { FastifyInstance } from 'fastify';
import { mayVisit } from '../api.ts';
import { atMost } from '../limits.ts';
import { problem } from '../problems.ts';
import { routesOf } from '../routes.ts';
import { exportOf } from './exporting.ts';
import type { PeopleParts } from './parts.ts';
import { profileOf } from './profile.ts';

/** A person may take all of itself along so often a minute: finished games may have to be played through. */
const EXPORTS_PER_MINUTE = 5;

/** What people have played, what is kept of them, and the end of it. */
export function addMeApi(app: FastifyInstance, parts: PeopleParts): void {
  const { store, guests, registry, replays, orders, settings, results } = parts;
  const add = routesOf(app);
  const profile = (person: string) => profileOf(store.kept, store.campaigns, person);

  add('GET /me/profile', async (_, request) => {
    const { id } = guests.must(request);
    await results.countAll();
    return profile(id);
  });
  add('POST /me/rated', async ({ game, on }, request) => {
    const { id } = guests.must(request);
    if (!findGame(game)) throw problem('badRequest', `there is no game '${game}'`);
    if (on && !(await store.people.isAccount(id)))
      throw problem('noAccount', 'only accounts are rated: add a passkey first');
    // Whoever does not want to be rated any more leaves no rating behind.
    if (on) await store.kept.write(['rated', id, game]);
    else await store.kept.write(['notRated', id, game], ['noRatingChanges', id, game]);
    return profile(id);
  });

  const fileOf = async (person: string, table: string): Promise<string | undefined> => {
    try {
      if (!(await mayVisit(store, table, person))) return undefined;
      const kept = await store.file(table);
      if (kept) return kept;
      const host = await registry.host(table);
      return host && (await replays.take(() => host.archive.file()));
    } catch {
      // Of other rules, or broken: there is no file to give.
      return undefined;
    }
  };
  add(
    'GET /me/export',
    (_, request, reply) => {
      const { id } = guests.must(request);
      const pieces = exportOf(store.kept, store.campaigns, id, (table) => fileOf(id, table));
      return reply
        .type('application/json')
        .header('content-disposition', 'attachment; filename="warptable-me.json"')
        .send(Readable.from(pieces));
    },
    atMost(EXPORTS_PER_MINUTE),
  );
  add(
    'POST /me/delete',
    async ({ name }, request, reply) => {
      const guest = guests.must(request);
      if (name.trim() !== guest.name)
        throw problem('nameDiffers', 'type your name as it is, so that nothing is deleted by mistake');
      await orders.carryOut('forget', guest.id);
      guests.sessions.signOut(reply);
      return {};
    },
    atMost(settings.attemptsPerMinute),
  );
  add('GET /privacy', () => ({
    contact: settings.contact ?? null,
    backupDays: settings.backupDays ?? null,
  }));
}

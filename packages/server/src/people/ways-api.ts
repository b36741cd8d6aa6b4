import type { WaysBack } from '@warptable/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { atMost } from '../limits.ts';
import { problem } from '../problems.ts';
import { routesOf } from '../routes.ts';
import type { Guest } from '../store.ts';
import type { PeopleParts } from './parts.ts';
import { Passkeys, whyNoPasskeys } from './passkeys.ts';

/** How people are known again: sessions, passkeys, a code for a second device. */
export function addWaysApi(app: FastifyInstance, { store, guests, settings, moderating }: PeopleParts): void {
  const add = routesOf(app);
  const { sessions } = guests;
  const passkeys = new Passkeys(store.people, settings);
  const attempts = atMost(settings.attemptsPerMinute);

  const waysOf = async (request: FastifyRequest, { id }: Guest): Promise<WaysBack> => {
    const here = sessions.sessionOf(request);
    const [all, known] = await Promise.all([sessions.listOf(id), store.people.passkeysOf(id)]);
    return {
      sessions: all.map(({ hash, device, made, seen }) => ({
        id: hash,
        device,
        made,
        seen,
        here: hash === here,
      })),
      passkeys: known.map(({ id: passkey, name, made, used }) => ({
        id: passkey,
        name,
        made,
        used: used === 0 ? null : used,
      })),
      recovery: await store.people.hasRecovery(id),
      noPasskeys: whyNoPasskeys(request, settings),
      moderator: await moderating.isModerator(id),
    };
  };

  add('GET /me/ways', (_, request) => waysOf(request, guests.must(request)));
  add('POST /me/sessions/end', async ({ session }, request, reply) => {
    const guest = guests.must(request);
    await sessions.end(guest.id, session);
    if (session === sessions.sessionOf(request)) sessions.signOut(reply);
    return waysOf(request, guest);
  });
  add('POST /me/sessions/end-others', async (_, request) => {
    const guest = guests.must(request);
    await sessions.endAll(guest.id, sessions.sessionOf(request));
    return waysOf(request, guest);
  });
  add('POST /me/sign-out', async (_, request, reply) => {
    const guest = guests.must(request);
    const session = sessions.sessionOf(request);
    if (session !== undefined) await sessions.end(guest.id, session);
    sessions.signOut(reply);
    return {};
  });

  add('POST /me/passkeys/options', (_, request) => passkeys.askToMake(request, guests.must(request)));
  add(
    'POST /me/passkeys',
    async ({ made, name }, request) => {
      const guest = guests.must(request);
      await passkeys.make(request, guest, made, name);
      return waysOf(request, guest);
    },
    attempts,
  );
  add('POST /me/passkeys/rename', async ({ passkey, name }, request) => {
    const guest = guests.must(request);
    if (!(await store.people.renamePasskey(guest.id, passkey, name))) throw notYours();
    return waysOf(request, guest);
  });
  add('POST /me/passkeys/remove', async ({ passkey }, request) => {
    const guest = guests.must(request);
    if (!(await store.people.removePasskey(guest.id, passkey))) throw notYours();
    return waysOf(request, guest);
  });
  add('POST /me/device-code', (_, request) => guests.deviceCode(guests.must(request)), attempts);

  add('POST /sign-in/options', (_, request) => passkeys.askToUse(request), attempts);
  add(
    'POST /sign-in',
    async ({ used }, request, reply) => {
      const guest = await passkeys.use(request, used);
      await sessions.begin(request, reply, guest);
      return { name: guest.name };
    },
    attempts,
  );
}

const notYours = () => problem('noSuchPasskey', 'you have no such passkey');

import type { FastifyInstance } from 'fastify';
import { freeSeat } from '../api.ts';
import { atMost } from '../limits.ts';
import { problem } from '../problems.ts';
import { routesOf } from '../routes.ts';
import type { PeopleParts } from './parts.ts';

/** Friends by link, and invitations to tables by one click. */
export function addFriendsApi(app: FastifyInstance, parts: PeopleParts): void {
  const { store, registry, guests, friends, apart, settings } = parts;
  const add = routesOf(app);
  const attempts = atMost(settings.attemptsPerMinute);
  const ownerOf = async (token: string) => {
    const owner = await friends.ownerOf(token);
    if (!owner) throw problem('noSuchLink', 'this link is used, or older than a week');
    return owner;
  };
  const friendOf = async (person: string, handle: string) => {
    const friend = await friends.find(person, handle);
    if (!friend) throw problem('noSuchPerson', 'this is no friend of yours');
    return friend;
  };

  add('GET /friends', (_, request) => friends.listOf(guests.must(request).id));
  add(
    'POST /friends/link',
    async (_, request) => ({ path: await friends.link(guests.must(request).id) }),
    attempts,
  );
  add('POST /friends/look', async ({ token }) => ({ name: (await ownerOf(token)).name }), attempts);
  add(
    'POST /friends',
    async ({ token }, request) => {
      const { id } = guests.must(request);
      const owner = await ownerOf(token);
      if (owner.id === id) throw problem('badRequest', 'this is your own link: send it to somebody');
      if (await apart.keeps(id, [owner.id])) throw problem('apart', 'one of you has blocked the other');
      if (!(await friends.join(token, owner.id, id)))
        throw problem('noSuchLink', 'this link is used, or older than a week');
      return { name: owner.name };
    },
    attempts,
  );
  add('POST /friends/remove', async ({ friend }, request) => {
    const { id } = guests.must(request);
    await friends.part(id, (await friendOf(id, friend)).id);
    return friends.listOf(id);
  });

  add('POST /tables/:id/invite-friend', async ({ id, friend }, request) => {
    const guest = guests.must(request);
    const { id: other } = await friendOf(guest.id, friend);
    const host = (await store.isMember(guest.id, id)) ? await registry.host(id) : undefined;
    if (!host) throw problem('noSuchTable', 'there is no such table for you');
    if (freeSeat(host, null) === undefined) throw problem('seatTaken', 'no seat is free');
    await friends.invite(id, other, guest.id);
    return {};
  });
  /** Lets the friend in: at which seat is up to them, and who does not want to sit with them keeps them away there. */
  add('POST /friends/accept', async ({ table }, request) => {
    const { id } = guests.must(request);
    if (!(await friends.accept(table, id)))
      throw problem('noSuchInvitation', 'this invitation does not exist');
    return { table };
  });
  add('POST /friends/decline', async ({ table }, request) => {
    const { id } = guests.must(request);
    await friends.decline(table, id);
    return friends.listOf(id);
  });
}

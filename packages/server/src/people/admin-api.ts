import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problem } from '../problems.ts';
import { routesOf } from '../routes.ts';
import type { Guest } from '../store.ts';
import type { PeopleParts } from './parts.ts';

/** For those whom `warptable admin grant` named: reports, people, bans. Nothing here shows anything of a game. */
export function addAdminApi(app: FastifyInstance, { guests, moderating }: PeopleParts): void {
  const add = routesOf(app);
  const mustModerate = async (request: FastifyRequest): Promise<Guest> => {
    const guest = guests.must(request);
    if (!(await moderating.isModerator(guest.id)))
      throw problem('forbidden', 'this is for moderators: whoever runs the server names them');
    return guest;
  };

  add('GET /admin', async (_, request) => {
    await mustModerate(request);
    return moderating.overview();
  });
  add('GET /admin/people', async ({ search }, request) => {
    await mustModerate(request);
    return moderating.search(search);
  });
  add('POST /admin/settle', async ({ report, outcome, because }, request) => {
    const { id } = await mustModerate(request);
    if (!(await moderating.settle(id, report, outcome, because)))
      throw problem('noSuchReport', 'this report has been settled already');
    return moderating.overview();
  });
  add('POST /admin/ban', async ({ person, days, because }, request) => {
    const { id } = await mustModerate(request);
    if (person === id) throw problem('badRequest', 'you cannot ban yourself');
    if (await moderating.isModerator(person))
      throw problem('badRequest', 'moderators are named and removed on the command line');
    await moderating.ban(id, person, days, because);
    return moderating.overview();
  });
  add('POST /admin/unban', async ({ person, because }, request) => {
    const { id } = await mustModerate(request);
    await moderating.unban(id, person, because);
    return moderating.overview();
  });
}

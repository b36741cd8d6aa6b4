import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Campaigns } from './campaigns.ts';
import type { Guests } from './guests.ts';
import { routesOf } from './routes.ts';
import type { ServerSettings } from './settings.ts';

/** A file holds all that was ever played in a campaign. */
const MAX_FILE = 512 * 1024;

/** The campaigns of whoever asks. */
export function addCampaignApi(
  app: FastifyInstance,
  campaigns: Campaigns,
  guests: Guests,
  { tablesPerGuest }: ServerSettings,
): void {
  const add = routesOf(app);
  const guestOf = (request: FastifyRequest): string => guests.must(request).id;

  add('GET /campaigns', async ({ game }, request) => campaigns.list(guestOf(request), game));
  add('POST /campaigns', async ({ game, name, skirmish = false }, request) =>
    campaigns.start(guestOf(request), game, name, skirmish),
  );
  add('POST /campaigns/import', async ({ file }, request) => campaigns.take(guestOf(request), file), {
    bodyLimit: MAX_FILE,
  });
  add('POST /campaigns/:id/table', async ({ id, chapter, choices = {} }, request) => ({
    id: await campaigns.open(guestOf(request), id, chapter, choices, tablesPerGuest),
  }));
  add('POST /campaigns/:id/give-up', async ({ id, table }, request) =>
    campaigns.giveUp(guestOf(request), id, table),
  );
  add('POST /campaigns/:id/rename', async ({ id, name }, request) =>
    campaigns.rename(guestOf(request), id, name),
  );
  add('POST /campaigns/:id/remove', async ({ id }, request) => {
    await campaigns.remove(guestOf(request), id);
    return {};
  });
}

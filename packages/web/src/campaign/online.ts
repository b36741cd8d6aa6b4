import { rest } from '../online/api.ts';
import type { CampaignKeeper } from './keeper.ts';

/** The campaigns of a game that the server keeps for this guest. */
export const onlineKeeper = (game: string): CampaignKeeper => ({
  list: () => rest('GET /campaigns', { game }),
  start: async (name, skirmish = false) =>
    (await rest('POST /campaigns', { game, name, skirmish })).record.id,
  open: async (id, chapter, choices) =>
    (await rest('POST /campaigns/:id/table', { id, chapter, choices })).id,
  giveUp: async (id, table) => void (await rest('POST /campaigns/:id/give-up', { id, table })),
  rename: async (id, name) => void (await rest('POST /campaigns/:id/rename', { id, name })),
  take: async (file) => void (await rest('POST /campaigns/import', { file })),
  remove: async (id) => void (await rest('POST /campaigns/:id/remove', { id })),
});

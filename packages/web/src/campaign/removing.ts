import { loadCampaign } from '../games.ts';
import { findLocalTable, removeLocalTable } from '../local/tables.ts';

/** Deletes a table of this device. If it was a chapter of a campaign, its end is counted first. */
export async function removeTable(id: string): Promise<void> {
  const kept = await findLocalTable(id);
  const played = kept?.chapter && (await loadCampaign(kept.setup.game));
  if (kept && played) await (await import('./local.ts')).countBeforeRemoval(played, kept);
  await removeLocalTable(id);
}

import type { Drawing } from '@warptable/ui/pure';
import type { FactionId } from '../../content/index.ts';
import { exiles, foundries } from './drumholt.ts';
import { freeWorlds, veiledCourt } from './elenari.ts';
import { hive, swarmfleet } from './ikkithi.ts';
import { archive, oracles } from './myrrhian.ts';
import { captains, conglomerate } from './roguu.ts';
import { concord, pilgrimage } from './solenne.ts';
import { enclave, tradeworlds } from './tethysian.ts';
import { dominion, warhost } from './vorask.ts';

/** Both factions of a board are of one kind. */
export const PORTRAITS: Readonly<Record<FactionId, Drawing>> = {
  'roguu-conglomerate': conglomerate,
  'roguu-free-captains': captains,
  'tethysian-tradeworlds': tradeworlds,
  'tethisian-enclave': enclave,
  'elenari-free-worlds': freeWorlds,
  'elenari-veiled-court': veiledCourt,
  'vorask-dominion': dominion,
  'vorask-warhost': warhost,
  'ikkithi-hive': hive,
  'ikkithi-swarmfleet': swarmfleet,
  'solenne-concord': concord,
  'solenne-pilgrimage': pilgrimage,
  'drumholt-foundries': foundries,
  'drumholt-exiles': exiles,
  'myrrhian-archive': archive,
  'myrrhian-oracles': oracles,
};

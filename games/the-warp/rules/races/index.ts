import type { RaceId } from '../../content/index.ts';
import { idsOf } from '../../content/ids.ts';
import type { ExiledAbility, RaceAbility } from '../moments.ts';
import { darjaShadows } from './darja-shadows.ts';
import { duraScavengers } from './dura-scavengers.ts';
import { ectonCultists } from './ecton-cultists.ts';
import { luronDroids } from './luron-droids.ts';
import { morlarRaiders } from './morlar-raiders.ts';
import { nurecDesigners } from './nurec-designers.ts';
import type { RaceRules } from './race.ts';
import { ralanEngineers } from './ralan-engineers.ts';
import { silnaOfficials } from './silna-officials.ts';
import { skolokMiners } from './skolok-miners.ts';
import { solcaMercenaries } from './solca-mercenaries.ts';
import { tavmaMorphlings } from './tavma-morphlings.ts';
import { volutSmugglers } from './volut-smugglers.ts';
import { xeloTraders } from './xelo-traders.ts';
import { xotanTimebenders } from './xotan-timebenders.ts';
import { xurdunSlavers } from './xurdun-slavers.ts';
import { zetoArchivists } from './zeto-archivists.ts';

const RULES: Readonly<Record<RaceId, RaceRules>> = {
  'darja-shadows': darjaShadows,
  'dura-scavengers': duraScavengers,
  'ecton-cultists': ectonCultists,
  'luron-droids': luronDroids,
  'morlar-raiders': morlarRaiders,
  'nurec-designers': nurecDesigners,
  'ralan-engineers': ralanEngineers,
  'silna-officials': silnaOfficials,
  'skolok-miners': skolokMiners,
  'solca-mercenaries': solcaMercenaries,
  'tavma-morphlings': tavmaMorphlings,
  'volut-smugglers': volutSmugglers,
  'xelo-traders': xeloTraders,
  'xotan-timebenders': xotanTimebenders,
  'xurdun-slavers': xurdunSlavers,
  'zeto-archivists': zetoArchivists,
};

/** The Active Abilities and the permanent Reward Abilities, which go by the race with `:always`. */
export const RACE_ABILITIES: readonly RaceAbility[] = idsOf(RULES).flatMap((race): RaceAbility[] => {
  const { active, always } = RULES[race];
  const ability: RaceAbility = { id: race, moments: active };
  return always ? [ability, { id: `${race}:always`, moments: always }] : [ability];
});

export const EXILED_ABILITIES: readonly ExiledAbility[] = idsOf(RULES).map((race) => ({
  id: race,
  moments: RULES[race].exiled,
}));

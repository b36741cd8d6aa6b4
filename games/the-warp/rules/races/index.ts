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

export const RACE_RULES: readonly RaceRules[] = [
  darjaShadows,
  duraScavengers,
  ectonCultists,
  luronDroids,
  morlarRaiders,
  nurecDesigners,
  ralanEngineers,
  silnaOfficials,
  skolokMiners,
  solcaMercenaries,
  tavmaMorphlings,
  volutSmugglers,
  xeloTraders,
  xotanTimebenders,
  xurdunSlavers,
  zetoArchivists,
];

// TWS 21.1, TWS 21.11: in the solo game they work on the Rival as on any player, as far as it has the thing (TWS 21.2). None of them lets
// another player give, choose or lose something of its own choice, so the Rival is never asked (TWS 21.3, TWS 21.4, TWS 21.5, TWS 21.6,
// TWS 21.17).

/** The Active Abilities and the permanent Reward Abilities, which go by the race with `:always`. */
export const RACE_ABILITIES: readonly RaceAbility[] = RACE_RULES.flatMap(({ id, active, always }) => {
  const ability: RaceAbility = { ...active, id };
  return always ? [ability, { ...always, id: `${id}:always` as const }] : [ability];
});

export const EXILED_ABILITIES: readonly ExiledAbility[] = RACE_RULES.map(({ id, exiled }) => ({
  ...exiled,
  id,
}));

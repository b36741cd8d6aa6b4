import type { Drawing } from '@warptable/ui/pure';
import type { RaceId } from '../../content/index.ts';
import { darja } from './darja.ts';
import { dura } from './dura.ts';
import { ecton } from './ecton.ts';
import { luron } from './luron.ts';
import { morlar } from './morlar.ts';
import { nurec } from './nurec.ts';
import { ralan } from './ralan.ts';
import { silna } from './silna.ts';
import { skolok } from './skolok.ts';
import { solca } from './solca.ts';
import { tavma } from './tavma.ts';
import { volut } from './volut.ts';
import { xelo } from './xelo.ts';
import { xotan } from './xotan.ts';
import { xurdun } from './xurdun.ts';
import { zeto } from './zeto.ts';

/** A race, and the Rival that leads it. */
export const FACES: Readonly<Record<RaceId, Drawing>> = {
  'darja-shadows': darja,
  'dura-scavengers': dura,
  'ecton-cultists': ecton,
  'luron-droids': luron,
  'morlar-raiders': morlar,
  'nurec-designers': nurec,
  'ralan-engineers': ralan,
  'silna-officials': silna,
  'skolok-miners': skolok,
  'solca-mercenaries': solca,
  'tavma-morphlings': tavma,
  'volut-smugglers': volut,
  'xelo-traders': xelo,
  'xotan-timebenders': xotan,
  'xurdun-slavers': xurdun,
  'zeto-archivists': zeto,
};

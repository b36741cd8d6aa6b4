import type { RivalAbility } from '../moments.ts';
import { darja } from './darja.ts';
import { dura } from './dura.ts';
import { ralan } from './ralan.ts';
import { silna } from './silna.ts';
import { skolok } from './skolok.ts';
import { solca } from './solca.ts';
import { tavma } from './tavma.ts';
import { xelo } from './xelo.ts';
import { xotan } from './xotan.ts';
import { xurdun } from './xurdun.ts';
import { zeto } from './zeto.ts';

/** The front sides of the Rival Cards. */
export const RIVAL_ABILITIES: readonly RivalAbility[] = [
  dura,
  skolok,
  silna,
  xurdun,
  tavma,
  solca,
  zeto,
  xelo,
  ralan,
  darja,
  xotan,
];

import type { RivalId } from '../../../content/index.ts';
import { darja } from './darja.ts';
import { dura } from './dura.ts';
import { ralan } from './ralan.ts';
import type { Drawing } from './shape.ts';
import { silna } from './silna.ts';
import { skolok } from './skolok.ts';
import { solca } from './solca.ts';
import { tavma } from './tavma.ts';
import { xelo } from './xelo.ts';
import { xotan } from './xotan.ts';
import { xurdun } from './xurdun.ts';
import { zeto } from './zeto.ts';

export const FACES: Readonly<Record<RivalId, Drawing>> = {
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
};

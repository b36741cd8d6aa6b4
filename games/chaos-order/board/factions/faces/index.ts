import type { LeaderId, RyhzuId } from '../../../content/index.ts';
import type { Drawing } from '@warptable/ui/pure';
import { aiFaces } from './ai.ts';
import { circadianFaces } from './circadians.ts';
import { jrayekFaces, ryhzuFaces } from './jrayek.ts';
import { leyrienFaces } from './leyrien.ts';
import { oxatayaFaces } from './oxataya.ts';
import { zcharoFaces } from './zcharo.ts';

/** A face for every leader and Ryh-zu. */
export const FACES: Readonly<Record<LeaderId | RyhzuId, Drawing>> = {
  ...circadianFaces,
  ...aiFaces,
  ...zcharoFaces,
  ...leyrienFaces,
  ...jrayekFaces,
  ...ryhzuFaces,
  ...oxatayaFaces,
};

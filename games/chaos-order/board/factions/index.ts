import type { FactionId } from '../../content/index.ts';
import { look as ai } from './ai.tsx';
import { look as circadians } from './circadians.tsx';
import { look as jrayek } from './jrayek.tsx';
import { look as leyrien } from './leyrien.tsx';
import type { FactionLook } from './look.ts';
import { look as oxataya } from './oxataya.tsx';
import { look as zcharo } from './zcharo.tsx';

export const LOOKS: Readonly<Record<FactionId, FactionLook>> = {
  circadians,
  ai,
  zcharo,
  leyrien,
  jrayek,
  oxataya,
};

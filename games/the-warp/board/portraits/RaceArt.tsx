import { Face } from '@warptable/ui';
import type { RaceId } from '../../content/index.ts';
import { FACES } from './index.ts';

/** The face of a race. */
export const RaceArt = ({ race, size }: { readonly race: RaceId; readonly size?: number | undefined }) => (
  <Face drawing={FACES[race]} size={size} />
);

import { Face } from '@warptable/ui';
import { RIVALS } from '../../content/index.ts';
import type { RivalId } from '../../content/index.ts';
import { FACES } from '../portraits/index.ts';

interface RivalFaceProps {
  readonly rival: RivalId;
  /** Of its frame, in pixels; as large as the place it is in, if left out. */
  readonly size?: number;
}

/** A Rival has the face of the race that it leads. */
export const RivalFace = ({ rival, size }: RivalFaceProps) => (
  <Face drawing={FACES[RIVALS[rival].race]} size={size} />
);

import { Face } from '@warptable/ui';
import type { FactionId } from '../../content/index.ts';
import { PORTRAITS } from './index.ts';

/** The face of a faction. */
export const Portrait = ({
  faction,
  size,
}: {
  readonly faction: FactionId;
  readonly size?: number | undefined;
}) => <Face drawing={PORTRAITS[faction]} size={size} />;

import type { Seat } from '@warptable/kernel';
import type { ComponentType } from 'react';
import type { ChaosView } from '../../rules/view.ts';
import type { Drawing } from '@warptable/ui/pure';

/** What a faction shows of its own rules in its panel. */
export interface SpecialProps {
  readonly view: ChaosView;
  readonly seat: Seat;
}

/** How a faction looks, and what it has that no other has. */
export interface FactionLook {
  /** On a sheet of 100 by 100, in the middle of a coloured ground. */
  readonly emblem: Drawing;
  /** Its special rules and pieces, in its panel. */
  readonly Special: ComponentType<SpecialProps>;
  /** The same in a few words, for a narrow strip; nothing for most. */
  readonly note?: (props: SpecialProps) => string | undefined;
  /** Its board: how the ground is patterned. */
  readonly pattern: string;
}

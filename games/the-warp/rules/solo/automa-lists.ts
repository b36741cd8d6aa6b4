import { AUTOMA_IDS, RIVALS } from '../../content/index.ts';
import type { AutomaId, AutomaPhase, RivalId } from '../../content/index.ts';

/** TWS 3.16: the Automa Cards of this Rival in a Phase: each entry is a card, or a pair of which one is taken. */
export const listedCards = (rival: RivalId, phase: AutomaPhase): AutomaId[][] =>
  RIVALS[rival].automa[phase].map((entry) => [entry].flat().map((number) => AUTOMA_IDS[number - 1]!));

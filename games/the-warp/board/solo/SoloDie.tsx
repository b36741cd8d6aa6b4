import type { SoloFace } from '../../content/index.ts';
import { RIVAL } from '../../rules/solo/state.ts';
import { say } from '../../words/say.ts';
import { BuildingIcon } from '../art/Buildings.tsx';
import { ThingIcon } from '../art/Icons.tsx';

interface SoloDieProps {
  readonly face: SoloFace;
  /** It could not be done, and was rolled again. */
  readonly again: boolean;
}

/** A roll of the Solo Die. */
export const SoloDie = ({ face, again }: SoloDieProps) => (
  <span className="tw-solo-die" data-again={again || undefined} title={say(`solo.faces.${face}`)}>
    {face === 'x2' && <b>×2</b>}
    {face === 'special' && <ThingIcon thing="points" size={22} />}
    {face !== 'x2' && face !== 'special' && <BuildingIcon type={face} seat={RIVAL} size={26} />}
    <span className="wt-hidden">{say(`solo.faces.${face}`)}</span>
  </span>
);

interface LitRimProps {
  /** The edge of the place, as a path around [0, 0]. */
  readonly rim: string;
  readonly isAttack: boolean;
  readonly isFinal: boolean;
  /** How far from the middle the swords stand to the left, and the padlock to the right. */
  readonly badges: { readonly x: number; readonly y: number };
}

const BLADES = 'M-9-11 7 5M9-11-7 5M-10.5 1.5-3.5 8.5M10.5 1.5 3.5 8.5M-7 5-11 9M7 5 11 9';

/** The frame of a place that can be chosen; swords where it would be attacked, a padlock where there is no undo. */
export const LitRim = ({ rim, isAttack, isFinal, badges: { x, y } }: LitRimProps) => (
  <g className="wt-lit" data-attack={isAttack} aria-hidden="true">
    <path className="wt-lit-under" d={rim} />
    <path className="wt-lit-rim" d={rim} />
    {isAttack && (
      <g transform={`translate(${-x} ${-y})`}>
        <circle className="wt-lit-badge" r="18" />
        <path className="wt-lit-blades" d={BLADES} />
      </g>
    )}
    {isFinal && (
      <g transform={`translate(${x} ${-y})`}>
        <circle className="wt-lit-badge" r="17" />
        <path className="wt-lit-shackle" d="M-5-1V-5A5 5 0 0 1 5-5V-1" />
        <rect className="wt-lit-lock" x="-9" y="-2" width="18" height="12" rx="2.5" />
      </g>
    )}
  </g>
);

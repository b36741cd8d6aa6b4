import { Shapes } from '@warptable/ui';
import { memo } from 'react';
import { FACTIONS } from '../../content/index.ts';
import type { FactionId } from '../../content/index.ts';
import { LOOKS } from '../factions/index.ts';
import { colourOfFaction } from '../seats.ts';
import { SHEET } from './portrait-parts.ts';
import './portrait.css';

/** The arms of a faction, in its colour. */
export const Emblem = memo(function Emblem({
  faction,
  size,
}: {
  readonly faction: FactionId;
  readonly size: number;
}) {
  return (
    <svg
      className="co-emblem wt-livery"
      data-colour={colourOfFaction(faction)}
      viewBox="0 0 120 120"
      width={size}
      height={size}
      aria-hidden="true"
      data-faction={FACTIONS[faction].id}
    >
      <rect x="4" y="4" width="112" height="112" rx="26" />
      <g transform="translate(15 15) scale(.9)">
        <Shapes drawing={LOOKS[faction].emblem} sheet={SHEET} />
      </g>
    </svg>
  );
});

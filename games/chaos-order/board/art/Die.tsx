import { memo } from 'react';
import { DIE } from '../../content/index.ts';
import { dieText } from '../../words/combat.ts';
import { THINGS } from './Icons.tsx';
import './die.css';

/** A die of the combat wheel, by the place of its face. */
export const Die = memo(function Die({ face, size }: { readonly face: number; readonly size: number }) {
  const shown = DIE[face];
  const signs = [
    ...Array.from({ length: shown?.strength ?? 0 }, () => 'strength' as const),
    ...Array.from({ length: shown?.shields ?? 0 }, () => 'shields' as const),
  ];
  return (
    <svg
      className="co-die"
      viewBox="0 0 48 48"
      width={size}
      height={size}
      role="img"
      aria-label={dieText(shown)}
    >
      <rect x="2" y="2" width="44" height="44" rx="9" />
      {signs.map((sign, i) => {
        const { x, y } = spotOf(i, signs.length);
        return (
          <path
            key={i}
            data-sum={sign}
            d={THINGS[sign]}
            transform={`translate(${x - 10} ${y - 10}) scale(.83)`}
          />
        );
      })}
    </svg>
  );
});

const spotOf = (i: number, of: number): { readonly x: number; readonly y: number } => {
  if (of === 1) return { x: 24, y: 24 };
  if (of === 2) return { x: i === 0 ? 14 : 34, y: 24 };
  return i === 0 ? { x: 24, y: 14 } : { x: i === 1 ? 14 : 34, y: 34 };
};

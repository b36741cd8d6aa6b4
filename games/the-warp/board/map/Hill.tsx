import { hillOf } from '../chart/relief.ts';

/** The steps of an area up to its uppermost plate. */
export function Hill({ slabs }: { readonly slabs: number }) {
  return (
    <g className="tw-hill" aria-hidden="true">
      {hillOf(slabs).slabs.map(({ top, west, east }, i) => (
        <g key={i} className="tw-slab" data-height={i + 1}>
          <path className="tw-wall-west" d={west} />
          <path className="tw-wall-east" d={east} />
          <path className="tw-top" d={top} />
        </g>
      ))}
    </g>
  );
}

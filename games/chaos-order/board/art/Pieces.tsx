import { SeatBadge, Sign } from '@warptable/ui';
import type { SeatStyle } from '@warptable/ui';
import { memo } from 'react';
import type { Building, Gain } from '../../content/index.ts';
import { GoodArt, mainGood } from './Goods.tsx';
import './pieces.css';

// Pieces on the map, each around [0, 0].

/** Fighters of a faction: their mark, and how many they are. */
export const Fighters = memo(function Fighters({ count, ...seat }: SeatStyle & { readonly count: number }) {
  return (
    <g className="co-fighters wt-livery" data-colour={seat.colour}>
      <path className="co-fighters-shield" d="M-22-20H22V4C22 14 12 22 0 26-12 22-22 14-22 4Z" />
      <g transform="translate(-11 -10)">
        <SeatBadge {...seat} scale={0.72} isPiece />
      </g>
      <path
        className="co-fighters-head"
        d="M8-12A5 5 0 1 1 8-2.1A5 5 0 1 1 8-12M0 10C0 3 3 .5 8 .5S16 3 16 10Z"
        transform="translate(2 -5) scale(.75)"
      />
      <Sign sign={String(count)} size={21} y={10} className="co-fighters-count" />
    </g>
  );
});

const BUILDING: Readonly<Record<Building, { readonly all: string; readonly detail: string }>> = {
  foundry: {
    all: 'M-18 16V-2L-8-9V-2L2-9V-2L8-6V-18H15V16Z',
    detail: 'M-12 6h5v6h-5zM-2 6h5v6h-5zM8 6h4v6H8z',
  },
  outpost: {
    all: 'M-10 16-7-6H-12V-15H12V-6H7L10 16Z',
    detail: 'M-3 4h6v8h-6zM-9-12h4v3h-4zM5-12h4v3h-4zM0-15V-23L10-20 0-17.5',
  },
  stronghold: {
    all: 'M-19 16V-12H-12V-6H-6V-17H6V-6H12V-12H19V16Z',
    detail: 'M-5 16V7C-5 0 5 0 5 7V16ZM-14 0h4v5h-4zM10 0h4v5h-4z',
  },
};

/** A building in the colour of its faction, with its mark. */
export const BuildingPiece = memo(function BuildingPiece({
  building,
  ...seat
}: SeatStyle & { readonly building: Building }) {
  const { all, detail } = BUILDING[building];
  return (
    <g className="co-building wt-livery" data-colour={seat.colour}>
      <path className="co-building-all" d={all} />
      <path className="co-building-detail" d={detail} />
    </g>
  );
});

const SLAB = 'M-18 9-13-3H13L18 9 13 15H-13Z';

/** A foundation, and what whoever builds on it gains. */
export const FoundationPiece = memo(function FoundationPiece({
  energy,
  gems,
  cards,
  research,
  isCovered,
}: Gain & { readonly isCovered: boolean }) {
  const reward = mainGood({
    ...(energy ? { energy } : {}),
    ...(gems ? { gems } : {}),
    ...(cards ? { cards } : {}),
    ...(research ? { research } : {}),
  });
  return (
    <g className="co-foundation">
      <path d={SLAB} />
      {!isCovered && reward && (
        <g transform="translate(0 3)">
          <g transform="translate(-5 0) scale(.78)">
            <GoodArt good={reward.good} />
          </g>
          <Sign sign={String(reward.count)} size={13} x={8} y={1} className="co-print" />
        </g>
      )}
    </g>
  );
});

/** What a region yields; crossed out once it was harvested. */
export const ProductionPiece = memo(function ProductionPiece({
  good,
  count,
  isLoose,
  isHarvested,
}: {
  readonly good: ReturnType<typeof mainGood> extends infer M
    ? M extends { good: infer G }
      ? G
      : never
    : never;
  readonly count: number;
  readonly isLoose: boolean;
  readonly isHarvested: boolean;
}) {
  return (
    <g className="co-production" data-loose={isLoose} data-harvested={isHarvested}>
      <circle r="17" />
      <g transform="translate(-5 0) scale(.85)">
        <GoodArt good={good} />
      </g>
      <Sign sign={String(count)} size={15} x={9} y={1} className="co-print" />
      {isHarvested && <path className="co-harvested" d="M-13 13 13-13" />}
    </g>
  );
});

/** A relic with its number. */
export const RelicPiece = memo(function RelicPiece({
  relic,
  isCurrent,
}: {
  readonly relic: number;
  readonly isCurrent: boolean;
}) {
  return (
    <g className="co-relic" data-current={isCurrent}>
      {isCurrent && <circle className="co-relic-glow" r="27" />}
      <path className="co-relic-all" d="M0-21 19-7 12 18H-12L-19-7Z" />
      <path className="co-relic-light" d="M0-21-19-7-8-5ZM-19-7-12 18-8-5Z" />
      <Sign sign={String(relic)} size={20} y={2} className="co-relic-number" />
    </g>
  );
});

export const TrapPiece = memo(function TrapPiece({ isArmed }: { readonly isArmed: boolean }) {
  return (
    <g className="co-trap" data-armed={isArmed}>
      <circle r="14" />
      <path d={isArmed ? 'M-9 6-6-5-3 5 0-7 3 5 6-5 9 6Z' : 'M-9 5H9M-7 1-3 4M7 1 3 4'} />
    </g>
  );
});

export const MoralePiece = memo(function MoralePiece({ colour }: Pick<SeatStyle, 'colour'>) {
  return (
    <g className="co-morale wt-livery" data-colour={colour}>
      <circle r="14" />
      <path d="M-5 9V-9H8L4-4 8 1H-5" />
    </g>
  );
});

/** The drop ship, docked at a side. */
export const ShipPiece = memo(function ShipPiece({ colour }: Pick<SeatStyle, 'colour'>) {
  return (
    <g className="co-ship wt-livery" data-colour={colour}>
      <path className="co-ship-wing" d="M-16 0-44 22V32L-14 22ZM16 0 44 22V32L14 22Z" />
      <path className="co-ship-hull" d="M0-40C14-28 20-8 16 26H-16C-20-8-14-28 0-40Z" />
      <path className="co-ship-glass" d="M0-28C6-22 8-14 7-8H-7C-8-14-6-22 0-28Z" />
      <path className="co-ship-fire" d="M-10 28H-3L-6.5 40ZM3 28H10L6.5 40Z" />
    </g>
  );
});

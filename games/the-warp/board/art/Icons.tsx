import { DRAWINGS, LineIcon } from '@warptable/ui';
import type { MissionType } from '../../content/index.ts';

// Line drawings on a sheet of 24 by 24, in the colour of the text around them.

const CIRCLE = DRAWINGS.circle;

export const MISSION_DRAWINGS: Readonly<Record<MissionType, string>> = {
  progress: 'M4 20h16M6.5 20v-7h3.5v7M11 20V9h3.5v11M15.5 20V4.5H19V20M4.5 8.5 9 4l2 2.5L15 2.5',
  prosperity: 'M4 7c0-2 16-2 16 0s-16 2-16 0zM4 7v5c0 2 16 2 16 0V7M4 12v5c0 2 16 2 16 0v-5',
  conquest: DRAWINGS.blades,
  pioneering: `${CIRCLE}M15.8 8.2l-2.2 5.4-5.4 2.2 2.2-5.4z`,
};

export const THINGS = {
  archive: DRAWINGS.cards,
  deck: DRAWINGS.deck,
  discard: 'M5 7h14M9.5 7V4.5h5V7M7 7l1 13h8l1-13M10.5 10.5v6M13.5 10.5v6',
  reward:
    'M4.5 10.5h15V20h-15zM3 6.5h18v4H3zM12 6.5V20M12 6.5C8 6.5 7 2.5 9.5 3s2.5 3.5 2.5 3.5S12 3.5 14.5 3s1.5 3.5-2.5 3.5',
  rewardDeck: 'M3.5 9.5h12V19h-12zM3.5 12.5h12M9.5 9.5V19M7 6.5h13v9.5M7 9.5v-3',
  points: DRAWINGS.star,
  mission: DRAWINGS.flag,
  troop: 'M12 12m-4 -6.5a4 4 0 1 0 8 0a4 4 0 1 0-8 0M5 21c0-6 2.5-9.5 7-9.5s7 3.5 7 9.5z',
  reserve: 'M3.5 20V9.5L12 4l8.5 5.5V20M8 20v-6.5h8V20M8 17h8',
  trade: DRAWINGS.trade,
  fire: 'M3 20h9M5 20v-4a4 4 0 0 1 4-4l9.5-8 2 2.5-8 9.5M17 12l4 1M14.5 15l2 3.5M19 8.5 22 7',
  smuggle: 'M4 6h8v12H4zM12 9.5h7M16.5 7 19 9.5 16.5 12M20 15h-7M15.5 12.5 13 15l2.5 2.5',
  develop: 'M3.5 20.5 12 12M9.5 6.5 14 2.5l7.5 7.5-4 4.5zM11 8l5 5',
  terrashift: 'M2.5 19.5h6l3-5 3 5h7M7 12V4M4 7l3-3 3 3M17 4v8M14 9l3 3 3-3',
  first: DRAWINGS.crown,
  tick: DRAWINGS.tick,
  race: 'M12 3c4.5 0 7.5 3 7.5 7.5C19.5 15.5 15 21 12 21s-7.5-5.5-7.5-10.5C4.5 6 7.5 3 12 3zM8 11.5c1.5-.5 2.5.5 3 2M16 11.5c-1.5-.5-2.5.5-3 2M10.5 17.5h3',
  gate: `${CIRCLE}M12 12m-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M12 3v3M12 18v3M3 12h3M18 12h3`,
  timeout: `${CIRCLE}M9.5 8.5v7M14.5 8.5v7`,
  permanent: 'M7 8.5c-5 0-5 7 0 7s5-7 10-7 5 7 0 7-5-7-10-7z',
  fresh: `${CIRCLE}M12 7v5.5l3.5 2`,
  multiplier: 'M6 6l12 12M18 6 6 18',
} as const;

export type Thing = keyof typeof THINGS;

export const ThingIcon = ({ thing, size = 18 }: { readonly thing: Thing; readonly size?: number }) => (
  <LineIcon d={THINGS[thing]} size={size} />
);

export const MissionIcon = ({ type, size = 18 }: { readonly type: MissionType; readonly size?: number }) => (
  <LineIcon d={MISSION_DRAWINGS[type]} size={size} />
);

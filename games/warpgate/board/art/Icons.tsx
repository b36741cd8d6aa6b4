import { DRAWINGS, LineIcon } from '@warptable/ui';
import type { Action, TechnologyIcon } from '../../content/index.ts';

// Line drawings on a sheet of 24 by 24, in the colour of the text around them.

const ACTIONS: Readonly<Record<Action, string>> = {
  recon: 'M3 12h3M8.5 12h2M13 7l8 5-8 5 2-5z',
  maneuver: 'M3 8h9l-3-3.5M12 8 9 11.5M21 16h-9l3-3.5M12 16l3 3.5M15.5 8H21M3 16h5.5',
  skirmish: 'M3 9l8 4-8 4 2-4zM15 5l1.5 4 4-1.5L19 11l3 2-3.5 1 1 4-3.5-2-2 3-.5-4',
  advance: 'M2.5 6l8 4-8 4 2-4zM8.5 13l8 4-8 4 2-4zM15 5.5h6.5M18.5 2.5l3 3-3 3',
  concentrate:
    'M12 12m-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M2.5 12H7M5 9.5 7.5 12 5 14.5M21.5 12H17M19 9.5 16.5 12l2.5 2.5M12 2.5V7M9.5 5 12 7.5 14.5 5',
  warpIn: 'M12 12m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 6.5v8.5M8.5 12l3.5 3.5 3.5-3.5',
  reinforce: 'M3 8l10 5-10 5 2.5-5zM18.5 7.5v9M14.5 12h8',
  research: 'M8.5 8.5h7v7h-7zM3 10h3.5v4H3zM17.5 10H21v4h-3.5zM12 8.5V4M10 4h4M12 15.5v4.5M9.5 20h5',
  control: DRAWINGS.flag,
  trade: DRAWINGS.trade,
  promote: DRAWINGS.star,
  draw: DRAWINGS.cards,
};

const TECHNOLOGIES: Readonly<Record<TechnologyIcon, string>> = {
  battle: DRAWINGS.blades,
  deploy: ACTIONS.warpIn,
  move: 'M3 12h9M14 6l7 6-7 6 1.5-6z',
  control: ACTIONS.control,
  draw: ACTIONS.draw,
  research: ACTIONS.research,
  none: 'M6 12h12',
};

export const THINGS = {
  ship: 'M3 6h10.5c4 .8 6.5 3 8 6-1.5 3-4 5.2-8 6H3l3-6z',
  marker: ACTIONS.control,
  hand: ACTIONS.draw,
  deck: DRAWINGS.deck,
  good: 'M12 2.5 20.5 7.3v9.4L12 21.5 3.5 16.7V7.3zM8 10.5h7M13 8.5l2 2-2 2M16 14.5H9M11 12.5l-2 2 2 2',
  honour: ACTIONS.promote,
  technology: 'M9 3.5h6M10 3.5v6L4.5 19a1.5 1.5 0 0 0 1.3 2h12.4a1.5 1.5 0 0 0 1.3-2L14 9.5v-6M7.5 15h9',
  objective: `${DRAWINGS.circle}M12 12m-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M12 11.9v.2`,
  tactics: TECHNOLOGIES.battle,
  first: DRAWINGS.crown,
  blockade: `${DRAWINGS.circle}M5.8 5.8l12.4 12.4`,
  laid: 'M6 3.5h12v17H6zM9 12l2.2 2.5L15.5 9.5',
  tick: DRAWINGS.tick,
  end: DRAWINGS.end,
  token: 'M12 2.5 20 6v12l-8 3.5L4 18V6zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 16.4v.2',
} as const;

export type Thing = keyof typeof THINGS;

export const ActionIcon = ({ action, size = 22 }: { readonly action: Action; readonly size?: number }) => (
  <LineIcon d={ACTIONS[action]} size={size} />
);

export const TechnologyMark = ({
  icon,
  size = 18,
}: {
  readonly icon: TechnologyIcon;
  readonly size?: number;
}) => (icon === 'none' ? null : <LineIcon d={TECHNOLOGIES[icon]} size={size} />);

export const ThingIcon = ({ thing, size = 18 }: { readonly thing: Thing; readonly size?: number }) => (
  <LineIcon d={THINGS[thing]} size={size} />
);

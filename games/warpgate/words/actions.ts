import type { Action } from '../content/index.ts';
import { actionName } from './names.ts';
import { say } from './say.ts';

/** What the extent of an action is. */
const EXTENTS = {
  recon: 'range',
  maneuver: 'range',
  skirmish: 'range',
  advance: 'range',
  concentrate: 'range',
  warpIn: 'ships',
  reinforce: 'places',
  research: 'range',
  control: 'planets',
  trade: 'range',
  promote: 'cards',
  draw: 'cards',
} as const satisfies Readonly<Record<Action, string>>;

/** What an action does, with the numbers that hold now if they are known. */
export const doingText = (action: Action, extent: number | undefined): string =>
  extent === undefined ? say(`actions.${action}.text`) : say(`doing.${action}`, { count: extent });

export const actionText = (action: Action, extent: number | undefined): string =>
  say('options.action', { action: actionName(action), doing: doingText(action, extent) });

export const extentText = (action: Action, extent: number): string =>
  say(`extent.${EXTENTS[action]}`, { count: extent });

import { ACTIONS } from '../content/index.ts';
import type { Action } from '../content/index.ts';
import { counted } from './names.ts';

/** What an action does, with the numbers that hold now. */
const DOING: Readonly<Record<Action, (extent: number) => string>> = {
  recon: (range) => `move 1 ship up to range ${range}`,
  maneuver: (range) => `move 1 or 2 groups up to range ${range}`,
  skirmish: (range) => `move 1 ship up to range ${range}; it may attack`,
  advance: (range) => `move 2 or more ships up to range ${range}; they may attack`,
  concentrate: (range) => `bring ships from 1 or 2 places together within range ${range}; they may attack`,
  warpIn: (ships) => `deploy up to ${counted(ships, 'ship')} to your Warpgate`,
  reinforce: (places) => `deploy 1 ship at up to ${counted(places, 'place')} with ships of yours`,
  research: (range) => `fly your drone up to range ${range} and take a Technology of that planet's type`,
  control: (planets) => `settle up to ${counted(planets, 'planet')} where you have ships`,
  trade: (range) => `take 1 ship to two more trade planets, each up to range ${range}, for a Trade Good`,
  promote: (cards) => `look at up to ${counted(cards, 'Promotion card')} and keep one`,
  draw: (cards) => `draw up to ${counted(cards, 'Action card')}`,
};

/** How the extent of an action is called when it grows. */
const EXTENT: Readonly<Record<Action, (extent: number) => string>> = {
  recon: (range) => `range ${range}`,
  maneuver: (range) => `range ${range}`,
  skirmish: (range) => `range ${range}`,
  advance: (range) => `range ${range}`,
  concentrate: (range) => `range ${range}`,
  warpIn: (ships) => `up to ${counted(ships, 'ship')}`,
  reinforce: (places) => `up to ${counted(places, 'place')}`,
  research: (range) => `range ${range}`,
  control: (planets) => `up to ${counted(planets, 'planet')}`,
  trade: (range) => `range ${range}`,
  promote: (cards) => `up to ${counted(cards, 'card')}`,
  draw: (cards) => `up to ${counted(cards, 'card')}`,
};

export function actionText(action: Action, extent: number | undefined): string {
  const { name, text } = ACTIONS[action];
  return `${name}: ${extent === undefined ? text : DOING[action](extent)}`;
}

export const extentText = (action: Action, extent: number): string => EXTENT[action](extent);

import { buildingName } from '../cards.ts';
import { capital, counted, listed, withArticle } from '../names.ts';
import type { Sentences } from './telling.ts';

const GAINED = {
  conquered: 'conquered',
  claimed: 'claimed',
  'taken over': 'took over',
  'walked in': 'walked into',
} as const;

/** Whoever holds an area that no player has. */
const holders = (area: string, at: (area: string) => string): string =>
  area === 'gate' ? 'The Guardian' : `The Exiled on ${at(area)}`;

/** Buildings, heights, Troops and areas. */
export const BOARD_SENTENCES = {
  Built: ({ seat, building, area }, { who, at }) =>
    `${who(seat)} built ${withArticle(buildingName(building))} on ${at(area, seat)}.`,
  Upgraded: ({ seat, building, level }, { who }) =>
    `${who(seat)} upgraded ${buildingName(building)}s to level ${level}.`,
  BuildingTaken: ({ seat, from, area, building }, { who, whose, at }) =>
    `${who(seat)} took over ${whose(from)} ${buildingName(building)} on ${at(area, seat)}.`,
  AreaShifted: ({ seat, area, multiplier }, { who, at }) =>
    `${who(seat)} shifted ${at(area, seat)} to ×${multiplier}.`,

  TroopsReserved: ({ seat, troops }, { who }) =>
    `${who(seat)} put ${counted(troops, 'Troop')} into the reserve.`,
  TroopsPlaced: ({ seat, area, troops }, { who, at }) =>
    `${who(seat)} placed ${counted(troops, 'Troop')} on ${at(area, seat)}.`,
  TroopsMoved: ({ seat, from, to, troops, ship }, { who, at }) =>
    `${who(seat)} moved ${counted(troops, 'Troop')}${ship ? ' and an Assault Ship' : ''} from ${at(from, seat)} to ${at(to, seat)}.`,
  TroopsDestroyed: ({ seat, area, troops }, { who, at }) =>
    `${who(seat)} lost ${counted(troops, 'Troop')} on ${at(area, seat)}.`,
  TroopsReturned: ({ seat, to, troops, reserved }, { who, at }) => {
    const home = troops > 0 ? [`${counted(troops, 'Troop')} to ${at(to, seat)}`] : [];
    const rest = reserved > 0 ? [`${counted(reserved, 'Troop')} to the reserve`] : [];
    return `${who(seat)} took back ${listed([...home, ...rest])}.`;
  },
  AreaGained: ({ seat, area, how }, { who, at }) => `${who(seat)} ${GAINED[how]} ${at(area, seat)}.`,
  StrengthChanged: ({ area, by, strength }, { at }) =>
    `${holders(area, at)} ${by > 0 ? 'gained' : 'lost'} ${counted(Math.abs(by), 'Troop')}: strength ${strength}.`,
  ExiledDefeated: ({ area }, { at }) =>
    area === 'gate' ? 'The Guardian was beaten.' : `${holders(area, at)} were beaten.`,
  TokensFlipped: ({ tokens }, { at }) => {
    const seen = tokens.map(({ area, token }) => {
      const [colour = '', strength = ''] = token.split('-');
      return `${colour} ${strength} on ${at(area)}`;
    });
    return `Exiled revealed: ${listed(seen)}.`;
  },
  FleshChanged: ({ area, die }, { at }) => `Unstable Flesh on ${at(area)}: the die shows ${die}.`,
  LaserFired: ({ seat, cannon, area, dice, hits }, { whose, at }) =>
    `${capital(whose(seat))} Laser Cannon on ${at(cannon, seat)} fired at ${at(area)}: ${listed(dice.map(String))}, ${counted(hits, 'hit')}.`,
} satisfies Partial<Sentences>;

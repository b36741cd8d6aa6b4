import { listed } from '@warptable/speech';
import { EXILED_COLOURS } from '../../content/index.ts';
import type { ExiledColour, ExiledToken } from '../../content/index.ts';
import type { Gaining } from '../../rules/effects/control.ts';
import { buildingName } from '../cards.ts';
import { forceText, troopsText } from '../names.ts';
import { say } from '../say.ts';
import type { Sentences } from './telling.ts';

const GAINED = {
  conquered: 'conquered',
  claimed: 'claimed',
  'taken over': 'takenOver',
  'walked in': 'walkedIn',
} as const satisfies Record<Gaining, string>;

/** More tokens than these are counted; which they are shows on the map. */
const MAX_NAMED = 3;

const colourOf = (token: ExiledToken): ExiledColour => (token.startsWith('yellow') ? 'yellow' : 'green');

function numberOf(tokens: readonly { readonly token: ExiledToken }[], colour: ExiledColour): string[] {
  const count = tokens.filter(({ token }) => colourOf(token) === colour).length;
  return count > 0 ? [say(`log.TokensFlipped.${colour}s`, { count })] : [];
}

/** Buildings, heights, Troops and areas. */
export const BOARD_SENTENCES = {
  Built: ({ seat, building, area }, { by, at }) =>
    say('log.Built', { ...by(seat), building: say(`buildings.${building}.one`), area: at(area, seat) }),
  Upgraded: ({ seat, building, level }, { by }) =>
    say('log.Upgraded', { ...by(seat), buildings: say(`buildings.${building}.many`), level }),
  BuildingTaken: ({ seat, from, area, building }, { by, whose, at }) =>
    say('log.BuildingTaken', {
      ...by(seat),
      whose: whose(from),
      building: buildingName(building),
      area: at(area, seat),
    }),
  AreaShifted: ({ seat, area, multiplier }, { by, at }) =>
    say('log.AreaShifted', { ...by(seat), area: at(area, seat), multiplier }),

  TroopsReserved: ({ seat, troops }, { by }) =>
    say('log.TroopsReserved', { ...by(seat), troops: troopsText(troops) }),
  TroopsPlaced: ({ seat, area, troops }, { by, at }) =>
    say('log.TroopsPlaced', { ...by(seat), troops: troopsText(troops), area: at(area, seat) }),
  TroopsMoved: ({ seat, from, to, troops, ship }, { by, at }) =>
    say('log.TroopsMoved', {
      ...by(seat),
      force: forceText(troops, ship),
      from: at(from, seat),
      to: at(to, seat),
    }),
  TroopsDestroyed: ({ seat, area, troops }, { by, at }) =>
    say('log.TroopsDestroyed', { ...by(seat), troops: troopsText(troops), area: at(area, seat) }),
  TroopsReturned: ({ seat, to, troops, reserved }, { by, at }) =>
    say(`log.TroopsReturned.${reserved === 0 ? 'home' : troops === 0 ? 'reserve' : 'both'}`, {
      ...by(seat),
      troops: troopsText(troops),
      to: at(to, seat),
      reserved: troopsText(reserved),
    }),
  AreaGained: ({ seat, area, how }, { by, at }) =>
    say(`log.AreaGained.${GAINED[how]}`, { ...by(seat), area: at(area, seat) }),
  StrengthChanged: ({ area, by, strength }, { at }) =>
    say(`log.StrengthChanged.${area === 'gate' ? 'guardian' : 'exiled'}${by > 0 ? 'Gained' : 'Lost'}`, {
      area: at(area),
      troops: troopsText(Math.abs(by)),
      strength,
    }),
  ExiledDefeated: ({ area }, { at }) =>
    say(`log.ExiledDefeated.${area === 'gate' ? 'guardian' : 'exiled'}`, { area: at(area) }),
  TokensFlipped: ({ tokens }, { at }) => {
    if (tokens.length > MAX_NAMED) {
      const colours = listed(EXILED_COLOURS.flatMap((colour) => numberOf(tokens, colour)));
      return say('log.TokensFlipped.many', { count: tokens.length, colours });
    }
    const seen = tokens.map(({ area, token }) =>
      say(`log.TokensFlipped.${colourOf(token)}`, { strength: token.slice(-1), area: at(area) }),
    );
    return say('log.TokensFlipped.few', { tokens: listed(seen) });
  },
  FleshChanged: ({ area, die }, { at }) => say('log.FleshChanged', { area: at(area), die }),
  LaserFired: ({ seat, cannon, area, dice, hits }, { by, at }) =>
    say('log.LaserFired', {
      ...by(seat),
      cannon: at(cannon, seat),
      area: at(area),
      dice: listed(dice.map(String)),
      hits: say('counts.hits', { count: hits }),
    }),
} satisfies Partial<Sentences>;

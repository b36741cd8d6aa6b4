import { FACTIONS, OBJECTIVES, PLANET_TYPES, TACTICS, TECHNOLOGIES, TOKEN_IDS } from '../content/index.ts';
import { isAction } from '../content/index.ts';
import { lab } from '../words/en/lab.ts';
import {
  actionName,
  factionName,
  objectiveName,
  tacticsTitle,
  technologyName,
  tokenName,
  worldName,
} from '../words/names.ts';
import { say } from '../words/say.ts';

/** The name of a subject, or of one thing of it. */
export function nameOf(subject: string, id?: string): string {
  if (id === undefined) return isKey(lab.subjects, subject) ? say(`lab.subjects.${subject}`) : subject;
  return nameOfThing(subject, id) ?? id;
}

function nameOfThing(subject: string, id: string): string | undefined {
  switch (subject) {
    case 'action':
      return isAction(id) ? actionName(id) : undefined;
    case 'faction':
      return isKey(FACTIONS, id) ? factionName(id) : undefined;
    case 'objective':
      return isKey(OBJECTIVES, id) ? objectiveName(id) : undefined;
    case 'tactics':
      return isKey(TACTICS, id) ? tacticsTitle(id) : undefined;
    case 'technology':
      return isKey(TECHNOLOGIES, id) ? technologyName(id) : undefined;
    case 'token':
      return tokenInFull(id);
    case 'gate':
    case 'turn':
      return seatInOrder(id);
    default:
      return undefined;
  }
}

const isKey = <T extends object>(table: T, id: string): id is keyof T & string => Object.hasOwn(table, id);

/** With the back: every planet type has the same fronts. */
function tokenInFull(id: string): string | undefined {
  const token = TOKEN_IDS.find((one) => one === id);
  const world = PLANET_TYPES.find((type) => id.startsWith(type)) ?? 'ancients';
  return token && say('lab.token', { name: tokenName(token), world: worldName(world) });
}

/** `2 of 4`. */
function seatInOrder(id: string): string | undefined {
  const [, number, all] = /^(\d+) of (\d+)$/.exec(id) ?? [];
  return number && say('lab.seat', { number, all });
}

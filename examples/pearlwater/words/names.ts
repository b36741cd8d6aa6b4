import type { Viewer, PersonAt, Seat } from '@warptable/kernel';
import { listed } from '@warptable/speech';
import { boatAt, numberOf, worthOf } from '../content/index.ts';
import type { Crew, Oyster, Reef } from '../content/index.ts';
import { say } from './say.ts';

export const boatName = (seat: Seat): string => say(`boats.${boatAt(seat)}`);

/** The subject of a sentence, with the form that it takes for this reader. */
export const subject = (seat: Seat, viewer: Viewer, personAt?: PersonAt) =>
  seat === viewer
    ? { who: say('people.you'), context: 'you' }
    : { who: personAt?.(seat) ?? boatName(seat), context: undefined };

export const crewName = (crew: Crew): string => say(`crews.${crew}.name`);

type Letter = Reef extends `reef:${infer L}` ? L : never;
export const reefName = (reef: Reef): string => say(`reefs.${reef.slice('reef:'.length) as Letter}`);

export const airText = (count: number): string => say('count.air', { count });

export const oysterName = (oyster: Oyster): string =>
  say('names.oysterNamed', { number: numberOf(oyster), worth: worthOf(oyster) });

export const oysterNames = (oysters: readonly Oyster[]): string => listed(oysters.map(oysterName));

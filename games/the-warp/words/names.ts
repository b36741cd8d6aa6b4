import type { Eye, PersonAt, Seat } from '@warptable/kernel';
import { COLOURS, RACES } from '../content/index.ts';
import type { Cost, RaceId } from '../content/index.ts';
import type { Proposal } from '../rules/state.ts';
import type { WarpView } from '../rules/view.ts';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `2 Troops`, `1 Troop`, `no Troops`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count === 0 ? 'no' : count} ${count === 1 ? one : many}`;

/** `a Gold Mine`, `an Energy Plant`. */
export const withArticle = (noun: string): string => `${/^[AEIO]/i.test(noun) ? 'an' : 'a'} ${noun}`;

const joined = (things: readonly string[], last: string): string =>
  things.length < 2 ? (things[0] ?? '') : `${things.slice(0, -1).join(', ')} ${last} ${things.at(-1)}`;

/** `a, b and c`. */
export const listed = (things: readonly string[]): string => joined(things, 'and');

/** `a, b or c`. */
export const either = (things: readonly string[]): string => joined(things, 'or');

// Goods

/** `2 Gold and 1 Energy`. */
export function goodsText({ gold, energy }: Cost): string {
  const parts = [...(gold > 0 ? [`${gold} Gold`] : []), ...(energy > 0 ? [`${energy} Energy`] : [])];
  return parts.length > 0 ? listed(parts) : 'nothing';
}

/** As the rules write it: Gold/Energy. */
export const priceText = ({ gold, energy }: Cost): string => `${gold}/${energy}`;

/** So many resources, of which this part is Gold. */
export const split = (gold: number, of: number): string => goodsText({ gold, energy: of - gold });

// People: by the colour of their seat, and by the first words of their races.

export const playerName = (seat: Seat): string => capital(COLOURS[seat] ?? 'nobody');

/** TW 18.1: the other member of the team, -1 if there is none. */
export const mateOf = ({ players }: WarpView, seat: Seat): Seat =>
  players.findIndex(({ team }, other) => other !== seat && team === players[seat]?.team);

/** TW 18.5: the division that the seat's team has before it. */
export const proposalFor = ({ players, proposals }: WarpView, seat: Seat): Proposal | null =>
  proposals[players[seat]?.team ?? seat] ?? null;

/** One letter for tables and maps. */
export const seatLetter = (seat: Seat): string => playerName(seat).charAt(0);

export const raceName = (race: RaceId): string => RACES[race].name;

export const shortRace = (race: RaceId): string => raceName(race).split(' ')[0] ?? '';

/** For headings: colour and races. */
export function fullName({ players }: WarpView, seat: Seat): string {
  const races = players[seat]?.races ?? [];
  return races.length > 0 ? `${playerName(seat)} (${races.map(shortRace).join(', ')})` : playerName(seat);
}

/** What everybody has scored, the best first; a team scores as one. */
export function rankingText(
  { players }: WarpView,
  scores: readonly number[],
  nameOf: (seat: Seat) => string = playerName,
): string {
  const teams = new Map<number, { score: number; names: string[] }>();
  for (const [seat, score] of scores.entries()) {
    const team = players[seat]?.team ?? seat;
    const names = teams.get(team)?.names ?? [];
    teams.set(team, { score, names: [...names, nameOf(seat)] });
  }
  return [...teams.values()]
    .toSorted((one, other) => other.score - one.score)
    .map(({ score, names }) => `${listed(names)} ${score}`)
    .join(', ');
}

/** The subject of a sentence, as this eye reads it. */
export const subject = (seat: Seat, eye: Eye, personAt?: PersonAt): string =>
  seat === eye ? 'You' : (personAt?.(seat) ?? playerName(seat));

/** The same within a sentence. */
export const within = (seat: Seat, eye: Eye, personAt?: PersonAt): string =>
  seat === eye ? 'you' : (personAt?.(seat) ?? playerName(seat));

/** `your`, `Blue's`. */
export const whose = (seat: Seat, eye: Eye, personAt?: PersonAt): string =>
  seat === eye ? 'your' : `${personAt?.(seat) ?? playerName(seat)}'s`;

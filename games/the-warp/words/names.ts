import { capital, listed } from '@warptable/speech';
import type { Viewer, PersonAt, Seat } from '@warptable/kernel';
import { COLOURS, RIVALS } from '../content/index.ts';
import type { Cost, RaceId } from '../content/index.ts';
import { RIVAL } from '../rules/solo/state.ts';
import type { Proposal } from '../rules/state.ts';
import type { WarpView } from '../rules/view.ts';
import { say } from './say.ts';

// Goods

/** `2 Gold`, `1 Energy`; of what there is none, nothing is said. */
const goodsParts = ({ gold, energy }: Cost): string[] => [
  ...(gold > 0 ? [say('goods.gold', { count: gold })] : []),
  ...(energy > 0 ? [say('goods.energy', { count: energy })] : []),
];

/** `2 Gold and 1 Energy`. */
export const goodsText = (cost: Cost): string => listed(goodsParts(cost)) || say('goods.nothing');

/** `2 Gold, 1 Energy`: for buttons. */
export const goodsInShort = (cost: Cost): string => goodsParts(cost).join(', ') || say('goods.nothing');

/** So many resources, of which this part is Gold. */
export const split = (gold: number, of: number): string => goodsText({ gold, energy: of - gold });

// Troops

export const troopsText = (count: number): string => say('counts.troops', { count });

/** Troops, and the ship that goes with them. */
export const forceText = (troops: number, ship: boolean): string =>
  ship ? say('counts.withShip', { troops: troopsText(troops) }) : troopsText(troops);

// People: by the colour of their seat, and by the first words of their races.

export function playerName(seat: Seat): string {
  const colour = COLOURS[seat];
  return colour ? say(`names.colours.${colour}`) : say('names.nobody');
}

/** The same in a game; the Rival is called so. For the middle of a sentence. */
export const nameIn = ({ solo }: Pick<WarpView, 'solo'>, seat: Seat): string =>
  solo && seat === RIVAL ? say('names.rival') : playerName(seat);

/** What the people of a game are called; the Rival is no person, but has a name. */
export const peopleIn = ({ solo }: Pick<WarpView, 'solo'>, personAt?: PersonAt): PersonAt | undefined =>
  solo ? (seat) => (seat === RIVAL ? say('names.rival') : personAt?.(seat)) : personAt;

/** TW 18.1: the other member of the team, -1 if there is none. */
export const mateOf = ({ players }: WarpView, seat: Seat): Seat =>
  players.findIndex(({ team }, other) => other !== seat && team === players[seat]?.team);

/** TW 18.5: the division that the seat's team has before it. */
export const proposalFor = ({ players, proposals }: WarpView, seat: Seat): Proposal | null =>
  proposals[players[seat]?.team ?? seat] ?? null;

/** One letter for tables and maps, the same in all languages. */
export const seatLetter = (seat: Seat): string => (COLOURS[seat] ?? '-').charAt(0).toUpperCase();

export const raceName = (race: RaceId): string => say(`races.${race}.name`);

export const shortRace = (race: RaceId): string => say(`races.${race}.short`);

/** For headings: colour and races. */
export function fullName({ players, solo }: WarpView, seat: Seat): string {
  if (solo && seat === RIVAL) return raceName(RIVALS[solo.rival].race);
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

/** The form of a sentence about this seat. */
export const formFor = (seat: Seat, viewer: Viewer): 'you' | undefined =>
  seat === viewer ? 'you' : undefined;

/** The subject of a sentence, as this viewer reads it. */
export const subject = (seat: Seat, viewer: Viewer, personAt?: PersonAt): string =>
  seat === viewer ? say('names.you.subject') : atBeginning(personAt?.(seat) ?? playerName(seat));

/** A person is called as the person wishes. */
const atBeginning = (name: string): string => (name === say('names.rival') ? capital(name) : name);

/** The same within a sentence. */
export const within = (seat: Seat, viewer: Viewer, personAt?: PersonAt): string =>
  seat === viewer ? say('names.you.object') : (personAt?.(seat) ?? playerName(seat));

/** `your`, `Blue's`. */
export const whose = (seat: Seat, viewer: Viewer, personAt?: PersonAt): string =>
  seat === viewer
    ? say('names.you.whose')
    : say('names.whose', { name: personAt?.(seat) ?? playerName(seat) });

import type { Seat } from '@warptable/kernel';
import { BOARD_ABILITIES, PHASES, TACTICS, TRACKS } from '../../content/index.ts';
import type { BoardAbility, Gain, Phase, TacticsId } from '../../content/index.ts';
import { columnOf } from '../../rules/queries.ts';
import { playerAt } from '../../rules/state.ts';
import type { Player, State } from '../../rules/state.ts';

/** What things are worth in energy, roughly. */
export const worthOfGain = ({
  energy = 0,
  gems = 0,
  cards = 0,
  research = 0,
  fame = 0,
  recruits = 0,
}: Gain): number => energy + 2.2 * gems + 2.5 * cards + 4 * research + 6 * fame + 1.2 * recruits;

/** What the main action of a phase brings a player where its marker stands. */
export function worthOfPhase(s: State, seat: Seat, phase: Phase): number {
  const player = playerAt(s, seat);
  const { main } = TRACKS[phase].columns[columnOf(player, phase) - 1]!;
  const { research = 0, build = 0, harvest = 0, recruit = 0, move = 0, energy = 0, cards = 0 } = main;
  const onTrack = player.sectors.reduce((sum, fighters) => sum + fighters, 0);
  return (
    4 * research +
    4.5 * build +
    energy +
    2 * harvest +
    Math.min(1.6 * recruit, 2.5 * onTrack) +
    (player.onBase > 0 ? 2.4 : 1.5) * move +
    2.5 * cards
  );
}

/** What one more research on a track is worth now. */
export function worthOfTrack(s: State, seat: Seat, phase: Phase): number {
  const player = playerAt(s, seat);
  const column = columnOf(player, phase);
  if (column >= 5) return 0.01;
  const next = TRACKS[phase].columns[column]!;
  const left = 7 - s.round;
  const gain = GROWTH[phase] * left;
  const at = next.immediate.length === 0 ? 0 : Math.max(...next.immediate.map(worthOfImmediate));
  return Math.max(0.2, gain + at - (next.lock ? 2.5 : 0));
}

const GROWTH: Readonly<Record<Phase, number>> = {
  discover: 0.3,
  build: 1.2,
  harvest: 1.1,
  recruit: 1.3,
  move: 1.5,
};

export const worthOfImmediate = (icon: Gain | string): number =>
  typeof icon === 'object' ? worthOfGain(icon) : icon === 'foundation' ? 3.5 : 2.5;

/** CO 9.14, CO 9.15, CO 9.16, CO 9.17, CO 9.18 */
const WORTH_OF_ABILITY: Readonly<Record<BoardAbility, number>> = {
  research: 2,
  harvest: 3,
  adjacency: 2,
  unlock: 1.5,
  hand: 2.5,
};

export const worthOfAbility = (ability: string): number =>
  BOARD_ABILITIES.includes(ability as BoardAbility) ? WORTH_OF_ABILITY[ability as BoardAbility] : 1;

/** On the wheel, and beside it. */
export const worthOfCard = (card: TacticsId): number => {
  const { left, right, combatText, lock } = TACTICS[card];
  return left + right + (combatText === null ? 0 : 1) + (lock ? -0.5 : 0);
};

export const isPhase = (value: string): value is Phase => (PHASES as readonly string[]).includes(value);

/** How much there is to spare after paying: scarce goods are dear. */
export const spareEnergy = ({ energy }: Player, cost: number): number => (energy - cost + 3) / (energy + 3);

import type { Forced, Happened, Seat } from '@warptable/kernel';
import type { Fight } from '@warptable/ui/pure';
import { TACTICS } from '../../content/index.ts';
import type { TacticsId } from '../../content/index.ts';
import type { WarpgateEvent } from '../../rules/events.ts';

type Told = WarpgateEvent | Forced;

/** One side of a battle, as its events tell it. */
export interface ReportedSide {
  readonly seat: Seat;
  readonly attacking: boolean;
  readonly ships: number;
  readonly card: TacticsId | null;
  readonly strength: number;
  /** What Technologies and abilities added (WG 12.9). */
  readonly bonus: number;
  readonly won: boolean;
  readonly lost: number;
  /** The other card has cancelled the text of this one (WG 12.20). */
  readonly voided: boolean;
}

/** A battle as the shell shows its end. */
export interface BattleReport extends Fight<Told> {
  readonly attack: ReportedSide;
  readonly defence: ReportedSide;
}

type Began = Extract<WarpgateEvent, { type: 'BattleBegan' }>;

/** All that is told from the beginning of a battle on, up to the next battle or turn. */
interface Chapter {
  readonly began: Began;
  readonly rest: Happened<WarpgateEvent>[];
}

export const battlesOf = (log: readonly Happened<WarpgateEvent>[]): BattleReport[] =>
  chaptersOf(log).map(battleOf);

function chaptersOf(log: readonly Happened<WarpgateEvent>[]): Chapter[] {
  const chapters: Chapter[] = [];
  let isOpen = false;
  for (const happened of log) {
    const { event } = happened;
    if (event.type === 'BattleBegan') chapters.push({ began: event, rest: [] });
    isOpen = isOpen ? !isNext(event) : event.type === 'BattleBegan';
    if (isOpen && event.type !== 'BattleBegan') chapters.at(-1)?.rest.push(happened);
  }
  return chapters;
}

const isNext = ({ type }: Told): boolean =>
  type === 'TurnBegan' || type === 'RoundBegan' || type === 'GateCardPlayed';

function battleOf({ began, rest }: Chapter): BattleReport {
  const { seat: attacker, defender, place } = began;
  const won = rest.find(({ event }) => event.type === 'BattleWon');
  const events = rest.map(({ event }) => event);
  return {
    place,
    fighters: [attacker, defender],
    endedAt: won?.at ?? null,
    told: [began, ...events.filter((event) => isAccounted(event, began))],
    after: events.filter((event) => isConsequence(event, began)),
    attack: sideOf(began, events, attacker),
    defence: sideOf(began, events, defender),
  };
}

function isAccounted(event: Told, { place }: Began): boolean {
  if (event.type === 'ShipsDestroyed') return event.place === place && event.by === 'battle';
  return ['TacticsDrawn', 'TacticsRevealed', 'BattleWon', 'TextVoided'].includes(event.type);
}

/** Who leaves, who is blockaded, and who settles there (WG 12.25, WG 12.34). */
function isConsequence(event: Told, { place }: Began): boolean {
  switch (event.type) {
    case 'ShipsWithdrew':
      return event.from === place;
    case 'MarkerRemoved':
    case 'MarkerPlaced':
      return event.place === place;
    case 'Blockaded':
      return true;
    default:
      return false;
  }
}

function sideOf(
  { seat: attacker, place, ...began }: Began,
  events: readonly Told[],
  seat: Seat,
): ReportedSide {
  const attacking = seat === attacker;
  const ships = attacking ? began.attackers : began.defenders;
  let card: TacticsId | null = null;
  let strength = 0;
  let won = false;
  let lost = 0;
  let voided = false;
  for (const event of events) {
    if (event.type === 'BattleWon') {
      won = event.seat === seat;
      strength = won ? event.strength : event.against;
    } else if ('seat' in event && event.seat === seat) {
      if (event.type === 'TacticsRevealed') card = event.card;
      if (event.type === 'TextVoided') voided = true;
      if (event.type === 'ShipsDestroyed' && event.place === place && event.by === 'battle')
        lost += event.ships;
    }
  }
  const bonus = strength === 0 || card === null ? 0 : strength - ships * TACTICS[card].multiplier;
  return { seat, attacking, ships, card, strength, bonus, won, lost, voided };
}

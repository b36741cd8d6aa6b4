import type { Forced, Happened, Seat } from '@warptable/kernel';
import type { Fight } from '@warptable/ui/pure';
import type { Section, TacticsId } from '../../content/index.ts';
import type { ChaosEvent } from '../../rules/events.ts';

type Told = ChaosEvent | Forced;

/** One side of a battle, as its events tell it. */
export interface ReportedSide {
  readonly seat: Seat;
  readonly section: Section | null;
  readonly card: TacticsId | null;
  readonly bluff: boolean;
  /** As it lay in the end. */
  readonly die: number | null;
  readonly strength: number;
  readonly won: boolean;
  readonly wounded: number;
}

/** A battle as the shell shows its end. */
export interface BattleReport extends Fight<Told> {
  readonly retreats: boolean;
  readonly sides: readonly [ReportedSide, ReportedSide];
}

type Selected = Extract<ChaosEvent, { type: 'BattleSelected' }>;

interface Chapter {
  readonly selected: Selected;
  readonly rest: Happened<ChaosEvent>[];
}

export const battlesOf = (log: readonly Happened<ChaosEvent>[]): BattleReport[] =>
  chaptersOf(log).map(reportOf);

/** All that is told from the selection of a battle on, up to its end. */
function chaptersOf(log: readonly Happened<ChaosEvent>[]): Chapter[] {
  const chapters: Chapter[] = [];
  let isOpen = false;
  for (const happened of log) {
    const { event } = happened;
    if (event.type === 'BattleSelected') chapters.push({ selected: event, rest: [] });
    else if (isOpen) chapters.at(-1)?.rest.push(happened);
    isOpen = event.type === 'BattleSelected' || (isOpen && event.type !== 'BattleEnded');
  }
  return chapters;
}

function reportOf({ selected, rest }: Chapter): BattleReport {
  const { seat, against, region } = selected;
  const events = rest.map(({ event }) => event);
  const compared = events.find((event) => event.type === 'StrengthCompared');
  return {
    place: region,
    fighters: [seat, against],
    endedAt: rest.find(({ event }) => event.type === 'BattleEnded' || event.type === 'GameWon')?.at ?? null,
    told: [selected, ...events.filter((event) => ACCOUNTED.includes(event.type))],
    after: events.filter((event) => AFTER.includes(event.type)),
    retreats: compared?.type === 'StrengthCompared' && compared.retreats,
    sides: [sideOf(events, seat), sideOf(events, against)],
  };
}

const ACCOUNTED: readonly Told['type'][] = [
  'PlanShown',
  'PlansRevealed',
  'DieRolled',
  'CardCancelled',
  'StrengthCompared',
  'FightersWounded',
  'BattleEnded',
];

const AFTER: readonly Told['type'][] = [
  'UnitsMoved',
  'UnitsWentHome',
  'LeadersDefeated',
  'RyhzuChangedSides',
  'BuildingRazed',
  'FameGained',
  'EnergyStolen',
];

function sideOf(events: readonly Told[], seat: Seat): ReportedSide {
  let side: ReportedSide = {
    seat,
    section: null,
    card: null,
    bluff: false,
    die: null,
    strength: 0,
    won: false,
    wounded: 0,
  };
  for (const event of events) {
    switch (event.type) {
      case 'PlansRevealed': {
        const plan = event.plans.find((one) => one.seat === seat);
        if (plan) side = { ...side, section: plan.section, card: plan.card, bluff: plan.bluff };
        break;
      }
      case 'DieRolled':
        if (event.seat === seat) side = { ...side, die: event.face };
        break;
      case 'StrengthCompared': {
        const strength = event.strengths[event.seats.indexOf(seat)] ?? 0;
        side = { ...side, strength, won: event.winner === seat };
        break;
      }
      case 'FightersWounded':
        if (event.seat === seat) side = { ...side, wounded: side.wounded + event.count };
        break;
      default:
    }
  }
  return side;
}

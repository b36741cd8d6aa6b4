import type { Forced, Happened, Seat } from '@warptable/kernel';
import type { Fight } from '@warptable/ui/pure';
import type { ArchiveId, RivalCombatId } from '../../content/index.ts';
import type { EventType, WarpEvent } from '../../rules/events.ts';
import { RIVAL } from '../../rules/solo/state.ts';

type Told = WarpEvent | Forced;

/** One side of a combat, as its events tell it. */
export interface CombatTeam {
  readonly side: 'attack' | 'defence';
  /** Whose Troops fought; null for the Exiled and the Guardian. */
  readonly seat: Seat | null;
  readonly cards: readonly { readonly seat: Seat; readonly card: ArchiveId; readonly option: number }[];
  /** Of the Rival, in the solo game. */
  readonly slots: readonly { readonly card: RivalCombatId; readonly became: 'paid' | 'ignored' | 'bribed' }[];
  /** As they lay in the end. */
  readonly dice: readonly number[];
  readonly worths: readonly number[];
  readonly multiplier: number;
  readonly power: number;
  readonly lost: number;
}

/** A combat as the shell shows its end. */
export interface CombatReport extends Fight<Told> {
  readonly winner: 'attack' | 'defence' | 'nobody';
  readonly attacker: Seat;
  readonly attack: CombatTeam;
  readonly defence: CombatTeam;
}

type Declared = Extract<WarpEvent, { type: 'AttackDeclared' }>;
type Resolved = Extract<WarpEvent, { type: 'CombatResolved' }>;

/** All that is told from the declaration of an attack on, up to the next one or to the end of the turn. */
interface Chapter {
  readonly declared: Declared;
  readonly rest: Happened<WarpEvent>[];
}

/** TW 19.13: where nobody is, there is no combat. */
export const combatsOf = (log: readonly Happened<WarpEvent>[]): CombatReport[] =>
  chaptersOf(log)
    .filter(({ rest }) => !rest.some(({ event }) => event.type === 'AreaGained' && event.how === 'walked in'))
    .map(combatOf);

function chaptersOf(log: readonly Happened<WarpEvent>[]): Chapter[] {
  const chapters: Chapter[] = [];
  let isOpen = false;
  for (const happened of log) {
    const { event } = happened;
    if (event.type === 'AttackDeclared') chapters.push({ declared: event, rest: [] });
    else if (isOpen && event.type !== 'TurnEnded') chapters.at(-1)?.rest.push(happened);
    isOpen = event.type === 'AttackDeclared' || (isOpen && event.type !== 'TurnEnded');
  }
  return chapters;
}

const SUPPORTING: readonly EventType[] = ['CardPutDown', 'Supported'];

function combatOf({ declared, rest }: Chapter): CombatReport {
  const { seat: attacker, defender, to } = declared;
  const events = rest.map(({ event }) => event);
  const end = rest.find(({ event }) => event.type === 'CombatResolved');
  const resolved = end?.event.type === 'CombatResolved' ? end.event : null;
  const supporters = events.flatMap((event) =>
    'seat' in event && (SUPPORTING as readonly string[]).includes(event.type) ? event.seat : [],
  );
  return {
    place: to,
    fighters: [...new Set([attacker, ...(defender < 0 ? [] : [defender]), ...supporters])],
    endedAt: end?.at ?? null,
    told: [declared, ...events.filter((event) => isAccounted(event, to))],
    after: aftermathOf(events, to),
    winner: resolved?.winner ?? 'nobody',
    attacker,
    attack: teamOf('attack', attacker, events, to, resolved, attacker === RIVAL),
    defence: teamOf('defence', defender < 0 ? null : defender, events, to, resolved, attacker !== RIVAL),
  };
}

const ACCOUNTED: readonly string[] = [
  ...SUPPORTING,
  'CardRevealed',
  'CardNotPaid',
  'RivalCardsDrawn',
  'RivalCardSettled',
  'CardsCancelled',
  'TroopsJoined',
  'DiceRolled',
  'BonusUsed',
  'CombatResolved',
] satisfies EventType[];

function isAccounted(event: Told, target: string): boolean {
  switch (event.type) {
    case 'TroopsDestroyed':
    case 'StrengthChanged':
    case 'ExiledDefeated':
      return event.area === target;
    case 'AreaGained':
      return event.area === target && event.how === 'conquered';
    default:
      return ACCOUNTED.includes(event.type);
  }
}

/** TW 10.56, TW 10.59, TW 10.61, TW 15.8: who goes back, what changes hands, and what the winner gets. */
function aftermathOf(events: readonly Told[], target: string): Told[] {
  const after = events.slice(events.findIndex(({ type }) => type === 'CombatResolved') + 1);
  const reward = after.find(({ type }) => type === 'RewardsDrawn');
  return after.filter(
    (event) =>
      event === reward ||
      event.type === 'TroopsReturned' ||
      (event.type === 'BuildingTaken' && event.area === target) ||
      (event.type === 'PointsTaken' && event.why === 'conquest'),
  );
}

function teamOf(
  side: CombatTeam['side'],
  seat: Seat | null,
  events: readonly Told[],
  target: string,
  resolved: Resolved | null,
  isRivals: boolean,
): CombatTeam {
  const attacking = side === 'attack';
  const cards: CombatTeam['cards'][number][] = [];
  const slots: CombatTeam['slots'][number][] = [];
  const players = new Set<Seat>();
  let dice: readonly number[] = [];
  let lost = 0;
  for (const event of events) {
    switch (event.type) {
      case 'CardPutDown':
        if (event.attacking === attacking) players.add(event.seat);
        break;
      case 'CardRevealed':
        if (players.has(event.seat)) cards.push({ seat: event.seat, card: event.card, option: event.option });
        break;
      case 'RivalCardSettled':
        if (isRivals) slots.push({ card: event.card, became: event.became });
        break;
      case 'DiceRolled':
      case 'BonusUsed':
        if (event.attacking === attacking) ({ dice } = event);
        break;
      case 'TroopsDestroyed':
        if (event.area === target && event.seat === seat) lost += event.troops;
        break;
      case 'StrengthChanged':
        if (event.area === target && seat === null) lost += Math.max(0, -event.by);
        break;
      default:
    }
  }
  const { worths = [], multiplier = 0 } = resolved?.power[side] ?? {};
  return { side, seat, cards, slots, dice, worths, multiplier, power: resolved?.[side] ?? 0, lost };
}

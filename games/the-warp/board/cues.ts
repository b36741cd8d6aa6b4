import type { Forced, Happened, Seat } from '@warptable/kernel';
import type { Cue, TallySide } from '@warptable/ui/pure';
import type { ArchiveId } from '../content/index.ts';
import type { WarpEvent } from '../rules/events.ts';
import type { WarpView } from '../rules/view.ts';
import { cardName, combatOption, effectsText } from '../words/cards.ts';
import { combatsOf } from './fights/combats.ts';
import type { CombatReport, CombatTeam } from './fights/combats.ts';
import { guardName } from './fights/sentence.ts';

type Told = readonly Happened<WarpEvent>[];

/** What of an event is seen and heard. */
export function cueOf(_view: WarpView, event: WarpEvent | Forced, told: Told = []): Cue | undefined {
  switch (event.type) {
    case 'TroopsMoved':
    case 'AttackDeclared':
      return {
        sound: 'move',
        travel: { seat: event.seat, path: [event.from, event.to], count: event.troops },
      };
    case 'LaserFired':
      return { sound: 'dice', dice: { seat: event.seat, faces: event.dice }, place: event.area };
    case 'DiceRolled':
      return { sound: 'dice', dice: { faces: event.dice }, ...at(told) };
    case 'CardRevealed':
      return { sound: 'reveal', reveal: [cardOf(event)], ...at(told) };
    case 'CombatResolved':
      return tallyOf(combatIn(told));
    case 'TokensFlipped':
      return { sound: 'reveal' };
    case 'MissionCompleted':
    case 'PointsTaken':
      return { sound: 'success', banner: { seat: event.seat, points: event.points } };
    case 'RewardAbilityUsed':
      return { banner: { seat: event.seat } };
    case 'RoundBegan':
    case 'GameScored':
      return { banner: {} };
    case 'EndgameTriggered':
      return { sound: 'success', banner: { seat: event.seat } };
    case 'TroopsDestroyed': {
      const { seat, area, troops } = event;
      return { sound: 'loss', loss: { seat, place: area, count: troops } };
    }
    case 'BuildingTaken':
      return { sound: 'loss' };
    default:
      return undefined;
  }
}

/** Of a long game only so much is searched for the combat that goes on. */
const REACH = 120;

const combatIn = (told: Told): CombatReport | undefined => combatsOf(told.slice(-REACH)).at(-1);

function at(told: Told): { place?: string } {
  const place = combatIn(told)?.place;
  return place === undefined ? {} : { place };
}

function cardOf({ seat, card, option }: { seat: Seat; card: ArchiveId; option: number }) {
  const used = combatOption(card, option);
  return { seat, title: cardName(card), ...(used && { text: effectsText(used) }) };
}

function tallyOf(combat: CombatReport | undefined): Cue {
  if (!combat) return {};
  const { attack, defence, place } = combat;
  return { tally: { sides: [attack, defence].map((team) => sideOf(combat, team)) }, place };
}

function sideOf({ winner, place }: CombatReport, team: CombatTeam): TallySide {
  const { side, seat, worths, multiplier, power } = team;
  const sum = worths.length === 0 ? '' : `(${worths.join(' + ')}) × ${multiplier}`;
  const who = seat === null ? { name: guardName(place) } : { seat };
  return { ...who, sum, total: power, won: winner === side };
}

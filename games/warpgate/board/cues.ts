import type { Forced, Happened } from '@warptable/kernel';
import type { Cue, TallySide } from '@warptable/ui/pure';
import { TACTICS } from '../content/index.ts';
import type { WarpgateEvent } from '../rules/events.ts';
import type { WarpgateView } from '../rules/view.ts';
import { tacticsTitle } from '../words/names.ts';
import { say } from '../words/say.ts';
import { chartOf } from './chart/chart.ts';
import { centreOf } from './chart/lattice.ts';
import { routesFrom } from './chart/routes.ts';
import { battlesOf } from './fights/battles.ts';
import type { BattleReport, ReportedSide } from './fights/battles.ts';

type Told = readonly Happened<WarpgateEvent>[];

/** What of an event is seen and heard. */
export function cueOf(view: WarpgateView, event: WarpgateEvent | Forced, told: Told = []): Cue | undefined {
  switch (event.type) {
    case 'ShipsMoved':
    case 'ShipsWithdrew':
      return {
        sound: 'move',
        travel: { seat: event.seat, path: wayOf(view, event.from, event.to), count: event.ships },
      };
    case 'DroneMoved':
      return { sound: 'move', travel: { seat: event.seat, path: [event.from, event.to], count: 1 } };
    case 'TacticsRevealed': {
      const { seat, card } = event;
      const title = tacticsTitle(card);
      return { sound: 'reveal', reveal: [{ seat, title, text: say(`tactics.${card}.text`) }], ...at(told) };
    }
    case 'TokenRevealed':
      return { sound: 'reveal' };
    // How it ended in words is told by the panel of the fight.
    case 'BattleWon':
      return { sound: 'success', ...tallyOf(battleIn(told)) };
    case 'ShipsDestroyed': {
      const { seat, place, ships } = event;
      return { sound: 'loss', loss: { seat, place, count: ships } };
    }
    case 'ObjectiveTaken':
    case 'SectorUpgraded':
      return { sound: 'success', banner: { seat: event.seat } };
    case 'RoundBegan':
    case 'GameScored':
      return { banner: {} };
    default:
      return undefined;
  }
}

/** Of a long game only so much is searched for the battle that goes on. */
const REACH = 100;

const battleIn = (told: Told): BattleReport | undefined => battlesOf(told.slice(-REACH)).at(-1);

function at(told: Told): { place?: string } {
  const place = battleIn(told)?.place;
  return place === undefined ? {} : { place };
}

function tallyOf(battle: BattleReport | undefined): Cue {
  if (!battle) return {};
  const { attack, defence, place } = battle;
  return { tally: { sides: [attack, defence].map(sideOf) }, place };
}

function sideOf({ seat, ships, card, bonus, strength, won }: ReportedSide): TallySide {
  const product = card === null ? String(ships) : `${ships} × ${TACTICS[card].multiplier}`;
  return { seat, sum: bonus > 0 ? `${product} + ${bonus}` : product, total: strength, won };
}

/** From hex to hex, as ships fly (WG 5.3). */
function wayOf({ layout }: WarpgateView, from: string, to: string): NonNullable<Cue['travel']>['path'] {
  const way = layout === '' ? undefined : routesFrom(chartOf(layout), from).wayTo(to);
  return way ? [from, ...way.slice(1, -1).map(centreOf), to] : [from, to];
}

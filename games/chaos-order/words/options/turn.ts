import { capital } from '@warptable/speech';
import { FACTIONS, LOOSE_TOKENS, PHASES, TRACKS } from '../../content/index.ts';
import type { Column, Gain, LooseYield, Phase, TacticsId } from '../../content/index.ts';
import type { ChaosAsked } from '../../rules/questions.ts';
import type { ChaosView } from '../../rules/view.ts';
import { cardNow } from '../cards.ts';
import { auxiliaryText, goodsText, iconText, mainText, yieldText } from '../gains.ts';
import { abilityName } from '../names.ts';
import { placeName, placeWithin, regionOf } from '../places.ts';
import { say } from '../say.ts';
import { effectText } from './things.ts';

const columnOf = (view: ChaosView, seat: number, phase: Phase): Column | undefined => {
  const column = view.players[seat]?.research[PHASES.indexOf(phase)] ?? 1;
  return TRACKS[phase].columns[column - 1];
};

/** What a turn offers: `main`, `harvest:r4-3`, `card:levy` and so on. */
export function turnText(view: ChaosView, asked: ChaosAsked<'turn'>, value: string): string {
  const { phase } = asked.about;
  const column = columnOf(view, asked.seat, phase);
  const colon = value.indexOf(':');
  const kind = colon < 0 ? value : value.slice(0, colon);
  const rest = colon < 0 ? '' : value.slice(colon + 1);
  switch (kind) {
    case 'main':
      return say('options.main', { what: column ? mainText(phase, column.main) : '' });
    case 'auxiliary':
      return auxiliaryOption(asked, column, rest === 'free');
    case 'construct':
      return say('options.construct');
    case 'recruit':
      return say('options.recruit');
    case 'harvest':
      return harvestText(view, asked.seat, rest);
    case 'move':
      return say('options.moveFrom', { place: placeWithin(view, rest, asked.seat) });
    case 'flight':
      return say('options.flight');
    case 'card':
      return say('options.card', { card: cardNow(rest as TacticsId) });
    case 'ability':
      return effectText(view, asked.seat, rest);
    case 'seam':
      return say('options.seam');
    case 'end':
      return say('options.endTurn');
    default:
      return abilityName(value);
  }
}

function auxiliaryOption(asked: ChaosAsked<'turn'>, column: Column | undefined, free: boolean): string {
  if (!column) return say('options.auxiliaryPlain');
  const what = auxiliaryText(column.auxiliary);
  if (free) return say('options.auxiliaryFree', { what });
  const { energy = 0, gems = 0 } = asked.about.auxiliary ?? column.auxiliary.cost;
  return say('options.auxiliary', { what, cost: goodsText(energy, gems) });
}

/** A region or the base, with what its production token yields. */
function harvestText(view: ChaosView, seat: number, place: string): string {
  const name = placeName(view, place, seat, view.viewer);
  const yields = yieldAt(view, seat, place);
  return yields === undefined
    ? say('options.harvestPlain', { place: name })
    : say('options.harvest', { place: name, gain: yields });
}

function yieldAt(view: ChaosView, seat: number, place: string): string | undefined {
  const player = view.players[seat];
  const loose = place === 'base' ? player?.baseLoose : regionOf(view, place)?.loose;
  if (loose) {
    const upgraded = view.turnedLoose.includes(loose);
    const { plain, upgraded: turned } = LOOSE_TOKENS[loose];
    return yieldOf(upgraded ? turned : plain, upgraded);
  }
  const faction = player?.faction;
  const printed =
    place === 'base'
      ? faction
        ? FACTIONS[faction].baseProduction
        : null
      : regionOf(view, place)?.production;
  return printed ? yieldOf(printed, false) : undefined;
}

const yieldOf = (yields: LooseYield | Gain, upgraded: boolean): string => yieldText(yields, upgraded);

/** A research track with what the next column brings. */
export function trackText(view: ChaosView, asked: ChaosAsked<'research'>, phase: Phase): string {
  const column = (view.players[asked.seat]?.research[PHASES.indexOf(phase)] ?? 1) + 1;
  const next = TRACKS[phase].columns[column - 1];
  const name = capital(say(`phases.${phase}`));
  if (!next) return name;
  const details = [
    ...(next.lock ? [say('options.behindLock')] : []),
    ...(next.immediate.length > 0 ? [say('options.atOnce', { gain: choiceText(next.immediate) })] : []),
    say('options.nowActing', { main: mainText(phase, next.main) }),
  ];
  return say('options.trackWith', { phase: name, column, details: details.join('; ') });
}

/** An icon, or the choice between two. */
function choiceText([first, second]: Column['immediate']): string {
  if (!first) return '';
  return second
    ? say('options.either', { first: iconText(first), second: iconText(second) })
    : iconText(first);
}

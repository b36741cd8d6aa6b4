import type { Asked, Seat } from '@warptable/kernel';
import type { ArchiveId, Cost } from '../content/index.ts';
import type { CombatSideView, CombatView, WarpView } from '../rules/view.ts';
import { takenOf } from './taken.ts';
import { areaName } from './areas.ts';
import { bribeText } from './bribes.ts';
import { cardName, combatOption, effectText, effectsText } from './cards.ts';
import { playerName } from './names.ts';
import { sayPosition } from './say-position.ts';
import { rivalCombatText } from './solo.ts';
import { tableText, wrapped } from './table.ts';

/** The facedown cards of this seat in the present combat, as far as the viewer may know them. */
export function ownCards({ combat }: WarpView, seat: Seat): ArchiveId[] {
  const cards = combat ? [...combat.attack.cards, ...combat.defence.cards] : [];
  return cards.flatMap(({ seat: by, card, option }) => (by === seat && option === 0 && card ? card : []));
}

/** TW 10.37: what this option of an own Combat Card really costs, after what was chosen for the card before it. */
export function realPrice({ players }: WarpView, asked: Asked, option: string): Cost | undefined {
  if (asked.kind !== 'cardOption') return undefined;
  return players[asked.seat]?.own?.prices[[...takenOf(asked), option].join(' ')];
}

const STEPS = ['target', 'cards', 'bribe', 'reveal', 'dice', 'resolution'] as const;

const COLUMNS = ['troops', 'multiplier', 'plus', 'extraDice', 'dice', 'power', 'bonuses'] as const;

/** The combat that is going on, step by step. */
export function combatPanel(view: WarpView, width: number): string {
  const { combat } = view;
  if (!combat) return '';
  const rows = [
    sideRow(sayPosition('position.combat.attack', { name: playerName(combat.attacker) }), combat.attack),
    sideRow(sayPosition('position.combat.defence', { name: defenderName(view, combat) }), combat.defence),
  ];
  const head = ['', ...COLUMNS.map((column) => sayPosition(`position.combat.${column}`))];
  const lines = [...cardLines(combat), ...slotLines(combat), ...offerLine(combat)].map((line) =>
    wrapped(line, width, 2),
  );
  return [wrapped(headText(view, combat), width, 2), tableText(head, rows), ...lines].join('\n');
}

function headText(
  { viewer }: WarpView,
  { step, attacker, origin, target, ship, supporter }: CombatView,
): string {
  const name = STEPS[step - 1];
  const head = sayPosition('position.combat.head', {
    step,
    name: name ? sayPosition(`position.combat.steps.${name}`) : '',
    attacker: playerName(attacker),
    target: areaName(target, viewer),
    origin: areaName(origin, viewer),
    context: ship ? 'ship' : undefined,
  });
  return supporter === null
    ? head
    : `${head} ${sayPosition('position.combat.supports', { name: playerName(supporter) })}`;
}

function defenderName({ guardian }: WarpView, { defender, target }: CombatView): string {
  if (defender !== null) return playerName(defender);
  return sayPosition(
    target === 'gate' && guardian.holds ? 'position.combat.guardian' : 'position.combat.exiled',
  );
}

function offerLine({ offer, bribed, demanded }: CombatView): string[] {
  if (!offer) return [];
  const how = bribed ? 'bribed' : demanded ? 'demanded' : 'offered';
  return [sayPosition(`position.combat.${how}`, { bribe: bribeText(offer) })];
}

function sideRow(name: string, side: CombatSideView): string[] {
  const { troops, multiplier, plus, extraDice, dice, doubled, power, bonuses } = side;
  return [
    name,
    String(troops),
    `×${multiplier}`,
    plus > 0 ? `+${plus}` : '',
    extraDice > 0 ? `+${extraDice}` : '',
    dice
      .map((die, i) => (doubled[i] === 'no' ? die : sayPosition('position.combat.doubled', { die })))
      .join(' '),
    dice.length > 0 ? String(power) : '',
    bonuses.map(({ does, n }) => effectText(does, n)).join(', '),
  ];
}

/** TWS 17.16: in the solo game all supplies are open, so it is known what the Rival would pay. */
const slotLines = ({ slots = [] }: CombatView): string[] =>
  slots.map(({ card, became, pays }) =>
    sayPosition(`position.combat.slots.${became === 'open' ? (pays ? 'pays' : 'cannotPay') : became}`, {
      card: rivalCombatText(card),
    }),
  );

function cardLines({ attack, defence, slots }: CombatView): string[] {
  return [...attack.cards, ...defence.cards].map(({ seat, card, option }) => {
    const name = playerName(seat);
    if (!card) return sayPosition('position.combat.hidden', { name });
    const used = combatOption(card, option);
    return used
      ? sayPosition('position.combat.revealed', { name, card: cardName(card), use: effectsText(used) })
      : sayPosition(slots ? 'position.combat.laid' : 'position.combat.facedown', {
          name,
          card: cardName(card),
        });
  });
}

import type { Refusal, Seat } from '@warptable/kernel';
import { ABILITY_TOKENS, ARCHIVE, COMBAT_KINDS } from '../../content/index.ts';
import type { ArchiveId, CombatCard, CombatOption, Cost } from '../../content/index.ts';
import { exiled, total } from '../abilities.ts';
import { ONE_OF_EACH, add, canPay, lower, times } from '../effects/goods.ts';
import { boardOf } from '../geometry.ts';
import { exiledRaceAt, hasBonus, isGate } from '../queries.ts';
import { REFUSED } from '../refusals.ts';
import { ATTACK, DEFENCE, NOBODY, isOn } from '../state.ts';
import type { Combat, PlayedCard, SideOfCombat, State } from '../state.ts';

export const combatCard = (card: ArchiveId): CombatCard => ARCHIVE[card] as CombatCard;

/** Exiled or the Guardian (TW 15.4) hold the target, so that a player of the defending side is a supporter. */
export const isSupporting = (s: State, side: SideOfCombat): boolean =>
  side === DEFENCE && s.combat!.defender === NOBODY;

/** TW 10.14, TW 10.15: may the seat put this card down for this side? */
export function whyNotPutDown(
  s: State,
  seat: Seat,
  side: SideOfCombat,
  card: ArchiveId,
): Refusal | undefined {
  const unfit = whyUnfit(s, seat, side, card);
  if (unfit) return unfit;
  if (s.solo && side === DEFENCE && !canPayAll(s, seat, card)) return REFUSED.cannotPayCard;
  return side === ATTACK && veilOf(s, seat) > s.players[seat]!.energy ? REFUSED.cannotUnveil : undefined;
}

/** TWS 12.5, TWS 27.5: against the Rival a card is played only with an option that can be paid, together with those that lie there. */
function canPayAll(s: State, seat: Seat, card: ArchiveId): boolean {
  const cards = [...s.combat!.sides[DEFENCE].cards, { seat, card, option: 0, paid: null }];
  return paidIn(optionChoices(s, cards, DEFENCE)[0]!) === cards.length;
}

export const fitsSide = (s: State, seat: Seat, side: SideOfCombat, card: ArchiveId): boolean =>
  whyUnfit(s, seat, side, card) === undefined;

/** TW 10.17, TW 20.6. */
function whyUnfit(s: State, seat: Seat, side: SideOfCombat, card: ArchiveId): Refusal | undefined {
  if (ARCHIVE[card].type !== 'combat') return REFUSED.notCombatCard;
  const { restriction } = COMBAT_KINDS[combatCard(card).kind];
  if (restriction === 'attackOnly' && side !== ATTACK) return REFUSED.jetpackInDefence;
  if (restriction === 'supportOnly' && !isSupporting(s, side)) return REFUSED.ambushNotInSupport;
  return restriction === 'adjacent' && !hasPincer(s, seat) ? REFUSED.pincerAlone : undefined;
}

/** TW 10.16. */
function hasPincer(s: State, seat: Seat): boolean {
  const { origin, target, attacker } = s.combat!;
  return boardOf(s).neighbours[target]!.some(
    (area) => s.owner[area] === seat && !(seat === attacker && area === origin),
  );
}

/** Veiled: what the seat still has to pay before it plays a card on the attacking side. */
export function veilOf(s: State, seat: Seat): number {
  const { target, unveiled } = s.combat!;
  return unveiled.includes(seat) ? 0 : exiled.total(s, exiledRaceAt(s, target), 'veil');
}

/** TW 15.3: how many cards a side may play. */
export function cardLimit(s: State, side: SideOfCombat): number {
  if (!isGate(s, s.combat!.target)) return 1;
  return side === ATTACK || s.guardian.tokens.includes('at-two-cards') ? 2 : 1;
}

/** Does the seat fight with own Troops, so that track bonuses work (TW 4.9, TW 19.6)? */
export function fightsItself(s: State, seat: Seat): boolean {
  const { attacker, defender, supporter } = s.combat!;
  return seat === attacker || seat === defender || (seat === supporter && isOn(s, 'bonusOwnTroops'));
}

/** at-cost: what each attacking card costs more at the Gate (TW 15.5). */
export function surchargeOf(s: State, side: SideOfCombat): Cost {
  if (side === DEFENCE || !isGate(s, s.combat!.target)) return NOTHING;
  const tokens = s.guardian.tokens.filter((token) => ABILITY_TOKENS[token].effect.does === 'cost');
  return times(ONE_OF_EACH, tokens.length);
}

const NOTHING: Cost = { gold: 0, energy: 0 };

/** The price of each card after what concerns it alone (TW 10.37, TWS 12.30). */
function costOf(
  s: State,
  { seat }: PlayedCard,
  side: SideOfCombat,
  card: ArchiveId,
  option: CombatOption,
): Cost {
  const { target } = s.combat!;
  let cost = add(option.cost, surchargeOf(s, side));
  if (!isSupporting(s, side)) return cost;
  const { supportDiscount } = COMBAT_KINDS[combatCard(card).kind];
  if (supportDiscount) cost = lower(cost, supportDiscount);
  const gold = exiled.total(s, exiledRaceAt(s, target), 'supportDiscount');
  if (gold > 0) cost = lower(cost, { gold, energy: 0 });
  return lower(cost, times(ONE_OF_EACH, total(s, seat, 'supportDiscount')));
}

/** What is taken off the sum of a seat's cards: track bonus and abilities add up (TW 14.14). */
function discountInTotal(s: State, seat: Seat): Cost {
  if (!fightsItself(s, seat)) return { gold: 0, energy: 0 };
  const command = hasBonus(s.players[seat]!, 'command-center') ? 1 : 0;
  const { supporter } = s.combat!;
  const contracts = seat === supporter ? 0 : total(s, seat, 'combatDiscount');
  return times(ONE_OF_EACH, command + contracts);
}

/** What each of the seat's cards costs with these options; 0 is a card that is not paid. */
export function pricesOf(
  s: State,
  cards: readonly PlayedCard[],
  side: SideOfCombat,
  options: readonly number[],
): Cost[] {
  let discount = cards.length > 0 ? discountInTotal(s, cards[0]!.seat) : { gold: 0, energy: 0 };
  return cards.map((played, i) => {
    const option = options[i] === 0 ? undefined : combatCard(played.card).options[options[i]! - 1];
    if (!option) return { gold: 0, energy: 0 };
    const cost = costOf(s, played, side, played.card, option);
    const price = lower(cost, discount);
    discount = {
      gold: discount.gold - (cost.gold - price.gold),
      energy: discount.energy - (cost.energy - price.energy),
    };
    return price;
  });
}

const sumOf = (prices: readonly Cost[]): Cost => prices.reduce(add, { gold: 0, energy: 0 });

/**
 * TW 10.34, TW 10.36: every choice of options the seat may make for its cards; 0 for a card that cannot be paid (TW 10.35, TW 20.8).
 * What an option is good for does not matter (TW 10.39).
 */
export function optionChoices(s: State, cards: readonly PlayedCard[], side: SideOfCombat): number[][] {
  const { seat } = cards[0]!;
  const player = s.players[seat]!;
  let choices: number[][] = [[]];
  for (const { card } of cards) {
    const numbers = [...combatCard(card).options.map((_, i) => i + 1), 0];
    choices = choices.flatMap((taken) => numbers.map((n) => [...taken, n]));
  }
  const payable = choices.filter((choice) => canPay(player, sumOf(pricesOf(s, cards, side, choice))));
  const max = Math.max(...payable.map(paidIn));
  return payable.filter((choice) => paidIn(choice) === max);
}

const paidIn = (choice: readonly number[]): number => choice.filter((n) => n > 0).length;

/** Who decides and rolls for a side (TW 10.44, TW 15.6); for whoever the Player attacks the Rival does (TWS 12.20). */
export function deciderOf(s: State, combat: Combat, side: SideOfCombat): Seat {
  if (side === ATTACK) return combat.attacker;
  if (combat.defender !== NOBODY) return combat.defender;
  return combat.supporter === NOBODY ? (combat.attacker + 1) % s.players.length : combat.supporter;
}

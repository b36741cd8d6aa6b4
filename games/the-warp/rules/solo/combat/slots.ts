import { shuffle } from '@warptable/kernel';
import type { Flow } from '@warptable/kernel';
import { rivalCombatCard } from '../../../content/index.ts';
import type { CombatEffect, Cost, RivalCombatEffect, RivalCombatId } from '../../../content/index.ts';
import { surchargeOf } from '../../available/combat-cards.ts';
import { add, gain, pay } from '../../effects/goods.ts';
import type { Warp } from '../../moments.ts';
import { isGate } from '../../queries.ts';
import { ATTACK, DEFENCE, NOBODY } from '../../state.ts';
import type { Combat, SideOfCombat, State } from '../../state.ts';
import { PLAYER, RIVAL } from '../state.ts';
import type { Slot } from '../state.ts';

/** The side for which the Rival plays (TWS 12.1): its own, or that of whoever the Player attacks. */
export const rivalSide = ({ attacker }: Combat): SideOfCombat => (attacker === RIVAL ? ATTACK : DEFENCE);

/** TWS 12.1, TWS 12.2. */
function cardsDue(s: State, { target }: Combat, side: SideOfCombat): number {
  const more = side === DEFENCE && isGate(s, target) && s.guardian.tokens.includes('at-two-cards') ? 1 : 0;
  return (s.solo!.phase === 3 ? 3 : 2) + more;
}

export function* drawSlots(g: Warp): Flow {
  const s = g.state;
  const solo = s.solo!;
  for (let left = cardsDue(s, s.combat!, rivalSide(s.combat!)); left > 0; left--) {
    if (solo.combatDeck.length === 0) yield* renewDeck(g); // TWS 12.3
    solo.slots.push({ card: solo.combatDeck.pop()!, became: 'open' });
  }
  g.lockUndo('the Rival Combat Cards were drawn'); // TWS 28.2
  g.emit?.({ type: 'RivalCardsDrawn', cards: solo.slots.map(({ card }) => card) });
}

function* renewDeck(g: Warp): Flow {
  const solo = g.state.solo!;
  solo.combatDeck = solo.combatDiscard;
  solo.combatDiscard = [];
  yield* shuffle('the Rival Combat deck was shuffled', solo.combatDeck);
}

/** TWS 20.4: at-cost makes attacking cards dearer for the Rival too. */
const priceOf = (s: State, card: RivalCombatId): Cost =>
  add(rivalCombatCard(card).cost, surchargeOf(s, rivalSide(s.combat!)));

/** What becomes of the cards that lie open when the Rival pays, from left to right (TWS 12.6, TWS 12.8). */
function settled(s: State): readonly { readonly slot: Slot; readonly price: Cost; readonly pays: boolean }[] {
  let { gold, energy } = s.players[RIVAL]!;
  return s.solo!.slots.map((slot) => {
    const price = priceOf(s, slot.card);
    const pays = slot.became === 'open' && gold >= price.gold && energy >= price.energy;
    if (pays) {
      gold -= price.gold;
      energy -= price.energy;
    }
    return { slot, price, pays };
  });
}

/** TWS 12.6, TWS 17.6. TWS 12.7, TWS 17.12: with a paid card the Rival supports whoever the Player attacks. */
export function payForSlots(g: Warp): void {
  const s = g.state;
  const combat = s.combat!;
  for (const { slot, price, pays } of settled(s)) {
    if (slot.became !== 'open') continue;
    slot.became = pays ? 'paid' : 'ignored';
    if (pays) pay(g, RIVAL, price); // TWS 12.32: to the general supply
    g.emit?.({ type: 'RivalCardSettled', card: slot.card, became: slot.became });
  }
  if (combat.attacker === PLAYER && combat.defender === NOBODY && hasPaid(s)) {
    combat.supporter = RIVAL;
    g.emit?.({ type: 'Supported', seat: RIVAL });
  }
  const cancelling = s.solo!.slots.find(isCancelling);
  if (cancelling) cancelCards(g, cancelling.card);
}

/** TWS 12.25: for missions, paid Rival Combat Cards are Combat Cards. */
export const hasPaid = (s: State): boolean => s.solo!.slots.some(({ became }) => became === 'paid');

const isCancelling = ({ card, became }: Slot): boolean =>
  became === 'paid' && rivalCombatCard(card).effects.some(({ does }) => does === 'cancel');

/** TWS 12.11, TWS 17.8. */
export const isCancelled = (s: State): boolean => s.solo!.slots.some(isCancelling);

/**
 * TWS 12.9, TWS 12.10, TWS 12.27: all cards of the Player lie there without an option, and so without effect, until the clean-up.
 * TWS 12.12: they do not count as played.
 */
function cancelCards(g: Warp, card: RivalCombatId): void {
  const combat = g.state.combat!;
  const { cards } = combat.sides[rivalSide(combat) === ATTACK ? DEFENCE : ATTACK];
  if (cards.length === 0) return;
  for (const played of cards) {
    played.option = 0;
    played.paid = null;
  }
  if (combat.supporter === PLAYER) combat.supporter = NOBODY;
  g.emit?.({ type: 'CardsCancelled', card });
}

const isEffect = (effect: RivalCombatEffect): effect is CombatEffect => effect.does !== 'cancel';

/** What the paid cards do, in slot order. Cancelling is done by now. */
export const effectsOfSlots = (s: State): readonly CombatEffect[] =>
  s.solo!.slots.flatMap(({ card, became }) =>
    became === 'paid' ? rivalCombatCard(card).effects.filter(isEffect) : [],
  );

/** TWS 12.24, TWS 17.10: bribes go to the Rival, all its cards to their pile. */
export function clearSlots(g: Warp): void {
  const solo = g.state.solo!;
  for (const { card, became } of solo.slots) {
    const { gold, energy } = rivalCombatCard(card).cost;
    if (became === 'bribed') gain(g, RIVAL, gold, energy);
    solo.combatDiscard.push(card);
  }
  solo.slots = [];
}

/** A card of the Rival on the table. */
export interface SlotView {
  readonly card: RivalCombatId;
  readonly became: Slot['became'];
  readonly price: Cost;
  /** The Rival has paid it, or would as things stand (TWS 17.16). */
  readonly pays: boolean;
}

export const slotsOf = (s: State): readonly SlotView[] =>
  settled(s).map(({ slot: { card, became }, price, pays }) => ({
    card,
    became,
    price,
    pays: pays || became === 'paid',
  }));

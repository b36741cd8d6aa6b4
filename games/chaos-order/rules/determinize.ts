import type { Random, Viewer } from '@warptable/kernel';
import type { TacticsId } from '../content/index.ts';
import { playerAt, seatOfFaction } from './state.ts';
import type { Plan, Player, Side, State } from './state.ts';

/** Deals anew all that this viewer cannot know (CO 2), in agreement with all that it sees; known cards stay where they are (CO 2.18). */
export function determinize(s: State, viewer: Viewer, random: Random): void {
  if (s.ending !== null) return; // CO 2.15
  const seer = seatOfFaction(s, 'circadians');
  dealHands(s, viewer, viewer === seer, random);
  imaginePerceived(s, viewer === seer, random);
  if (viewer !== seer) dealIntel(s, random);
}

/** Draw pile, unknown cards of other hands and cards that lie facedown on other wheels are one unknown pile. */
function dealHands(s: State, viewer: Viewer, perceives: boolean, random: Random): void {
  const others = s.players.flatMap((_, seat) => (seat === viewer ? [] : seat));
  const known = others.map((seat) => knownOf(playerAt(s, seat), perceives));
  const hidden = others.map((seat, i) => without(playerAt(s, seat).hand, known[i]!));
  const bluffs = facedownOf(s, viewer);
  const pool = [...s.deck, ...hidden.flat(), ...bluffs.map(({ plan }) => plan.card!)];
  random.shuffle(pool);
  for (const { side, plan } of bluffs) side.plan = { ...plan, card: pool.pop()! };
  for (const [i, seat] of others.entries()) {
    const dealt = pool.splice(pool.length - hidden[i]!.length);
    dealHand(playerAt(s, seat), known[i]!, dealt);
  }
  s.deck = pool;
  forgetBluffs(s, viewer);
}

/** A bluff that is back in the hand: that there was one is all that is known of it. */
function forgetBluffs({ battle, players }: State, viewer: Viewer): void {
  if (!battle?.revealed) return;
  for (const side of battle.sides) {
    const { plan, seat } = side;
    const [card] = players[seat]!.hand;
    if (seat !== viewer && plan?.card && !plan.faceup && card) side.plan = { ...plan, card };
  }
}

/** As many of the dealt ones are fresh as were fresh among the hidden ones (CO 2.8). */
function dealHand(player: Player, known: readonly TacticsId[], dealt: readonly TacticsId[]): void {
  const freshKnown = without(player.fresh, without(player.fresh, known));
  player.fresh = [...freshKnown, ...dealt.slice(0, player.fresh.length - freshKnown.length)].toSorted();
  player.hand = [...known, ...dealt].toSorted();
}

/** Facedown on the wheel of somebody else, and not back in the hand yet (CO 2.6, CO 2.7). */
function facedownOf({ battle }: State, viewer: Viewer): { side: Side; plan: Plan }[] {
  if (!battle || battle.revealed) return [];
  return battle.sides.flatMap((side) =>
    side.seat !== viewer && side.plan?.card && !side.plan.faceup ? { side, plan: side.plan } : [],
  );
}

/** Cards known to everybody, and for the Circadians those that they have seen; a card known both ways is one card. */
function knownOf({ open, perceived }: Player, perceives: boolean): TacticsId[] {
  return perceives ? [...open, ...without(perceived, open)] : [...open];
}

/** Which cards the Circadians have seen only they know (CO 2.10, CO 2.17). */
function imaginePerceived(s: State, perceives: boolean, random: Random): void {
  if (perceives) return;
  for (const player of s.players) {
    if (player.perceived.length === 0) continue;
    const hand = [...player.hand];
    random.shuffle(hand);
    player.perceived = hand.slice(0, player.perceived.length).toSorted();
  }
}

function dealIntel(s: State, random: Random): void {
  const pool = [...s.intelDeck, ...s.intelHeld];
  random.shuffle(pool);
  s.intelHeld = pool.splice(pool.length - s.intelHeld.length).toSorted();
  s.intelDeck = pool;
}

/** The first list less the cards of the second, each as often as it stands there. */
function without(cards: readonly TacticsId[], taken: readonly TacticsId[]): TacticsId[] {
  const left = [...cards];
  for (const card of taken) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

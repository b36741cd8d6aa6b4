import type { Random, Seat, Viewer } from '@warptable/kernel';
import type { TacticsId } from '../content/index.ts';
import { seatOfFaction } from './state.ts';
import type { Player, Side, State } from './state.ts';

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
  const holdings = others.map((seat) => holdingOf(s, seat, perceives));
  const pool = [...s.deck, ...holdings.flatMap(({ hidden }) => hidden)];
  random.shuffle(pool);
  for (const holding of holdings) {
    const dealt = pool.splice(pool.length - holding.hidden.length);
    dealHand(holding, dealt, random);
  }
  s.deck = pool;
  forgetBluffs(s, viewer);
}

/** The hand of somebody else, with the card that lies facedown on its wheel: a known card may be that one. */
interface Holding {
  readonly player: Player;
  readonly side: Side | undefined;
  readonly known: readonly TacticsId[];
  readonly hidden: readonly TacticsId[];
}

function holdingOf({ battle, players }: State, seat: Seat, perceives: boolean): Holding {
  const player = players[seat]!;
  const side = battle?.revealed ? undefined : battle?.sides.find((one) => one.seat === seat);
  const plan = side?.plan;
  const bluff = plan?.card && !plan.faceup ? [plan.card] : [];
  const cards = [...player.hand, ...bluff];
  const known = both(knownOf(player, perceives), cards);
  return { player, side: bluff.length > 0 ? side : undefined, known, hidden: without(cards, known) };
}

/** As many of the dealt ones are fresh as were fresh among the hidden ones (CO 2.8); none of them can lie on a wheel (CO 17.4). */
function dealHand({ player, side, known }: Holding, dealt: readonly TacticsId[], random: Random): void {
  const freshKnown = both(player.fresh, known);
  const fresh = [...freshKnown, ...dealt.slice(0, player.fresh.length - freshKnown.length)];
  const cards = [...known, ...dealt];
  if (side) {
    const usable = without(cards, fresh);
    random.shuffle(usable);
    const card = usable[0]!;
    side.plan = { ...side.plan!, card };
    cards.splice(cards.indexOf(card), 1);
  }
  player.fresh = fresh.toSorted();
  player.hand = cards.toSorted();
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

/** The cards that stand in both lists, each as often as in the shorter one. */
const both = (cards: readonly TacticsId[], others: readonly TacticsId[]): TacticsId[] =>
  without(cards, without(cards, others));

/** The first list less the cards of the second, each as often as it stands there. */
function without(cards: readonly TacticsId[], taken: readonly TacticsId[]): TacticsId[] {
  const left = [...cards];
  for (const card of taken) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

import { chooseTogether, pickPath } from '@warptable/kernel';
import type { Ask, Flow, Seat } from '@warptable/kernel';
import { optionChoices, pricesOf } from '../../available/combat-cards.ts';
import { toDiscard } from '../../effects/cards.ts';
import { pay } from '../../effects/goods.ts';
import type { Warp } from '../../moments.ts';
import { onHiddenCards } from '../../presets.ts';
import { ATTACK, DEFENCE, NOBODY } from '../../state.ts';
import type { PlayedCard, SideOfCombat, State } from '../../state.ts';
import { freeMovesFirst } from './free.ts';

/** The cards of one player on one side. */
interface Holding {
  readonly seat: Seat;
  readonly side: SideOfCombat;
  readonly cards: readonly PlayedCard[];
}

/** Step 4 (TW 10.33 to TW 10.39). */
export function* payForCards(g: Warp): Flow {
  const s = g.state;
  const combat = s.combat!;
  const hasCard = combat.sides[ATTACK].cards.some(({ seat }) => seat === combat.attacker);
  if (hasCard) yield* freeMovesFirst(g, combat.attacker, 'beforeReveal', 'reveal'); // TW 11.7: the last chance to Trade
  const holdings = holdingsOf(s);
  const choices = yield* chooseAll(s, holdings);
  if (holdings.length > 0) g.seal('the Combat Cards were revealed'); // TW 21.5
  for (const [i, holding] of holdings.entries()) settle(g, holding, choices[i]!.map(Number));
  for (const side of [ATTACK, DEFENCE] as const) dropUnpaid(g, side);
  const supporterFights = combat.sides[DEFENCE].cards.some(({ seat }) => seat === combat.supporter);
  if (!supporterFights) combat.supporter = NOBODY; // TW 10.35
}

function holdingsOf(s: State): Holding[] {
  const holdings: Holding[] = [];
  for (const side of [ATTACK, DEFENCE] as const) {
    const { cards } = s.combat!.sides[side];
    for (const seat of new Set(cards.map((played) => played.seat))) {
      holdings.push({ seat, side, cards: cards.filter((played) => played.seat === seat) });
    }
  }
  return holdings;
}

/** Whether one side has a choice must not help the other side with its own; the choice of a single player is revealed at once. */
function* chooseAll(s: State, holdings: readonly Holding[]): Flow<(readonly string[])[]> {
  const asks = holdings.map((holding) => chooseOptions(s, holding));
  const [alone] = asks.length === 1 ? asks : [];
  return yield* chooseTogether(alone ? [alone.whateverHeld(true)] : asks.map((ask) => onHiddenCards(s, ask)));
}

/** One option for each card, 0 for what cannot be paid. */
function chooseOptions(s: State, { seat, side, cards }: Holding): Ask<readonly string[]> {
  return pickPath<string>(seat, 'cardOption', (taken) => {
    if (taken.length === cards.length) return [];
    const fitting = optionChoices(s, cards, side).filter((choice) =>
      taken.every((option, i) => String(choice[i]) === option),
    );
    return [...new Set(fitting.map((choice) => String(choice[taken.length])))];
  });
}

function settle(g: Warp, { seat, side, cards }: Holding, options: readonly number[]): void {
  const prices = pricesOf(g.state, cards, side, options);
  cards.forEach((played, i) => {
    played.option = options[i]!;
    if (played.option > 0) played.paid = prices[i]!;
    g.tell?.({ type: 'CardRevealed', seat, card: played.card, option: played.option });
  });
  const sum = prices.reduce((one, other) => ({
    gold: one.gold + other.gold,
    energy: one.energy + other.energy,
  }));
  pay(g, seat, sum);
}

/** TW 10.35: what nobody can pay is discarded, and its player's supply is shown. */
function dropUnpaid(g: Warp, side: SideOfCombat): void {
  const s = g.state;
  const all = s.combat!.sides[side];
  for (const { seat, card } of all.cards.filter(({ option }) => option === 0)) {
    toDiscard(s, card);
    const { gold, energy } = s.players[seat]!;
    s.players[seat]!.shownSupply = { gold, energy };
    g.tell?.({ type: 'CardNotPaid', seat, card, gold, energy });
  }
  all.cards = all.cards.filter(({ option }) => option > 0);
}

import type { Ask, Flow, Seat } from '@warptable/kernel';
import { optionChoices, pricesOf } from '../../available/combat-cards.ts';
import { toDiscard } from '../../effects/cards.ts';
import { pay } from '../../effects/goods.ts';
import type { Warp } from '../../moments.ts';
import { onHiddenCards } from '../../presets.ts';
import { isRival } from '../../solo/state.ts';
import { ATTACK, DEFENCE, NOBODY } from '../../state.ts';
import type { PlayedCard, SideOfCombat, State } from '../../state.ts';
import { chooseOrComplete, finalOfPath, orComplete } from '../passed-missions.ts';
import { freeMovesFirst } from './free.ts';
import { ask } from '../../questions.ts';

/** A player with cards on one side. Which cards these are is looked up when it is wanted: bots deal them anew in between. */
interface Holding {
  readonly seat: Seat;
  readonly side: SideOfCombat;
}

const cardsOf = (s: State, { seat, side }: Holding): PlayedCard[] =>
  s.combat!.sides[side].cards.filter((played) => played.seat === seat);

/** Step 4 (TW 10.33). */
export function* payForCards(g: Warp): Flow {
  const s = g.state;
  const combat = s.combat!;
  const hasCard = combat.sides[ATTACK].cards.some(({ seat }) => seat === combat.attacker);
  if (hasCard) yield* freeMovesFirst(g, combat.attacker, 'beforeReveal', 'reveal'); // TW 11.7, TWS 35.4: the last chance to Trade
  const holdings = holdingsOf(s);
  const choices = yield* chooseAll(g, holdings);
  if (holdings.length > 0 && !s.solo) g.lockUndo('the Combat Cards were revealed'); // TW 21.5; TWS 28.4
  for (const [i, holding] of holdings.entries()) settle(g, holding, choices[i]!.map(Number));
  for (const side of [ATTACK, DEFENCE] as const) dropUnpaid(g, side);
  if (isRival(s, combat.supporter)) return; // It has paid already (TWS 17.6).
  const supporterFights = combat.sides[DEFENCE].cards.some(({ seat }) => seat === combat.supporter);
  if (!supporterFights) combat.supporter = NOBODY; // TW 10.35
}

function holdingsOf(s: State): Holding[] {
  const holdings: Holding[] = [];
  for (const side of [ATTACK, DEFENCE] as const) {
    const { cards } = s.combat!.sides[side];
    for (const seat of new Set(cards.map((played) => played.seat))) {
      holdings.push({ seat, side });
    }
  }
  return holdings;
}

/** Whether one side has a choice must not help the other side with its own; the choice of a single player is revealed at once. */
function* chooseAll(g: Warp, holdings: readonly Holding[]): Flow<(readonly string[])[]> {
  const s = g.state;
  const isAlone = holdings.length === 1;
  return yield* chooseOrComplete(
    g,
    holdings.map((holding) => (isLast) => {
      const asking = chooseOptions(s, holding, !isAlone, isLast);
      return isAlone ? asking.alwaysAsk(true) : onHiddenCards(s, asking);
    }),
  );
}

/** One option for each card, 0 for what cannot be paid. */
function chooseOptions(
  s: State,
  holding: Holding,
  always: boolean,
  isAlone: boolean,
): Ask<readonly string[]> {
  const next = (taken: readonly string[]): string[] => {
    const cards = cardsOf(s, holding);
    if (taken.length === cards.length) return [];
    const fitting = optionChoices(s, cards, holding.side).filter((choice) =>
      taken.every((option, i) => String(choice[i]) === option),
    );
    return [...new Set(fitting.map((choice) => String(choice[taken.length])))];
  };
  return ask.cardOption<string>(holding.seat, {
    next: orComplete(s, holding.seat, next, always),
    final: finalOfPath(isAlone),
  });
}

function settle(g: Warp, holding: Holding, options: readonly number[]): void {
  const { seat, side } = holding;
  const cards = cardsOf(g.state, holding);
  const prices = pricesOf(g.state, cards, side, options);
  cards.forEach((played, i) => {
    played.option = options[i]!;
    if (played.option > 0) played.paid = prices[i]!;
    g.emit?.({ type: 'CardRevealed', seat, card: played.card, option: played.option });
  });
  const sum = prices.reduce((one, other) => ({
    gold: one.gold + other.gold,
    energy: one.energy + other.energy,
  }));
  pay(g, seat, sum);
}

/** TW 10.35, TW 17.10: what nobody can pay is discarded, and its player's supply is shown as it is. */
function dropUnpaid(g: Warp, side: SideOfCombat): void {
  const s = g.state;
  const all = s.combat!.sides[side];
  for (const { seat, card } of all.cards.filter(({ option }) => option === 0)) {
    toDiscard(s, card);
    const { gold, energy } = s.players[seat]!;
    s.players[seat]!.shownSupply = { gold, energy };
    g.emit?.({ type: 'CardNotPaid', seat, card, gold, energy });
  }
  all.cards = all.cards.filter(({ option }) => option > 0);
}

import type { Flow, Seat } from '@warptable/kernel';
import { rewardKind } from '../../../content/index.ts';
import type { ArchiveId, RewardId } from '../../../content/index.ts';
import { happen } from '../../abilities.ts';
import { addRewards, addToHand, show, takeFromHand, toDiscard } from '../../effects/cards.ts';
import { gain } from '../../effects/goods.ts';
import { missionCheck } from '../../effects/missions.ts';
import { reserve } from '../../effects/troops.ts';
import type { Warp } from '../../moments.ts';
import { onHiddenCards } from '../../presets.ts';
import { DEFENCE, NOBODY } from '../../state.ts';
import type { Bribe, State } from '../../state.ts';
import { kindOfCard } from './goods.ts';
import { ask } from '../../questions.ts';

/** TW 10.22, TW 10.25: all of it at once. */
export function canGive(s: State, giver: Seat, bribe: Bribe): boolean {
  const { gold, energy, reserve: troops, hand, rewards } = s.players[giver]!;
  const { namedCards, namedRewards, cardKinds, rewardKinds } = bribe;
  const free = hand.filter((card) => !namedCards.includes(card));
  return (
    gold >= bribe.gold &&
    energy >= bribe.energy &&
    troops >= bribe.troops &&
    hand.length >= namedCards.length + cardKinds.length + bribe.cards &&
    rewards.length >= namedRewards.length + rewardKinds.length + bribe.rewards &&
    namedCards.every((card) => hand.includes(card)) &&
    hasAll(free.map(kindOfCard), cardKinds) &&
    hasAll(rewards.map(rewardKind), rewardKinds)
  );
}

/** As many of each as are wanted. */
const hasAll = (owned: readonly string[], wanted: readonly string[]): boolean =>
  wanted.every(
    (one) => owned.filter((kind) => kind === one).length >= wanted.filter((kind) => kind === one).length,
  );

/** The kinds whose cards are not copies of each other. Of copies, one that everybody knows of goes first: who could tell? */
const DIFFERENT: readonly string[] = ['build', 'upgrade'];

/** TW 10.26, TW 10.28. */
export function* payBribe(g: Warp, giver: Seat, receiver: Seat, bribe: Bribe): Flow {
  const s = g.state;
  const combat = s.combat!;
  const payer = s.players[giver]!;
  combat.bribed = true;
  payer.gold -= bribe.gold;
  payer.energy -= bribe.energy;
  payer.deeds.paid += bribe.gold + bribe.energy;
  gain(g, receiver, bribe.gold, bribe.energy);
  payer.reserve -= bribe.troops;
  payer.supply += bribe.troops;
  reserve(g, receiver, bribe.troops);
  const named: ArchiveId[] = [...bribe.namedCards];
  for (const card of named) show(payer, card); // TW 17.9
  s.pledge = { seat: giver, develop: null, bribe };
  for (const [i, kind] of bribe.cardKinds.entries()) {
    const matching = (): ArchiveId[] =>
      payer.hand.filter((card) => kindOfCard(card) === kind && !named.includes(card));
    const due = bribe.cardKinds.slice(i).filter((one) => one === kind).length;
    const candidates = (): ArchiveId[] => (matching().length > due ? matching() : matching().slice(0, 1));
    // TW 17.14: asked even where all are due, or the others would learn that no more of the kind are held.
    const card = DIFFERENT.includes(kind)
      ? yield* onHiddenCards(s, ask.giveCard(giver, { about: { kind }, candidates }))
      : (matching().find((one) => payer.shown.includes(one)) ?? matching()[0]!);
    show(payer, card);
    named.push(card);
  }
  const rewards: RewardId[] = [...bribe.namedRewards];
  for (const kind of bribe.rewardKinds) {
    rewards.push(payer.rewards.find((card) => rewardKind(card) === kind && !rewards.includes(card))!); // copies are alike
  }
  s.pledge = null;
  giveCards(g, giver, receiver, named, true);
  giveRewards(g, giver, receiver, rewards, true);
  if (bribe.cards > 0) {
    const cards = yield* ask.giveCards(giver, {
      candidates: () => payer.hand,
      min: bribe.cards,
      max: bribe.cards,
    });
    giveCards(g, giver, receiver, cards, false);
  }
  if (bribe.rewards > 0) {
    const cards = yield* ask.giveRewards(giver, {
      candidates: () => payer.rewards,
      min: bribe.rewards,
      max: bribe.rewards,
    });
    giveRewards(g, giver, receiver, cards, false);
  }
  g.lockUndo('a bribe was accepted'); // TW 21.6
  payer.deeds.bribes++;
  s.players[receiver]!.deeds.bribes++;
  const involved = [giver, combat.defender, combat.supporter].filter((seat) => seat !== NOBODY);
  for (const { card } of combat.sides[DEFENCE].cards) toDiscard(s, card); // TW 10.31: both, if there are two
  g.emit?.({
    type: 'BribePaid',
    seat: giver,
    to: receiver,
    cards: combat.sides[DEFENCE].cards.map(({ card }) => card),
  });
  combat.sides[DEFENCE].cards = [];
  combat.supporter = NOBODY; // TW 10.30
  for (const seat of involved) yield* happen(g, seat, 'whenBribePaid');
  yield* missionCheck(g);
}

function giveCards(g: Warp, giver: Seat, receiver: Seat, cards: readonly ArchiveId[], named: boolean): void {
  if (cards.length === 0) return;
  const s = g.state;
  for (const card of cards) {
    takeFromHand(s.players[giver]!, card);
    addToHand(s.players[receiver]!, card, named);
  }
  s.players[receiver]!.deeds.cards += cards.length;
  g.emit?.({
    type: 'CardsGiven',
    seat: giver,
    to: receiver,
    count: cards.length,
    ...(named ? { cards: [...cards] } : { only: { seats: [giver, receiver], cards: [...cards] } }),
  });
}

function giveRewards(g: Warp, giver: Seat, receiver: Seat, cards: readonly RewardId[], named: boolean): void {
  if (cards.length === 0) return;
  const s = g.state;
  const payer = s.players[giver]!;
  payer.rewards = payer.rewards.filter((card) => !cards.includes(card));
  addRewards(s.players[receiver]!, cards);
  s.players[receiver]!.deeds.rewards += cards.length;
  g.emit?.({
    type: 'RewardsGiven',
    seat: giver,
    to: receiver,
    count: cards.length,
    ...(named ? { cards: [...cards] } : { only: { seats: [giver, receiver], cards: [...cards] } }),
  });
}

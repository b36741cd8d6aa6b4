import { Ask, pickAmount, pickOne, pickSome } from '@warptable/kernel';
import type { Flow, Refusal, Seat } from '@warptable/kernel';
import { ARCHIVE, COMBAT_KINDS, REWARD_KIND_IDS, rewardKind } from '../../../content/index.ts';
import type { ArchiveId, RewardId } from '../../../content/index.ts';
import { atMoment, exiledAt } from '../../abilities.ts';
import { freeInCombat } from '../../available/free-in-combat.ts';
import { isFree, whyNotFree } from '../../available/free.ts';
import type { FreeMove } from '../../available/free.ts';
import {
  addRewards,
  addToHand,
  roomForRewards,
  roomInHand,
  show,
  takeFromHand,
  toDiscard,
} from '../../effects/cards.ts';
import { gain } from '../../effects/goods.ts';
import { checkPoint } from '../../effects/missions.ts';
import { reserve } from '../../effects/troops.ts';
import type { Warp } from '../../moments.ts';
import { REFUSED } from '../../refusals.ts';
import { DEFENCE, NOBODY } from '../../state.ts';
import type { Bribe, State } from '../../state.ts';
import { freeMoveInCombat } from './free.ts';

const KINDS = ['gold', 'energy', 'troops', 'namedCards', 'cards', 'namedRewards', 'rewards'] as const;
type Kind = (typeof KINDS)[number];

/** The most of one kind that a demand may name; nobody could pay more. */
const MOST_DEMANDED = 9;

const NOTHING: Bribe = {
  gold: 0,
  energy: 0,
  troops: 0,
  cards: 0,
  rewards: 0,
  namedCards: [],
  namedRewards: [],
  cardKinds: [],
  rewardKinds: [],
};

/** Step 3 (TW 10.20 to TW 10.32): one offer, one counter-offer. */
export function* bribe(g: Warp): Flow {
  const s = g.state;
  const combat = s.combat!;
  const { attacker, target, sides } = combat;
  const receiver = sides[DEFENCE].cards[0]?.seat;
  if (receiver === undefined || exiledAt(s, target, 'cannotBeBribed')) return;
  if (!(yield* wantsToBribe(g, attacker, receiver))) return;
  const offer = yield* composeOffer(g, attacker, receiver);
  combat.offer = offer;
  for (const card of offer.namedCards) show(s.players[attacker]!, card); // TW 17.9
  g.tell?.({ type: 'BribeOffered', seat: attacker, to: receiver, bribe: offer });
  const answer = yield* pickOne<'accept' | 'decline' | 'counter'>(receiver, 'answerBribe', () => [
    'accept',
    'decline',
    'counter',
  ]);
  g.tell?.({ type: 'BribeAnswered', seat: receiver, answer });
  if (answer === 'accept') {
    yield* payBribe(g, attacker, receiver, offer);
  } else if (answer === 'counter') {
    const demand = yield* composeDemand(g, receiver);
    combat.offer = demand;
    g.tell?.({ type: 'BribeDemanded', seat: receiver, from: attacker, bribe: demand });
    const reply = yield* pickOne<'accept' | 'decline'>(
      attacker,
      'answerDemand',
      () => ['accept', 'decline'],
      (one) => (one === 'accept' ? whyNotGive(s, attacker, receiver, demand) : undefined),
    );
    g.tell?.({ type: 'BribeAnswered', seat: attacker, answer: reply });
    if (reply === 'accept') yield* payBribe(g, attacker, receiver, demand);
  }
}

function* wantsToBribe(g: Warp, attacker: Seat, receiver: Seat): Flow<boolean> {
  const s = g.state;
  for (;;) {
    const choice = yield* new Ask<'none' | 'offer' | FreeMove>(
      attacker,
      'bribe',
      'one',
      () => ['none', 'offer', ...freeInCombat(s, attacker)],
      (one: 'none' | 'offer' | FreeMove) => {
        if (one === 'none') return undefined;
        if (isFree(one)) return whyNotFree(s, attacker, one);
        return KINDS.some((kind) => mostOf(s, attacker, receiver, kind) > 0) ? undefined : REFUSED.offerEmpty;
      },
      { to: receiver },
    );
    if (!isFree(choice)) return choice === 'offer';
    yield* freeMoveInCombat(g, attacker, choice);
  }
}

/** TW 10.22, 10.29: how much of a kind the attacker can offer. */
function mostOf(s: State, giver: Seat, receiver: Seat, kind: Kind): number {
  const player = s.players[giver]!;
  switch (kind) {
    case 'gold':
      return player.gold;
    case 'energy':
      return player.energy;
    case 'troops':
      return player.reserve;
    case 'cards':
    case 'namedCards':
      return Math.max(0, Math.min(player.hand.length, roomInHand(s, receiver)));
    case 'rewards':
    case 'namedRewards':
      return Math.max(0, Math.min(player.rewards.length, roomForRewards(s.players[receiver]!)));
  }
}

/** TW 10.21 to TW 10.23. */
function* composeOffer(g: Warp, giver: Seat, receiver: Seat): Flow<Bribe> {
  const s = g.state;
  const player = s.players[giver]!;
  const most = (kind: Kind): number => mostOf(s, giver, receiver, kind);
  const about = { to: receiver };
  const kinds = yield* pickSome<Kind>(
    giver,
    'offerKinds',
    () => KINDS,
    1,
    KINDS.length,
    (kind) => (most(kind) > 0 ? undefined : whyNothingOf(kind)),
    about,
  );
  let offer = NOTHING;
  for (const kind of kinds) {
    const taken =
      kind === 'cards' ? offer.namedCards.length : kind === 'rewards' ? offer.namedRewards.length : 0;
    if (kind === 'namedCards') {
      offer = {
        ...offer,
        namedCards: yield* pickSome(giver, 'offerNamedCards', () => player.hand, 1, most(kind)),
      };
    } else if (kind === 'namedRewards') {
      offer = {
        ...offer,
        namedRewards: yield* pickSome(giver, 'offerNamedRewards', () => player.rewards, 1, most(kind)),
      };
    } else {
      const limit = most(kind) - taken;
      offer = {
        ...offer,
        [kind]: yield* pickAmount(giver, 'offerAmount', Math.min(1, limit), limit, undefined, {
          ...about,
          kind,
        }),
      };
    }
  }
  return offer;
}

const whyNothingOf = (kind: Kind): Refusal =>
  kind === 'gold' || kind === 'energy' || kind === 'troops' ? REFUSED.notOwned : REFUSED.receiverFull;

/** TW 10.24: the same kinds of goods; cards by number, or by kind. */
function* composeDemand(g: Warp, receiver: Seat): Flow<Bribe> {
  const s = g.state;
  const most = (kind: Kind): number => mostDemanded(s, receiver, kind);
  const kinds = yield* pickSome<Kind>(
    receiver,
    'demandKinds',
    () => KINDS,
    1,
    KINDS.length,
    (kind) => (most(kind) > 0 ? undefined : REFUSED.receiverFull),
  );
  let demand = NOTHING;
  for (const kind of kinds) {
    if (kind === 'namedCards') {
      demand = {
        ...demand,
        cardKinds: yield* pickSome(receiver, 'demandCardKinds', () => CARD_KINDS, 1, most(kind)),
      };
    } else if (kind === 'namedRewards') {
      demand = {
        ...demand,
        rewardKinds: yield* pickSome(receiver, 'demandRewardKinds', () => REWARD_KIND_IDS, 1, most(kind)),
      };
    } else {
      const taken =
        kind === 'cards' ? demand.cardKinds.length : kind === 'rewards' ? demand.rewardKinds.length : 0;
      const limit = most(kind) - taken;
      demand = {
        ...demand,
        [kind]: yield* pickAmount(receiver, 'demandAmount', Math.min(1, limit), limit, undefined, { kind }),
      };
    }
  }
  return demand;
}

function mostDemanded(s: State, receiver: Seat, kind: Kind): number {
  switch (kind) {
    case 'gold':
    case 'energy':
    case 'troops':
      return MOST_DEMANDED;
    case 'cards':
    case 'namedCards':
      return Math.max(0, roomInHand(s, receiver));
    case 'rewards':
    case 'namedRewards':
      return roomForRewards(s.players[receiver]!);
  }
}

const CARD_KINDS: readonly string[] = ['build', 'upgrade', ...Object.keys(COMBAT_KINDS)];

export const kindOfCard = (card: ArchiveId): string => {
  const one = ARCHIVE[card];
  return one.type === 'combat' ? one.kind : one.type;
};

/** TW 10.25: all of it at once. */
function whyNotGive(s: State, giver: Seat, receiver: Seat, bribe: Bribe): Refusal | undefined {
  const player = s.players[giver]!;
  const cards = player.hand.length - bribe.cards;
  const rewards = player.rewards.length - bribe.rewards;
  const owns =
    player.gold >= bribe.gold &&
    player.energy >= bribe.energy &&
    player.reserve >= bribe.troops &&
    cards >= bribe.cardKinds.length &&
    rewards >= bribe.rewardKinds.length &&
    bribe.cardKinds.every((kind) => player.hand.some((card) => kindOfCard(card) === kind)) &&
    bribe.rewardKinds.every((kind) => player.rewards.some((card) => rewardKind(card) === kind));
  if (!owns) return REFUSED.cannotGiveDemand;
  const many = bribe.cards + bribe.cardKinds.length > Math.max(0, roomInHand(s, receiver));
  return many ? REFUSED.receiverFull : undefined;
}

/** TW 10.26, 10.28. */
function* payBribe(g: Warp, giver: Seat, receiver: Seat, bribe: Bribe): Flow {
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
  s.pledge = { seat: giver, develop: null, cardKinds: bribe.cardKinds, rewardKinds: bribe.rewardKinds };
  for (const kind of bribe.cardKinds) {
    const matching = (): ArchiveId[] =>
      payer.hand.filter((card) => kindOfCard(card) === kind && !named.includes(card));
    const card = yield* pickOne(giver, 'giveCard', matching);
    show(payer, card);
    named.push(card);
  }
  const rewards: RewardId[] = [...bribe.namedRewards];
  for (const kind of bribe.rewardKinds) {
    const matching = (): RewardId[] => payer.rewards.filter((card) => rewardKind(card) === kind);
    rewards.push(yield* pickOne(giver, 'giveReward', matching));
  }
  s.pledge = null;
  giveCards(g, giver, receiver, named, true);
  giveRewards(g, giver, receiver, rewards, true);
  if (bribe.cards > 0) {
    const cards = yield* pickSome(giver, 'giveCards', () => payer.hand, bribe.cards, bribe.cards);
    giveCards(g, giver, receiver, cards, false);
  }
  if (bribe.rewards > 0) {
    const cards = yield* pickSome(giver, 'giveRewards', () => payer.rewards, bribe.rewards, bribe.rewards);
    giveRewards(g, giver, receiver, cards, false);
  }
  g.seal('a bribe was accepted'); // TW 21.6
  payer.deeds.bribes++;
  s.players[receiver]!.deeds.bribes++;
  const involved = [giver, combat.defender, combat.supporter].filter((seat) => seat !== NOBODY);
  for (const { card } of combat.sides[DEFENCE].cards) toDiscard(s, card);
  g.tell?.({
    type: 'BribePaid',
    seat: giver,
    to: receiver,
    cards: combat.sides[DEFENCE].cards.map(({ card }) => card),
  });
  combat.sides[DEFENCE].cards = [];
  combat.supporter = NOBODY; // TW 10.30
  for (const seat of involved) yield* atMoment(g, seat, 'whenBribePaid', undefined);
  yield* checkPoint(g);
}

function giveCards(g: Warp, giver: Seat, receiver: Seat, cards: readonly ArchiveId[], named: boolean): void {
  if (cards.length === 0) return;
  const s = g.state;
  for (const card of cards) {
    takeFromHand(s.players[giver]!, card);
    addToHand(s.players[receiver]!, card, named);
  }
  s.players[receiver]!.deeds.cards += cards.length;
  g.tell?.({
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
  g.tell?.({
    type: 'RewardsGiven',
    seat: giver,
    to: receiver,
    count: cards.length,
    ...(named ? { cards: [...cards] } : { only: { seats: [giver, receiver], cards: [...cards] } }),
  });
}

import type { Flow, Refusal, Seat } from '@warptable/kernel';
import { exiled } from '../../abilities.ts';
import { roomForRewards, roomInHand, show } from '../../effects/cards.ts';
import type { Warp } from '../../moments.ts';
import { exiledRaceAt } from '../../queries.ts';
import { REFUSED } from '../../refusals.ts';
import { DEFENCE } from '../../state.ts';
import type { Bribe, State } from '../../state.ts';
import { canGive, payBribe } from './bribe-paying.ts';
import { composeDemand } from './demanding.ts';
import { decideInCombat } from './free.ts';
import { CARD_KINDS, NO_GOODS, OFFERED, soFar } from './goods.ts';
import type { Offered } from './goods.ts';
import { ask } from '../../questions.ts';

/**
 * Step 3 (TW 10.20): one offer by the attacker (TW 10.32) to whoever put the card down (TW 18.17), one counter-offer; if neither is
 * accepted, the card stays (TW 10.27).
 */
export function* bribe(g: Warp): Flow {
  const s = g.state;
  const combat = s.combat!;
  const { attacker, target, sides } = combat;
  const receiver = sides[DEFENCE].cards[0]?.seat;
  if (receiver === undefined || exiled.allowed(s, exiledRaceAt(s, target), 'cannotBeBribed')) return;
  if (!(yield* wantsToBribe(g, attacker, receiver))) return;
  const offer = yield* composeOffer(g, attacker, receiver);
  combat.offer = offer;
  for (const card of offer.namedCards) show(s.players[attacker]!, card); // TW 17.9
  g.emit?.({ type: 'BribeOffered', seat: attacker, to: receiver, bribe: offer });
  const answer = yield* answerOf(g, receiver);
  s.pledge = null;
  g.emit?.({ type: 'BribeAnswered', seat: receiver, answer });
  if (answer === 'accept') {
    yield* payBribe(g, attacker, receiver, offer);
  } else if (answer === 'counter') {
    const demand = yield* composeDemand(g, receiver);
    combat.offer = demand;
    combat.demanded = true;
    g.emit?.({ type: 'BribeDemanded', seat: receiver, from: attacker, bribe: demand });
    const reply = yield* decideInCombat(g, attacker, 'answerDemand', {
      candidates: (): ('accept' | 'decline')[] => ['accept', 'decline'],
      whyNot: (one) =>
        one === 'accept' && !canGive(s, attacker, demand) ? REFUSED.cannotGiveDemand : undefined,
      hidden: true, // Who cannot give what is demanded does not tell so.
    });
    g.emit?.({ type: 'BribeAnswered', seat: attacker, answer: reply });
    if (reply === 'accept') yield* payBribe(g, attacker, receiver, demand);
  }
}

/** Who takes no bribes may have said so while the offer was made. */
function* answerOf(g: Warp, receiver: Seat): Flow<'accept' | 'decline' | 'counter'> {
  if (g.state.players[receiver]!.presets.noBribes) return 'decline';
  return yield* decideInCombat(g, receiver, 'answerBribe', {
    candidates: (): ('accept' | 'decline' | 'counter')[] => ['accept', 'decline', 'counter'],
  });
}

function* wantsToBribe(g: Warp, attacker: Seat, receiver: Seat): Flow<boolean> {
  const s = g.state;
  const whyNotOffer = (): Refusal | undefined => {
    if (s.players[receiver]!.presets.noBribes) return REFUSED.takesNoBribes;
    return OFFERED.some((kind) => maxOf(s, attacker, receiver, kind) > 0) ? undefined : REFUSED.offerEmpty;
  };
  const choice = yield* decideInCombat(g, attacker, 'bribe', {
    candidates: (): ('none' | 'offer')[] => ['none', 'offer'],
    whyNot: (one) => (one === 'none' ? undefined : whyNotOffer()),
    about: { to: receiver },
  });
  return choice === 'offer';
}

/** TW 10.22, TW 10.29, TW 20.7: how much of a kind the attacker can offer. */
function maxOf(s: State, giver: Seat, receiver: Seat, kind: Offered): number {
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
    case 'cardKinds':
      return Math.max(0, Math.min(player.hand.length, roomInHand(s, receiver)));
    case 'rewards':
    case 'namedRewards':
      return Math.max(0, Math.min(player.rewards.length, roomForRewards(s.players[receiver]!)));
  }
}

/** TW 10.21, TW 10.23. What was put together so far is pledged: it can be seen in the questions. */
function* composeOffer(g: Warp, giver: Seat, receiver: Seat): Flow<Bribe> {
  const s = g.state;
  const player = s.players[giver]!;
  const max = (kind: Offered): number => maxOf(s, giver, receiver, kind);
  const about = { to: receiver };
  const kinds = yield* ask.offerKinds<Offered>(giver, {
    about,
    candidates: () => OFFERED,
    min: 1,
    max: OFFERED.length,
    whyNot: (kind) => (max(kind) > 0 ? undefined : whyNothingOf(s, giver, kind)),
  });
  let offer = NO_GOODS;
  for (const kind of kinds) {
    const limit = max(kind) - namedOf(offer, kind);
    if (kind === 'namedCards') {
      offer = {
        ...offer,
        namedCards: yield* ask.offerNamedCards(giver, {
          about: soFar(offer),
          candidates: () => player.hand,
          min: 1,
          max: limit,
        }),
      };
    } else if (kind === 'cardKinds') {
      offer = { ...offer, cardKinds: yield* nameKinds(s, giver, limit, offer) };
    } else if (kind === 'namedRewards') {
      offer = {
        ...offer,
        namedRewards: yield* ask.offerNamedRewards(giver, {
          about: soFar(offer),
          candidates: () => player.rewards,
          min: 1,
          max: limit,
        }),
      };
    } else {
      offer = {
        ...offer,
        [kind]: yield* ask.offerAmount(giver, {
          about: { ...about, ...soFar(offer), kind },
          min: Math.min(1, limit),
          max: limit,
        }),
      };
    }
    s.pledge = { seat: giver, develop: null, bribe: offer };
  }
  return offer;
}

/** Cards that are offered by name or by kind take their part of the room, and of what there is. */
function namedOf({ namedCards, cardKinds, namedRewards }: Bribe, kind: Offered): number {
  if (kind === 'cardKinds') return namedCards.length;
  if (kind === 'cards') return namedCards.length + cardKinds.length;
  return kind === 'rewards' ? namedRewards.length : 0;
}

/** TW 10.23: one card after the other, each by its kind; beside those offered by name the hand must hold all of them (TW 10.22). */
function* nameKinds(s: State, giver: Seat, max: number, offer: Bribe): Flow<readonly string[]> {
  let cardKinds: readonly string[] = [];
  while (cardKinds.length < max) {
    const whyNot = (kind: string): Refusal | undefined =>
      kind === 'done' || canGive(s, giver, { ...offer, cardKinds: [...cardKinds, kind] })
        ? undefined
        : REFUSED.notOwned;
    const kind: string = yield* ask.offerCardKind(giver, {
      about: { ...soFar({ ...offer, cardKinds }), count: cardKinds.length },
      candidates: () => (cardKinds.length === 0 ? CARD_KINDS : [...CARD_KINDS, 'done']),
      whyNot,
    });
    if (kind === 'done') break;
    cardKinds = [...cardKinds, kind];
    s.pledge = { seat: giver, develop: null, bribe: { ...offer, cardKinds } };
  }
  return cardKinds;
}

/** There is none, or no room for it. */
function whyNothingOf(s: State, giver: Seat, kind: Offered): Refusal {
  const { hand, rewards } = s.players[giver]!;
  switch (kind) {
    case 'gold':
    case 'energy':
    case 'troops':
      return REFUSED.notOwned;
    case 'cards':
    case 'namedCards':
    case 'cardKinds':
      return hand.length > 0 ? REFUSED.receiverFull : REFUSED.notOwned;
    case 'rewards':
    case 'namedRewards':
      return rewards.length > 0 ? REFUSED.receiverFull : REFUSED.notOwned;
  }
}

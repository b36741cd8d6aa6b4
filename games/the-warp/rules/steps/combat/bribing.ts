import { pickAmount, pickOne, pickSome } from '@warptable/kernel';
import type { Flow, Refusal, Seat } from '@warptable/kernel';
import { exiledAt } from '../../abilities.ts';
import { roomForRewards, roomInHand, show } from '../../effects/cards.ts';
import type { Warp } from '../../moments.ts';
import { REFUSED } from '../../refusals.ts';
import { DEFENCE } from '../../state.ts';
import type { Bribe, State } from '../../state.ts';
import { payBribe, whyNotGive } from './bribe-paying.ts';
import { composeDemand } from './demanding.ts';
import { decideInCombat } from './free.ts';
import { KINDS, NO_GOODS, soFar } from './goods.ts';
import type { Kind } from './goods.ts';

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
  const answer = yield* answerOf(s, receiver);
  g.tell?.({ type: 'BribeAnswered', seat: receiver, answer });
  if (answer === 'accept') {
    yield* payBribe(g, attacker, receiver, offer);
  } else if (answer === 'counter') {
    const demand = yield* composeDemand(g, receiver);
    combat.offer = demand;
    combat.demanded = true;
    g.tell?.({ type: 'BribeDemanded', seat: receiver, from: attacker, bribe: demand });
    const reply = yield* decideInCombat<'accept' | 'decline'>(g, attacker, {
      kind: 'answerDemand',
      candidates: () => ['accept', 'decline'],
      whyNot: (one) => (one === 'accept' ? whyNotGive(s, attacker, demand) : undefined),
      hidden: true, // Who cannot give what is demanded does not tell so.
    });
    g.tell?.({ type: 'BribeAnswered', seat: attacker, answer: reply });
    if (reply === 'accept') yield* payBribe(g, attacker, receiver, demand);
  }
}

/** Who takes no bribes may have said so while the offer was made. */
function* answerOf(s: State, receiver: Seat): Flow<'accept' | 'decline' | 'counter'> {
  if (s.players[receiver]!.presets.noBribes) return 'decline';
  return yield* pickOne(receiver, 'answerBribe', () => ['accept', 'decline', 'counter']);
}

function* wantsToBribe(g: Warp, attacker: Seat, receiver: Seat): Flow<boolean> {
  const s = g.state;
  const whyNotOffer = (): Refusal | undefined => {
    if (s.players[receiver]!.presets.noBribes) return REFUSED.takesNoBribes;
    return KINDS.some((kind) => mostOf(s, attacker, receiver, kind) > 0) ? undefined : REFUSED.offerEmpty;
  };
  const choice = yield* decideInCombat<'none' | 'offer'>(g, attacker, {
    kind: 'bribe',
    candidates: () => ['none', 'offer'],
    whyNot: (one) => (one === 'none' ? undefined : whyNotOffer()),
    about: { to: receiver },
  });
  return choice === 'offer';
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
  let offer = NO_GOODS;
  for (const kind of kinds) {
    const taken =
      kind === 'cards' ? offer.namedCards.length : kind === 'rewards' ? offer.namedRewards.length : 0;
    if (kind === 'namedCards') {
      offer = {
        ...offer,
        namedCards: yield* pickSome(
          giver,
          'offerNamedCards',
          () => player.hand,
          1,
          most(kind),
          undefined,
          soFar(offer),
        ),
      };
    } else if (kind === 'namedRewards') {
      offer = {
        ...offer,
        namedRewards: yield* pickSome(
          giver,
          'offerNamedRewards',
          () => player.rewards,
          1,
          most(kind),
          undefined,
          soFar(offer),
        ),
      };
    } else {
      const limit = most(kind) - taken;
      offer = {
        ...offer,
        [kind]: yield* pickAmount(giver, 'offerAmount', Math.min(1, limit), limit, undefined, {
          ...about,
          ...soFar(offer),
          kind,
        }),
      };
    }
  }
  return offer;
}

const whyNothingOf = (kind: Kind): Refusal =>
  kind === 'gold' || kind === 'energy' || kind === 'troops' ? REFUSED.notOwned : REFUSED.receiverFull;

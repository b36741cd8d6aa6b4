import type { Flow, Seat } from '@warptable/kernel';
import { DECK_IDS, PIECES, REWARD_KIND_IDS, START_IDS } from '../../../content/index.ts';
import type { ArchiveId, RewardKind } from '../../../content/index.ts';
import { roomForRewards, roomInHand } from '../../effects/cards.ts';
import type { Warp } from '../../moments.ts';
import { REFUSED } from '../../refusals.ts';
import type { Bribe, State } from '../../state.ts';
import { CARD_KINDS, DEMANDED, NO_GOODS, kindOfCard, soFar } from './goods.ts';
import type { Demanded } from './goods.ts';
import { ask } from '../../questions.ts';

/** TW 10.24: the same kinds of goods as in an offer, even what the attacker does not have. */
export function* composeDemand(g: Warp, receiver: Seat): Flow<Bribe> {
  const s = g.state;
  const max = (kind: Demanded): number => maxDemanded(s, receiver, kind);
  const kinds = yield* ask.demandKinds<Demanded>(receiver, {
    candidates: () => DEMANDED,
    min: 1,
    max: DEMANDED.length,
    whyNot: (kind) => (max(kind) > 0 ? undefined : REFUSED.receiverFull),
  });
  let demand = NO_GOODS;
  for (const kind of kinds) {
    if (kind === 'namedCards') {
      demand = { ...demand, ...(yield* nameCards(s, receiver, max(kind), demand)) };
    } else if (kind === 'namedRewards') {
      demand = { ...demand, rewardKinds: yield* nameRewards(receiver, max(kind), demand) };
    } else if (kind === 'gold' || kind === 'energy') {
      demand = { ...demand, [kind]: yield* anyAmount(receiver, kind, demand) };
    } else {
      const limit = max(kind) - namedOf(demand, kind);
      demand = {
        ...demand,
        [kind]: yield* ask.demandAmount(receiver, {
          about: { ...soFar(demand), kind },
          min: Math.min(1, limit),
          max: limit,
        }),
      };
    }
  }
  return demand;
}

/** TW 10.29; TW 1.10: a Troop stays on the Colony. */
function maxDemanded(s: State, receiver: Seat, kind: Demanded): number {
  switch (kind) {
    case 'gold':
    case 'energy':
      return Infinity;
    case 'troops':
      return PIECES.troops - 1;
    case 'cards':
    case 'namedCards':
      return Math.max(0, roomInHand(s, receiver));
    case 'rewards':
    case 'namedRewards':
      return roomForRewards(s.players[receiver]!);
  }
}

/** Cards that are demanded by name take their part of the room. */
function namedOf({ namedCards, cardKinds, rewardKinds }: Bribe, kind: Demanded): number {
  if (kind === 'cards') return namedCards.length + cardKinds.length;
  return kind === 'rewards' ? rewardKinds.length : 0;
}

const AT_ONCE = 10;

/** Resources have no limit: whoever wants ten may ask for more. */
function* anyAmount(receiver: Seat, resource: 'gold' | 'energy', demand: Bribe): Flow<number> {
  let amount = yield* ask.demandAmount(receiver, {
    about: { ...soFar(demand), kind: resource },
    min: 1,
    max: AT_ONCE,
  });
  for (let more = amount; more === AT_ONCE; amount += more) {
    more = yield* ask.demandMore(receiver, {
      about: { ...soFar({ ...demand, [resource]: amount }), kind: resource, amount },
      min: 0,
      max: AT_ONCE,
    });
  }
  return amount;
}

/** TW 10.23: one card after the other, each by its kind or the very card. */
function* nameCards(
  s: State,
  receiver: Seat,
  max: number,
  demand: Bribe,
): Flow<Pick<Bribe, 'namedCards' | 'cardKinds'>> {
  let namedCards: readonly ArchiveId[] = [];
  let cardKinds: readonly string[] = [];
  const all: readonly ArchiveId[] = [...START_IDS.slice(0, s.players.length), ...DECK_IDS];
  const cardsOf = (kind: string): ArchiveId[] =>
    all.filter((card) => kindOfCard(card) === kind && !namedCards.includes(card));
  for (let count = 0; count < max; count++) {
    const [kind, card] = yield* ask.demandCard<string>(receiver, {
      about: { ...soFar({ ...demand, namedCards, cardKinds }), count },
      next: (taken) => {
        if (taken.length === 0) return count === 0 ? CARD_KINDS : [...CARD_KINDS, 'done'];
        return taken.length === 1 && taken[0] !== 'done' ? ['any', ...cardsOf(taken[0]!)] : [];
      },
    });
    if (kind === 'done') break;
    if (card === 'any') cardKinds = [...cardKinds, kind!];
    else namedCards = [...namedCards, card as ArchiveId];
  }
  return { namedCards, cardKinds };
}

function* nameRewards(receiver: Seat, max: number, demand: Bribe): Flow<readonly RewardKind[]> {
  let kinds: readonly RewardKind[] = [];
  while (kinds.length < max) {
    const chosen = yield* ask.demandReward<RewardKind | 'done'>(receiver, {
      about: { ...soFar({ ...demand, rewardKinds: kinds }), count: kinds.length },
      candidates: () => (kinds.length === 0 ? REWARD_KIND_IDS : [...REWARD_KIND_IDS, 'done']),
    });
    if (chosen === 'done') break;
    kinds = [...kinds, chosen];
  }
  return kinds;
}

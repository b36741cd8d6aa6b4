import type { CardFinding, Findings, Seat } from '@warptable/kernel';
import { ARCHIVE, rewardKind } from '../content/index.ts';
import type { ArchiveId } from '../content/index.ts';
import type { WarpEvent } from '../rules/events.ts';

/** A subject and one thing of it. */
type Thing = readonly [subject: string, id: string];

/** Something that a player took or used. */
interface Use {
  readonly seat: Seat;
  readonly thing: Thing;
  readonly how: 'picked' | 'played';
}

/** What the players took and used, by copies that are alike. */
export function cardsOf(events: readonly WarpEvent[]): CardFinding[] {
  const counts = new Map<string, CardFinding>();
  events.forEach((event, i) => {
    for (const { seat, thing, how } of cardUsesOf(event, events[i - 1])) {
      const [subject, id] = thing;
      const key = `${subject}/${id}/${seat}`;
      const before = counts.get(key) ?? { subject, id, seat, picked: 0, played: 0 };
      counts.set(key, { ...before, [how]: before[how] + 1 });
    }
  });
  return [...counts.values()];
}

/** The Archive Cards that somebody could have taken: those of the line-up, and those looked at on top of the deck. */
export function offersOf(events: readonly WarpEvent[]): Findings['table'] {
  const offers: Record<string, Set<string>> = { combat: new Set(), develop: new Set() };
  for (const event of events)
    for (const card of offered(event)) {
      const [subject, id] = archive(card);
      offers[subject]?.add(id);
    }
  return Object.fromEntries(Object.entries(offers).map(([subject, ids]) => [subject, [...ids].toSorted()]));
}

function offered(event: WarpEvent): readonly ArchiveId[] {
  if (event.type === 'LineUpRefilled') return event.cards;
  return event.type === 'TopLookedAt' ? (event.only?.cards ?? []) : [];
}

const archive = (card: ArchiveId): Thing => {
  const one = ARCHIVE[card];
  if (one.type === 'combat') return ['combat', one.kind];
  return ['develop', card.replace(/^(start|build-any|upgrade-any)-\d+$/, '$1')];
};

const used = (seat: Seat, thing: Thing): Use[] => [{ seat, thing, how: 'played' }];

const took = (seat: Seat, things: readonly Thing[]): Use[] =>
  things.map((thing) => ({ seat, thing, how: 'picked' }));

/** An Archive Card is taken where the player knows it, not from the top of the deck; Reward Cards come by chance alone. */
function cardUsesOf(event: WarpEvent, before: WarpEvent | undefined): Use[] {
  switch (event.type) {
    case 'LineUpCardTaken':
    case 'CardSalvaged':
      return took(event.seat, [archive(event.card)]);
    case 'CardExchanged':
      return took(event.seat, [archive(event.taken)]);
    case 'CardDrawn':
      return took(event.seat, lookedAt(event.only?.card, before));
    case 'RewardsDrawn':
      return took(
        event.seat,
        (event.only?.cards ?? []).map((card): Thing => ['reward', rewardKind(card)]),
      );
    default:
      return usesIn(event);
  }
}

/** Great Index, Sealed Vault: a card of those that the player has just looked at. */
function lookedAt(card: ArchiveId | undefined, before: WarpEvent | undefined): Thing[] {
  const looked = before?.type === 'TopLookedAt' ? (before.only?.cards ?? []) : [];
  return card !== undefined && looked.includes(card) ? [archive(card)] : [];
}

function usesIn(event: WarpEvent): Use[] {
  switch (event.type) {
    case 'ActionChosen':
      return used(event.seat, ['action', event.action]);
    case 'Followed':
      return used(event.seat, ['action', `${event.action}, following`]);
    case 'DevelopCardPlayed':
      return used(event.seat, archive(event.card));
    case 'CardRevealed': // TW 10.35: without an option it could not be paid
      return event.option > 0 ? used(event.seat, archive(event.card)) : [];
    case 'RewardUsed':
      return used(event.seat, ['reward', rewardKind(event.reward)]);
    case 'RewardAbilityUsed':
      return used(event.seat, ['ability', event.race]);
    case 'Built':
      return used(event.seat, ['building', event.building]);
    case 'Upgraded':
      return used(event.seat, ['upgrade', event.building]);
    default:
      return [];
  }
}

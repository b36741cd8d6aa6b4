import type { CardFinding, Seat } from '@warptable/kernel';
import type { ChaosEvent } from '../rules/events.ts';

/** What the players took and used: tactics cards (their other effects, and on the wheel), intel, leaders, attributes. */
export function cardsOf(events: readonly ChaosEvent[]): CardFinding[] {
  const counts = new Map<string, CardFinding>();
  const note = (subject: string, id: string, seat: Seat, picked: number, played: number): void => {
    const key = `${subject}/${id}/${seat}`;
    const before = counts.get(key) ?? { subject, id, seat, picked: 0, played: 0 };
    counts.set(key, { ...before, picked: before.picked + picked, played: before.played + played });
  };
  for (const event of events) {
    switch (event.type) {
      case 'CardsDrawn':
        for (const card of event.only?.cards ?? []) note('tactics', card, event.seat, 1, 0);
        break;
      case 'CardPlayed':
        note('tactics', event.card, event.seat, 0, 1);
        break;
      case 'PlansRevealed':
        for (const { seat, section, card } of event.plans) {
          note('section', section, seat, 0, 1);
          if (card !== null) note('tactics', card, seat, 0, 1);
        }
        break;
      case 'IntelGiven':
        note('intel', event.intel, event.seat, 0, 1);
        break;
      case 'FirstLeaderPlaced':
      case 'LeaderDeployed':
        note('leader', event.leader, event.seat, 0, 1);
        break;
      case 'AttributeUpgraded':
        note('attribute', event.attribute, event.seat, 1, 0);
        break;
      default:
    }
  }
  return [...counts.values()];
}

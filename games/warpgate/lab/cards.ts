import type { CardFinding, Seat } from '@warptable/kernel';
import type { WarpgateEvent } from '../rules/events.ts';

type Uses = { picked: number; played: number };

/** What the players took and used: actions, Technologies, Tactics and Exploration tokens. */
export function cardsOf(events: readonly WarpgateEvent[]): CardFinding[] {
  const counts = new Map<string, CardFinding & Uses>();
  const note = (subject: string, id: string, seat: Seat, { picked, played }: Uses): void => {
    const key = `${subject}/${id}/${seat}`;
    const before = counts.get(key) ?? { subject, id, seat, picked: 0, played: 0 };
    counts.set(key, { ...before, picked: before.picked + picked, played: before.played + played });
  };
  for (const event of events) {
    switch (event.type) {
      case 'ActionAnnounced':
        note('action', event.action, event.seat, { picked: 0, played: 1 });
        break;
      case 'TechnologyTaken': // it works from then on by itself, so no use of it is counted
        note('technology', event.technology, event.seat, { picked: 1, played: 0 });
        break;
      case 'TacticsKept':
        for (const card of event.only?.cards ?? [])
          note('tactics', card, event.seat, { picked: 1, played: 0 });
        break;
      case 'TacticsRevealed':
        note('tactics', event.card, event.seat, { picked: 0, played: 1 });
        break;
      case 'TokenRevealed':
        note('token', event.token, event.seat, { picked: event.kept ? 1 : 0, played: 1 });
        break;
      default:
    }
  }
  return [...counts.values()];
}

import type { Seat } from '@warptable/kernel';
import type { TechnologyId } from '../../content/index.ts';
import type { Warpgate } from '../moments.ts';
import type { State } from '../state.ts';

/** WG 8.1, WG 8.10: the Technology is the player's for good; the display is refilled when exactly one is left. */
export function takeTechnology(g: Warpgate, seat: Seat, technology: TechnologyId): void {
  const s = g.state;
  s.technologies.splice(s.technologies.indexOf(technology), 1);
  s.players[seat]!.technologies.push(technology);
  g.emit?.({ type: 'TechnologyTaken', seat, technology });
  if (s.technologies.length === 1) revealTechnology(g, 1);
}

/** WG 8.12: what was taken during an action works once the action is over. */
export function activateTechnologies(s: State): void {
  for (const { kind, technologies, abilities } of s.players) {
    if (kind !== 'human') continue; // WG 14.10: the texts of the Gatekeepers' Technologies are ignored.
    for (const technology of technologies) if (!abilities.includes(technology)) abilities.push(technology);
  }
}

/** The top card of the deck, if there is one, is laid face up at this position of the display. */
export function revealTechnology(g: Warpgate, position: number): void {
  const s = g.state;
  const technology = s.technologyDeck.pop();
  if (technology === undefined) return;
  s.technologies.splice(position, 0, technology);
  g.lockUndo('a Technology was revealed'); // WG 21.2, WG 21.3
  g.emit?.({ type: 'TechnologyRevealed', technology });
}

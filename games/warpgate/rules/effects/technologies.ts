import type { Seat } from '@warptable/kernel';
import type { TechnologyId } from '../../content/index.ts';
import type { Warpgate } from '../moments.ts';

/** WG 8.1, 8.10: the Technology is the player's for good; the display is refilled when exactly one is left. */
export function takeTechnology(g: Warpgate, seat: Seat, technology: TechnologyId): void {
  const s = g.state;
  const player = s.players[seat]!;
  s.technologies.splice(s.technologies.indexOf(technology), 1);
  player.technologies.push(technology);
  // WG 14.10: the texts of the Gatekeepers' Technologies are ignored.
  if (player.kind === 'human') player.abilities.push(technology);
  g.tell?.({ type: 'TechnologyTaken', seat, technology });
  if (s.technologies.length === 1) revealTechnology(g, 1);
}

/** The top card of the deck, if there is one, is laid face up at this position of the display. */
export function revealTechnology(g: Warpgate, position: number): void {
  const s = g.state;
  const technology = s.technologyDeck.pop();
  if (technology === undefined) return;
  s.technologies.splice(position, 0, technology);
  g.seal('a Technology was revealed');
  g.tell?.({ type: 'TechnologyRevealed', technology });
}

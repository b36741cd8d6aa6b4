import type { Seat } from '@warptable/kernel';
import { FACTIONS } from '../../content/index.ts';
import type { FactionId } from '../../content/index.ts';
import type { ChaosView } from '../../rules/view.ts';

export interface Standing {
  readonly seat: Seat;
  readonly faction: FactionId;
  readonly isWinner: boolean;
  readonly fame: number;
  /** Relics on the map whose regions are controlled (CO 15.2). */
  readonly relicsHeld: number;
  /** Relics on the board. */
  readonly relics: number;
  /** CO 16.6 */
  readonly land: number;
}

/** How near everybody came to each of the three victories: winners first, then by how far the fame marker has come. */
export function standingsOf({ players, regions, winners }: ChaosView): Standing[] {
  return players
    .flatMap(({ faction, fame, relics, landCount }, seat): Standing[] =>
      faction === null
        ? []
        : [
            {
              seat,
              faction,
              isWinner: winners.includes(seat),
              fame,
              relicsHeld: regions.filter(({ relic, controller }) => relic > 0 && controller === seat).length,
              relics: relics.length,
              land: landCount,
            },
          ],
    )
    .toSorted((a, b) => Number(b.isWinner) - Number(a.isWinner) || shareOf(b) - shareOf(a));
}

const shareOf = ({ faction, fame }: Standing): number => fame / FACTIONS[faction].fameEnd;

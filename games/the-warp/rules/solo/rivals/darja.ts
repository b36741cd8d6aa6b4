import { roll } from '@warptable/kernel';
import type { Flow } from '@warptable/kernel';
import { cannonsOf, whyNotTarget } from '../../available/lasers.ts';
import { strike } from '../../effects/troops.ts';
import { boardOf } from '../../geometry.ts';
import { markedAreas, sumOfAreas } from '../../missions/conditions.ts';
import type { Warp } from '../../moments.ts';
import { canRivalBuild, rivalBuild } from '../developing.ts';
import type { RivalAbility } from '../moments.ts';
import { HIGHEST_MULTIPLIER, MOST_TROOPS, pick } from '../picks.ts';
import { inPhase, rivalScores } from '../points.ts';
import { PLAYER, RIVAL } from '../state.ts';

const FEW = 2;
const HIT = 4;
const HARD_POINTS_A_WEAPON = 2;

export const darja: RivalAbility = {
  id: 'darja',
  name: 'Darja Shadows',
  rule: 'TWS 19.20',
  moments: {
    maxAttackers: FEW, // TWS 11.12
    whenConquering: {
      applies: (_s, _rival, { troops }) => troops <= FEW, // TWS 19.24
      *act(g) {
        rivalScores(g, inPhase(g.state, [2, 2, 3]));
      },
    },
    atNextPhase: { act: laserVolley },
    canDoSpecial: (s) => canRivalBuild(s, 'laser-cannon') || canRivalBuild(s, 'assault-ship'),
    special: {
      *act(g) {
        if (!(yield* rivalBuild(g, 'laser-cannon'))) yield* rivalBuild(g, 'assault-ship');
      },
    },
    hardPoints: (s) =>
      HARD_POINTS_A_WEAPON * (markedAreas(s, RIVAL, s.lasers) + sumOfAreas(s, RIVAL, s.ships)),
  },
};

/** TWS 19.20: each cannon fires once at an area of the Player, for nothing. */
function* laserVolley(g: Warp): Flow {
  const s = g.state;
  const { ids, place, within2 } = boardOf(s);
  const cannons = cannonsOf(s, RIVAL).map((area) => ids[area]!);
  for (const cannon of cannons.toSorted()) {
    const targets = within2[place(cannon)]!.filter(
      (area) => s.owner[area] === PLAYER && whyNotTarget(s, RIVAL, area) === undefined,
    );
    const target = yield* pick(g, 'rivalLaser', targets, [MOST_TROOPS, HIGHEST_MULTIPLIER]);
    if (target === undefined) continue;
    const dice = yield* roll('a Laser Cannon was fired', 1);
    const hits = dice[0]! >= HIT ? 1 : 0;
    g.emit?.({ type: 'LaserFired', seat: RIVAL, cannon, area: ids[target]!, dice, hits });
    s.players[RIVAL]!.deeds.laserKills += strike(g, target, hits);
  }
}

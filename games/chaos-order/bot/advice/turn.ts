import type { Seat } from '@warptable/kernel';
import { LOOSE_TOKENS, TRACKS } from '../../content/index.ts';
import type { Auxiliary, Phase, RegionId } from '../../content/index.ts';
import { placesWithUnits } from '../../rules/available/moving.ts';
import { regionAt } from '../../rules/geometry.ts';
import { columnOf } from '../../rules/queries.ts';
import { playerAt } from '../../rules/state.ts';
import type { Place, State, Turn } from '../../rules/state.ts';
import { appealOfOrigin } from './moving.ts';
import { spareEnergy, worthOfGain, worthOfPhase } from './worth.ts';

/** CO 6.3: what the phase brings, against what it costs. */
export function actOrPass(s: State, seat: Seat, option: string, phase: Phase, cost: number): number {
  if (option === 'pass') return 3;
  const player = playerAt(s, seat);
  const gain = worthOfPhase(s, seat, phase) + (phase === 'move' ? 3 * bestMove(s, seat) : 0);
  return Math.max(0.3, gain * spareEnergy(player, cost) - 0.4 * cost + 2.5);
}

/** What the best of all moves would win. */
function bestMove(s: State, seat: Seat): number {
  let best = 0;
  for (const from of placesWithUnits(s, seat)) best = Math.max(best, appealOfOrigin(s, seat, from));
  return best;
}

/** CO 6.15 */
export function turnOption(s: State, seat: Seat, option: string): number {
  const turn = s.turn;
  if (!turn) return 1;
  const [what, at] = option.split(':') as [string, string?];
  switch (what) {
    case 'main':
      return 12;
    case 'auxiliary':
      return at === 'free' ? 9 : auxiliary(s, seat, turn);
    case 'construct':
    case 'recruit':
    case 'seam':
      return 8;
    case 'ability':
      return 9;
    case 'harvest':
      return 0.5 + yieldAt(s, seat, at as Place);
    case 'move':
      return 4 * appealOfOrigin(s, seat, at as Place) ** 1.5;
    case 'card':
      return 4;
    case 'flight':
      return 0.3;
    default:
      return restraint(turn);
  }
}

/** How much speaks for the end of the turn. */
function restraint(turn: Turn): number {
  if (turn.main === 'open') return 0.05;
  return turn.mainPoints + turn.cardPoints > 0 ? 0.35 : 2;
}

function auxiliary(s: State, seat: Seat, turn: Turn): number {
  if (turn.main === 'open' || (turn.mainPoints > 0 && turn.phase !== 'recruit')) return 0.1;
  const player = playerAt(s, seat);
  const { cost, gives } = TRACKS[turn.phase].columns[columnOf(player, turn.phase) - 1]!.auxiliary;
  const price = (cost.energy ?? 0) + 2.2 * (cost.gems ?? 0);
  return Math.max(
    0.1,
    (worthOfAuxiliary(gives) / price) * 2.2 * spareEnergy(player, cost.energy ?? 0) ** 0.5,
  );
}

const worthOfAuxiliary = (gives: Auxiliary['gives']): number =>
  typeof gives === 'object' ? worthOfGain(gives) : { build: 5, deploy: 7, upgrade: 5 }[gives];

/** What harvesting there brings. */
export function yieldAt(s: State, seat: Seat, at: Place): number {
  const { loose, production } =
    at === 'base'
      ? { loose: playerAt(s, seat).baseLoose, production: null }
      : regionAt(s, at satisfies RegionId);
  if (loose === null) return production === null ? 2 : worthOfGain(production);
  const { plain, upgraded } = LOOSE_TOKENS[loose];
  const side = s.turnedLoose.includes(loose) ? upgraded : plain;
  return side === 'commandPost' ? 5 : worthOfGain(side);
}

/** CO 11.10: fighters that are nearest to the base first. */
export function recruitOption(s: State, seat: Seat, option: string): number {
  const [what, sector] = option.split(':') as [string, string?];
  if (what === 'advance') return 2 + Number(sector) ** 2;
  if (what === 'fastTrack') return playerAt(s, seat).energy > 4 ? 6 : 1;
  return what === 'trade' ? 1.2 : 0.05;
}

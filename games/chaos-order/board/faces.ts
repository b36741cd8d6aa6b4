import type { Seat } from '@warptable/kernel';
import { LOOSE_TOKENS, PHASES, TRACKS, foundationReward } from '../content/index.ts';
import type { Building, Column, Gain, LeaderId, Phase, RegionId, RyhzuId } from '../content/index.ts';
import type { ChaosView, RegionView } from '../rules/view.ts';

/** Units of one faction at a place. */
export interface Force {
  readonly seat: Seat;
  readonly fighters: number;
  readonly leaders: readonly { readonly id: LeaderId | RyhzuId; readonly upgraded: boolean }[];
}

/** A foundation, and what stands on it. */
export interface SiteFace {
  readonly reward: Gain | null;
  readonly hasFoundation: boolean;
  readonly building: Building | null;
  readonly owner: Seat;
}

/** Everybody who has units there, in the order of the seats. */
export const forcesAt = (view: ChaosView, id: RegionId): Force[] =>
  view.players.flatMap((_, seat) => forceAt(view, seat, id) ?? []);

/** Units of this seat in a region or on its base; nothing if there are none. */
export function forceAt(view: ChaosView, seat: Seat, at: RegionId | 'base'): Force | undefined {
  const player = view.players[seat];
  const fighters =
    at === 'base' ? (player?.onBase ?? 0) : (view.regions.find(({ id }) => id === at)?.fighters[seat] ?? 0);
  const leaders = [
    ...(player?.leaders.filter((leader) => leader.at === at) ?? []),
    ...view.ryhzu.filter((beast) => beast.at === at && beast.master === seat),
  ].map(({ id, upgraded }) => ({ id, upgraded }));
  return fighters > 0 || leaders.length > 0 ? { seat, fighters, leaders } : undefined;
}

export const sitesOf = ({ sites }: RegionView): SiteFace[] =>
  sites.map(({ foundation, building, owner }) => ({
    reward: foundation === null ? null : foundationReward(foundation),
    hasFoundation: foundation !== null,
    building,
    owner,
  }));

/** What a region yields; under a loose token, what that yields. Nothing for a lake, `commandPost` for the Command Post. */
export function yieldOf(
  { turnedLoose }: Pick<ChaosView, 'turnedLoose'>,
  { loose, production }: Pick<RegionView, 'loose' | 'production'>,
): Gain | 'commandPost' | null {
  if (!loose) return production;
  const { plain, upgraded } = LOOSE_TOKENS[loose];
  return turnedLoose.includes(loose) ? upgraded : plain;
}

/** As text, so that equal faces are the same value and a region is drawn anew only when something has changed. */
export const keyOf = (face: unknown): string => JSON.stringify(face);

/** What a track shows where the marker of this seat stands. */
export const columnAt = (
  { players }: Pick<ChaosView, 'players'>,
  seat: Seat,
  phase: Phase,
): Column | undefined => TRACKS[phase].columns[(players[seat]?.research[PHASES.indexOf(phase)] ?? 1) - 1];

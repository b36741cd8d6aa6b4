import { declareAbilities, lateBound } from '@warptable/kernel';
import type { ChaosAbility, ChaosAbilityTypes } from './moments.ts';
import { ask } from './questions.ts';
import { playerAt } from './state.ts';
import type { AbilityId } from './state.ts';

/** Bound in `game.ts`: abilities act through effects, and effects ask for abilities. */
export const abilityList = lateBound<readonly ChaosAbility[]>('the abilities of Chaos Order');

/** Happenings that are plain gains, fame or intel: they come first, without a question (CO 13.48). */
export const plainAbilities = lateBound<ReadonlySet<AbilityId>>('the plain abilities of Chaos Order');

export const { allowed, happen, replaced, total, use } = declareAbilities<ChaosAbilityTypes>({
  abilities: () => abilityList(),
  held: (s, seat) => playerAt(s, seat).abilities,
  used: { round: (s, seat) => playerAt(s, seat).used as AbilityId[] }, // CO 1.17; marks of factions stand there too
  *chooseNext(g, seat, ids) {
    const plain = ids.find((id) => plainAbilities().has(id as AbilityId));
    return plain ?? (yield* ask.nextEffect(seat, { candidates: () => ids })); // CO 1.10, CO 13.48
  },
});

import { declareAbilities } from '@warptable/kernel';
import type { WarpgateAbilityTypes } from '../moments.ts';
import { ask } from '../questions.ts';
import { decider } from '../state.ts';
import { FACTION_ABILITIES } from './factions.ts';
import { TECHNOLOGY_ABILITIES } from './technologies.ts';

/** WG 16.3: equal effects of several sources add up. */
export const { allowed, concerned, happen, replaced, total, unlessLifted } =
  declareAbilities<WarpgateAbilityTypes>({
    abilities: () => [...FACTION_ABILITIES, ...TECHNOLOGY_ABILITIES],
    held: (s, seat) => s.players[seat]!.abilities,
    used: { control: (_s, _seat, { used }) => used }, // WG 16.9
    // WG 16.6: in the order the player likes.
    chooseNext: (g, seat, ids) => ask.ability(decider(g.state, seat), { candidates: () => ids }),
  });

import { declareAbilities, lateBound } from '@warptable/kernel';
import type { Seat } from '@warptable/kernel';
import { RACES } from '../content/index.ts';
import type { ExiledAbility, ExiledTypes, RaceAbility, RaceTypes } from './moments.ts';
import { ask } from './questions.ts';
import type { Player, State } from './state.ts';

/** Abilities act through effects, and effects ask for abilities: so `game.ts` binds them. */
export const raceAbilities = lateBound<readonly RaceAbility[]>('the abilities of the races');
export const exiledAbilities = lateBound<readonly ExiledAbility[]>('the Exiled Abilities');

/** Active Abilities, and permanent Reward Abilities that are paid for. */
const races = declareAbilities<RaceTypes>({
  abilities: raceAbilities,
  held: (s, seat) => s.players[seat]!.abilities,
  used: { turn: (s) => s.turn.used },
  chooseNext: (_g, seat, ids) => ask.ability(seat, { candidates: () => ids }), // TW 14.4
});

export const { allowed, concerned, happen, total, use, wouldHappen } = races;

/** TW 14.8. */
export const exiled = declareAbilities<ExiledTypes>({
  abilities: exiledAbilities,
  held: (s, who) => (who === 'everybody' ? [s.exiled.yellow, s.exiled.green] : [who]),
  used: {},
});

/** Does the seat own the badges for a permanent Reward Ability of this moment that it has not got yet (TW 14.6)? */
export function couldBuy(s: State, seat: Seat, moment: keyof RaceTypes['moments']): boolean {
  const player = s.players[seat]!;
  return races
    .having(moment)
    .some(
      (id) =>
        !player.abilities.includes(id) &&
        player.races.some(
          (race) => id === `${race}:always` && player.rewards.length >= RACES[race].reward.badges,
        ),
    );
}

/** Both races, the mimicked one, and what was bought for good. */
export function refreshAbilities(player: Player): void {
  const always = player.abilities.filter((id) => id.endsWith(':always'));
  player.abilities = [...player.races, ...(player.mimicked ? [player.mimicked] : []), ...always];
}

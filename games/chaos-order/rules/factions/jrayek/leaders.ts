import { nothing } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import type { Gain } from '../../../content/index.ts';
import { attackOf } from '../../battle-sums.ts';
import { gain } from '../../effects/gaining.ts';
import { toFirstSector } from '../../effects/units.ts';
import { regionAt } from '../../geometry.ts';
import type { Chaos, ChaosAbility, InBattle } from '../../moments.ts';
import { leaderOf } from '../../queries.ts';
import { ask } from '../../questions.ts';
import type { State } from '../../state.ts';
import { fighting } from '../sides.ts';

export const JRAYEK_LEADERS: readonly ChaosAbility[] = [
  {
    id: 'jayen',
    name: 'Jayen',
    rule: 'CO 21.10',
    moments: {
      won: {
        applies: (s, seat, at) =>
          fighting(s, seat, 'jayen', at) !== undefined && regionAt(s, at.battle.region).fighters[seat]! > 0,
        act(g, seat, at) {
          loseHalf(g, seat, at);
          return nothing();
        },
      },
    },
  },
  {
    id: 'ikryla',
    name: 'Ikryla',
    rule: 'CO 14.2',
    moments: {
      incomeItems: (s, seat, items) =>
        ikrylaIsAtRelic(s, seat) && !s.incomeTaken.includes('ikryla')
          ? [...items, { id: 'ikryla', must: true }]
          : items,
      takeIncome: { applies: (_s, _seat, { item }) => item === 'ikryla', act: takeCardOrGem },
    },
  },
  {
    id: 'lynke',
    name: 'Lynke',
    rule: 'CO 13.22',
    moments: {
      strength(s, seat, at) {
        if (!fighting(s, seat, 'lynke', at)) return 0;
        return Math.floor(attackOf(s, at) / 2);
      },
    },
  },
  {
    id: 'vahla',
    name: 'Vahla',
    rule: 'CO 13.22',
    moments: {
      strength(s, seat, at) {
        const vahla = fighting(s, seat, 'vahla', at);
        if (!vahla) return 0;
        return hasRyhzu(s, at.other.seat, at) || (vahla.upgraded && hasRyhzu(s, seat, at)) ? 4 : 0;
      },
    },
  },
  {
    id: 'kajali',
    name: 'Kajali',
    rule: 'CO 26.9',
    moments: { reservesBattles: (s, seat, { region }) => leaderOf(s, seat, 'kajali')?.at === region },
  },
];

/** Rounded up; they are not wounded (CO 21.10). */
function loseHalf(g: Chaos, seat: Seat, { battle: { region } }: InBattle): void {
  const count = Math.ceil(regionAt(g.state, region).fighters[seat]! / 2);
  toFirstSector(g, seat, region, count);
  g.emit?.({ type: 'FightersLost', seat, region, count, by: 'jayen' });
}

function ikrylaIsAtRelic(s: State, seat: Seat): boolean {
  const at = leaderOf(s, seat, 'ikryla')?.at;
  return at !== undefined && at !== 'base' && at !== 'supply' && regionAt(s, at).relic > 0;
}

const CARD_OR_GEM: readonly Gain[] = [{ cards: 1 }, { gems: 1 }];

function* takeCardOrGem(g: Chaos, seat: Seat): Flow {
  const which = yield* ask.whichGain(seat, {
    about: { gains: CARD_OR_GEM, from: 'ikryla' },
    candidates: () => ['0', '1'],
  });
  yield* gain(g, seat, CARD_OR_GEM[Number(which)]!, 'ikryla');
}

const hasRyhzu = (s: State, seat: Seat, { battle }: InBattle): boolean =>
  s.ryhzu.some(({ master, at }) => master === seat && at === battle.region);

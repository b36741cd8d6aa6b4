import { triedInSolo } from '../solo/state.ts';
import type { Flow, Seat } from '@warptable/kernel';
import { ARCHIVE } from '../../content/index.ts';
import type { ArchiveId, DevelopOption } from '../../content/index.ts';
import { buildableTypes } from '../available/building.ts';
import { isPlayable, nextOfPlan, planOf } from '../available/developing.ts';
import type { DevelopTerms } from '../available/developing.ts';
import { carryOutOption } from '../effects/building.ts';
import type { Warp } from '../moments.ts';
import { REFUSED } from '../refusals.ts';
import type { State } from '../state.ts';
import type { RaceRules } from './race.ts';
import { ask } from '../questions.ts';

const FULL_COST: DevelopTerms = { less: 0, fee: 0 };
const OPTIONS_NEEDED = 3;

interface Played {
  readonly card: ArchiveId;
  readonly option: number;
}

export const ralanEngineers: RaceRules = {
  id: 'ralan-engineers',
  active: {
    name: 'Double Shift',
    rule: 'TW 7.3',
    moments: {
      afterOwnBuild: {
        applies: (s, seat, played) => otherOptions(s, seat, played).length > 0,
        act: buildAgain,
      },
    },
  },
  exiled: { name: 'Bastions', rule: 'TW 8.11', moments: { countsAsTower: true } },
};

/** The other options that have a miniature and an area, whether the player can pay for them or not. */
function otherOptions(s: State, seat: Seat, { card, option }: Played): string[] {
  const { options } = ARCHIVE[card] as { readonly options: readonly DevelopOption[] };
  if (options.length !== OPTIONS_NEEDED) return [];
  return options.flatMap(({ what }, i) =>
    i + 1 !== option && buildableTypes(s, seat, what).length > 0 ? String(i + 1) : [],
  );
}

function* buildAgain(g: Warp, seat: Seat, played: Played): Flow {
  const s = g.state;
  const { card } = played;
  const path = yield* ask.doubleShift<string>(seat, {
    about: { card },
    next: (taken) => {
      if (taken.length === 0) return [...otherOptions(s, seat, played), 'none'];
      return taken[0] === 'none' ? [] : nextOfPlan(s, seat, [card, ...taken], FULL_COST);
    },
    whyNot: (option) =>
      option === 'none' || isPlayable(s, seat, card, Number(option), FULL_COST)
        ? undefined
        : REFUSED.notEnoughResources,
    final: triedInSolo(s),
  });
  if (path[0] === 'none') return;
  const plan = planOf([card, ...path]);
  g.emit?.({ type: 'SecondOptionUsed', seat, card, option: plan.option });
  yield* carryOutOption(g, seat, plan);
}

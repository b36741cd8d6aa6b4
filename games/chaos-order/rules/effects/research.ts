import type { Flow, Refusal, Seat } from '@warptable/kernel';
import { PHASES, TRACKS } from '../../content/index.ts';
import type { Gain, Immediate, Phase } from '../../content/index.ts';
import type { Chaos } from '../moments.ts';
import { columnOf } from '../queries.ts';
import { ask } from '../questions.ts';
import { REFUSED } from '../refusals.ts';
import { playerAt } from '../state.ts';
import type { State } from '../state.ts';
import { gain } from './gaining.ts';
import { immediateFoundation, mayConstructFoundation } from './immediate.ts';
import { layToken, turnToken } from './tokens.ts';
import { payLock, waysToPayLock } from './locks.ts';

/** CO 7.6: several research are gained one after the other. */
export function* research(g: Chaos, seat: Seat, times: number): Flow {
  for (let left = times; left > 0; left--) {
    const s = g.state;
    if (!PHASES.some((phase) => whyNotResearch(s, seat, phase) === undefined)) return; // CO 7.7
    const phase = yield* ask.research(seat, {
      about: { left },
      candidates: () => [...PHASES, 'decline'] as const,
      whyNot: (track) => (track === 'decline' ? undefined : whyNotResearch(s, seat, track)),
    });
    if (phase !== 'decline') yield* advanceMarker(g, seat, phase);
  }
}

function whyNotResearch(s: State, seat: Seat, phase: Phase): Refusal | undefined {
  const column = columnOf(playerAt(s, seat), phase);
  if (column === TRACKS[phase].columns.length) return REFUSED.lastColumn;
  const locked = TRACKS[phase].columns[column]!.lock;
  return locked && waysToPayLock(s, seat, 'research').length === 0 ? REFUSED.lockNotPaid : undefined;
}

/** Could any research be taken now? */
export const canResearch = (s: State, seat: Seat): boolean =>
  PHASES.some((phase) => whyNotResearch(s, seat, phase) === undefined);

function* advanceMarker(g: Chaos, seat: Seat, phase: Phase): Flow {
  const { research: columns } = playerAt(g.state, seat);
  const at = PHASES.indexOf(phase);
  const { lock, immediate } = TRACKS[phase].columns[columns[at]!]!;
  if (lock) yield* payLock(g, seat, 'research'); // CO 7.3
  const column = ++columns[at]!; // CO 7.1
  g.emit?.({ type: 'Researched', seat, phase, column });
  yield* resolveImmediate(g, seat, phase, column, immediate);
}

/** CO 7.4, CO 7.8: a plain gain is taken; of two icons one is chosen. */
function* resolveImmediate(
  g: Chaos,
  seat: Seat,
  phase: Phase,
  column: number,
  icons: readonly Immediate[],
): Flow {
  const [first] = icons;
  if (first === undefined) return;
  if (icons.length === 1) return yield* immediateEffect(g, seat, first);
  const possible = icons.filter((icon) => icon !== 'foundation' || mayConstructFoundation(g.state, seat));
  const mayDecline = !icons.some(isPlainGain);
  const chosen = yield* ask.immediate(seat, {
    about: { phase, column },
    candidates: () => [...icons.map((_, i) => String(i)), ...(mayDecline ? ['nothing'] : [])],
    whyNot: (icon) =>
      icon === 'nothing' || possible.includes(icons[Number(icon)]!)
        ? undefined
        : REFUSED.noPlaceForFoundation,
  });
  if (chosen !== 'nothing') yield* immediateEffect(g, seat, icons[Number(chosen)]!);
}

/** Energy and gems: no choice hangs on them. */
const isPlainGain = (icon: Immediate): boolean =>
  typeof icon === 'object' && Object.keys(icon).every((good) => good === 'energy' || good === 'gems');

function immediateEffect(g: Chaos, seat: Seat, icon: Immediate): Flow {
  switch (icon) {
    case 'foundation':
      return immediateFoundation(g, seat);
    case 'layToken':
      return layToken(g, seat);
    case 'turnToken':
      return turnToken(g, seat);
    default:
      return gain(g, seat, icon satisfies Gain);
  }
}

import { shuffle } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import { INTEL, INTEL_DECK } from '../../../content/index.ts';
import type { IntelId } from '../../../content/index.ts';
import { gain } from '../../effects/gaining.ts';
import type { Chaos } from '../../moments.ts';
import { isUpgraded } from '../../queries.ts';
import { ask } from '../../questions.ts';
import { playerAt, seatsOf } from '../../state.ts';
import type { State } from '../../state.ts';

const MOST_HELD = 4;

/** CO 20.16 */
export function layOutIntel(g: Chaos): Flow {
  g.state.intelDeck = [...INTEL_DECK];
  return shuffle('the intel cards were shuffled', g.state.intelDeck);
}

/** CO 20.17 */
export const hasRoomForIntel = ({ intelHeld }: State): boolean => intelHeld.length < MOST_HELD;

/** CO 20.16, CO 20.19: an empty deck is made anew from the discarded cards; at most 4 are held, so there are always some. */
export function* gainIntel(g: Chaos, seat: Seat): Flow {
  const s = g.state;
  if (s.intelDeck.length === 0) {
    s.intelDeck = s.intelDiscard;
    s.intelDiscard = [];
    yield* shuffle('the discarded intel cards were shuffled', s.intelDeck);
    g.emit?.({ type: 'DeckReshuffled', deck: 'intel' });
  }
  const intel = s.intelDeck.pop()!;
  s.intelHeld.push(intel);
  s.intelHeld.sort();
  g.lockUndo('an intel card was drawn');
  g.emit?.({ type: 'IntelGained', seat, only: { seats: [seat], intel } });
}

/** CO 20.18: 1 card, 2 with upgraded Covert; each adds 1 to the region count. */
export function* giveIntel(g: Chaos, seat: Seat): Flow {
  const s = g.state;
  for (let left = isUpgraded(s, seat, 'covert') ? 2 : 1; left > 0 && s.intelHeld.length > 0; left--) {
    const [intel, to] = yield* ask.giveIntel<string>(seat, {
      about: { left },
      next: (taken) => {
        if (taken.length === 0) return [...new Set(s.intelHeld), 'enough'];
        return taken.length === 1 && taken[0] !== 'enough' ? opponents(s, seat) : [];
      },
      final: ([first]) => first !== 'enough' || 'tried', // CO 29.6
    });
    if (intel === 'enough') return;
    yield* give(g, seat, intel as IntelId, Number(to));
  }
}

const opponents = (s: State, seat: Seat): string[] =>
  seatsOf(s)
    .filter((other) => other !== seat)
    .map(String);

/** CO 20.19 */
function* give(g: Chaos, seat: Seat, intel: IntelId, to: Seat): Flow {
  const s = g.state;
  s.intelHeld.splice(s.intelHeld.indexOf(intel), 1);
  s.intelDiscard.push(intel);
  playerAt(s, seat).countBonus++;
  g.lockUndo('an intel card was given'); // CO 29.6
  g.emit?.({ type: 'IntelGiven', seat, to, intel });
  yield* gain(g, to, INTEL[intel].gain, 'intel');
}

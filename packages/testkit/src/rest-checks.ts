import { KeyedChance, Random, SeededChance, readSnapshot, resume, takeSnapshot } from '@warptable/kernel';
import type { AnyMatch, ChanceSource, GameEvent, Happened, Seat } from '@warptable/kernel';
import type { AnyGame } from './any-game.ts';
import { firstDifference, isSame, isSameText } from './difference.ts';
import { Finding } from './finding.ts';
import { questionsOf } from './observing.ts';

/** The match as it would be after a cold start: from the text of its snapshot. */
function coldStart(game: AnyGame, match: AnyMatch): AnyMatch {
  const snapshot = readSnapshot(game, JSON.stringify(takeSnapshot(match)));
  return resume(game, snapshot, laterChance(snapshot.chance));
}

function laterChance(saved: ReturnType<ChanceSource['save']>): ChanceSource {
  if (saved.kind === 'seeded') return new SeededChance(Random.restore(saved.state));
  return new KeyedChance('0'.repeat(64), []);
}

/** Fails if a cold start leads to anything else than the match is now. */
export function checkResume(game: AnyGame, match: AnyMatch): void {
  const cold = coldStart(game, match);
  if (!isSame(cold.state, match.state)) {
    throw new Finding('resume', `after a cold start ${firstDifference(match.state, cold.state, 'state')}`);
  }
  if (!isSameText(questionsOf(cold), questionsOf(match)))
    throw new Finding('resume', 'other questions are asked after a cold start');
  if (cold.position !== match.position || cold.length !== match.length) {
    throw new Finding(
      'resume',
      `position ${match.position} of ${match.length} becomes ${cold.position} of ${cold.length}`,
    );
  }
  for (let seat = 0; seat < match.seats; seat++) {
    if (!isSame(cold.undoable(seat), match.undoable(seat))) {
      throw new Finding('resume', `undo of seat ${seat} is not what it was before the cold start`);
    }
  }
}

/** What undo must lead back to. */
export interface Before {
  readonly state: string;
  readonly questions: string;
  readonly events: readonly Happened<GameEvent>[];
}

export function before(match: AnyMatch): Before {
  return { state: JSON.stringify(match.state), questions: questionsOf(match), events: [...match.events] };
}

/** Fails if the seat may take its answer back, and that does not lead to what was before. */
export function checkUndo(game: AnyGame, match: AnyMatch, seat: Seat, was: Before): void {
  if (!match.undoable(seat).ok) return;
  const cold = coldStart(game, match);
  cold.undo(seat);
  if (!isSameText(JSON.stringify(cold.state), was.state)) {
    throw new Finding(
      'undo',
      `after undo of seat ${seat} ${firstDifference(JSON.parse(was.state), cold.state, 'state')}`,
    );
  }
  if (!isSameText(questionsOf(cold), was.questions))
    throw new Finding('undo', `other questions are asked after undo of seat ${seat}`);
  const events = was.events.slice(was.events.length - cold.events.length);
  if (!isSame(events, cold.events)) throw new Finding('undo', `undo of seat ${seat} leaves other events`);
}

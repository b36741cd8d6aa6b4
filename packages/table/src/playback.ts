import { Match, isChance, isSideAction } from '@warptable/kernel';
import type { AnyMatch, Playable, UndoLimit } from '@warptable/kernel';
import type { RecordedAction } from './actions.ts';
import { upgraded } from './saved.ts';
import { Table } from './table.ts';

/** So many actions are performed in one go: some milliseconds. */
const SLICE = 20;
/** A checkpoint is kept for so many entries: no past of the game is further away from one. */
const MILESTONE_EVERY = 40;

/** A checkpoint on the way, to go on from. */
interface Milestone {
  readonly state: Playable;
  readonly at: number;
  readonly undoLimit: UndoLimit;
}

/** Others go on meanwhile. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * A table played again from its beginning, in slices, so that nobody waits for it. It is led on by what is done later, and keeps
 * checkpoints, so that nothing is played twice.
 */
export class Playback {
  readonly table: Table;
  private milestones: Milestone[] = [];

  constructor({ gameModule, setup }: Pick<Table, 'gameModule' | 'setup'>) {
    this.table = new Table(gameModule, setup);
  }

  /** Throws if an action does not fit the rules of today. */
  async playOn(actions: readonly RecordedAction[]): Promise<void> {
    for (const [i, action] of actions.entries()) {
      if (i % SLICE === SLICE - 1) await breathe();
      const { undos } = this.table;
      this.table.perform(upgraded(action));
      if (this.table.undos !== undos) this.forgetBeyond(this.table.intact);
      this.remember();
    }
  }

  /** The match as it was after so many entries, with the outcomes of chance that follow them at once. */
  past(at: number): AnyMatch {
    const { match } = this.table;
    if (!match) throw new Error('the game has not begun');
    const { game, options, seats, chance, entries } = match;
    const next = entries.findIndex((entry, i) => i >= at && !isChance(entry));
    const end = next < 0 ? entries.length : next;
    const milestone = this.milestones.findLast((one) => one.at <= end);
    const from = milestone
      ? {
          ...milestone,
          state: game.copy(milestone.state),
          entries: entries.slice(milestone.at, end),
          sideActions: entries.slice(0, milestone.at).filter(isSideAction).length,
        }
      : { state: game.start(options, seats), at: 0, entries: entries.slice(0, end) };
    return new Match(game, { options, seats, chance, from });
  }

  private remember(): void {
    const { match } = this.table;
    if (!match || match.length < (this.milestones.at(-1)?.at ?? 0) + MILESTONE_EVERY) return;
    const { state, at, undoLimit } = match.checkpoint();
    if (at >= (this.milestones.at(-1)?.at ?? 0) + MILESTONE_EVERY)
      this.milestones.push({ state: match.game.copy(state), at, undoLimit });
  }

  private forgetBeyond(at: number): void {
    this.milestones = this.milestones.filter((one) => one.at <= at);
  }
}

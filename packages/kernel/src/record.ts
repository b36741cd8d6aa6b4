import { isOutcomeOf } from './chance/source.ts';
import type { ChanceSource, ChanceState } from './chance/source.ts';
import type { Driver } from './driver.ts';
import { isAnswer, isChance, isSideAction } from './entries.ts';
import type { Answer, Entry, SideActionEntry } from './entries.ts';
import { WarptableError } from './errors.ts';
import { visibleTo } from './events.ts';
import type { Forced, GameEvent, Happened } from './events.ts';
import type { Chance } from './flow.ts';
import type { Playable, SideAction } from './game.ts';
import type { Viewer } from './seats.ts';

/**
 * What was answered, what chance brought and what came of it. It stands between a driver and its chance: what is on record comes out
 * as it did, what is new is drawn and recorded.
 */
export class GameRecord<E extends GameEvent> implements ChanceSource {
  /** The number of entries before those that are here, and how many of them were side actions. */
  readonly first: number;
  private readonly firstSideActions: number;
  readonly entries: Entry[];
  readonly events: Happened<E>[] = [];
  readonly source: ChanceSource;
  /** The chance before it was first asked since the last answer, if it was. */
  private luckBefore: ChanceState | undefined;

  constructor(entries: readonly Entry[], first: number, source: ChanceSource, sideActions = 0) {
    this.entries = [...entries];
    this.first = first;
    this.firstSideActions = sideActions;
    this.source = source;
  }

  /** The number of entries so far, from the beginning of the game. */
  get length(): number {
    return this.first + this.entries.length;
  }

  /** An answer that is about to be played. */
  begin(answer: Answer): void {
    this.luckBefore = undefined;
    this.entries.push(answer);
  }

  /** As if that answer had never been given: nor has it drawn anything. */
  takeBack(length: number): void {
    this.entries.length = length - this.first;
    if (this.luckBefore) this.source.restore?.(this.luckBefore);
  }

  since(at: number): Entry[] {
    return this.entries.slice(at - this.first);
  }

  /** How many of so many entries were side actions. */
  sideActionsIn(at: number): number {
    let count = this.firstSideActions;
    for (let i = 0; i < at - this.first; i++) if (isSideAction(this.entries[i]!)) count++;
    return count;
  }

  /**
   * Adds a side action that has been done. It takes the place of one that it makes void, if nothing but side actions has come since:
   * nobody can fill the record by changing a note to and fro.
   */
  addSideAction(entry: SideActionEntry, replaces: SideAction<never>['replaces']): void {
    const { entries } = this;
    for (let i = entries.length - 1; i >= 0; i--) {
      const earlier = entries[i]!;
      if (!replaces || !isSideAction(earlier)) break;
      const isAlike = earlier.seat === entry.seat && earlier.sideAction === entry.sideAction;
      if (isAlike && replaces(earlier.value, entry.value)) entries.splice(i, 1);
    }
    entries.push(entry);
  }

  note(at: number, event: E | Forced): void {
    this.events.push({ at, event });
  }

  /** The events from this number of entries on, as this viewer may see them. */
  eventsFor(viewer: Viewer, since: number): Happened<E>[] {
    const seen: Happened<E>[] = [];
    for (const { at, event } of this.events) {
      if (at < since) continue;
      const visible = visibleTo(event, viewer);
      if (visible) seen.push({ at, event: visible });
    }
    return seen;
  }

  draw(request: Chance, at: number): readonly number[] {
    const recorded = this.entries[at - this.first];
    if (!recorded) {
      if (this.source.restore) this.luckBefore ??= this.source.save();
      const position = this.source.countsSideActions ? at : at - this.sideActionsIn(at);
      const outcome = this.source.draw(request, position);
      this.entries.push({ chance: request.purpose, outcome });
      return outcome;
    }
    const fits =
      isChance(recorded) && recorded.chance === request.purpose && isOutcomeOf(request, recorded.outcome);
    if (!fits) throw misfit(at, `chance '${request.purpose}' (bounds ${request.bounds.join(', ')}) is due`);
    return recorded.outcome;
  }

  save(): ChanceState {
    return this.source.save();
  }

  /** Lets the driver play the entries that it has not played yet. */
  catchUp<S extends Playable, O, V>(driver: Driver<S, O, V, E>, sideActionsMayFall = false): void {
    for (;;) {
      const entry = this.entries[driver.length - this.first];
      if (!entry) return;
      if (isSideAction(entry)) {
        const fault = driver.faultOfSideAction(entry);
        if (fault && sideActionsMayFall) this.entries.splice(driver.length - this.first, 1);
        else if (fault) throw misfit(driver.length, fault.message, fault);
        else driver.takeSideAction(entry);
      } else if (isAnswer(entry)) {
        const fault = driver.faultOfAnswer(entry);
        if (fault) throw misfit(driver.length, fault.message, fault);
        driver.take(entry);
      } else {
        throw misfit(driver.length, 'no chance is due');
      }
    }
  }
}

const misfit = (at: number, why: string, cause?: WarptableError): WarptableError =>
  new WarptableError('corrupt', `entry ${at} does not fit: ${why}`, cause?.refusal, cause);

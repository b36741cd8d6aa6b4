import type { Viewer, GameEvent, Happened, PersonAt, Seat } from '@warptable/kernel';
import type { ReactNode } from 'react';

/** A fight as its events tell it. */
export interface Fight<E extends GameEvent = GameEvent> {
  /** The place on the board that it is fought for. */
  readonly place: string;
  /** All who take part, whoever supports a side too. */
  readonly fighters: readonly Seat[];
  /** The number of entries when it was decided; null while it goes on. */
  readonly endedAt: number | null;
  /** What its sentence and its account tell: nobody has to hear of it again. */
  readonly told: readonly E[];
  /** What came of it, in the words of the log. */
  readonly after: readonly E[];
}

/** To whom a fight is told, and by what names. */
export interface FightHearer<V> {
  readonly view: V;
  readonly viewer: Viewer;
  readonly personAt: PersonAt;
}

/** How a game shows the end of a fight, from its events alone. */
export interface FightUi<V, E extends GameEvent, F extends Fight> {
  /** The fights that are told here, the last one last. */
  of(log: readonly Happened<E>[]): readonly F[];
  /** How it ended, in one short sentence. */
  sentence(fight: F, hearer: FightHearer<V>): string;
  /** Both sides: what they had, what it came to, what they lost. A component. */
  Account(this: void, props: FightHearer<V> & { readonly fight: F }): ReactNode;
  /** Where to read how a fight is decided. */
  readonly rule: string;
}

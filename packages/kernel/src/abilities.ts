/**
 * Something that changes the rules for its owner: a faction, a technology, a card. It acts only at the named moments of its
 * game: `M` lists them, pure functions for numbers and permissions, flows for things that happen.
 */
export interface Ability<Id extends string, M> {
  readonly id: Id;
  readonly moments: Partial<M>;
}

/** An ability that has a say at some moment, and what it does there. */
export interface Holder<Id extends string, Does> {
  readonly id: Id;
  readonly does: Does;
}

/** All abilities of a game. Asked by moment: few abilities have a say at each, so that is quick. */
export class Abilities<Id extends string, M> {
  readonly ids: readonly Id[];
  private readonly byMoment = new Map<keyof M, Holder<Id, unknown>[]>();

  constructor(...lists: readonly (readonly Ability<Id, M>[])[]) {
    const all = lists.flat();
    this.ids = all.map(({ id }) => id);
    if (new Set(this.ids).size !== all.length) throw new Error('two abilities have the same id');
    for (const { id, moments } of all) {
      for (const moment of Object.keys(moments) as (keyof M)[]) {
        this.byMoment.set(moment, [...this.at(moment), { id, does: moments[moment] }]);
      }
    }
  }

  /** Who has a say at this moment. */
  at<K extends keyof M>(moment: K): readonly Holder<Id, M[K]>[] {
    return (this.byMoment.get(moment) ?? NONE) as readonly Holder<Id, M[K]>[];
  }
}

const NONE: readonly never[] = [];

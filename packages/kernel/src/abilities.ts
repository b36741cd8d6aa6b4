/**
 * Something that changes the rules for its owner: a faction, a technology, a card. It acts only at the named moments of its
 * game: `M` lists them, pure functions for numbers and permissions, flows for things that happen.
 */
export interface Ability<Id extends string, M> {
  readonly id: Id;
  readonly moments: Partial<M>;
}

/** All abilities of a game by their id. */
export class Abilities<Id extends string, M> {
  private readonly byId: ReadonlyMap<Id, Ability<Id, M>>;

  constructor(...lists: readonly (readonly Ability<Id, M>[])[]) {
    const all = lists.flat();
    this.byId = new Map(all.map((ability) => [ability.id, ability]));
    if (this.byId.size !== all.length) throw new Error('two abilities have the same id');
  }

  get ids(): Id[] {
    return [...this.byId.keys()];
  }

  /** What this ability does at this moment, if it does anything. */
  at<K extends keyof M>(id: Id, moment: K): Partial<M>[K] {
    return this.byId.get(id)?.moments[moment];
  }
}

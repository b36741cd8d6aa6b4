import type { Guide } from '@warptable/bots';
import type { Game, GameEvent, Lab, OptionValues, Playable, Words } from '@warptable/kernel';
import type { AnyCampaign, Campaign } from './campaign.ts';

/** What the first page shows of a game, and what it takes to sort games: known before anything of the game is loaded. */
export interface Facts {
  /** The name of the game's folder. */
  readonly id: string;
  readonly name: string;
  readonly players: { readonly min: number; readonly max: number };
  /** Minutes for each player. */
  readonly minutes: readonly [min: number, max: number];
  /** From 1, light, to 5, heavy. */
  readonly weight: 1 | 2 | 3 | 4 | 5;
  /** What the game is about, in two English sentences. Translations are in the namespace `shelf`. */
  readonly about: string;
  /** The address of a picture, 640 by 360. */
  readonly cover: string;
  /** The table that *Play now* opens. */
  readonly quick: { readonly seats: number; readonly options: OptionValues };
}

/**
 * A game as its folder declares it: the facts, and a loader for each part. Whoever has the manifest has loaded nothing else: the page
 * takes what a table needs when it opens one, a worker the rules and the guide, Node all but the board.
 */
export interface Manifest<S extends Playable, O, V, E extends GameEvent, P> extends Facts {
  readonly rules: () => Promise<Game<S, O, V, E>>;
  readonly words: () => Promise<Words<V, E>>;
  /** Without a guide, bots play at random. */
  readonly guide?: () => Promise<Guide<S>>;
  /** What the laboratory counts beside scores and winners. */
  readonly lab?: () => Promise<Lab<V, E>>;
  /** Chapters that are played one after the other. */
  readonly campaign?: () => Promise<Campaign<P, V>>;
  /** A `GameUi`. Without one the game is played in the terminal only. */
  readonly ui?: () => Promise<{ readonly words: Omit<Words<V, E>, 'position'> }>;
}

/** For code that serves every game and looks into none: states, options, views and events are opaque to it. */
export type AnyManifest = Manifest<Playable, unknown, unknown, GameEvent, unknown>;

/** What `games/<id>/index.ts` exports by default. The parts have to agree in their types, and then keep them to themselves. */
export const declareGame = <S extends Playable, O, V, E extends GameEvent, P>(
  manifest: Manifest<S, O, V, E, P>,
): AnyManifest => manifest as unknown as AnyManifest;

/** The order on every shelf: from light to heavy. */
export const inOrder = (manifests: readonly AnyManifest[]): AnyManifest[] =>
  manifests.toSorted((a, b) => a.weight - b.weight || (a.id < b.id ? -1 : 1));

/** A game with all that runs in Node: opaque to those who take it from the shelf, they can only hand its values back to it. */
export interface AnyGameModule {
  readonly game: Game<Playable, unknown, unknown, GameEvent>;
  readonly words: Words<unknown, GameEvent>;
  readonly guide?: Guide<Playable>;
  readonly lab?: Lab<unknown, GameEvent>;
  readonly campaign?: AnyCampaign;
}

/** A game as a table needs it: its rules, and its guide, if bots are to think where the table is. */
export type AnyRules = Pick<AnyGameModule, 'game' | 'guide'>;

export async function loadGuided({ rules, guide }: AnyManifest): Promise<AnyRules> {
  const [game, loaded] = await Promise.all([rules(), guide?.()]);
  return { game, ...(loaded ? { guide: loaded } : {}) };
}

import type { Flow } from './flow.ts';

// The kinds of moment are types only: a game lists its moments by name in an interface, and the compiler knows from it what an
// ability may contribute and how steps may ask. `At` is the context that a step passes on.

/** The sum over all abilities. */
export interface Amount<At = void> {
  readonly kind: 'amount';
  readonly at: At;
}

/** True if any ability says so. */
export interface Permission<At = void> {
  readonly kind: 'permission';
  readonly at: At;
}

/** A value that abilities replace, one after the other. */
export interface Replacement<Value = number, At = void> {
  readonly kind: 'replacement';
  readonly value: Value;
  readonly at: At;
}

/** A refusal that any ability can lift. */
export interface Exception<At = void> {
  readonly kind: 'exception';
  readonly at: At;
}

/** Something that happens: a flow. */
export interface Happening<At = void> {
  readonly kind: 'happening';
  readonly at: At;
}

/**
 * A moment at which abilities look at nothing but `at`. So whoever knows which abilities somebody has, such as a board that
 * shows odds or a bot, can ask what they give without the state.
 */
export type Printed<Moment> = Moment & { readonly printed: true };

/** All that the types of a game say about one set of abilities. */
export interface AbilityTypes {
  readonly id: string;
  /** What its flows work with. */
  readonly play: { readonly state: unknown };
  /** Who has abilities: a seat, an area of the map. */
  readonly who: unknown;
  /** Its moments by name, in the order of play. */
  readonly moments: object;
  /** What "once" may mean, such as once in a turn: what `at` must tell to find out. */
  readonly spans: object;
}

type StateFor<T extends AbilityTypes, Moment> = Moment extends { readonly printed: true }
  ? unknown
  : T['play']['state'];
type WhoFor<T extends AbilityTypes, Moment> = Moment extends { readonly printed: true } ? unknown : T['who'];

export type AtOf<Moment> = Moment extends { readonly at: infer At } ? At : never;

/** The spans that can be told apart with this `At`. */
type SpanFor<T extends AbilityTypes, At> = {
  [Span in keyof T['spans']]: At extends T['spans'][Span] ? Span : never;
}[keyof T['spans']];

type Given<T extends AbilityTypes, Moment, Value> =
  | Value
  | ((s: StateFor<T, Moment>, who: WhoFor<T, Moment>, at: AtOf<Moment>) => Value);

/** A permission that is used up. */
interface OnceGiven<T extends AbilityTypes, Moment> {
  readonly once: SpanFor<T, AtOf<Moment>>;
  readonly gives: Given<T, Moment, boolean>;
}

type Replaces<T extends AbilityTypes, Moment, Value> =
  | Value
  | ((s: StateFor<T, Moment>, who: WhoFor<T, Moment>, value: Value, at: AtOf<Moment>) => Value);

/** A happening of an ability. */
interface Happens<T extends AbilityTypes, Moment> {
  /** So often at most: it is used up as it begins to act. */
  readonly once?: SpanFor<T, AtOf<Moment>>;
  /** Whether it would do anything; if it is left out, always. */
  applies?(s: T['play']['state'], who: T['who'], at: AtOf<Moment>): boolean;
  act(g: T['play'], who: T['who'], at: AtOf<Moment>): Flow;
}

/** What an ability contributes at a moment: a plain value, or how to find it. */
type Contribution<T extends AbilityTypes, Moment> = Moment extends { readonly kind: 'amount' }
  ? Given<T, Moment, number>
  : Moment extends { readonly kind: 'permission' }
    ? Given<T, Moment, boolean> | OnceGiven<T, Moment>
    : Moment extends { readonly kind: 'exception' }
      ? Given<T, Moment, boolean>
      : Moment extends Replacement<infer Value, unknown>
        ? Replaces<T, Moment, Value>
        : Happens<T, Moment>;

export type MomentsOf<T extends AbilityTypes> = {
  readonly [Name in keyof T['moments']]?: Contribution<T, T['moments'][Name]>;
};

/** Something that changes the rules for whoever has it: a faction, a technology, a card. */
export interface Ability<T extends AbilityTypes> {
  readonly id: T['id'];
  /** As it is printed. */
  readonly name: string;
  /** The rule it goes by, as it is numbered in the rulebook. */
  readonly rule: string;
  readonly moments: MomentsOf<T>;
}

/** The names of the moments of some kind. */
export type Named<T extends AbilityTypes, Kind> = {
  [Name in keyof T['moments']]: T['moments'][Name] extends { readonly kind: Kind } ? Name : never;
}[keyof T['moments']];

/** The same for those that are printed. */
export type PrintedName<T extends AbilityTypes, Kind> = {
  [Name in keyof T['moments']]: T['moments'][Name] extends { readonly kind: Kind; readonly printed: true }
    ? Name
    : never;
}[keyof T['moments']];

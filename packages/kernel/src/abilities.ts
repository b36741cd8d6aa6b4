import type { Ask, Refusal } from './ask.ts';
import { nothing } from './flow.ts';
import type { Flow } from './flow.ts';
import type { Ability, AbilityTypes, AtOf, Named, PrintedName, Replacement } from './moments.ts';

type StateOf<T extends AbilityTypes> = T['play']['state'];
type At<T extends AbilityTypes, Name extends keyof T['moments']> = AtOf<T['moments'][Name]>;
type ValueOf<T extends AbilityTypes, Name extends keyof T['moments']> =
  T['moments'][Name] extends Replacement<infer Value, unknown> ? Value : never;
/** The argument is left out where a moment has no context. */
type ContextArgs<A> = [A] extends [void] ? [] : [at: A];

/** What a game has to say about a set of abilities. */
export interface AbilityRules<T extends AbilityTypes> {
  /** Called once, when they are first asked for. */
  abilities(): readonly Ability<T>[];
  /** The abilities somebody has. */
  held(s: StateOf<T>, who: T['who']): readonly (T['id'] | null)[];
  /** By span, the list of what has been used in it: plain JSON of the game's own, empty when the span begins. */
  readonly used: {
    readonly [Span in keyof T['spans']]: (s: StateOf<T>, who: T['who'], at: T['spans'][Span]) => T['id'][];
  };
  /** The order rule of the book where several happen at one moment: which is next? If it is left out, they go as listed. */
  chooseNext?(g: T['play'], who: T['who'], ids: readonly string[]): Ask<string> | Flow<string>;
}

/** Something that happens at a moment beside abilities: the text of a card. */
export interface AlsoHappens {
  readonly id: string;
  applies(): boolean;
  act(): Flow;
}

interface Beside {
  readonly also?: readonly AlsoHappens[];
  /** Goes before the choice of what is next. */
  beforeOrder?(): Flow;
}

/** A question about somebody's abilities. */
type Asks<T extends AbilityTypes, Kind, Result> = <N extends Named<T, Kind>>(
  s: StateOf<T>,
  who: T['who'],
  moment: N,
  ...at: ContextArgs<At<T, N>>
) => Result;

/** The same about abilities themselves, whoever has them. */
type AsksPrinted<T extends AbilityTypes, Kind, Result> = <N extends PrintedName<T, Kind>>(
  ids: readonly T['id'][],
  moment: N,
  ...at: ContextArgs<At<T, N>>
) => Result;

/** What steps, `available/` and effects ask. */
export interface Abilities<T extends AbilityTypes> {
  /** The sum of an amount. */
  readonly total: Asks<T, 'amount', number>;
  readonly allowed: Asks<T, 'permission', boolean>;
  /** Uses up what is allowed, if it can be used up. */
  readonly use: Asks<T, 'permission', void>;
  /** The value, or what abilities put in its place. */
  readonly replaced: <N extends Named<T, 'replacement'>>(
    s: StateOf<T>,
    who: T['who'],
    moment: N,
    value: ValueOf<T, N>,
    ...at: ContextArgs<At<T, N>>
  ) => ValueOf<T, N>;
  /** The refusal, unless an ability lifts it. */
  readonly unlessLifted: <N extends Named<T, 'exception'>>(
    s: StateOf<T>,
    who: T['who'],
    moment: N,
    refusal: Refusal,
    ...at: ContextArgs<At<T, N>>
  ) => Refusal | undefined;
  /** All that happens at this moment, in the order of the book. */
  readonly happen: <N extends Named<T, 'happening'>>(
    g: T['play'],
    who: T['who'],
    moment: N,
    ...at: [At<T, N>] extends [void] ? [at?: undefined, beside?: Beside] : [at: At<T, N>, beside?: Beside]
  ) => Flow;
  /** Would anything happen? */
  readonly wouldHappen: Asks<T, 'happening', boolean>;
  /** Has any of their abilities an entry for this moment, used up or not? */
  readonly concerned: (s: StateOf<T>, who: T['who'], moment: keyof T['moments']) => boolean;
  /** The abilities with an entry for this moment. */
  readonly having: (moment: keyof T['moments']) => readonly T['id'][];
}

/** What boards and bots ask, who see which abilities somebody has but not the state. */
export interface PrintedAbilities<T extends AbilityTypes> {
  readonly total: AsksPrinted<T, 'amount', number>;
  readonly allowed: AsksPrinted<T, 'permission' | 'exception', boolean>;
  readonly replaced: <N extends PrintedName<T, 'replacement'>>(
    ids: readonly T['id'][],
    moment: N,
    value: ValueOf<T, N>,
    ...at: ContextArgs<At<T, N>>
  ) => ValueOf<T, N>;
}

/** One ability at one moment, in the form that the engine calls. */
interface Entry {
  readonly id: string;
  evaluate(s: unknown, who: unknown, at: unknown, more?: unknown): unknown;
  act(g: unknown, who: unknown, at: unknown): Flow;
  readonly used: ((s: unknown, who: unknown, at: unknown) => string[]) | undefined;
}

type Table = ReadonlyMap<string, readonly Entry[]>;

const NONE: readonly Entry[] = [];

/** The engine: abilities by moment, few at each, so that a moment nobody has anything for costs next to nothing. */
export function declareAbilities<T extends AbilityTypes>(rules: AbilityRules<T>): Abilities<T> {
  type S = StateOf<T>;
  type Who = T['who'];
  let table: Table | undefined;
  const at = (moment: string): readonly Entry[] =>
    (table ??= tableOf(rules.abilities(), rules.used)).get(moment) ?? NONE;
  const isUsed = ({ id, used }: Entry, s: S, who: Who, context: unknown): boolean =>
    used !== undefined && used(s, who, context).includes(id);

  function total(s: S, who: Who, moment: string, context: unknown): number {
    const entries = at(moment);
    if (entries.length === 0) return 0;
    const held = rules.held(s, who);
    let sum = 0;
    for (const entry of entries) {
      if (held.includes(entry.id)) sum += entry.evaluate(s, who, context) as number;
    }
    return sum;
  }

  /** The first ability that says yes. */
  function yes(s: S, who: Who, moment: string, context: unknown): Entry | undefined {
    const entries = at(moment);
    if (entries.length === 0) return undefined;
    const held = rules.held(s, who);
    for (const entry of entries) {
      if (
        held.includes(entry.id) &&
        !isUsed(entry, s, who, context) &&
        entry.evaluate(s, who, context) === true
      )
        return entry;
    }
    return undefined;
  }

  const wouldHappen = (s: S, who: Who, moment: string, context: unknown): boolean =>
    yes(s, who, moment, context) !== undefined;

  function use(s: S, who: Who, moment: string, context: unknown): void {
    const entry = yes(s, who, moment, context);
    if (!entry) throw new Error(`there is no '${moment}' to be used`);
    entry.used?.(s, who, context).push(entry.id);
  }

  function replaced(s: S, who: Who, moment: string, value: unknown, context: unknown): unknown {
    const held = rules.held(s, who);
    let now = value;
    for (const entry of at(moment)) if (held.includes(entry.id)) now = entry.evaluate(s, who, now, context);
    return now;
  }

  function concerned(s: S, who: Who, moment: string): boolean {
    const held = rules.held(s, who);
    return at(moment).some(({ id }) => held.includes(id));
  }

  function happen(g: T['play'], who: Who, moment: string, context: unknown, beside: Beside = {}): Flow {
    const idle = !beside.also?.length && !wouldHappen(g.state, who, moment, context);
    return idle ? nothing() : inOrder(g, who, moment, context, beside);
  }

  function* inOrder(g: T['play'], who: Who, moment: string, context: unknown, beside: Beside): Flow {
    const s = g.state;
    const held = rules.held(s, who);
    const waiting: AlsoHappens[] = [...(beside.also ?? [])];
    for (const entry of at(moment)) {
      if (!held.includes(entry.id)) continue;
      const { id } = entry;
      const applies = (): boolean =>
        !isUsed(entry, s, who, context) && entry.evaluate(s, who, context) === true;
      waiting.push({ id, applies, act: () => begin(entry, g, who, context) });
    }
    for (;;) {
      const ready = waiting.filter((one) => one.applies());
      if (ready.length === 0) return;
      let next = ready[0]!;
      if (ready.length > 1 && rules.chooseNext) {
        if (beside.beforeOrder) yield* beside.beforeOrder();
        const ids = ready.map(({ id }) => id);
        next = ready[ids.indexOf(yield* rules.chooseNext(g, who, ids))]!;
      }
      waiting.splice(waiting.indexOf(next), 1);
      yield* next.act();
    }
  }

  function begin(entry: Entry, g: T['play'], who: Who, context: unknown): Flow {
    entry.used?.(g.state, who, context).push(entry.id);
    return entry.act(g, who, context);
  }

  // The types of the callers are those of `Abilities`; inside, moments are but names.
  return {
    total,
    allowed: wouldHappen,
    use,
    replaced,
    unlessLifted: (s: S, who: Who, moment: string, refusal: Refusal, context: unknown) =>
      wouldHappen(s, who, moment, context) ? undefined : refusal,
    happen,
    wouldHappen,
    concerned,
    having: (moment: string) => at(moment).map(({ id }) => id),
  } as unknown as Abilities<T>;
}

/** What these abilities give at moments that need no state. */
export function printedAbilities<T extends AbilityTypes>(
  abilities: readonly Ability<T>[],
): PrintedAbilities<T> {
  const table = tableOf(abilities, {});
  const of = (ids: readonly string[], moment: string): readonly Entry[] =>
    (table.get(moment) ?? NONE).filter(({ id }) => ids.includes(id));
  return {
    total: (ids: readonly string[], moment: string, context: unknown) =>
      of(ids, moment).reduce(
        (sum, entry) => sum + (entry.evaluate(undefined, undefined, context) as number),
        0,
      ),
    allowed: (ids: readonly string[], moment: string, context: unknown) =>
      of(ids, moment).some((entry) => entry.evaluate(undefined, undefined, context) === true),
    replaced: (ids: readonly string[], moment: string, value: unknown, context: unknown) =>
      of(ids, moment).reduce((now, entry) => entry.evaluate(undefined, undefined, now, context), value),
  } as unknown as PrintedAbilities<T>;
}

/** What games write for an ability at a moment, unless it is a plain value or a function. */
interface Written {
  readonly once?: string;
  readonly gives?: unknown;
  readonly applies?: Entry['evaluate'];
  readonly act?: Entry['act'];
}

type UsedBySpan = Readonly<Record<string, Entry['used']>>;

function tableOf<T extends AbilityTypes>(abilities: readonly Ability<T>[], used: object): Table {
  const table = new Map<string, Entry[]>();
  const ids = new Set<string>();
  for (const { id, moments } of abilities) {
    if (ids.has(id)) throw new Error(`two abilities have the id '${id}'`);
    ids.add(id);
    for (const [moment, written] of Object.entries(moments)) {
      const entry = entryOf(id, written, used as UsedBySpan);
      const entries = table.get(moment);
      if (entries) entries.push(entry);
      else table.set(moment, [entry]);
    }
  }
  return table;
}

function entryOf(id: string, written: unknown, used: UsedBySpan): Entry {
  const { once, gives, applies, act } = isWritten(written) ? written : { gives: written };
  const value = act ? (applies ?? true) : gives;
  const evaluate = typeof value === 'function' ? (value as Entry['evaluate']) : () => value;
  return { id, evaluate, act: act ?? nothing, used: once === undefined ? undefined : used[once] };
}

const isWritten = (written: unknown): written is Written =>
  typeof written === 'object' && written !== null && ('act' in written || 'gives' in written);

/**
 * A value that a module uses and another one supplies, once, where a game is put together. Abilities act through effects and
 * effects ask for abilities, so imports alone would form a cycle.
 */
export function lateBound<What>(name: string): { (): What; bind(what: What): void } {
  let bound: { readonly what: What } | undefined;
  const read = (): What => {
    if (!bound) throw new Error(`${name}: used before it was bound`);
    return bound.what;
  };
  const bind = (what: What): void => {
    if (bound) throw new Error(`${name}: bound twice`);
    bound = { what };
  };
  return Object.assign(read, { bind });
}

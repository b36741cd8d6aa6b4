import { optionsOf } from './answers.ts';
import type { Pending } from './ask.ts';
import type { AsideEntry } from './entries.ts';
import { WarptableError } from './errors.ts';
import type { Together } from './flow.ts';
import type { Aside } from './game.ts';
import type { Seat } from './seats.ts';

/** The part of a match that tells which asides are possible. */
interface Setting<S> {
  readonly game: { readonly asides: { readonly [kind: string]: Aside<S> } };
  readonly state: S;
  readonly seats: number;
  readonly over: boolean;
}

export function faultOfAside<S>(
  { game, state, seats, over }: Setting<S>,
  { seat, aside, value }: AsideEntry,
  inSecret: (seat: Seat) => boolean,
): WarptableError | undefined {
  const rule = Object.hasOwn(game.asides, aside) ? game.asides[aside] : undefined;
  if (!rule) return new WarptableError('unknownKind', `there is no aside '${aside}'`);
  if (over) return new WarptableError('gameOver', 'the game is over');
  if (!Number.isInteger(seat) || seat < 0 || seat >= seats)
    return new WarptableError('notAsked', `there is no seat ${seat}`);
  const isOption = rule.options(state, seat).includes(value);
  const refusal = isOption ? rule.whyNot?.(state, seat, value, inSecret) : undefined;
  if (isOption && !refusal) return undefined;
  const message = `${JSON.stringify(value)} is not possible for '${aside}' now`;
  return new WarptableError('illegalValue', message, refusal);
}

/** What may be answered can hang on it: the open questions are enumerated anew. */
export function applyAside<S>(
  { game, state, pending }: Pick<Setting<S>, 'game' | 'state'> & { readonly pending: readonly Pending[] },
  { seat, aside, value }: AsideEntry,
): void {
  game.asides[aside]!.apply(state, seat, value);
  for (const one of pending) one.options = optionsOf(one.ask);
}

/** Whether the seat may be deciding something in secret, for all that others can know. */
export function isInSecret(seat: Seat, pending: readonly Pending[], together: Together | undefined): boolean {
  const chooses = together?.join === 'all' && together.asks.some((ask) => ask.seat === seat);
  return chooses || pending.some(({ ask }) => ask.secret);
}

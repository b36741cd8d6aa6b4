import { optionsOf } from './answers.ts';
import type { Pending } from './ask.ts';
import type { SideActionEntry } from './entries.ts';
import { WarptableError } from './errors.ts';
import type { Together } from './flow.ts';
import type { SideAction } from './game.ts';
import type { Seat } from './seats.ts';

/** The part of a match that tells which side actions are possible. */
interface Setting<S> {
  readonly game: { readonly sideActions: { readonly [kind: string]: SideAction<S> } };
  readonly state: S;
  readonly seats: number;
  readonly over: boolean;
}

export function faultOfSideAction<S>(
  { game, state, seats, over }: Setting<S>,
  { seat, sideAction, value }: SideActionEntry,
  inSecret: (seat: Seat) => boolean,
): WarptableError | undefined {
  const rule = Object.hasOwn(game.sideActions, sideAction) ? game.sideActions[sideAction] : undefined;
  if (!rule) return new WarptableError('unknownKind', `there is no side action '${sideAction}'`);
  if (over) return new WarptableError('gameOver', 'the game is over');
  if (!Number.isInteger(seat) || seat < 0 || seat >= seats)
    return new WarptableError('notAsked', `there is no seat ${seat}`);
  const isOption = rule.options(state, seat).includes(value);
  const refusal = isOption ? rule.whyNot?.(state, seat, value, inSecret) : undefined;
  if (isOption && !refusal) return undefined;
  const message = `${JSON.stringify(value)} is not possible for '${sideAction}' now`;
  return new WarptableError('illegalValue', message, refusal);
}

/** What may be answered can hang on it: the open questions are enumerated anew. */
export function applySideAction<S>(
  { game, state, pending }: Pick<Setting<S>, 'game' | 'state'> & { readonly pending: readonly Pending[] },
  { seat, sideAction, value }: SideActionEntry,
): void {
  game.sideActions[sideAction]!.apply(state, seat, value);
  for (const one of pending) one.options = optionsOf(one.ask);
}

/** Whether the seat may be deciding something in secret, for all that others can know. */
export function isInSecret(seat: Seat, pending: readonly Pending[], together: Together | undefined): boolean {
  const chooses = together?.join === 'all' && together.asks.some((ask) => ask.seat === seat);
  return chooses || pending.some(({ ask }) => ask.secret);
}

/** What the clock does next for this seat, and after how many seconds in all: see `SideAction.byClock`. */
export function clockedFor<S>(
  { game, state, over }: Omit<Setting<S>, 'seats'>,
  seat: Seat,
): { readonly entry: SideActionEntry; readonly seconds: number } | undefined {
  if (over) return undefined;
  for (const [sideAction, rule] of Object.entries(game.sideActions)) {
    const { byClock } = rule;
    const [value] = byClock ? rule.options(state, seat) : [];
    if (byClock && value !== undefined)
      return {
        entry: { seat, sideAction, value },
        seconds: byClock.seconds * (byClock.done(state, seat) + 1),
      };
  }
  return undefined;
}

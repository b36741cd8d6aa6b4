import type { Playable } from '@warptable/kernel';
import type { AnyGame } from './any-game.ts';
import { firstDifference, isSame } from './difference.ts';
import { Finding } from './finding.ts';

/** Fails if writing the state to JSON and reading it back would change it. */
export function checkPlainJson(state: unknown): void {
  const fault = faultOfJson(state, 'state', new Set());
  if (fault) throw new Finding('json', fault);
}

function faultOfJson(value: unknown, path: string, above: Set<unknown>): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${path} is ${value}`;
  if (typeof value !== 'object')
    return `${path} is ${typeof value === 'undefined' ? 'undefined' : `a ${typeof value}`}`;
  if (above.has(value)) return `${path} contains itself`;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Array.prototype && prototype !== Object.prototype) return `${path} is not a plain object`;
  above.add(value);
  for (const [key, part] of Object.entries(value)) {
    const fault = faultOfJson(part, `${path}.${key}`, above);
    if (fault) return fault;
  }
  above.delete(value);
  return undefined;
}

/**
 * Finds out whether copies share something that changes. What a state shares with its copy, or holds in two places, is
 * remembered with its content; it may stay so for ever, but whenever it is found to have changed, that is a fault.
 */
export class SharedParts {
  private readonly known = new Map<object, { readonly path: string; readonly content: string }>();

  check(game: AnyGame, state: Playable): void {
    this.checkUnchanged();
    const copy = game.copy(state);
    if (!isSame(copy, state))
      throw new Finding('copy', `the copy differs: ${firstDifference(state, copy, 'state')}`);
    const parts = new Map<object, string>();
    forEachPart(state, (part, path) => {
      if (parts.has(part)) this.remember(part, path);
      parts.set(part, path);
    });
    forEachPart(copy, (part, path) => {
      if (parts.has(part)) this.remember(part, path);
    });
  }

  /** Fails if something that was shared is not what it was. */
  checkUnchanged(): void {
    for (const [part, { path, content }] of this.known) {
      if (JSON.stringify(part) !== content)
        throw new Finding('copy', `${path} is shared between copies or places, and has changed`);
    }
  }

  private remember(part: object, path: string): void {
    if (!this.known.has(part)) this.known.set(part, { path, content: JSON.stringify(part) });
  }
}

/** Visits all objects in a state, but for those on the agenda, which never change. */
function forEachPart(state: Playable, visit: (part: object, path: string) => void): void {
  const walk = (part: object, path: string): void => {
    visit(part, path);
    for (const [key, value] of Object.entries(part) as [string, unknown][]) {
      if (value === null || typeof value !== 'object') continue;
      if (value === state.agenda) visit(value, `${path}.agenda`);
      else walk(value, `${path}.${key}`);
    }
  };
  walk(state, 'state');
}

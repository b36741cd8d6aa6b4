import type { Asked } from '@warptable/kernel';
import type { Bribe } from '../rules/state.ts';

// What the rules tell about a question beside its kind. Everything may be missing.

function fieldOf({ about }: Asked, name: string): unknown {
  return typeof about === 'object' && about !== null ? (about as Record<string, unknown>)[name] : undefined;
}

export function textOf(asked: Asked, name: string): string | undefined {
  const value = fieldOf(asked, name);
  return typeof value === 'string' ? value : undefined;
}

export function numberOf(asked: Asked, name: string): number | undefined {
  const value = fieldOf(asked, name);
  return typeof value === 'number' ? value : undefined;
}

export function flagOf(asked: Asked, name: string): boolean | undefined {
  const value = fieldOf(asked, name);
  return typeof value === 'boolean' ? value : undefined;
}

export function listOf(asked: Asked, name: string): string[] {
  const value = fieldOf(asked, name);
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}

/** A bribe that is being put together, as far as it has come. */
export function bribeOf(asked: Asked): Bribe | undefined {
  const value = fieldOf(asked, 'soFar');
  return typeof value === 'object' && value !== null ? (value as Bribe) : undefined;
}

/** What was taken of a path so far. */
export const takenOf = ({ taken = [] }: Asked): string[] => taken.map(String);

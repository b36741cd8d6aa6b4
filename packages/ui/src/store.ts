import { useSyncExternalStore } from 'react';

/** A value that can be read and watched. */
export interface Readable<T> {
  readonly get: () => T;
  /** Calls back after every change; returns how to stop. */
  readonly watch: (listener: () => void) => () => void;
}

export class Store<T> implements Readable<T> {
  private value: T;
  private readonly listeners = new Set<() => void>();

  constructor(value: T) {
    this.value = value;
  }

  get = (): T => this.value;

  set(value: T): void {
    if (Object.is(value, this.value)) return;
    this.value = value;
    this.listeners.forEach((listener) => listener());
  }

  /** Changes some fields. */
  merge(change: Partial<T>): void {
    this.set({ ...this.value, ...change });
  }

  watch = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}

export function useStore<T>(store: Readable<T>): T {
  return useSyncExternalStore(store.watch, store.get, store.get);
}

/** What somebody wants to know of the value: draws anew only when that has changed. It must be plain, or stay the same object. */
export function useFact<T, F>(store: Readable<T>, factOf: (value: T) => F): F {
  const get = () => factOf(store.get());
  return useSyncExternalStore(store.watch, get, get);
}

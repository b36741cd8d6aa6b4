import { setTimeout as pause } from 'node:timers/promises';

/** What takes long is done one after the other, and in no more than half of the time: all else is answered in between. */
export class Turns {
  private last: Promise<unknown> = Promise.resolve();

  take<T>(act: () => Promise<T>): Promise<T> {
    let took = 0;
    const turn = this.last.then(async () => {
      const began = performance.now();
      try {
        return await act();
      } finally {
        took = performance.now() - began;
      }
    });
    const rest = (): Promise<void> => pause(took, undefined, { ref: false });
    this.last = turn.then(rest, rest);
    return turn;
  }
}

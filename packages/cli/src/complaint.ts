import { CommanderError } from 'commander';

/** What the person at the command line asked for cannot be done: one line on stderr, exit code 2. */
export class Complaint extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Complaint';
  }
}

/** The one line for an error that is the person's, not ours; `undefined` for any other. */
export function complaintOf(error: unknown): string | undefined {
  if (!(error instanceof Complaint || error instanceof CommanderError)) return undefined;
  const line = error.message.replace(/^error: /, '').trim();
  return `warptable: ${line.replaceAll(/\s*\n\s*/g, ' ')}`;
}

/** The likely meant one among these names, for the end of a complaint. */
export function didYouMean(typed: string, names: readonly string[]): string {
  const close = names
    .map((name) => ({ name, distance: editDistance(typed.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, distance }) => distance <= Math.max(2, Math.floor(name.length / 3)))
    .toSorted((a, b) => a.distance - b.distance)[0];
  return close ? `; did you mean '${close.name}'?` : '';
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

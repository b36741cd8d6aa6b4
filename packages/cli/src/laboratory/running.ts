import type { AnyGameModule } from '@warptable/games';
import { LabError } from '@warptable/lab';
import type { SummaryRows, Setting } from '@warptable/lab';
import { Complaint } from '../complaint.ts';
import { pathFrom, systemReason } from '../game-files.ts';
import { ProgressLine } from '../terminal/progress.ts';
import { inColumns } from '../terminal/telling.ts';

interface Running {
  readonly gameModule: AnyGameModule;
  readonly out: string;
  readonly threads: number;
  /** How many games there are to play. */
  readonly games: number;
}

/** By convention of shells: ended by the signal of Ctrl-C. */
const INTERRUPTED = 130;

/** Lets something run in the laboratory, with progress; Ctrl-C stops it, and the same command goes on with it later. */
export async function running<Report>(
  { gameModule, out, threads, games }: Running,
  work: (setting: Setting) => Promise<Report>,
): Promise<Report> {
  const progress = new ProgressLine(process.stderr, games, true);
  const stop = new AbortController();
  const onSignal = (): void => stop.abort();
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.once(signal, onSignal);
  let done = 0;
  try {
    return await work({
      gameModule,
      folder: pathFrom(out),
      threads: Math.min(threads, games),
      signal: stop.signal,
      onProgress(now) {
        done = now;
        progress.show(now);
      },
    });
  } catch (error) {
    throw asComplaint(error, out);
  } finally {
    progress.clear();
    for (const signal of signals) process.removeListener(signal, onSignal);
    if (stop.signal.aborted) {
      process.stderr.write(
        `Stopped after ${done} of ${games} games. They are kept in ${out}: the same command goes on.\n`,
      );
      process.exitCode = INTERRUPTED;
    }
  }
}

/** What the laboratory or the disk refuses is the person's to know, in one line. */
export function asComplaint(error: unknown, path: string): unknown {
  if (error instanceof LabError) return new Complaint(error.message);
  if (error instanceof Error && 'syscall' in error)
    return new Complaint(`cannot write to '${path}': ${systemReason(error)}`);
  return error;
}

/** Prints a report: as JSON, or its gist and where the rest is. */
export function print(report: object, tables: readonly SummaryRows[], json: boolean, where: string): void {
  process.stdout.write(
    json
      ? `${JSON.stringify(report)}\n`
      : `${tables.map((rows) => `${inColumns(rows).join('\n')}\n`).join('\n')}\n${where}\n`,
  );
}

/** Games that could not be played to their end make the command fail. */
export function reportFaults({ faults }: { readonly faults: readonly { readonly fault: string }[] }): void {
  if (faults.length === 0) return;
  process.stderr.write(`${faults.length} games failed, the first one with: ${faults[0]?.fault ?? ''}\n`);
  process.exitCode = 1;
}

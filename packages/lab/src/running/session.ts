import type { UnitRunner } from '../units/unit-crew.ts';
import type { Unit, UnitResult } from '../units/unit.ts';
import type { RunFile } from './run-file.ts';

export interface Watch {
  /** Called whenever a game is finished, and once at the beginning with what was known already. */
  onProgress?(done: number): void;
  readonly signal?: AbortSignal;
}

/** Plays units and keeps their results; what the file knows already is not played again. */
export class LabRun {
  private readonly file: RunFile;
  private readonly crew: UnitRunner;
  private readonly watch: Watch;

  constructor(file: RunFile, crew: UnitRunner, watch: Watch = {}) {
    this.file = file;
    this.crew = crew;
    this.watch = watch;
  }

  get stopped(): boolean {
    return this.watch.signal?.aborted ?? false;
  }

  /** What is known of a unit. */
  result(unit: number): UnitResult | undefined {
    return this.file.results.get(unit);
  }

  /** Plays what `units` hands out, one by one as threads become free, so that it may depend on results. */
  async play(units: () => Unit | undefined): Promise<void> {
    const { results } = this.file;
    const next = (): Unit | undefined => {
      for (;;) {
        const unit = units();
        if (!unit || !results.has(unit.number)) return unit;
      }
    };
    this.watch.onProgress?.(results.size);
    const onResult = (result: UnitResult): void => {
      this.file.append(result);
      this.watch.onProgress?.(results.size);
    };
    await this.crew.run(next, onResult, this.watch.signal);
  }
}

/** What a person has seen of the position. Blank lines divide a position into parts. */
export class Sight {
  private parts: ReadonlySet<string> = new Set();
  private lines: ReadonlySet<string> = new Set();

  note(position: string): void {
    this.parts = new Set(partsOf(position));
    this.lines = new Set(position.split('\n'));
  }

  /** Hardly anything is as it was. */
  isOutdated(position: string): boolean {
    const lines = position.split('\n');
    return lines.filter((line) => !this.lines.has(line)).length > lines.length / 2;
  }

  /** The parts that are not as they were. */
  changesIn(position: string): string[] {
    return partsOf(position).filter((part) => !this.parts.has(part));
  }
}

const partsOf = (position: string): string[] => position.split('\n\n');

import { createInterface } from 'node:readline';
import type { Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** Lines typed by a person, or piped in. After the last one, every line is `undefined`. */
export class Keyboard {
  readonly interactive: boolean;
  private readonly output: Writable;
  private readonly lines: Interface;
  private readonly waiting: string[] = [];
  private wanted: ((line: string | undefined) => void) | undefined;
  private ended = false;

  constructor(input: Readable & { isTTY?: boolean }, output: Writable & { isTTY?: boolean }) {
    this.interactive = input.isTTY === true && output.isTTY === true;
    this.output = output;
    this.lines = createInterface({ input, output, terminal: this.interactive });
    this.lines.on('line', (line) => this.hand(line));
    this.lines.on('close', () => this.end());
    this.lines.on('SIGINT', () => this.close());
  }

  /** The next line, after this invitation to type. */
  async line(invitation: string): Promise<string | undefined> {
    const waiting = this.waiting.shift();
    if (waiting !== undefined || this.ended) {
      this.output.write(`${invitation}${waiting ?? ''}\n`);
      return waiting?.trim();
    }
    if (this.interactive) {
      this.lines.setPrompt(invitation);
      this.lines.prompt();
    }
    const line = await new Promise<string | undefined>((resolve) => {
      this.wanted = resolve;
    });
    // A terminal shows what is typed; for a pipe, the transcript is only readable with the input in it.
    if (!this.interactive) this.output.write(`${invitation}${line ?? ''}\n`);
    return line?.trim();
  }

  close(): void {
    this.lines.close();
  }

  private hand(line: string): void {
    const { wanted } = this;
    this.wanted = undefined;
    if (wanted) wanted(line);
    else this.waiting.push(line);
  }

  private end(): void {
    this.ended = true;
    const { wanted } = this;
    this.wanted = undefined;
    wanted?.(undefined);
  }
}

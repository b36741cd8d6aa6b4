import { styleText } from 'node:util';
import type { Writable } from 'node:stream';

type Style = Parameters<typeof styleText>[0];

const CLEAR_WITH_HISTORY = '\u001B[2J\u001B[3J\u001B[H';

/** Where a game is shown: plain text, with a little emphasis where the terminal has it. */
export class Screen {
  readonly width: number;
  private readonly output: Writable & { isTTY?: boolean; columns?: number };

  constructor(output: Writable & { isTTY?: boolean; columns?: number }) {
    this.output = output;
    // Some terminals claim to have no columns at all.
    this.width = Math.min(output.columns || 100, 120);
  }

  say(...lines: readonly string[]): void {
    for (const line of lines) this.output.write(`${line}\n`);
  }

  strong(text: string): string {
    return this.styled('bold', text);
  }

  faint(text: string): string {
    return this.styled('dim', text);
  }

  rule(title = ''): void {
    const head = title === '' ? '' : `── ${title} `;
    this.say('', this.faint(head.padEnd(this.width, '─')));
  }

  /** Leaves nothing on the screen, nor above it, that the next person should not see. */
  clear(): void {
    if (this.output.isTTY) this.output.write(CLEAR_WITH_HISTORY);
  }

  private styled(style: Style, text: string): string {
    // `styleText` looks at the stream and at NO_COLOR by itself; a stream that is no terminal gets plain text.
    return styleText(style, text, { stream: this.output, validateStream: true });
  }
}

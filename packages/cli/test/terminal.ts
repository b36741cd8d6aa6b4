import { PassThrough, Writable } from 'node:stream';
import { Keyboard } from '../src/terminal/keyboard.ts';
import { Screen } from '../src/terminal/screen.ts';
import type { Terminal } from '../src/terminal/sitting.ts';

/** A terminal without a terminal: these lines are typed, and everything shown is kept. */
export function terminalTyping(lines: readonly string[], folder: string): Terminal & { shown(): string } {
  const input = new PassThrough();
  const parts: string[] = [];
  const output = new Writable({
    write(part: Buffer, _encoding, done) {
      parts.push(part.toString());
      done();
    },
  });
  input.end(lines.map((line) => `${line}\n`).join(''));
  return {
    keyboard: new Keyboard(input, output),
    screen: new Screen(output),
    folder,
    shown: () => parts.join(''),
  };
}

import { expect, onTestFinished, test, vi } from 'vitest';
import { runChecks, type CheckStep } from '../run-checks.ts';

const GOOD: CheckStep = {
  name: 'good',
  run: ['-e', 'console.log("12 of 12 rules cited")'],
  detail: /(\d+ of .*)/,
};
const BAD: CheckStep = { name: 'bad', run: ['-e', 'console.error("what went wrong"); process.exit(3)'] };

async function outcomeOf(checks: readonly CheckStep[]): Promise<{ passed: boolean; lines: string[] }> {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  const passed = await runChecks(checks, import.meta.dirname);
  return { passed, lines: log.mock.calls.flatMap(([text]) => String(text).split('\n')) };
}

test('tells of a passed check with its detail, and closes with the count', async () => {
  const { passed, lines } = await outcomeOf([GOOD]);
  expect(passed).toBe(true);
  expect(lines[0]).toMatch(/^good +ok +\d+\.\d s +12 of 12 rules cited$/);
  expect(lines.at(-1)).toBe('checks: 1 passed, 0 failed');
});

test('shows the output of a failed check', async () => {
  const { passed, lines } = await outcomeOf([BAD, GOOD]);
  expect(passed).toBe(false);
  expect(lines.some((line) => /^bad +FAILED/.test(line))).toBe(true);
  expect(lines).toContain('what went wrong');
  expect(lines.at(-1)).toBe('checks: 1 passed, 1 failed');
});

test('a check that wants the machine for itself waits for all others', async () => {
  const slow: CheckStep = { name: 'slow', run: ['-e', 'setTimeout(() => {}, 300)'] };
  const { lines } = await outcomeOf([{ ...GOOD, name: 'alone', alone: true }, slow, BAD]);
  const names = lines.flatMap((line) => /^(\w+) +(?:ok|FAILED)/.exec(line)?.[1] ?? []);
  expect(names.toSorted()).toEqual(['alone', 'bad', 'slow']);
  expect(names.at(-1)).toBe('alone');
});

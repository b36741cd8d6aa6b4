import { canonical } from '@warptable/kernel';

/** Do two values have the same JSON? Their keys have the same order most of the time, and that is quick to see. */
export function isSame(one: unknown, other: unknown): boolean {
  return isSameText(JSON.stringify(one), JSON.stringify(other));
}

/** The same for JSON that has been written already. */
export function isSameText(one: string, other: string): boolean {
  return one === other || canonical(JSON.parse(one)) === canonical(JSON.parse(other));
}

/** Where two values differ first, in words. */
export function firstDifference(before: unknown, after: unknown, path: string): string {
  const bothObjects =
    typeof before === 'object' && typeof after === 'object' && before !== null && after !== null;
  if (!bothObjects) return `${path} is ${brief(before)} or ${brief(after)}`;
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  for (const key of keys) {
    const [one, other] = [(before as Record<string, unknown>)[key], (after as Record<string, unknown>)[key]];
    if (canonical(one) !== canonical(other)) return firstDifference(one, other, `${path}.${key}`);
  }
  return `${path} is the same`;
}

const brief = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 80)}...` : text;
};

import type { ChatLine } from '@warptable/table';

/** The first message of a visit brings all lines, the later ones bring one each. */
export function joined(before: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  const known = new Set(before.map(({ at, name, text }) => `${at} ${name} ${text}`));
  return [...before, ...lines.filter(({ at, name, text }) => !known.has(`${at} ${name} ${text}`))];
}

import { OYSTERS } from '../content/index.ts';
import type { Bay } from './state.ts';

/** The conservation laws of the box: what is wrong with this state? */
export function violationsInBay({ deck, spent, divers }: Bay): string[] {
  const violations: string[] = [];
  const box = [
    ...deck,
    ...spent,
    ...divers.flatMap(({ hand, thrown, shelf }) => [...hand, ...thrown, ...shelf]),
  ];
  for (const oyster of OYSTERS) {
    const copies = box.filter((one) => one === oyster).length;
    if (copies !== 1) violations.push(`${oyster} is ${copies} times in the bay`);
  }
  for (const [seat, { air, hand, mark }] of divers.entries()) {
    if (air < 0) violations.push(`seat ${seat} has ${air} air`);
    if (mark !== null && !hand.includes(mark))
      violations.push(`seat ${seat} has marked ${mark}, which is not in its hand`);
  }
  return violations;
}

import { expect } from '@playwright/test';
import type { Asked, Value } from '@warptable/kernel';
import type { Seat } from './seat.ts';

/** Everything that can be touched as an answer is legal, and everything legal can be touched, the list being shut or not. */
export async function expectLegalTargets(seat: Seat, asked: Asked): Promise<void> {
  const legal = textsOf(asked.options);
  if (await seat.slider.isVisible()) {
    expect(textsOf(await amountsOf(seat, asked)), asked.kind).toEqual(legal);
    return;
  }
  const lit = () => textsOf(seat.shown.targets.map(({ value }) => value));
  if (equal(lit(), legal)) return;
  // The page draws a moment after it was told.
  await expect.poll(async () => (await seat.lookAtRest()) && lit(), asked.kind).toEqual(legal);
}

/** The list alone has all of it, for those who cannot or will not touch the board. */
export async function expectCompleteList(seat: Seat, asked: Asked): Promise<void> {
  if (!(await seat.openList())) return;
  const { targets } = await seat.look();
  const listed = targets.filter(({ part }) => part === 'list').map(({ value }) => value);
  expect(textsOf(listed), `the list for ${asked.kind}`).toEqual(textsOf(asked.options));
}

/** Goes through all that the slider can be set to. */
async function amountsOf(seat: Seat, asked: Asked): Promise<string[]> {
  const { slider } = seat;
  const last = Number(await slider.getAttribute('max'));
  const amounts: string[] = [];
  for (let i = 0; i <= last; i++) {
    await slider.fill(String(i));
    await expect(slider).toHaveValue(String(i));
    const { targets } = await seat.look();
    amounts.push(...targets.filter(({ part }) => part === 'prompt').map(({ value }) => value));
  }
  expect(amounts, asked.kind).toHaveLength(last + 1);
  return amounts;
}

/** As the page writes them, in an order that does not matter. */
const textsOf = (values: readonly Value[]): string[] => [...new Set(values.map(String))].toSorted();

const equal = (a: readonly string[], b: readonly string[]): boolean => a.join('\n') === b.join('\n');

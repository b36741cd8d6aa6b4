import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** What is judged: these rules, however grave, if not all but what is minor; this part of the page, if not all of it. */
interface Extent {
  readonly rules?: readonly string[];
  readonly within?: string | undefined;
}

/** Nothing that keeps people out, in the judgement of axe. */
export async function expectAccessible(page: Page, { rules, within }: Extent = {}): Promise<void> {
  // No page has frames of foreign origin: there is no need for the way that opens another page to judge them.
  let axe = new AxeBuilder({ page }).setLegacyMode();
  if (rules) axe = axe.withRules([...rules]);
  if (within !== undefined) axe = axe.include(within);
  const { violations } = await axe.analyze();
  const grave = violations.filter(({ impact }) => rules || impact !== 'minor');
  const faults = grave.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
  expect(faults).toEqual([]);
}

import type { Locator, Page } from '@playwright/test';

/** A game on the first page, with its ways to play. */
export const gameCard = (page: Page, name = 'Warpgate'): Locator => page.getByRole('article', { name });

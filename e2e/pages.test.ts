import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expectAccessible } from './at/axe.ts';
import { expect, set, test } from './at/fixtures.ts';
import { gameCard } from './at/home.ts';
import { nameMe } from './at/online.ts';

const GAME_FILE = resolve(import.meta.dirname, '../games/warpgate/test/golden/three.json');

/** The beginning of a game: axe takes long for a log of a thousand lines. */
async function beginning(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const file = JSON.parse(await readFile(GAME_FILE, 'utf8')) as { entries: unknown[] };
  const buffer = Buffer.from(
    JSON.stringify({ ...file, entries: file.entries.slice(0, 60), result: undefined }),
  );
  return { name: 'beginning.json', mimeType: 'application/json', buffer };
}

/** Every kind of page, and what tells that it is there. */
const PAGES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home: async (page) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Warpgate' })).toBeVisible();
  },
  'set-up': async (page) => {
    await page.goto('/');
    await gameCard(page).getByRole('button', { name: 'Online table' }).click();
    await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Clock' })).toBeVisible();
  },
  lobby: (page) => nameMe(page, 'Ada'),
  guest: async (page) => {
    await page.goto('/guest');
    await expect(page.getByRole('textbox', { name: 'Your name' })).toBeVisible();
  },
  table: async (page) => {
    await page.goto('/');
    await gameCard(page).getByRole('button', { name: 'Play now' }).click();
    await expect(page.getByText('Your turn').first()).toBeVisible();
  },
  menu: async (page) => {
    await PAGES['table']?.(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  },
  keys: async (page) => {
    await PAGES['table']?.(page);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  },
  rules: async (page) => {
    await page.goto('/rules/warpgate');
    // As it looks when it is searched: the whole book has a thousand paragraphs of the same kinds.
    await page.getByRole('searchbox', { name: 'Search the rules' }).fill('drone');
    await expect(page.getByRole('status')).toHaveText(/\d+ entries/);
  },
  replay: async (page) => {
    await page.goto('/replay');
    await page.getByLabel('Choose a file').setInputFiles(await beginning());
    await expect(page.getByRole('group', { name: 'Replay' })).toBeVisible();
  },
  settings: async (page) => {
    await page.goto('/settings');
    await expect(page.getByRole('group', { name: 'Theme' })).toBeVisible();
  },
};

for (const [name, open] of Object.entries(PAGES)) {
  test(`${name}: no fault for axe in either theme`, async ({ page }) => {
    await set(page, { theme: 'dark' });
    await open(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    // What lies under a dialog is a page of its own in this list.
    const within = (await page.getByRole('dialog').isVisible()) ? '[role=dialog]' : undefined;
    await expectAccessible(page, { within });
    // Only colours differ between the themes.
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'));
    await expectAccessible(page, { within, rules: ['color-contrast'] });
  });
}

test('tables of the rules with the same head are no landmarks of the same name', async ({ page }) => {
  await page.goto('/rules/the-warp');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expectAccessible(page, { rules: ['landmark-unique'] });
});

test('text is painted: without fonts axe would find no fault either', async ({ page }) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.screenshot();
  await heading.evaluate((element) => element.style.setProperty('color', 'transparent'));
  const after = await heading.screenshot();
  expect(before.equals(after)).toBe(false);
});

test('an address that leads nowhere says so', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
});

test('a part that cannot be loaded leaves a way out', async ({ page }) => {
  await page.goto('/');
  await page.route(/\/assets\/board-.*\.js$/, (route) => route.abort());
  await gameCard(page).getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByRole('alert')).toContainText('what was played is kept');
  await expectAccessible(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText('Your turn').first()).toBeVisible();
});

test('a page that cannot be loaded leaves a way out', async ({ page }) => {
  await page.goto('/');
  await page.route(/\/assets\/LobbyPage-.*\.js$/, (route) => route.abort());
  await page.getByRole('link', { name: 'Tables' }).click();
  await expect(page.getByRole('alert')).toContainText('what was played is kept');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'Tables', level: 1 })).toBeVisible();
});

test('on a small phone the button that opens the table is always in view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await PAGES['set-up']?.(page);
  await expect(page.getByRole('button', { name: 'Open the table' })).toBeInViewport({ ratio: 1 });
});

test('all cards stand in tables after the rules: as cards on a phone, and a link leads to one', async ({
  page,
}) => {
  await page.goto('/rules/warpgate#bt-a');
  const row = page.locator('[id="bt-a"]');
  await expect(row).toBeInViewport();
  await expect(row).toContainText('Heroic Sacrifice');
  const cells = row.locator('td');
  expect(
    new Set(await cells.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))).size,
  ).toBe(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(() => cells.evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size))
    .toBe(await cells.count());
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('the ids of the rules stand apart from their text, and the ring of the search is whole', async ({
  page,
}) => {
  await page.goto('/rules/warpgate');
  const search = page.getByRole('searchbox', { name: 'Search the rules' });
  await search.fill('conglomerate');
  await expect(page.getByText('2 entries', { exact: true })).toBeVisible();
  await search.fill('step 4');
  await expect(page.locator('mark').first()).toHaveText(/^(step|4)$/i);
  await expect(page.getByRole('status')).toHaveText(/\d+ entries/);
  const rule = page.locator('[id="WG-12.15"]');
  const gap = await rule.evaluate((item) => {
    const [id, text] = [item.firstElementChild, item.childNodes[1]];
    const range = document.createRange();
    if (text) range.selectNodeContents(text);
    return (range.getClientRects()[0]?.left ?? 0) - (id?.getBoundingClientRect().right ?? 0);
  });
  expect(gap).toBeGreaterThanOrEqual(4);
  // Nothing around it cuts off what is drawn so near to its edges.
  const room = await search.evaluate((field) => {
    const scroller = field.closest('nav');
    return field.getBoundingClientRect().left - (scroller?.getBoundingClientRect().left ?? 0);
  });
  expect(room).toBeGreaterThanOrEqual(5);
});

test('two rulebooks of a game stand one after the other: a link leads into the second, and the search finds both', async ({
  page,
}) => {
  await page.goto('/rules/the-warp#TWS-12.4');
  await expect(page.locator('#TWS-12\\.4')).toBeInViewport();
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByText('The Warp alone: rules').click();
  await contents.getByRole('link', { name: '15. Phase check' }).click();
  await expect(page.getByRole('heading', { name: '15. Phase check' })).toBeInViewport();
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('worm hole token');
  await expect(page.locator('#TW-2\\.1')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('automa card');
  await expect(page.locator('#TWS-3\\.16')).toBeVisible();
  await expect(page.locator('#TW-2\\.1')).toHaveCount(0);
});

test('an id in the address of the rules leads to its rule', async ({ page }) => {
  await page.goto('/rules/warpgate#WG-12.9');
  const rule = page.locator(':target');
  await expect(rule).toBeInViewport();
  await expect(rule).toContainText('12.9');
});

test('a theme can be chosen, and stays', async ({ page }) => {
  await page.goto('/settings');
  const theme = page.getByRole('group', { name: 'Theme' });
  await theme.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(theme.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('a name is saved, and the page says so', async ({ page }) => {
  await page.goto('/guest');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ada');
});

test('open tables are shown to whoever has no name yet; a recovery code gives it back', async ({
  page,
  somebody,
}) => {
  await nameMe(page, 'Ada');
  await page.goto('/');
  await gameCard(page, 'The Warp').getByRole('button', { name: 'Online table' }).click();
  const setup = page.getByRole('dialog');
  await setup.getByRole('checkbox', { name: 'Show the table to everybody' }).check();
  await setup.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByText('Seat 1: Ada (you)')).toBeVisible();
  await page.goto('/guest');
  await page.getByRole('button', { name: 'Show a recovery code' }).click();
  const code = await page.getByRole('textbox', { name: 'Recovery code', exact: true }).inputValue();

  const other = await somebody();
  await other.goto('/lobby');
  const open = other.getByRole('region', { name: 'Open tables' });
  await expect(open.getByRole('listitem').filter({ hasText: 'Ada, open' })).toContainText('The Warp');
  await other.getByText('You have played here on another device?').click();
  await other.getByRole('textbox', { name: 'I have a recovery code' }).fill(code);
  await other.getByRole('button', { name: 'Become this guest' }).click();
  await expect(other.getByRole('region', { name: 'My tables' })).toContainText('The Warp');
});

test('copying works without the clipboard of a secure page', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined }),
  );
  await nameMe(page, 'Ada');
  await page.goto('/guest');
  await page.getByRole('button', { name: 'Show a recovery code' }).click();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  // Where even that is forbidden, the text is selected.
  await page.evaluate(() => void Object.assign(document, { execCommand: () => false }));
  await page.getByRole('button', { name: 'Copied' }).click();
  await expect(page.getByText('copy it yourself')).toBeVisible();
});

test('a recovery code makes another browser the same guest', async ({ page, somebody }) => {
  await nameMe(page, 'Ada');
  await page.goto('/guest');
  await page.getByRole('button', { name: 'Show a recovery code' }).click();
  const code = await page.getByRole('textbox', { name: 'Recovery code', exact: true }).inputValue();
  const other = await somebody();
  await other.goto('/guest');
  await other.getByRole('textbox', { name: 'I have a recovery code' }).fill(code);
  await other.getByRole('button', { name: 'Become this guest' }).click();
  await expect(other.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ada');
});

test('the first page needs at most 250 kB of script', async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script).length);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  expect(all).toBeGreaterThan(10_000);
  expect(all).toBeLessThanOrEqual(250_000);
});

for (const game of ['Warpgate', 'The Warp', 'Chaos Order'])
  test(`${game}: with a table open at most 250 kB of script`, async ({ page }) => {
    const bodies = new Map<string, Promise<Buffer>>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') bodies.set(response.url(), response.body());
    });
    await page.goto('/');
    await gameCard(page, game).getByRole('button', { name: 'Play now' }).click();
    await expect(page.getByText('Your turn').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    // Workers load theirs beside the page, and keep account of it for themselves.
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map((resource) => resource.name),
    );
    const sizes = [...new Set(loaded)]
      .filter((url) => bodies.has(url) && !/\/worker-[^/]*$/.test(url))
      .map(async (url) => gzipSync((await bodies.get(url)) ?? '').length);
    const all = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(all).toBeGreaterThan(100_000);
    expect(all).toBeLessThanOrEqual(250_000);
  });

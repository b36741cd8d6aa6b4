import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { expectAccessible } from './at/axe.ts';
import { expect, set, test as base } from './at/fixtures.ts';
import { chooseInMenu } from './at/menu.ts';
import { meet, nameMe } from './at/online.ts';
import { Seat } from './at/seat.ts';

interface Device {
  readonly page: Page;
  readonly session: CDPSession;
  readonly authenticator: string;
}

/** Somebody else's browser, with an authenticator that the test holds; passkeys need an address with a name. */
const test = base.extend<{ device: () => Promise<Device> }>({
  baseURL: async ({ server }, use) => use(server.url.replace('127.0.0.1', 'localhost')),
  device: async ({ somebody }, use) =>
    use(async () => {
      const page = await somebody();
      return { page, ...(await authenticatorOf(page, page.context())) };
    }),
});

async function authenticatorOf(page: Page, context: BrowserContext) {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId: authenticator } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, authenticator };
}

const passkeysOf = (page: Page) => page.getByRole('region', { name: 'Passkeys' });
const sessionsOf = (page: Page) => page.getByRole('region', { name: 'Where you are signed in' });

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.goto('/guest');
  await passkeysOf(page).getByRole('textbox', { name: 'Name of the new passkey' }).fill(name);
  await passkeysOf(page).getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeysOf(page).getByText('The passkey has been added.')).toBeVisible();
}

test('a guest adds a passkey, keeps every seat, and signs in on another device without a name', async ({
  device,
}) => {
  const desk = await device();
  const ada = await Seat.at(desk.page);
  const ben = await Seat.at((await device()).page);
  const way = await meet(ada, ben);
  await addPasskey(desk.page, 'My desk');
  await expect(passkeysOf(desk.page).getByRole('listitem')).toContainText('My desk');
  // The same device again is refused, and says so.
  await passkeysOf(desk.page).getByRole('button', { name: 'Add a passkey' }).click();
  await expect(desk.page.getByRole('alert')).toHaveText('This device has a passkey for you already.');

  // The passkey travels to the phone, as browsers that keep them in step do.
  const phone = await device();
  const { credentials } = await desk.session.send('WebAuthn.getCredentials', {
    authenticatorId: desk.authenticator,
  });
  expect(credentials).toHaveLength(1);
  for (const credential of credentials)
    await phone.session.send('WebAuthn.addCredential', { authenticatorId: phone.authenticator, credential });
  await phone.page.goto('/lobby');
  await phone.page.getByText('You have played here on another device?').click();
  const signingIn = phone.page.waitForRequest((request) => request.url().endsWith('/api/sign-in'));
  await phone.page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(phone.page.getByRole('heading', { name: 'My tables' })).toBeVisible();
  await phone.page.goto(way);
  await expect((await Seat.at(phone.page)).prompt).toBeVisible();
  await phone.page.goto('/guest');
  await expect(phone.page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ada');

  // What signed in once does not sign in again: its question was answered.
  const thief = (await device()).page;
  const body = (await signingIn).postDataJSON() as object;
  const again = await thief.request.post('/api/sign-in', { data: body, headers: { 'x-warptable': '1' } });
  expect(again.status()).toBe(400);

  // Signed out from the desk, the phone is nobody.
  await desk.page.reload();
  await sessionsOf(desk.page)
    .getByRole('button', { name: /^Sign out Chrome/ })
    .click();
  await expect(sessionsOf(desk.page).getByRole('listitem')).toHaveCount(1);
  await phone.page.reload();
  await expect(phone.page.getByRole('textbox', { name: 'Your name' })).toHaveValue('');
});

test('a lost device: a code from the old one, or the recovery code; passkeys are renamed and removed', async ({
  device,
}) => {
  const desk = await device();
  await nameMe(desk.page, 'Ada');
  await addPasskey(desk.page, 'Old');
  await passkeysOf(desk.page).getByRole('button', { name: 'Rename Old' }).click();
  await passkeysOf(desk.page).getByRole('textbox', { name: 'New name' }).fill('New');
  await passkeysOf(desk.page).getByRole('button', { name: 'Save' }).click();
  await expect(passkeysOf(desk.page).getByRole('button', { name: 'Rename New' })).toBeVisible();
  await expect(passkeysOf(desk.page).getByText('a second passkey or a recovery code')).toBeVisible();

  const codes = desk.page.getByRole('region', { name: 'Another device' });
  await codes.getByRole('button', { name: 'Show a code' }).click();
  const code = await codes.getByRole('textbox', { name: 'Code for another device' }).inputValue();
  const { page: phone } = await device();
  await phone.goto('/guest');
  await phone.getByRole('textbox', { name: 'I have a code' }).fill(code);
  await phone.getByRole('button', { name: 'Become this guest' }).click();
  await expect(phone.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ada');
  await expect(passkeysOf(phone).getByRole('listitem')).toContainText('New');

  await passkeysOf(phone).getByRole('button', { name: 'Remove New' }).click();
  await passkeysOf(phone).getByRole('button', { name: 'Remove New for good' }).click();
  await expect(passkeysOf(phone).getByText('You have none yet.')).toBeVisible();
  // It opens nothing any more.
  const stranger = await device();
  const { credentials } = await desk.session.send('WebAuthn.getCredentials', {
    authenticatorId: desk.authenticator,
  });
  for (const credential of credentials)
    await stranger.session.send('WebAuthn.addCredential', {
      authenticatorId: stranger.authenticator,
      credential,
    });
  await stranger.page.goto('/guest');
  await stranger.page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(stranger.page.getByRole('alert')).toHaveText('Nobody here has this passkey.');
});

test('friends: a link, one click, and a seat; a note and a mute at the table', async ({ device }) => {
  const [{ page: ada }, { page: ben }] = [await device(), await device()];
  await nameMe(ada, 'Ada');
  await ada.goto('/friends');
  await ada.getByRole('button', { name: 'Make a link' }).click();
  await ben.goto(await ada.getByRole('textbox', { name: 'Link for a friend' }).inputValue());
  await ben.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await ben.getByRole('button', { name: 'Save' }).click();
  await ben.getByRole('button', { name: 'Become friends' }).click();
  await expect(ben.getByText('You and Ada are friends now.')).toBeVisible();

  const opened = await ada.request.post('/api/tables', { data: WISH, headers: { 'x-warptable': '1' } });
  const { id } = (await opened.json()) as { id: string };
  await ada.goto(`/t/${id}`);
  await ada.getByRole('button', { name: 'Sit here' }).first().click();
  await ada.getByRole('button', { name: 'Invite Ben' }).click();
  await expect(ada.getByText('Invited', { exact: true })).toBeVisible();
  await ben.goto('/lobby');
  await ben.getByRole('region', { name: 'Invitations' }).getByRole('button', { name: 'Sit down' }).click();
  await expect((await Seat.at(ben)).prompt).toBeVisible();

  await chooseInMenu(ada, 'My note');
  const note = ada.getByRole('dialog', { name: 'My note' });
  await note.getByRole('textbox').fill('Ben always attacks.');
  await note.getByRole('button', { name: 'Save' }).click();
  await expect(note.getByText('Saved.')).toBeVisible();
  await expectAccessible(ada, { within: '[role=dialog]' });
  await note.getByRole('button', { name: 'Close' }).click();

  await ben.getByRole('tab', { name: 'Chat' }).click();
  const say = ben.getByRole('textbox', { name: 'Message' });
  await say.fill('a rude line');
  await say.press('Enter');
  await ada.getByRole('tab', { name: /Chat/ }).click();
  await expect(ada.getByText('a rude line')).toBeVisible();
  await chooseInMenu(ada, 'People at this table');
  const people = ada.getByRole('dialog', { name: 'People at this table' });
  await expect(people.getByRole('button', { name: 'Mute Ben' })).toBeVisible();
  await expectAccessible(ada, { within: '[role=dialog]' });
  await people.getByRole('button', { name: 'Report the line of Ben: a rude line' }).click();
  await people.getByRole('textbox', { name: 'What is wrong with it?' }).fill('rude');
  await people.getByRole('button', { name: 'Send the report' }).click();
  await expect(people.getByText('Reported.')).toBeVisible();
  await people.getByRole('button', { name: 'Mute Ben' }).click();
  await expect(people.getByRole('button', { name: 'Hear Ben again' })).toBeVisible();
  await people.getByRole('button', { name: 'Close' }).click();
  await expect(ada.getByText('a rude line')).toHaveCount(0);
});

const WISH = {
  game: 'warpgate',
  options: { factions: 'dealt' },
  seats: ['open', 'open'],
  clock: { kind: 'none' },
  undo: 'free',
  listed: false,
  oneScreen: false,
};

test('whoever deletes themselves is nobody afterwards', async ({ device }) => {
  const { page } = await device();
  await nameMe(page, 'Ada');
  await page.goto('/guest');
  const data = page.getByRole('region', { name: 'Your data' });
  const saved = page.waitForEvent('download');
  await data.getByRole('button', { name: 'Download all of it' }).click();
  expect((await saved).suggestedFilename()).toBe('warptable-me.json');
  await data.getByText('Delete me', { exact: true }).click();
  await data.getByRole('textbox').fill('Eva');
  await data.getByRole('button', { name: 'Delete me for good' }).click();
  await expect(data.getByText('Type your name as it is')).toBeVisible();
  await data.getByRole('textbox').fill('Ada');
  await data.getByRole('button', { name: 'Delete me for good' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/guest');
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('');
});

for (const theme of ['light', 'dark'] as const)
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 640 },
  ])
    test(`the pages about people keep nobody out: ${theme}, ${viewport.width} wide`, async ({ device }) => {
      const { page } = await device();
      await page.setViewportSize(viewport);
      await set(page, { theme });
      await nameMe(page, 'Ada');
      await addPasskey(page, 'My desk');
      for (const address of ['/guest', '/games', '/friends', '/privacy', '/admin', '/lobby']) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectAccessible(page);
        const { scroll, client } = await page.evaluate(() => ({
          scroll: document.documentElement.scrollWidth,
          client: document.documentElement.clientWidth,
        }));
        expect(scroll, `${address} is as wide as the screen`).toBeLessThanOrEqual(client);
        await page.screenshot({ path: test.info().outputPath(`${address.slice(1)}.png`), fullPage: true });
      }
    });

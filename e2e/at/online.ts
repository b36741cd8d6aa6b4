import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Random } from '@warptable/kernel';
import type { TableWish } from '@warptable/table';
import { gameCard } from './home.ts';
import { expectLegalTargets } from './legal.ts';
import type { Seat } from './seat.ts';

/** Tells the server who sits in front of this page. */
export async function nameMe(page: Page, name: string): Promise<void> {
  await page.goto('/lobby');
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'My tables' })).toBeVisible();
}

/** Opens a table for two that everybody may look at, with a browser that the server has never seen, and is seated. */
export async function openTable({ page }: Seat, name: string): Promise<void> {
  await page.goto('/');
  await gameCard(page).getByRole('button', { name: 'Online table' }).click();
  const setup = page.getByRole('dialog');
  await setup.getByRole('textbox', { name: 'Your name' }).fill(name);
  await setup.getByRole('checkbox', { name: 'Show the table to everybody' }).check();
  await setup.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('button', { name: 'Stand up' })).toBeVisible();
}

/** The address that lets one person in. */
export async function invitation({ page }: Seat): Promise<string> {
  await page.getByRole('button', { name: 'Make a link' }).first().click();
  return page.getByRole('textbox', { name: 'Link for one person' }).inputValue();
}

/** Follows an invitation with a browser that the server has never seen, and is seated. */
export async function accept({ page }: Seat, address: string, name: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

/** Asks the server as the page would. */
async function ask<T>({ page }: Seat, path: string, body: object): Promise<T> {
  const reply = await page.request.post(`/api${path}`, { data: body, headers: { 'x-warptable': '1' } });
  expect(reply.ok(), path).toBe(true);
  return (await reply.json()) as T;
}

/** Two guests sit down at a table that everybody may look at, without going through the lobby. Returns the way to the table. */
export async function meet(ada: Seat, ben: Seat): Promise<string> {
  await ask(ada, '/me', { name: 'Ada' });
  await ask(ben, '/me', { name: 'Ben' });
  const { id } = await ask<{ id: string }>(ada, '/tables', TABLE);
  const { path } = await ask<{ path: string }>(ada, `/tables/${id}/invitation`, {});
  await ada.page.goto(`/t/${id}`);
  await ada.page.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(ada.page.getByRole('button', { name: 'Stand up' })).toBeVisible();
  await ben.page.goto(path);
  // He is seated before he sees the table.
  await expect(ben.prompt).toBeVisible();
  await whoIsAsked([ada, ben]);
  return `/t/${id}`;
}

/** A guest sits down at a table of the server where everybody else is a bot. */
export async function playBots(ada: Seat): Promise<void> {
  await ask(ada, '/me', { name: 'Ada' });
  const { id } = await ask<{ id: string }>(ada, '/tables', { ...TABLE, seats: ['open', 'bot'] });
  await ada.page.goto(`/t/${id}`);
  await ada.page.getByRole('button', { name: 'Sit here' }).click();
  await whoIsAsked([ada]);
}

const TABLE: TableWish = {
  game: 'warpgate',
  options: { factions: 'dealt' },
  seats: ['open', 'open'],
  clock: { kind: 'none' },
  undo: 'free',
  listed: true,
  oneScreen: false,
};

/** Whoever of these is asked answers at random, until so many answers have been given. */
export async function playOn(seats: readonly Seat[], answers: number, random: Random): Promise<void> {
  for (let i = 0; i < answers; i++) {
    const asked = await whoIsAsked(seats);
    const question = await asked.question();
    if (!question) return;
    await expectLegalTargets(asked, question);
    await asked.answer(random.pick(question.options));
  }
}

/** The first of them whose page says that it is its turn. */
export async function whoIsAsked(seats: readonly Seat[]): Promise<Seat> {
  let asked: Seat | undefined;
  await expect(async () => {
    await Promise.all(seats.map((seat) => seat.look()));
    asked = seats.find(({ shown }) => shown.standing === 'mine' && !shown.isBusy);
    expect(asked, 'somebody is asked').toBeDefined();
  }).toPass({ intervals: [5, 10, 20, 50, 100], timeout: 60_000 });
  if (!asked) throw new Error('nobody is asked');
  return asked;
}

/** All of them have been shown the same position. */
export async function expectInStep(seats: readonly Seat[]): Promise<void> {
  await expect(async () => {
    await Promise.all(seats.map((seat) => seat.look()));
    expect(new Set(seats.map(({ snapshot }) => snapshot.position)).size).toBe(1);
    expect(new Set(seats.map(({ snapshot }) => snapshot.length)).size).toBe(1);
  }).toPass({ timeout: 60_000 });
}

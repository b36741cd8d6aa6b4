import { Random } from '@warptable/kernel';
import { expect, test } from './at/fixtures.ts';
import { gameCard } from './at/home.ts';
import { accept, expectInStep, invitation, nameMe, openTable, playOn, whoIsAsked } from './at/online.ts';
import { Seat } from './at/seat.ts';

/** Looks at the first moment that the log shows. */
async function lookBack({ page }: Seat): Promise<void> {
  const moments = page
    .getByRole('region', { name: 'Log' })
    .getByRole('button', { name: /^Show this moment/ });
  await moments.first().click();
  await expect(page.getByRole('button', { name: 'Back to now' })).toBeVisible();
}

test('alone with bots: the game goes back at once, and that it did stays in the log', async ({
  page,
  seat,
}) => {
  await page.goto('/');
  await gameCard(page).getByRole('button', { name: 'Play now' }).click();
  await seat.play(12, new Random('going back'));
  await seat.question();
  const before = seat.snapshot.length;
  await lookBack(seat);
  await page.getByRole('button', { name: 'Go back to here' }).click();
  const sure = page.getByRole('dialog', { name: 'Go back to here' });
  await expect(sure).toContainText('The luck does not change');
  await sure.getByRole('button', { name: 'Go back to here' }).click();
  await expect(page.getByText('The game went back to here')).toBeVisible();
  await seat.question();
  expect(seat.snapshot.length).toBeLessThan(before);
  await seat.play(2, new Random('and on'));
});

test('online: the others are asked, one may refuse, and with the consent of all the game goes back', async ({
  server,
  somebody,
}) => {
  const [ada, ben, cleo] = [
    await Seat.at(await somebody({ baseURL: server.url })),
    await Seat.at(await somebody({ baseURL: server.url })),
    await Seat.at(await somebody({ baseURL: server.url })),
  ];
  await openTable(ada, 'Ada');
  await accept(ben, await invitation(ada), 'Ben');
  await whoIsAsked([ada, ben]);
  await nameMe(cleo.page, 'Cleo');
  await cleo.page.goto(ada.page.url());
  await playOn([ada, ben], 15, new Random('consent'));
  await expectInStep([ada, ben, cleo]);
  const { length } = ada.snapshot;
  const banner = ({ page }: Seat) => page.getByRole('status', { name: 'Going back' });

  const ask = async (): Promise<void> => {
    await lookBack(ada);
    await ada.page.getByRole('button', { name: 'Ask to go back to here' }).click();
    const sure = ada.page.getByRole('dialog', { name: 'Ask to go back to here' });
    await expect(sure).toContainText('Ben');
    await sure.getByRole('button', { name: 'Ask to go back to here' }).click();
    await expect(banner(ada)).toContainText('Waiting for Ben');
    await expect(banner(ben)).toContainText('Ada asks to take the game back');
    await expect(banner(cleo)).toContainText('Waiting for Ben');
  };

  await ask();
  // By keyboard alone.
  await banner(ben).getByRole('button', { name: 'Refuse' }).press('Enter');
  await expect(banner(ada)).toContainText('Ben does not want to go back');
  await banner(ada).getByRole('button', { name: 'Close' }).click();
  await expect(banner(ada)).toBeEmpty();
  await expectInStep([ada, ben, cleo]);
  expect(ada.snapshot.length).toBe(length);

  await ask();
  // It outlives a reload.
  await ben.page.reload();
  await banner(ben).getByRole('button', { name: 'Show', exact: true }).click();
  await ben.page.getByRole('button', { name: 'Back to now' }).click();
  await banner(ben).getByRole('button', { name: 'Agree' }).click();
  await expect(banner(cleo)).toContainText('The game went back, as Ada had asked');
  await expectInStep([ada, ben, cleo]);
  expect(ada.snapshot.length).toBeLessThan(length);
  for (const { page } of [ada, ben, cleo])
    await expect(page.getByText('The game went back to here, as Ada had asked')).toBeVisible();
  await playOn([ada, ben], 2, new Random('and on'));
});

import { Random } from '@warptable/kernel';
import { expectAccessible } from './at/axe.ts';
import { expect, test } from './at/fixtures.ts';
import { gameCard } from './at/home.ts';

test('around one screen: a hand is covered until its player takes over', async ({ page, seat }) => {
  const random = new Random('around one screen');
  await page.goto('/');
  await gameCard(page).getByRole('button', { name: 'Around one screen' }).click();
  const setup = page.getByRole('dialog');
  await setup.getByRole('textbox', { name: 'Name' }).first().fill('Ada');
  // The table has to tell them apart.
  await setup.getByRole('textbox', { name: 'Name' }).last().fill('ada');
  await expect(setup.getByRole('alert')).toContainText('Two players are called ada');
  await expect(setup.getByRole('button', { name: 'Start' })).toBeDisabled();
  await setup.getByRole('textbox', { name: 'Name' }).last().fill('Ben');
  await setup.getByRole('button', { name: 'Start' }).click();

  const cover = page.getByRole('alertdialog', { name: 'Hand over the screen' });
  const taken: string[] = [];
  for (let i = 0; i < 4; i++) {
    await expect(cover).toBeVisible();
    // Nothing of the table is in the page at all, so that nothing can shine through.
    await expect(page.locator('[data-part]')).toHaveCount(0);
    if (i === 0) await expectAccessible(page);
    const button = cover.getByRole('button', { name: /^I am (Ada|Ben)/ });
    const name = /Ada|Ben/.exec(await button.innerText())?.[0] ?? '';
    taken.push(name);
    await button.click();
    await expect(page.getByRole('article', { name })).toContainText('you');
    // Plays on until it is the other one's turn to decide.
    while (!(await cover.isVisible())) {
      const asked = await seat.question();
      expect(asked?.seat).toBe(name === 'Ada' ? 0 : 1);
      await seat.answer(random.pick(asked?.options ?? []));
      await expect.poll(async () => (await cover.isVisible()) || (await seat.prompt.isVisible())).toBe(true);
    }
  }
  expect(new Set(taken)).toEqual(new Set(['Ada', 'Ben']));
  // Whoever does not want to go on now gets out, and finds the game again.
  await cover.getByRole('link', { name: 'the game is kept' }).click();
  await page.getByRole('region', { name: 'Continue' }).getByRole('link').click();
  await expect(cover).toBeVisible();
});

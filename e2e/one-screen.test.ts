import { randomAnswer } from '@warptable/bots';
import { Random } from '@warptable/kernel';
import type { AnswerValue, Value } from '@warptable/kernel';
import { expectAccessible } from './at/axe.ts';
import { expect, test } from './at/fixtures.ts';
import { answerByTouch } from './at/forks.ts';
import { gameCard } from './at/home.ts';
import { PlayedTable, openKept } from './at/played.ts';

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

const PEOPLE = ['Ada', 'Ben', 'Cleo'];

/** Three people who want to be asked before they complete a mission; when this is answered now, one of the others will be. */
function beforeSecretQuestion(): { readonly game: PlayedTable; readonly value: Value } {
  for (let n = 0; n < 40; n++) {
    const given: { readonly seat: number; readonly value: AnswerValue }[] = [];
    const begun = (): PlayedTable => {
      const plan = { game: 'the-warp', seats: 3, people: PEOPLE, seed: `mission ${n}` };
      const game = new PlayedTable(plan, (pending, random) => {
        const value = randomAnswer(pending, random);
        given.push({ seat: pending.ask.seat, value });
        return value;
      });
      game.playUntil((_, { match }) => {
        const view = match?.view('spectator') as { phase: string } | undefined;
        return view !== undefined && view.phase !== 'setup';
      });
      for (const seat of PEOPLE.keys())
        game.does({ do: 'sideAction', seat, kind: 'preset', value: 'missions:ask' });
      return game;
    };
    const secret = begun().playUntil(({ ask }) => ask.secret);
    const last = given.at(-1);
    if (!secret || !last || typeof last.value === 'object' || last.seat === secret.ask.seat) continue;
    const answers = given.length - 1;
    given.length = 0;
    const game = begun();
    game.playUntil(() => given.length === answers);
    return { game, value: last.value };
  }
  throw new Error('nobody is asked in secret');
}

test('around one screen: who is asked in secret is handed the screen, and the game goes on', async ({
  page,
  seat,
}) => {
  const random = new Random('in secret');
  const { game, value } = beforeSecretQuestion();
  await openKept(page, game.kept());
  const cover = page.getByRole('alertdialog', { name: 'Hand over the screen' });
  const kinds: string[] = [];
  for (let n = 0; n < 8; n++) {
    await expect.poll(async () => (await cover.isVisible()) || (await seat.prompt.isVisible())).toBe(true);
    if (await cover.isVisible()) {
      // What is asked of whom is not even said on the cover.
      await expect(cover).not.toContainText(/mission/i);
      await cover.getByRole('button').click();
    }
    const asked = await seat.question();
    if (!asked) throw new Error('the game is over');
    kinds.push(asked.kind);
    if (n === 0) await seat.answer(value);
    else await answerByTouch(seat, asked, random);
  }
  expect(kinds[1]).toBe('mission');
  expect(seat.ear.refused).toEqual([]);
});

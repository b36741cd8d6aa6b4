import { expect, test } from './at/fixtures.ts';
import { gameCard } from './at/home.ts';

test('a game that is deleted in another tab says so, and nothing more of it is written', async ({ seat }) => {
  const { page } = seat;
  await page.goto('/');
  await gameCard(page).getByRole('button', { name: 'Play now' }).click();
  await seat.question();
  const other = await page.context().newPage();
  await other.goto('/');
  const shelf = other.getByRole('region', { name: 'Continue' });
  await shelf.getByRole('button', { name: 'Delete' }).click();
  await shelf.getByRole('button', { name: 'Delete for good' }).click();
  await expect(shelf).toHaveCount(0);

  const { targets } = await seat.lookAtRest();
  await seat.touch(targets[0] ?? { value: '', part: '' });
  await expect(page.getByText('This table has been deleted in another tab.')).toBeVisible();
  await expect(page.getByText('What was played is kept')).toHaveCount(0);
  const left = await other.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        indexedDB.open('warptable').onsuccess = ({ target }) => {
          const { result } = target as IDBOpenDBRequest;
          const counts = ['tables', 'saves', 'deeds'].map((store) => {
            const request = result.transaction(store).objectStore(store).count();
            return new Promise<number>((counted) => {
              request.onsuccess = () => counted(request.result);
            });
          });
          void Promise.all(counts).then(resolve);
        };
      }),
  );
  expect(left).toEqual([0, 0, 0]);
});

import { Random } from '@warptable/kernel';
import type { Asked, Pending } from '@warptable/kernel';
import type { Table } from '@warptable/table';
import { expectAccessible } from './at/axe.ts';
import { expect, test } from './at/fixtures.ts';
import { afterFork, expectLit, firstFork } from './at/forks.ts';
import type { Fork } from './at/forks.ts';
import { pressAnew, submitByKey, takeBySlider, takeFromPrompt, takeWithTab } from './at/keys.ts';
import { PlayedTable, openKept } from './at/played.ts';
import type { Seat } from './at/seat.ts';

const roundOf = ({ match }: Table): number => (match?.view(0) as { round: number } | undefined)?.round ?? 0;

/** The first game of many in which a battle is planned in the last round. */
function beforeTheEnd(): PlayedTable {
  for (let n = 0; n < 100; n++) {
    const plan = { game: 'chaos-order', seats: 2, seed: `by keyboard ${n}` };
    const isBattle = ({ ask }: Pending, table: Table) => ask.kind === 'plan' && roundOf(table) === 6;
    if (!new PlayedTable(plan).playUntil(isBattle)) continue;
    const played = new PlayedTable(plan);
    if (played.playUntil((_, table) => roundOf(table) === 5)) return played;
  }
  throw new Error('nobody fights to the end');
}

test('the setting up and the first round of Chaos Order are played by keyboard alone', async ({
  page,
  seat,
}) => {
  test.setTimeout(600_000);
  const played = new PlayedTable({
    game: 'chaos-order',
    seats: 2,
    seed: 'by keyboard',
    options: { factions: 'choose' },
  });
  played.playUntil(() => true);
  await openKept(page, played.kept());
  const random = new Random('by keyboard');
  const kinds = new Set<string>();
  for (let asked = await seat.question(); asked; asked = await seat.question()) {
    if ((seat.snapshot.view as { round: number }).round > 1) break;
    kinds.add(asked.kind);
    await answerByKey(seat, asked, random);
  }
  expect([...kinds]).toEqual(
    expect.arrayContaining(['faction', 'keepLeaders', 'baseLocation', 'price', 'turn']),
  );
});

test('Chaos Order is played to its end by keyboard alone, battles too', async ({ page, seat }) => {
  test.setTimeout(600_000);
  await openKept(page, beforeTheEnd().kept());
  const random = new Random('to the end by keyboard');
  const ways = new Set<string>();
  for (let asked = await seat.question(); asked; asked = await seat.question())
    for (const way of await answerByKey(seat, asked, random)) ways.add(way);
  expect([...ways]).toEqual(expect.arrayContaining(['number', 'end', 'board', 'hand', 'list']));

  const result = page.getByRole('dialog', { name: 'The end of the game' });
  await expect(result.getByRole('table').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(result).toBeHidden();
});

/** Now and then the long way round, which takes more keys. */
const ROUND = 2;

/** Answers at random; tells by which of the ways that the keyboard has. */
async function answerByKey(seat: Seat, asked: Asked, random: Random): Promise<readonly string[]> {
  const { position } = seat.snapshot;
  const ways: string[] = [];
  if (asked.form === 'some' || asked.form === 'order') {
    const least = Math.min(asked.min, asked.options.length);
    for (let n = 0; asked.form === 'some' && n < least; n++) await pressAnew(seat.page, String(n + 1));
    await submitByKey(seat);
    ways.push('number');
  } else if (asked.form === 'amount' && (await seat.slider.isVisible())) {
    await takeBySlider(seat, random.below(asked.options.length));
    ways.push('slider');
  } else
    for (let fork: Fork | undefined = firstFork(asked); fork;) {
      if (ways.length > 0) await expectLit(seat, fork, asked.kind);
      const value = String(random.pick(fork.options));
      ways.push(await takeByKey(seat, asked, fork, value, random));
      fork = afterFork(fork, value);
    }
  await seat.movedOn(position);
  return ways;
}

/** Takes this option where it lies, or by its number. */
async function takeByKey(
  seat: Seat,
  asked: Asked,
  fork: Fork,
  value: string,
  random: Random,
): Promise<string> {
  if (value === asked.endsTurn) {
    await pressAnew(seat.page, 'e');
    return 'end';
  }
  const goesRound = random.below(ROUND) === 0;
  const numbered = fork.options.map(String).filter((one) => one !== asked.endsTurn);
  // A number is its own key; other options have theirs by their place.
  const digit = asked.form === 'amount' ? Number(value) : numbered.indexOf(value) + 1;
  if (digit <= 9 && !goesRound) {
    await pressAnew(seat.page, String(digit));
    return 'number';
  }
  const places = seat.shown.targets.filter((target) => target.value === value);
  const { part } = places.find((target) => target.part === 'board' || target.part === 'hand') ?? {};
  if (part === 'board' || part === 'hand') {
    await takeWithTab(seat, part, [value]);
    return part;
  }
  return takeFromPrompt(seat, value);
}

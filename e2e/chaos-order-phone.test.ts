import { randomAnswer } from '@warptable/bots';
import { Random } from '@warptable/kernel';
import type { AnswerValue, Asked, Pending } from '@warptable/kernel';
import { QUESTIONS } from '../games/chaos-order/rules/questions.ts';
import { expectAccessible } from './at/axe.ts';
import { expect, test } from './at/fixtures.ts';
import { answerByTouch, firstFork } from './at/forks.ts';
import { gameCard } from './at/home.ts';
import { expectCompleteList, expectLegalTargets } from './at/legal.ts';
import { PlayedTable, openKept } from './at/played.ts';
import type { KeptTable } from './at/played.ts';
import {
  expectNoSideways,
  expectRoom,
  expectThumbs,
  expectUncovered,
  expectWholeLines,
  expectWholeWords,
} from './at/room.ts';
import type { Seat } from './at/seat.ts';

const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];

test.use({ viewport: PHONES[1], hasTouch: true, isMobile: true });

/** Leyrien who have laid several morale tokens and lose two at once: a chance in thousands of games. Tests of the rules come to it. */
const HARDLY_EVER = ['returnOrder'];
const KINDS = Object.keys(QUESTIONS).filter((kind) => !HARDLY_EVER.includes(kind));
const MAX_GAMES = 400;
const GROUPS = 3;

/** Whoever plays like this acts where that can be afforded, and does all that a turn offers. */
function eager(pending: Pending, random: Random): AnswerValue {
  const { ask, options } = pending;
  if (ask.kind === 'actOrPass' && options.includes('act')) return 'act';
  const acts = ask.kind === 'turn' ? options.filter((value) => value !== 'end') : [];
  if (acts.includes('main')) return 'main';
  return acts.length > 0 && random.below(6) > 0 ? random.pick(acts) : randomAnswer(pending, random);
}

/** A table at a question of each of these kinds, as somebody who plays many games comes across them. */
function tablesByKind(kinds: readonly string[]): ReadonlyMap<string, KeptTable> {
  const found = new Map<string, KeptTable>();
  const isNew = ({ ask }: Pending): boolean => kinds.includes(ask.kind) && !found.has(ask.kind);
  for (let n = 0; n < MAX_GAMES && found.size < kinds.length; n++) {
    const options = { factions: n % 5 === 0 ? 'choose' : 'dealt' };
    const plan = { game: 'chaos-order', seats: 2 + (n % 4), options, seed: `question ${n}` };
    const game = new PlayedTable(plan, n % 2 === 0 ? randomAnswer : eager);
    for (let next = game.playUntil(isNew); next; next = game.playUntil(isNew))
      found.set(next.ask.kind, game.kept());
  }
  return found;
}

/** What is lit, and what is listed; then the list is shut where there is something else to touch. */
async function expectLegal(seat: Seat, asked: Asked): Promise<void> {
  const fork = { ...asked, options: firstFork(asked).options };
  await expectLegalTargets(seat, fork);
  await expectCompleteList(seat, fork);
  await seat.shutList();
  const { targets } = await seat.lookAtRest();
  if (targets.length === 0) await seat.openList();
  await seat.lookAtRest();
}

for (let group = 0; group < GROUPS; group++) {
  const size = Math.ceil(KINDS.length / GROUPS);
  const kinds = KINDS.slice(group * size, (group + 1) * size);
  test(`on phones every question of Chaos Order can be answered: ${kinds[0]} to ${kinds.at(-1)}`, async ({
    page,
    seat,
  }) => {
    test.setTimeout(600_000);
    const random = new Random('every kind');
    const tables = tablesByKind(kinds);
    expect([...tables.keys()].toSorted()).toEqual(kinds.toSorted());
    for (const [kind, kept] of tables) {
      await test.step(kind, async () => {
        await openKept(page, kept);
        const asked = await seat.question();
        if (!asked) throw new Error('nothing is asked');
        expect(asked.kind).toBe(kind);
        for (const phone of PHONES) {
          await page.setViewportSize(phone);
          await seat.lookAtRest();
          const at = `${kind}, ${phone.width} wide`;
          // Whoever has no faction yet has nothing else.
          if (kind !== 'faction') await expectRoom(seat, at);
          if (kind !== 'faction') await expectWholeLines(seat, at);
          await expectThumbs(seat, at);
          await expectWholeWords(seat, at);
          await expectUncovered(seat, at);
          await expectNoSideways(seat);
        }
        if (asked.form !== 'order') await expectLegal(seat, asked);
        else await expect(page.locator('.wt-order-row')).toHaveCount(asked.options.length);
        await answerByTouch(seat, asked, random);
      });
    }
  });
}

test('the panels of Chaos Order open as sheets over the lower half, and keep nobody out', async ({
  page,
  seat,
}) => {
  await page.goto('/');
  await expectNoSideways(seat);
  await gameCard(page, 'Chaos Order').getByRole('button', { name: 'Play now' }).tap();
  await seat.question();
  await expectAccessible(page);
  for (const name of ['Me', 'Cards', 'Others', 'Log']) {
    await page.getByRole('tab', { name, exact: true }).tap();
    await expect(page.getByRole('tabpanel', { name, exact: true })).toBeInViewport();
    await expectNoSideways(seat);
    await expectAccessible(page, { within: '[role=tabpanel]' });
  }
  await page.getByRole('button', { name: 'Close panel' }).tap();
  await expect(page.getByRole('tabpanel')).toHaveCount(0);
});

test('the end of Chaos Order shows all of its figures on the smallest phone', async ({ page, seat }) => {
  const game = new PlayedTable({ game: 'chaos-order', seats: 5, seed: 'the end' });
  expect(game.playUntil(() => false)).toBeUndefined();
  await openKept(page, game.kept());
  const end = page.getByRole('dialog', { name: 'The end of the game' });
  await expect(end).toBeInViewport();
  for (const cell of await end.getByRole('columnheader').all())
    await expect(cell).toBeInViewport({ ratio: 1 });
  await expectNoSideways(seat);
  await expectAccessible(page);
});

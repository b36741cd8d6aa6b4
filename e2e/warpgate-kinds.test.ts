import { Random } from '@warptable/kernel';
import { QUESTIONS } from '../games/warpgate/rules/questions.ts';
import { expect, test } from './at/fixtures.ts';
import { tablesByKind } from './at/kinds.ts';
import { expectCompleteList, expectLegalTargets } from './at/legal.ts';
import { openKept } from './at/played.ts';
import { expectNoSideways, expectRoom, expectThumbs, expectUncovered, expectWholeLines } from './at/room.ts';

/** All but what is done beside the course of play. */
const KINDS = Object.keys(QUESTIONS).filter((kind) => kind !== 'layCard');
/** Asked while there is no map yet. */
const SETTING_UP: readonly string[] = ['board', 'faction', 'colour', 'gatekeepersColour'];
const GROUPS = 3;

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

for (let group = 0; group < GROUPS; group++) {
  const size = Math.ceil(KINDS.length / GROUPS);
  const kinds = KINDS.slice(group * size, (group + 1) * size);
  test(`on the smallest phone every question can be answered: ${kinds[0]} to ${kinds.at(-1)}`, async ({
    page,
    seat,
  }) => {
    test.setTimeout(400_000);
    const random = new Random('every kind');
    const tables = tablesByKind(kinds);
    expect([...tables.keys()].toSorted()).toEqual(kinds.toSorted());
    for (const [kind, kept] of tables) {
      await test.step(kind, async () => {
        await openKept(page, kept);
        const asked = await seat.question();
        if (!asked) throw new Error('nothing is asked');
        expect(asked.kind).toBe(kind);
        await expectLegalTargets(seat, asked);
        if (!SETTING_UP.includes(kind)) {
          await expectRoom(seat, kind);
          await expectWholeLines(seat, kind);
        }
        await expectThumbs(seat, kind);
        await expectNoSideways(seat);
        await expectCompleteList(seat, asked);
        await seat.shutList();
        await seat.lookAtRest();
        await expectUncovered(seat, kind);
        if (await seat.slider.isVisible()) await seat.answer(random.pick(asked.options));
        else await seat.tap(random.pick(seat.shown.targets));
      });
    }
  });
}

import { GAMES } from '@warptable/games';
import type { AnyGameModule } from '@warptable/games';
import { Match, Random, seededChance } from '@warptable/kernel';
import type { GameEvent, Playable } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { LEVELS, createBot, observationOf, randomAnswer } from '../src/index.ts';
import type { AnyGuide } from '../src/index.ts';

/** A clock that goes on whenever the guide is asked anything. */
function ticking(guide: AnyGuide): { guide: AnyGuide; clock: () => number } {
  let now = 0;
  return {
    guide: {
      ...guide,
      advise: (...about) => (now++, guide.advise(...about)),
      measure: (...about) => (now++, guide.measure(...about)),
    },
    clock: () => now,
  };
}

const GUIDED = GAMES.flatMap((gameModule): [string, AnyGameModule, AnyGuide][] =>
  gameModule.guide ? [[gameModule.game.id, gameModule, gameModule.guide]] : [],
);

const BUDGET = 25;
/** To end where it stands a bot answers one question, a path of choices at most, and measures all seats at most twice. */
const TO_END = 24;

describe.each(GUIDED)('%s: bots of every level', (_, { game }, guide) => {
  test('keep to their time in any position', () => {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const match: Match<Playable, unknown, unknown, GameEvent> = new Match(game, {
        options: game.readOptions({}, seats),
        seats,
        chance: seededChance(`in time ${seats}`),
      });
      const random = new Random(seats);
      for (let asked = 0; !match.over && asked < 600; asked++) {
        const pending = random.pick(match.pending);
        const { seat, kind } = pending.ask;
        let value = randomAnswer(pending, random);
        if (asked % 8 === 0) {
          for (const level of LEVELS) {
            const { guide: own, clock } = ticking(guide);
            const bot = createBot(own, { level, budget: { time: BUDGET } }, asked, clock);
            ({ value } = bot.answer(observationOf(match, seat)));
            expect(clock(), `${level} of ${seats} asked for ${kind}`).toBeLessThanOrEqual(BUDGET + TO_END);
          }
        }
        match.answer({ seat, kind, value });
      }
    }
  });
});

// Bots in the Player's seat: a hint is what an Expert would answer, and why.
import { createBot, observationOf } from '@warptable/bots';
import type { AnyGuide, AnyObservation } from '@warptable/bots';
import { Match, seededChance } from '@warptable/kernel';
import type { AnswerValue } from '@warptable/kernel';
import { describe, expect, it } from 'vitest';
import { theWarpGuide } from '../../bot/guide.ts';
import { theWarp } from '../../rules/game.ts';
import { PLAYER } from '../../rules/solo/state.ts';
import { theWarpWords as words } from '../../words/index.ts';

const guide = theWarpGuide as unknown as AnyGuide;

const newMatch = (rival: string, seed: string) =>
  new Match(theWarp, {
    options: theWarp.readOptions({ rival }, 1),
    seats: 1,
    chance: seededChance(seed),
  });

type SoloMatch = ReturnType<typeof newMatch>;

const seen = (match: SoloMatch): AnyObservation => observationOf(match, PLAYER) as unknown as AnyObservation;

const answer = (match: SoloMatch, value: AnswerValue): void =>
  match.answer({ seat: PLAYER, kind: match.pending[0]!.ask.kind, value });

/** What is worth a hint, among it all that only the solo game asks now and then. */
const ASKED = ['soloRaces', 'keepMissions', 'action', 'discard', 'followDevelop', 'bribeRival', 'support'];

describe('a hint in the solo game', () => {
  it('is the answer of an Expert, with reasons that have words', () => {
    const open = new Set(ASKED);
    let reasons = 0;
    for (let game = 0; game < 6 && open.size > 0; game++) {
      const match = newMatch(game % 2 === 0 ? 'xelo' : 'dura', `hint ${game}`);
      const player = createBot(guide, { level: 'novice' }, `hint ${game}`);
      while (!match.over && open.size > 0) {
        const { kind } = match.pending[0]!.ask;
        if (open.delete(kind)) {
          const expert = createBot(guide, { level: 'expert', budget: { iterations: 30 } }, kind);
          const decision = expert.answer(seen(match));
          expect(decision).toMatchObject({ faults: 0 });
          expect(decision.iterations).toBeGreaterThan(0);
          for (const { term } of expert.explain(seen(match), decision)) {
            expect(Object.keys(words.terms ?? {})).toContain(term);
            reasons++;
          }
          answer(match, decision.value);
        } else answer(match, player.answer(seen(match)).value);
      }
    }
    expect([...open]).toEqual([]);
    expect(reasons).toBeGreaterThan(3);
  }, 60_000);
});

describe('TWS 29.6 with automatic ties and a bot no person is needed', () => {
  it('and the same seeds give the same game', () => {
    const play = (): SoloMatch => {
      const match = newMatch('silna', 'no person');
      match.sideAction(PLAYER, 'preset', 'ties:auto');
      const bot = createBot(guide, { level: 'novice' }, 'no person');
      while (!match.over) {
        expect(match.pending[0]!.ask.kind).not.toMatch(/^rival/);
        answer(match, bot.answer(seen(match)).value);
      }
      return match;
    };
    const [one, other] = [play(), play()];
    expect(one.entries).toEqual(other.entries);
    expect(one.state).toEqual(other.state);
  });
});

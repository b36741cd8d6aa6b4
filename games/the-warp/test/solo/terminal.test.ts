import { Match, seededChance } from '@warptable/kernel';
import { describe, expect, it } from 'vitest';
import { theWarp } from '../../rules/game.ts';
import { PLAYER } from '../../rules/solo/state.ts';
import { theWarpWords as words } from '../../words/index.ts';

const newMatch = () =>
  new Match(theWarp, {
    options: theWarp.readOptions({ rival: 'dura' }, 1),
    seats: 1,
    chance: seededChance('terminal'),
  });

describe('the position of a solo game in a terminal', () => {
  it('names the Rival in set-up, and no decks that are not made yet', () => {
    const text = words.position(newMatch().view(PLAYER));
    expect(text).toContain('Setting up. The Rival begins. You are Red.');
    expect(text).toMatch(/^ B {2}Dura /m);
    expect(text).toContain('Your Rival: Dura Scavengers. The next Phase will cost it 7 Gold and 7 Energy.');
    expect(text).not.toMatch(/deck runs out|Rival Combat deck/);
  });

  it('has the decks and the Automa Card as soon as the Rival has begun', () => {
    const match = newMatch();
    for (const kind of ['soloRaces', 'keepMissions']) {
      const [{ ask, options }] = match.pending as [(typeof match.pending)[number]];
      expect(ask.kind).toBe(kind);
      match.answer({ seat: PLAYER, kind, value: options.slice(0, ask.min) });
    }
    const text = words.position(match.view(PLAYER));
    expect(text).toContain('The last deck runs out in');
    expect(text).toContain('Rival Combat deck');
    expect(text).toContain('Automa Card: ');
  });
});

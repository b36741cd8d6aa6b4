import { expect, test } from 'vitest';
import { GAMES } from '../src/index.ts';

test.each(GAMES.map((gameModule) => [gameModule.game.id, gameModule] as const))(
  'every term that bots of %s judge by has a name for hints',
  (_id, { guide, words }) => {
    expect(Object.keys(words.terms ?? {}).toSorted()).toEqual((guide?.terms ?? []).toSorted());
  },
);

import { fuzzGame } from '@warptable/testkit';
import { theWarp } from '/work/main/games/the-warp/rules/game.ts';
const [from, to] = [Number(process.argv[2]), Number(process.argv[3])];
let bad = 0;
for (let i = from; i < to; i++) {
  const seats = 2 + (i % 5);
  const team = (seats === 4 || seats === 6) && i % 3 === 0;
  const proto = i % 4 === 1;
  const options = { rounds: '40', mode: team ? 'team' : 'free', edition: proto ? 'prototype' : 'final', side: !proto && i % 2 ? 'B' : 'A', pioneering: !proto && i % 7 < 3 ? 'advanced' : 'basic' };
  const r = fuzzGame(theWarp, { seats, seed: `fz${i}`, options });
  if (!r.ok) { console.log(i, seats, JSON.stringify(options), r.check, r.position, r.message.slice(0, 600)); if (++bad > 5) break; }
}
console.log('done', from, to, bad);

import { fuzzGame } from '@warptable/testkit';
import { Random, replay, SeededChance } from '@warptable/kernel';
import { theWarp } from '/work/main/games/the-warp/rules/game.ts';
import { isFulfilled } from '/work/main/games/the-warp/rules/missions/index.ts';
const i = Number(process.argv[2]);
const seats = 2 + (i % 5); const team = (seats === 4 || seats === 6) && i % 3 === 0; const proto = i % 4 === 1;
const options = { rounds: '40', mode: team ? 'team' : 'free', edition: proto ? 'prototype' : 'final', side: !proto && i % 2 ? 'B' : 'A', pioneering: !proto && i % 7 < 3 ? 'advanced' : 'basic' };
const r: any = fuzzGame(theWarp, { seats, seed: `fz${i}`, options });
if (r.ok) process.exit();
const last = r.file.entries.at(-1); console.log(r.message, last);
const m: any = replay(theWarp, r.file, r.file.entries.length - 1);
const s = m.state;
console.log(s.phase, s.active, s.players.map((p: any, seat: number) => [p.missions, p.fresh, p.passed, p.presets.missions, p.missions.map((id: any) => isFulfilled(s, seat, id)), p.hand.length]), s.open, s.pioneering, Object.values(s.missionDecks).map((d: any) => d.length));
for (let k = 0; k < 6; k++) { const w: any = m.fork(new SeededChance(new Random('x' + k))); theWarp.redeal(w.state, 1, new Random('y' + k)); console.log(w.state.players.map((p: any, seat: number) => [p.missions, p.missions.map((id: any) => isFulfilled(w.state, seat, id))])); }

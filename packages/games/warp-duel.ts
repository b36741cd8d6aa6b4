import { Match, seededChance } from '@warptable/kernel';
import { createBot, playMatch } from '@warptable/bots';
import { findGame } from './src/index.ts';
const [a, b, seats, games, itA, itB] = [process.argv[2]!, process.argv[3]!, Number(process.argv[4]), Number(process.argv[5]), Number(process.argv[6] ?? 0), Number(process.argv[7] ?? 0)];
const boxed: any = findGame(process.env['GAME'] ?? 'the-warp');
let wins = 0, n = 0, rounds = 0, pa = 0, pb = 0; const c0 = process.threadCpuUsage(); let ans = 0;
for (let i = 0; i < games; i++) {
  const options = boxed.game.readOptions(boxed.game.id === 'the-warp' ? { rounds: '40' } : {}, seats);
  const match: any = new Match(boxed.game, { options, seats, chance: seededChance(`duel${i}`) });
  const who = Array.from({ length: seats }, (_, s) => ((s + i) % 2 === 0 ? 'a' : 'b'));
  const bots = who.map((w, s) => createBot(boxed.guide, { level: (w === 'a' ? a : b) as any, ...((w === 'a' ? itA : itB) ? { budget: { iterations: w === 'a' ? itA : itB } } : {}) }, `${i} ${s}`, () => performance.now()));
  ans += (playMatch(match, bots as any, 20000) as any) ?? 0;
  const { winners, scores } = match.result;
  const share = winners.filter((w: number) => who[w] === 'a').length / winners.length;
  wins += share; n++; rounds += match.state.round;
  scores.forEach((p: number, s: number) => (who[s] === 'a' ? (pa += p / seats * 2) : (pb += p / seats * 2)));
}
const cu = process.threadCpuUsage(c0);
const p = wins / n; const z = 1.96; const mid = (p + z * z / (2 * n)) / (1 + z * z / n); const half = z * Math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n);
console.log(`${a} ${itA} vs ${b} ${itB} seats ${seats}: ${(100 * p).toFixed(1)} % [${(100 * (mid - half)).toFixed(0)}, ${(100 * (mid + half)).toFixed(0)}] of ${n}; rounds ${(rounds / n).toFixed(1)}; points ${(pa / n).toFixed(1)} : ${(pb / n).toFixed(1)}; cpu ${((cu.user + cu.system) / 1e6).toFixed(0)} s`);

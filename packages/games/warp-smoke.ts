import { Match, Random, seededChance } from '@warptable/kernel';
import { randomAnswer } from '@warptable/bots';
import { theWarp } from '/work/main/games/the-warp/rules/game.ts';
const [seats, games, opts, check] = [Number(process.argv[2] ?? 4), Number(process.argv[3] ?? 5), JSON.parse(process.argv[4] ?? '{}'), process.argv[5] === 'check'];
const kinds = new Map<string, number>();
let n = 0; const c0 = process.threadCpuUsage(); let rounds = 0;
for (let i = 0; i < games; i++) {
  const random = new Random(`r${i}`);
  const options = theWarp.readOptions({ rounds: '40', ...opts }, seats);
  const match = new Match(theWarp, { options, seats, chance: seededChance(`s${i}`), light: true });
  while (!match.over) {
    const p = random.pick(match.pending);
    const value = randomAnswer(p, random);
    kinds.set(p.ask.kind, (kinds.get(p.ask.kind) ?? 0) + 1);
    try { match.answer({ seat: p.ask.seat, kind: p.ask.kind, value }); } catch (e) { console.log('game', i, p.ask.kind, value, e); process.exit(1); }
    if (check) { const b = theWarp.broken(match.state); if (b.length) { console.log('game', i, 'after', p.ask.kind, value, b); process.exit(1); } }
    n++;
  }
  rounds += match.state.round;
  if (i < 3) console.log('over', match.state.round, match.result.scores, match.result.winners);
}
const cu = process.threadCpuUsage(c0); const s = (cu.user + cu.system) / 1e6;
console.log(n, 'answers', Math.round(n / s), '/s', rounds / games, 'rounds');
console.log([...kinds].sort((a, b) => b[1] - a[1]).map(([k, v]) => `${k} ${v}`).join(', '));

import { playMatch } from '@warptable/bots';
import type { AnyGameModule } from '@warptable/games';
import type { AnyMatch } from '@warptable/kernel';
import { beginUnit } from '@warptable/lab';

/** Games of such bots that stand at a question with a choice, between a third and two thirds of their length. */
export function midGames(gameModule: AnyGameModule, bot: string, seats: number, count: number): AnyMatch[] {
  const options = gameModule.game.readOptions({}, seats);
  const names = Array.from({ length: seats }, () => bot);
  return Array.from({ length: count }, (_, i) => {
    const unit = { options, seed: String(i + 1), bots: names };
    const whole = beginUnit(unit, gameModule);
    const answers = playMatch(whole.match, whole.bots);
    const { match, bots } = beginUnit(unit, gameModule);
    playMatch(match, bots, Math.floor((answers * (count + ((i + 1) % count))) / (3 * count)));
    while (match.pending[0]?.ask.form === 'confirm') playMatch(match, bots, 1);
    return match;
  });
}

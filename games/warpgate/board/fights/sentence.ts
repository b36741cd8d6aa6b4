import type { Eye, PersonAt } from '@warptable/kernel';
import { listed } from '@warptable/speech';
import type { WarpgateView } from '../../rules/view.ts';
import { formFor, playerName, within } from '../../words/names.ts';
import { placeName } from '../../words/places.ts';
import { say } from '../../words/say.ts';
import { t } from '../texts/say.ts';
import type { BattleSide, BattleTold } from './battles.ts';

/** To whom it is told, and by what names. */
export interface Hearer {
  readonly view: WarpgateView;
  readonly eye: Eye;
  readonly personAt: PersonAt;
}

/** `You won the battle at Desert 2B, 3 to 2; you lost 1 ship.` */
export function battleSentence({ attack, defence, place }: BattleTold, hearer: Hearer): string {
  const { view, eye, personAt } = hearer;
  const [winner, loser] = attack.won ? [attack, defence] : [defence, attack];
  const how = t(loser.seat === eye ? 'fight.lost' : 'fight.won', {
    winner: playerName(view, winner.seat, personAt),
    loser: within(view, loser.seat, eye, personAt),
    place: placeName(view, place, eye),
    strength: winner.strength,
    against: loser.strength,
    context: formFor(winner.seat, eye),
  });
  const losses = [winner, loser].filter(({ lost }) => lost > 0).map((side) => lossText(side, hearer));
  return losses.length > 0
    ? t('fight.withLosses', { how, losses: listed(losses) })
    : t('fight.withoutLosses', { how });
}

const lossText = ({ seat, lost }: BattleSide, { view, eye, personAt }: Hearer): string =>
  t('fight.loses', { who: within(view, seat, eye, personAt), ships: say('count.ships', { count: lost }) });

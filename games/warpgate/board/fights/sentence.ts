import type { Viewer, PersonAt } from '@warptable/kernel';
import { listed } from '@warptable/speech';
import type { WarpgateView } from '../../rules/view.ts';
import { formFor, playerName, within } from '../../words/names.ts';
import { placeName } from '../../words/places.ts';
import { say } from '../../words/say.ts';
import { t } from '../texts/say.ts';
import type { ReportedSide, BattleReport } from './battles.ts';

/** To whom it is told, and by what names. */
export interface Hearer {
  readonly view: WarpgateView;
  readonly viewer: Viewer;
  readonly personAt: PersonAt;
}

/** `You won the battle at Desert 2B, 3 to 2; you lost 1 ship.` */
export function battleSentence({ attack, defence, place }: BattleReport, hearer: Hearer): string {
  const { view, viewer, personAt } = hearer;
  const [winner, loser] = attack.won ? [attack, defence] : [defence, attack];
  const how = t(loser.seat === viewer ? 'fight.lost' : 'fight.won', {
    winner: playerName(view, winner.seat, personAt),
    loser: within(view, loser.seat, viewer, personAt),
    place: placeName(view, place, viewer),
    strength: winner.strength,
    against: loser.strength,
    context: formFor(winner.seat, viewer),
  });
  const losses = [winner, loser].filter(({ lost }) => lost > 0).map((side) => lossText(side, hearer));
  return losses.length > 0
    ? t('fight.withLosses', { how, losses: listed(losses) })
    : t('fight.withoutLosses', { how });
}

const lossText = ({ seat, lost }: ReportedSide, { view, viewer, personAt }: Hearer): string =>
  t('fight.loses', { who: within(view, seat, viewer, personAt), ships: say('count.ships', { count: lost }) });

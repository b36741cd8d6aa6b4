import type { PersonAt, Viewer } from '@warptable/kernel';
import { capital, listed } from '@warptable/speech';
import type { ChaosView } from '../../rules/view.ts';
import { fightersText } from '../../words/gains.ts';
import { formFor, subject, within } from '../../words/names.ts';
import { regionName } from '../../words/places.ts';
import { t } from '../texts/say.ts';
import type { BattleReport } from './battles.ts';

/** To whom it is told, and by what names. */
export interface Hearer {
  readonly view: ChaosView;
  readonly viewer: Viewer;
  readonly personAt: PersonAt;
}

/** `You won the battle in Low Fen against AI, 7 to 5; AI lost 2 fighters.` */
export function battleSentence({ sides, place, retreats }: BattleReport, hearer: Hearer): string {
  const { view, viewer, personAt } = hearer;
  const [one, other] = sides;
  const [winner, loser] = one.won ? [one, other] : [other, one];
  const how = t(retreats ? 'fight.retreat' : 'fight.won', {
    winner: capital(subject(view, winner.seat, viewer, personAt)),
    loser: within(view, loser.seat, viewer, personAt),
    place: regionName(view, place),
    strength: winner.strength,
    against: loser.strength,
    context: formFor(winner.seat, viewer),
  });
  const losses = [winner, loser].flatMap(({ seat, wounded }) =>
    wounded === 0
      ? []
      : t('fight.loses', { who: within(view, seat, viewer, personAt), fighters: fightersText(wounded) }),
  );
  return losses.length > 0
    ? t('fight.withLosses', { how, losses: listed(losses) })
    : t('fight.withoutLosses', { how });
}

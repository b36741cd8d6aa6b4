import { DRAWINGS, GameResult } from '@warptable/ui';
import type { ResultProps } from '@warptable/ui';
import { isOyster, isReef, worthOf } from '../content/index.ts';
import type { BayView } from '../rules/view.ts';
import { oysterName, oysterNames, reefName } from '../words/names.ts';
import { seatStyleOf } from './seats.ts';
import type { Part } from './targets.ts';
import { t } from './texts/say.ts';

interface Seeing {
  readonly view: BayView;
}

/** Round and rounds: one line. */
export function Status({ view: { round, rounds, divers, result } }: Seeing) {
  if (result) return <p className="pw-status">{t('status.over')}</p>;
  const isSetUp = divers.every(({ crew }) => crew);
  return (
    <p className="pw-status">
      {isSetUp ? t('status.round', { round: round + 1, rounds }) : t('status.settingUp')}
    </p>
  );
}

/** What lies in the middle. */
export const Market = ({ view: { inDeck, spent } }: Part) => (
  <dl className="pw-market">
    <dt>{t('market.deck')}</dt>
    <dd>{inDeck}</dd>
    <dt>{t('market.spent')}</dt>
    <dd>{spent.length > 0 ? oysterNames(spent) : t('market.none')}</dd>
  </dl>
);

const SOURCES = [
  { id: 'pearls', icon: DRAWINGS.circle, colour: 'blue' },
  { id: 'shelf', icon: DRAWINGS.cards, colour: 'green' },
  { id: 'last', icon: DRAWINGS.star, colour: 'gold' },
] as const;

/** The end of the game: who won, and what for. */
export function Result({ view: { result }, names, history }: ResultProps<BayView>) {
  if (!result) return <p>{t('result.notYet')}</p>;
  const { scores, winners, breakdown } = result;
  const winner = winners[0] ?? 0;
  const lines = breakdown.map((points, seat) => ({
    seat,
    points: { pearls: points['pearls'] ?? 0, shelf: points['shelf'] ?? 0, last: points['last'] ?? 0 },
    total: scores[seat] ?? 0,
    isWinner: winners.includes(seat),
  }));
  return (
    <GameResult
      headline={t('result.won', { name: names[winner] ?? '', points: scores[winner] ?? 0 })}
      sources={SOURCES.map((source) => ({ ...source, name: t(`result.${source.id}`) }))}
      lines={lines.toSorted((a, b) => b.total - a.total)}
      names={names}
      styleOf={seatStyleOf}
      history={history}
    />
  );
}

/** What there is to know of a reef or an oyster. */
export function Inspect({ thing }: { readonly thing: string }) {
  const place = thing.replace(/^place:/, '');
  if (isReef(place))
    return (
      <>
        <h3>{reefName(place)}</h3>
        <p>{t('inspect.reef')}</p>
      </>
    );
  if (isOyster(thing))
    return (
      <>
        <h3>{oysterName(thing)}</h3>
        <p>{t('inspect.oyster', { worth: worthOf(thing) })}</p>
      </>
    );
  return <p>{t('inspect.unknown')}</p>;
}

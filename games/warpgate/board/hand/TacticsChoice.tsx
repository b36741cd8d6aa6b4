import type { Asked } from '@warptable/kernel';
import { CardRow } from '@warptable/ui';
import type { TacticsId } from '../../content/index.ts';
import type { WarpgateView } from '../../rules/view.ts';
import { Card } from '../cards/Card.tsx';
import type { Part } from '../cards/Card.tsx';
import { TacticsFace } from '../cards/Faces.tsx';
import { oddsOf } from '../odds.ts';
import { t } from '../texts/say.ts';

interface TacticsChoiceProps {
  readonly part: Part;
  readonly asked: Asked;
  readonly cards: readonly TacticsId[];
}

/** Tactics cards to choose from; in a battle each with what it may come to. */
export function TacticsChoice({ part, asked, cards }: TacticsChoiceProps) {
  return (
    <CardRow>
      {cards.map((card) => (
        <Card key={card} part={part} kind="text" value={card} thing={`tactics:${card}`}>
          <TacticsFace card={card} />
          {part.odds && asked.kind === 'tactics' && (
            <CardOdds view={part.view} seat={asked.seat} card={card} />
          )}
        </Card>
      ))}
    </CardRow>
  );
}

function CardOdds({
  view,
  seat,
  card,
}: {
  readonly view: WarpgateView;
  readonly seat: number;
  readonly card: TacticsId;
}) {
  if (!view.battle) return null;
  const { win, ownLosses, enemyLosses } = oddsOf(view, view.battle, seat, card);
  return (
    <span className="wg-card-odds" title={t('odds.how')}>
      <b>{t('odds.cardWins', { win: Math.round(win * 100) })}</b>{' '}
      <span className="wg-odds-more">
        {t('odds.cardLosses', { own: ownLosses.toFixed(1), enemy: enemyLosses.toFixed(1) })}{' '}
      </span>
      {t('odds.short')}
    </span>
  );
}

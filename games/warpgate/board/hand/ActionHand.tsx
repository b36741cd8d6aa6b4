import { CardRow } from '@warptable/ui';
import type { ActionCardId } from '../../content/index.ts';
import { cardName } from '../../words/names.ts';
import { ThingIcon } from '../art/Icons.tsx';
import { ActionFace } from '../cards/ActionCard.tsx';
import { Card } from '../cards/Card.tsx';
import type { Part } from '../cards/Card.tsx';
import { t } from '../texts/say.ts';

interface ActionHandProps {
  readonly part: Part;
  readonly hand: readonly ActionCardId[];
  readonly laid: ActionCardId | null;
  /** While others play, a card may be laid for the next turn. */
  readonly mayLay: boolean;
}

/** The Action cards in my hand. */
export function ActionHand({ part, hand, laid, mayLay }: ActionHandProps) {
  return (
    <CardRow label={t('hand.cards')}>
      {hand.map((card) => (
        <Card
          key={card}
          part={part}
          kind="action"
          value={card}
          thing={`action:${card}`}
          mark={<Lay part={part} card={card} isLaid={card === laid} mayLay={mayLay} />}
        >
          <ActionFace card={card} />
        </Card>
      ))}
    </CardRow>
  );
}

interface LayProps {
  readonly part: Part;
  readonly card: ActionCardId;
  readonly isLaid: boolean;
  readonly mayLay: boolean;
}

/** Lays a card face down on the next slot, or takes it back (WG 3.3). */
function Lay({ part, card, isLaid, mayLay }: LayProps) {
  if (!mayLay || !part.sideAction) return isLaid ? <span className="wg-lay">{t('hand.isLaid')}</span> : null;
  return (
    <button
      type="button"
      className="wg-lay"
      aria-pressed={isLaid}
      aria-label={t(isLaid ? 'hand.takeBackCard' : 'hand.layCard', { card: cardName(card) })}
      onClick={() => part.sideAction?.('layCard', isLaid ? 'none' : card)}
    >
      <ThingIcon thing="laid" size={15} />
      {t(isLaid ? 'hand.takeBack' : 'hand.lay')}
    </button>
  );
}

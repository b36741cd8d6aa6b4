import { ACTIONS, actionCard } from '../../content/index.ts';
import type { PlayerView, WarpgateView } from '../../rules/view.ts';
import { actionName, cardName, gateCardName } from '../../words/names.ts';
import { ActionIcon } from '../art/Icons.tsx';
import type { Part } from '../cards/Card.tsx';
import { t } from '../texts/say.ts';

interface SlotsProps {
  readonly view: WarpgateView;
  readonly player: PlayerView;
  readonly part: Part;
}

const TURNS = [1, 2, 3, 4];

/** The four turn slots of the board, with what was played into them. */
export function Slots({ view, player, part }: SlotsProps) {
  const isAutomatic = player.kind === 'gatekeepers';
  return (
    <ol role="list" className="wg-slots">
      {TURNS.map((turn) => {
        const card = player.slots[turn - 1];
        const gateCard = view.gatekeepers?.slots[turn - 1];
        return (
          <li key={turn} data-now={turn === view.turn && view.round > 0 && !view.result}>
            <b aria-label={t('player.slot', { turn })}>{isAutomatic ? turn : `${turn}X`}</b>
            {isAutomatic && gateCard && <span>{gateCardName(gateCard)}</span>}
            {card && (
              <button
                type="button"
                aria-label={cardName(card)}
                onClick={() => part.inspect(`action:${card}`)}
              >
                {[actionCard(card).top, actionCard(card).bottom].map((action) => (
                  <span key={action} className="wg-group" data-group={ACTIONS[action].group}>
                    <ActionIcon action={action} size={16} /> {actionName(action)}
                  </span>
                ))}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}

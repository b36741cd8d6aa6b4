import { memo } from 'react';
import { ACTIONS, actionCard } from '../../content/index.ts';
import type { Action, ActionCardId } from '../../content/index.ts';
import { actionName } from '../../words/names.ts';
import { ActionIcon } from '../art/Icons.tsx';
import { t } from '../texts/say.ts';
import './cards.css';

/** One of the two actions of a card. */
export function ActionHalf({
  action,
  text,
}: {
  readonly action: Action;
  readonly text?: string | undefined;
}) {
  return (
    <span className="wg-half" data-group={ACTIONS[action].group}>
      <ActionIcon action={action} />
      <strong>{actionName(action)}</strong>
      <span className="wg-half-text">{text ?? t(`actions.${action}`)}</span>
    </span>
  );
}

/** The face of an Action card. */
export const ActionFace = memo(function ActionFace({ card }: { readonly card: ActionCardId }) {
  const { top, bottom } = actionCard(card);
  return (
    <>
      <ActionHalf action={top} />
      <ActionHalf action={bottom} />
    </>
  );
});

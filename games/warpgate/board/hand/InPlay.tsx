import type { Asked } from '@warptable/kernel';
import { ACTIONS } from '../../content/index.ts';
import { aboutOf, isAction } from '../../words/about.ts';
import { actionText } from '../../words/actions.ts';
import { capital } from '../../words/names.ts';
import { ActionHalf } from '../cards/ActionCard.tsx';
import { Card } from '../cards/Card.tsx';
import type { Part } from '../cards/Card.tsx';
import { useText } from '../texts/useText.ts';

/** The card that has just been played: its two actions and Draw, with the numbers that hold now. */
export function InPlay({ part, asked }: { readonly part: Part; readonly asked: Asked }) {
  const t = useText();
  const { extents } = aboutOf(asked);
  const refused = asked.refused.map(({ value }) => value);
  const uses = [...asked.options, ...refused].filter(isAction);
  return (
    <ul role="list" className="wg-cards wg-in-play" aria-label={t('hand.inPlay')}>
      {uses.map((action) => (
        <li key={action}>
          <Card part={part} kind="action" value={action} label={actionText(action, extents[action])}>
            <ActionHalf
              action={action}
              text={capital(actionText(action, extents[action]).slice(ACTIONS[action].name.length + 2))}
            />
          </Card>
        </li>
      ))}
    </ul>
  );
}

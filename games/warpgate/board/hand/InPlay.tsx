import type { Asked } from '@warptable/kernel';
import { capital } from '@warptable/speech';
import { aboutOf, isAction } from '../../words/about.ts';
import { actionText, doingText } from '../../words/actions.ts';
import { ActionHalf } from '../cards/ActionCard.tsx';
import { Card } from '../cards/Card.tsx';
import type { Part } from '../cards/Card.tsx';
import { t } from '../texts/say.ts';

/** The card that has just been played: its two actions and Draw, with the numbers that hold now. */
export function InPlay({ part, asked }: { readonly part: Part; readonly asked: Asked }) {
  const { extents } = aboutOf(asked);
  const refused = asked.refused.map(({ value }) => value);
  const uses = [...asked.options, ...refused].filter(isAction);
  return (
    <ul role="list" className="wg-cards wg-in-play" aria-label={t('hand.inPlay')}>
      {uses.map((action) => (
        <li key={action}>
          <Card part={part} kind="action" value={action} label={actionText(action, extents[action])}>
            <ActionHalf action={action} text={capital(doingText(action, extents[action]))} />
          </Card>
        </li>
      ))}
    </ul>
  );
}

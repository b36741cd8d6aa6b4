import { capital } from '@warptable/speech';
import { CardRow } from '@warptable/ui';
import { isAction } from '../../content/index.ts';
import type { WarpgateAsked } from '../../rules/questions.ts';
import { doingText } from '../../words/actions.ts';
import { ActionHalf } from '../cards/ActionCard.tsx';
import { Card } from '../cards/Card.tsx';
import type { Part } from '../cards/Card.tsx';
import { t } from '../texts/say.ts';

/** The card that has just been played: its two actions and Draw, with the numbers that hold now. */
export function InPlay({ part, asked }: { readonly part: Part; readonly asked: WarpgateAsked<'action'> }) {
  const { extents } = asked.about;
  const refused = asked.refused.map(({ value }) => value);
  const uses = [...asked.options, ...refused].filter(isAction);
  return (
    <CardRow className="wg-in-play" label={t('hand.inPlay')}>
      {uses.map((action) => (
        <Card key={action} part={part} kind="action" value={action}>
          <ActionHalf action={action} text={capital(doingText(action, extents[action]))} />
        </Card>
      ))}
    </CardRow>
  );
}

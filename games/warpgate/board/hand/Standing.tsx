import { CardRow } from '@warptable/ui';
import type { PlayerView } from '../../rules/view.ts';
import { Card } from '../cards/Card.tsx';
import type { Part } from '../cards/Card.tsx';
import { ObjectiveFace, TechnologyFace } from '../cards/Faces.tsx';
import { t } from '../texts/say.ts';

/** What I work towards and what I have already: my Objectives with their progress, and my Technologies. Where there is room. */
export function Standing({ part, player }: { readonly part: Part; readonly player: PlayerView }) {
  const { objectives, technologies } = player;
  if (objectives.length + technologies.length === 0) return null;
  return (
    <CardRow className="wg-standing" label={t('hand.standing')}>
      {objectives.map(
        ({ id, have, need }) =>
          id && (
            <Card key={id} part={part} kind="text" thing={`objective:${id}`}>
              <ObjectiveFace objective={id} have={have} need={need} />
            </Card>
          ),
      )}
      {technologies.map((technology) => (
        <Card key={technology} part={part} kind="text" thing={`technology:${technology}`}>
          <TechnologyFace technology={technology} />
        </Card>
      ))}
    </CardRow>
  );
}

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
    <ul role="list" className="wg-cards wg-standing" aria-label={t('hand.standing')}>
      {objectives.map(
        ({ id, have, need }) =>
          id && (
            <li key={id}>
              <Card part={part} kind="text" thing={`objective:${id}`}>
                <ObjectiveFace objective={id} have={have} need={need} />
              </Card>
            </li>
          ),
      )}
      {technologies.map((technology) => (
        <li key={technology}>
          <Card part={part} kind="text" thing={`technology:${technology}`}>
            <TechnologyFace technology={technology} />
          </Card>
        </li>
      ))}
    </ul>
  );
}

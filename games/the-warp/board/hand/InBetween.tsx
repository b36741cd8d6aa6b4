import { CardRow } from '@warptable/ui';
import { MISSIONS, RACES } from '../../content/index.ts';
import { isMission, isRace, rewardAbilityName } from '../../words/cards.ts';
import { say } from '../../words/say.ts';
import { ThingIcon } from '../art/Icons.tsx';
import { Card } from '../cards/Card.tsx';
import type { Part } from '../cards/Card.tsx';
import { MissionFace } from '../cards/Faces.tsx';
import { t } from '../texts/say.ts';
import { inBetween } from './laid-out.ts';

/** What can be done in between by cards that are not in the hand: Reward Abilities (TW 14.5), missions put off (TW 13.7). */
export function InBetween({ part }: { readonly part: Part }) {
  const { races, missions } = inBetween(part.asked);
  if (races.length + missions.length === 0) return null;
  return (
    <CardRow label={t('hand.inBetween')}>
      {races.filter(isRace).map((race) => (
        <Card key={race} part={part} kind="text" type="race" value={`+badges:${race}`} thing={`race:${race}`}>
          <span className="tw-face">
            <span className="tw-face-head">
              <ThingIcon thing="race" size={16} />
              <strong>{rewardAbilityName(race)}</strong>
              <span className="tw-badges">
                {RACES[race].reward.badges}
                <ThingIcon thing="reward" size={14} />
              </span>
            </span>
            <span className="tw-face-text">{say(`races.${race}.reward.text`)}</span>
          </span>
        </Card>
      ))}
      {missions.filter(isMission).map((id) => (
        <Card
          key={id}
          part={part}
          kind="text"
          type={MISSIONS[id].type}
          value={`+complete:${id}`}
          thing={`mission:${id}`}
        >
          <MissionFace mission={id} />
        </Card>
      ))}
    </CardRow>
  );
}

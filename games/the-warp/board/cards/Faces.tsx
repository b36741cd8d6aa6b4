import { Fragment, memo } from 'react';
import { END_PIONEERING, MISSIONS, RACES, rewardKind } from '../../content/index.ts';
import type { MissionDeck, MissionId, RaceId, RewardId } from '../../content/index.ts';
import type { MissionView, WarpView } from '../../rules/view.ts';
import { missionName, rewardAbilityName, rewardName, typeName } from '../../words/cards.ts';
import { raceName } from '../../words/names.ts';
import { say } from '../../words/say.ts';
import { MissionIcon, ThingIcon } from '../art/Icons.tsx';
import { t } from '../texts/say.ts';
import type { Usable } from './usable.ts';

export const RewardFace = memo(function RewardFace({ reward }: { readonly reward: RewardId }) {
  return (
    <span className="tw-face">
      <span className="tw-face-head">
        <ThingIcon thing="reward" size={16} />
        <strong>{rewardName(reward)}</strong>
      </span>
      <span className="tw-face-text">{say(`rewards.${rewardKind(reward)}.text`)}</span>
    </span>
  );
});

type Progress = NonNullable<MissionView['progress']>;

interface MissionProps {
  readonly mission: MissionId;
  readonly progress?: Progress | undefined;
  readonly fresh?: boolean | undefined;
}

/** A mission: what it wants, what it brings, and how far one has come with it. */
export const MissionFace = memo(function MissionFace({ mission, progress, fresh = false }: MissionProps) {
  return (
    <span className="tw-face tw-mission-face">
      <MissionHead mission={mission} progress={progress} fresh={fresh} />
      <span className="tw-face-text">{say(`missions.${mission}.text`)}</span>
      {fresh && (
        <span className="tw-fresh">
          <ThingIcon thing="fresh" size={14} /> {t('cards.fresh')}
        </span>
      )}
      {progress && !fresh && !isForEnd(mission) && <Bars progress={progress} />}
    </span>
  );
});

/** The first line of a mission, which tells most of it. */
export function MissionHead({ mission, progress, fresh = false }: MissionProps) {
  const { type, points } = MISSIONS[mission];
  return (
    <span className="tw-face-head">
      <MissionIcon type={type} size={16} />
      <span className="wt-hidden">{typeName(type)}: </span>
      <strong>{missionName(mission)}</strong>
      {progress && !fresh && <Score mission={mission} progress={progress} />}
      <span className="tw-points" title={t('cards.points', { count: points })}>
        {points}
        <span className="wt-hidden"> {t('cards.pointsWord', { count: points })}</span>
      </span>
    </span>
  );
}

/** Some Pioneering Missions are awarded when the game ends: until then they only count. */
const isForEnd = (mission: MissionId): boolean => (END_PIONEERING as readonly MissionId[]).includes(mission);

/** How far one has come, in numbers. */
function Score({ mission, progress }: { readonly mission: MissionId; readonly progress: Progress }) {
  if (isForEnd(mission))
    return (
      <span className="tw-score" title={t('cards.mine')}>
        {progress[0]?.have ?? 0}
        <span className="wt-hidden"> {t('cards.mine')}</span>
      </span>
    );
  const isComplete = progress.every(({ have, need }) => have >= need);
  return (
    <span className="tw-score" data-complete={isComplete} aria-hidden="true">
      {isComplete ? <ThingIcon thing="tick" /> : scoreText(progress)}
    </span>
  );
}

const figure = ({ have, need }: Progress[number]): string => `${Math.min(have, need)}/${need}`;

/** Of several conditions only how many hold: each has its own bar. */
const scoreText = (progress: Progress): string =>
  progress.length === 1
    ? progress.map(figure).join('')
    : t('cards.parts', {
        done: progress.filter(({ have, need }) => have >= need).length,
        count: progress.length,
      });

/** The same in pictures, condition by condition, in the order of the text. */
function Bars({ progress }: { readonly progress: Progress }) {
  return (
    <span className="wt-progress tw-progress">
      {progress.map(({ have, need }, i) => (
        <Fragment key={i}>
          <progress
            max={need}
            value={Math.min(have, need)}
            aria-label={t('cards.progress', { have, need })}
          />
          {progress.length > 1 && need > 1 && <span aria-hidden="true">{figure({ have, need })}</span>}
        </Fragment>
      ))}
    </span>
  );
}

/** The back of a mission deck. */
export function DeckFace({ deck, size }: { readonly deck: MissionDeck; readonly size: number }) {
  return (
    <span className="wt-back">
      <MissionIcon type={deck} size={26} />
      <span>
        <strong>{typeName(deck)}</strong>
        <small>{t('cards.left', { count: size })}</small>
      </span>
    </span>
  );
}

interface RaceFaceProps {
  readonly race: RaceId;
  readonly edition: WarpView['options']['edition'];
  /** Of one's own race: what can be used now. */
  readonly usable?: Usable | undefined;
}

/** A race as a player's own: what it always does, and what its badges buy. */
export function RaceFace({ race, edition, usable }: RaceFaceProps) {
  return (
    <span className="tw-face">
      <span className="tw-face-head">
        <ThingIcon thing="race" size={17} />
        <strong>{raceName(race)}</strong>
      </span>
      <span className="tw-face-text">
        <b>{say(`races.${race}.active.name`)}.</b>{' '}
        <When text={say(`races.${race}.active.when`)} isNow={usable?.active} />{' '}
        {say(`races.${race}.active.text`)}
      </span>
      <RewardAbility race={race} edition={edition} usable={usable} />
    </span>
  );
}

/** The moment of an ability; marked while it can be used. */
function When({ text, isNow = false }: { readonly text: string; readonly isNow?: boolean | undefined }) {
  return (
    <span className="tw-when" data-now={isNow || undefined}>
      {isNow ? t('cards.now', { when: text }) : text}
    </span>
  );
}

function RewardAbility({ race, edition, usable }: RaceFaceProps) {
  const { badges, permanent } = RACES[race].reward;
  return (
    <span className="tw-face-text tw-ability">
      <span className="tw-badges" title={t('cards.badges', { count: badges })}>
        {Array.from({ length: badges }, (_, i) => (
          <ThingIcon key={i} thing="reward" size={14} />
        ))}
        <span className="wt-hidden">{t('cards.badges', { count: badges })}: </span>
        {permanent && <ThingIcon thing="permanent" size={15} />}
      </span>{' '}
      <b>{rewardAbilityName(race)}.</b> <When text={t(`cards.reward_${edition}`)} isNow={usable?.reward} />{' '}
      {say(`races.${race}.reward.text`)}
    </span>
  );
}

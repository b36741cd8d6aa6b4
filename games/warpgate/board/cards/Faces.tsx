import { memo } from 'react';
import { FACTIONS, OBJECTIVES, TACTICS, TECHNOLOGIES } from '../../content/index.ts';
import type { FactionId, ObjectiveId, PlanetType, TacticsId, TechnologyId } from '../../content/index.ts';
import {
  abilityName,
  abilityText,
  factionName,
  objectiveName,
  tacticsTitle,
  technologyName,
  worldName,
} from '../../words/names.ts';
import { say } from '../../words/say.ts';
import { ActionIcon, TechnologyMark, ThingIcon } from '../art/Icons.tsx';
import { WorldIcon } from '../art/Worlds.tsx';
import { t } from '../texts/say.ts';
import './cards.css';
import { MEASURED } from './measured.ts';

/** A Tactics card: its multiplier first, since that decides battles. */
export const TacticsFace = memo(function TacticsFace({ card }: { readonly card: TacticsId }) {
  const { multiplier, kind, vp } = TACTICS[card];
  return (
    <span className="wg-face wg-tactics-face" data-kind={kind}>
      <span className="wg-multiplier">×{multiplier}</span>
      <span className="wg-face-head">
        <strong>{tacticsTitle(card)}</strong>
        <small>
          {t(`cards.${kind}`)}
          {vp > 0 && ` · ${t('cards.vp', { count: vp })}`}
        </small>
      </span>
      <span className="wg-face-text">{say(`tactics.${card}.text`)}</span>
    </span>
  );
});

export const TechnologyFace = memo(function TechnologyFace({
  technology,
}: {
  readonly technology: TechnologyId;
}) {
  const { type, icon, vp } = TECHNOLOGIES[technology];
  return (
    <span className="wg-face" data-type={type}>
      <WorldIcon world={type} size={34} />
      <span className="wg-face-head">
        <strong>{technologyName(technology)}</strong>
        <small>
          {worldName(type)} · {vp === 'variable' ? t('cards.vpByText') : t('cards.vp', { count: vp })}
          <TechnologyMark icon={icon} size={14} />
        </small>
      </span>
      <span className="wg-face-text">{say(`technologies.${technology}.text`)}</span>
    </span>
  );
});

interface ObjectiveProps {
  readonly objective: ObjectiveId;
  readonly have?: number | undefined;
  readonly need?: number | undefined;
}

interface ProgressProps {
  readonly objective: ObjectiveId;
  readonly have: number;
  readonly need: number;
}

export const ObjectiveFace = memo(function ObjectiveFace({ objective, have, need }: ObjectiveProps) {
  const { type } = OBJECTIVES[objective];
  return (
    <span className="wg-face" data-type={type}>
      <WorldIcon world={type} size={34} />
      <span className="wg-face-head">
        <strong>{objectiveName(objective)}</strong>
        <small>{worldName(type)}</small>
      </span>
      <span className="wg-face-text">{say(`objectives.${objective}.text`)}</span>
      {have !== undefined && need !== undefined && <Progress objective={objective} have={have} need={need} />}
    </span>
  );
});

/** How far an Objective has come; a tick once it is complete. */
export function Progress({ objective, have, need }: ProgressProps) {
  const isComplete = have >= need;
  return (
    <span className="wt-progress wg-progress" data-complete={isComplete}>
      <progress max={need} value={Math.min(have, need)} aria-label={t('cards.progress')} />
      {isComplete && <ThingIcon thing="tick" size={14} />}
      <span>{isComplete ? t('cards.complete') : t(`cards.come.${MEASURED[objective]}`, { have, need })}</span>
    </span>
  );
}

/** The back of an Objective: only its type shows. */
export const ObjectiveBack = memo(function ObjectiveBack({ type }: { readonly type: PlanetType }) {
  return (
    <span className="wt-back" data-type={type}>
      <WorldIcon world={type} size={38} />
      <span>
        <strong>{worldName(type)}</strong> <small>{t('cards.objective')}</small>
      </span>
    </span>
  );
});

export const FactionFace = memo(function FactionFace({ faction }: { readonly faction: FactionId }) {
  const { side, hero } = FACTIONS[faction];
  const { multiplier } = TACTICS[hero];
  return (
    <span className="wg-face">
      <span className="wg-multiplier">{side}</span>
      <span className="wg-face-head">
        <strong>{factionName(faction)}</strong>
        <small>{abilityName(faction)}</small>
      </span>
      <span className="wg-face-text">
        {abilityText(faction)}
        <em>
          <ActionIcon action="promote" size={14} />{' '}
          {t('cards.heroOf', { name: tacticsTitle(hero), multiplier })} {say(`tactics.${hero}.text`)}
        </em>
      </span>
    </span>
  );
});

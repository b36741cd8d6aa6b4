import { capital } from '@warptable/speech';
import { memo } from 'react';
import { ATTRIBUTES, FACTIONS, INTEL, LEADERS, LOOSE_TOKENS, RYHZU, TACTICS } from '../../content/index.ts';
import type {
  AttributeId,
  FactionId,
  IntelId,
  LeaderId,
  LooseId,
  RyhzuId,
  TacticsId,
} from '../../content/index.ts';
import { cardEffect, combatEffect, momentText, tripleOf } from '../../words/cards.ts';
import { yieldText } from '../../words/gains.ts';
import {
  attributeName,
  attributeText,
  tacticsName,
  factionName,
  intelName,
  isRyhzu,
  leaderName,
  looseName,
} from '../../words/names.ts';
import { say } from '../../words/say.ts';
import { Emblem } from '../art/Emblem.tsx';
import { GoodIcon, Goods } from '../art/Goods.tsx';
import { ThingIcon } from '../art/Icons.tsx';
import { Portrait } from '../art/Portrait.tsx';
import { t } from '../texts/say.ts';
import { Triple } from './Triple.tsx';

/** A tactics card: its values on the wheel, what it does there, and what it does at another time. */
export const TacticsFace = memo(function TacticsFace({ card }: { readonly card: TacticsId }) {
  const { left, right, moment, lock } = TACTICS[card];
  const combat = combatEffect(card);
  return (
    <span className="co-face co-tactics">
      <span className="co-face-head">
        <span className="co-values" aria-label={t('cards.values', { left, right })} role="img">
          <b>{left}</b>
          <i aria-hidden="true">/</i>
          <b>{right}</b>
        </span>
        <strong>{tacticsName(card)}</strong>
      </span>
      {combat && (
        <span className="co-face-text">
          <ThingIcon thing="combat" size={14} /> <span className="wt-hidden">{t('cards.combat')}</span>
          {combat}
        </span>
      )}
      <span className="co-face-text co-face-other">
        {lock && (
          <span className="co-lock" title={t('cards.lock')}>
            <ThingIcon thing="lock" size={14} />
            <span className="wt-hidden">{t('cards.lock')}</span>
          </span>
        )}
        <i>{capital(momentText(moment))}:</i> {cardEffect(card)}
      </span>
    </span>
  );
});

interface LeaderFaceProps {
  readonly isLarge?: boolean;
  readonly id: LeaderId | RyhzuId;
  readonly isUpgraded?: boolean;
  /** What it costs now, if that is asked. */
  readonly note?: string | undefined;
}

const rulesOf = (id: LeaderId | RyhzuId, isUpgraded: boolean): string =>
  isRyhzu(id)
    ? t('cards.ryhzu', { rank: RYHZU[id].rank })
    : say(isUpgraded ? `leaders.${id}.upgradedText` : `leaders.${id}.text`);

/** A leader or Ryh-zu with the side that lies up. */
export const LeaderFace = memo(function LeaderFace({
  id,
  isUpgraded = false,
  isLarge = false,
  note,
}: LeaderFaceProps) {
  return (
    <span className="co-face co-leader">
      <Portrait id={id} size={isLarge ? 96 : 52} isUpgraded={isUpgraded} />
      <span className="co-leader-text">
        <span className="co-face-head">
          <strong>{leaderName(id)}</strong>
          {isUpgraded && <small>{t('cards.upgraded')}</small>}
        </span>
        <Triple {...tripleOf(id, isUpgraded)} />
        <span className="co-face-text">{rulesOf(id, isUpgraded)}</span>
        {note !== undefined && <span className="co-face-note">{note}</span>}
      </span>
    </span>
  );
});

/** An attribute with the side that lies up. */
export const AttributeFace = memo(function AttributeFace({
  id,
  isUpgraded,
  isOffered = false,
}: {
  readonly id: AttributeId;
  readonly isUpgraded: boolean;
  /** The other side is shown, with its cost. */
  readonly isOffered?: boolean;
}) {
  const gems = ATTRIBUTES[id].gems;
  return (
    <span className="co-face">
      <span className="co-face-head">
        <strong>{attributeName(id)}</strong>
        {isUpgraded && <small>{t('cards.upgraded')}</small>}
        {!isUpgraded && (
          <small className="co-face-cost" title={t('cards.upgradeCost', { count: gems })}>
            {gems}
            <GoodIcon good="gems" size={14} />
          </small>
        )}
      </span>
      <span className="co-face-text">{attributeText(id, isUpgraded || isOffered)}</span>
    </span>
  );
});

/** A production token with the side that lies up. */
export const LooseFace = memo(function LooseFace({
  id,
  isUpgraded,
}: {
  readonly id: LooseId;
  readonly isUpgraded: boolean;
}) {
  const { plain, upgraded } = LOOSE_TOKENS[id];
  const yields = isUpgraded ? upgraded : plain;
  return (
    <span className="co-face">
      <span className="co-face-head">
        <strong>{capital(looseName(id))}</strong>
        {isUpgraded && <small>{t('cards.upgraded')}</small>}
      </span>
      <span className="co-face-text">
        {yields === 'commandPost' ? yieldText(yields, isUpgraded) : <Goods gain={yields} />}
      </span>
    </span>
  );
});

export const IntelFace = memo(function IntelFace({ id }: { readonly id: IntelId }) {
  return (
    <span className="co-face">
      <span className="co-face-head">
        <ThingIcon thing="intel" size={16} />
        <strong>{intelName(id)}</strong>
      </span>
      <span className="co-face-text">
        <Goods gain={INTEL[id].gain} /> {t('cards.intel')}
      </span>
    </span>
  );
});

/** A faction as it is chosen: its arms, how it plays, and the faces of its leaders. */
export const FactionFace = memo(function FactionFace({ faction }: { readonly faction: FactionId }) {
  const { leaders } = FACTIONS[faction];
  return (
    <span className="co-face co-faction">
      <span className="co-face-head">
        <Emblem faction={faction} size={40} />
        <strong>{factionName(faction)}</strong>
      </span>
      <span className="co-faction-leaders" aria-hidden="true">
        {leaders.map((id) => (
          <Portrait key={id} id={id} size={34} />
        ))}
      </span>
      <span className="co-face-text">{say(`factions.${faction}.about`)}</span>
    </span>
  );
});

/** What it takes to deploy a leader with the side that lies up. */
export const deployNote = (id: LeaderId, isUpgraded: boolean): string => {
  const { basic, upgraded } = LEADERS[id];
  return t('cards.deploy', { count: (isUpgraded ? upgraded : basic).deployGems });
};

import { combatEffect } from '../../words/cards.ts';
import { fightersText } from '../../words/gains.ts';
import { tacticsName, sectionName, subject } from '../../words/names.ts';
import { Die } from '../art/Die.tsx';
import { Emblem } from '../art/Emblem.tsx';
import { ThingIcon } from '../art/Icons.tsx';
import { t } from '../texts/say.ts';
import type { BattleReport, ReportedSide } from './battles.ts';
import type { Hearer } from './sentence.ts';

type AccountProps = Hearer & { readonly fight: BattleReport };

/** Both sides of a battle: plan, die, strength and losses. */
export const BattleAccount = ({ fight, ...hearer }: AccountProps) => (
  <div className="wt-fighters">
    {fight.sides.map((side) => (
      <Side key={side.seat} side={side} {...hearer} />
    ))}
  </div>
);

function Side({ side, view, viewer, personAt }: Hearer & { readonly side: ReportedSide }) {
  const { seat, section, card, bluff, die, strength, won, wounded } = side;
  const faction = view.players[seat]?.faction;
  return (
    <div className="wt-fighter" data-won={won}>
      <h2>
        {faction && <Emblem faction={faction} size={22} />} {subject(view, seat, viewer, personAt)}
      </h2>
      {section && (
        <p className="co-plan">
          <b>{sectionName(section)}</b>{' '}
          {card ? tacticsName(card) : t(bluff ? 'battle.bluffed' : 'battle.noCard')}
          {card && <small> {combatEffect(card)}</small>}
          {die !== null && <Die face={die} size={30} />}
        </p>
      )}
      <p>
        <ThingIcon thing="strength" size={16} /> <span className="wt-hidden">{t('battle.strength')}</span>{' '}
        <strong>{strength}</strong> {won && <span className="wt-fighter-won">{t('battle.won')}</span>}
      </p>
      <p>{t('fight.lossesOf', { fighters: fightersText(wounded) })}</p>
    </div>
  );
}

import { SeatMark } from '@warptable/ui';
import { TACTICS } from '../../content/index.ts';
import { subject, tacticsTitle } from '../../words/names.ts';
import { say } from '../../words/say.ts';
import { ThingIcon } from '../art/Icons.tsx';
import { seatStyleOf } from '../seats.ts';
import { t } from '../texts/say.ts';
import type { ReportedSide, BattleReport } from './battles.ts';
import './fights.css';
import type { Hearer } from './sentence.ts';

/** Both sides of a battle: ships times the multiplier of the card, bonus, strength, losses. */
export const BattleAccount = ({
  fight: { attack, defence },
  ...hearer
}: Hearer & { readonly fight: BattleReport }) => (
  <div className="wt-fighters">
    <Side side={attack} {...hearer} />
    <Side side={defence} {...hearer} />
  </div>
);

function Side({ side, view, viewer, personAt }: Hearer & { readonly side: ReportedSide }) {
  const { seat, attacking, ships, card, strength, bonus, won, lost, voided } = side;
  return (
    <div className="wt-fighter" data-won={won}>
      <h2>
        <SeatMark mark={seatStyleOf(view, seat)} size={18} /> {subject(view, seat, viewer, personAt)}
        <small>{t(attacking ? 'fight.attacks' : 'fight.defends')}</small>
      </h2>
      {card && (
        <p className="wg-battle-card">
          <b>{tacticsTitle(card)}</b> <span data-void={voided}>{say(`tactics.${card}.text`)}</span>
          {voided && <small> {t('fight.voided')}</small>}
        </p>
      )}
      <p className="wg-might">
        <ThingIcon thing="ship" size={15} /> {ships}
        <span className="wt-hidden"> {t('fight.ships')}</span>
        {card && <b>×{TACTICS[card].multiplier}</b>}
        {bonus > 0 && <span>+{bonus}</span>}= <strong>{strength}</strong>
        {won && <span className="wt-fighter-won">{t('fight.winner')}</span>}
      </p>
      <p>{t('fight.lossesOf', { ships: say('count.ships', { count: lost }) })}</p>
    </div>
  );
}

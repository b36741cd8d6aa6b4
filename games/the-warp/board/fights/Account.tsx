import { ARCHIVE } from '../../content/index.ts';
import { cardName, combatOption, effectText } from '../../words/cards.ts';
import { troopsText } from '../../words/names.ts';
import { say } from '../../words/say.ts';
import { rivalCombatName, rivalEffects } from '../../words/solo.ts';
import { Die } from '../art/Dice.tsx';
import { Effect } from '../art/Effects.tsx';
import { SeatIcon } from '../art/Pieces.tsx';
import { t } from '../texts/say.ts';
import type { CombatTeam, CombatReport } from './combats.ts';
import { teamName } from './sentence.ts';
import type { Hearer } from './sentence.ts';

type AccountProps = Hearer & { readonly fight: CombatReport };

/** Both sides of a combat: cards, the dice as they lay in the end, multiplier, power and losses. */
export const CombatAccount = (props: AccountProps) => (
  <div className="wt-fighters">
    <Team {...props} team={props.fight.attack} />
    <Team {...props} team={props.fight.defence} />
  </div>
);

function Team({ fight, team, ...hearer }: AccountProps & { readonly team: CombatTeam }) {
  const { side, seat, cards, slots, lost } = team;
  const won = fight.winner === side;
  return (
    <div className="wt-fighter" data-won={won}>
      <h2>
        {seat !== null && <SeatIcon seat={seat} size={18} />} {teamName(fight, team, hearer)}
        <small>{t(`combat.${side}`)}</small>
      </h2>
      {cards.map((played, i) => (
        <Played key={i} {...played} />
      ))}
      {slots.map(({ card, became }) => (
        <p key={card} className="tw-played" data-became={became}>
          <b>{rivalCombatName(card)}</b> {rivalEffects(card)} <small>{say(`solo.became.${became}`)}</small>
        </p>
      ))}
      <Dice team={team} won={won} />
      <p>{t('fight.lossesOf', { troops: troopsText(lost) })}</p>
    </div>
  );
}

function Played({ seat, card, option }: CombatTeam['cards'][number]) {
  const used = combatOption(card, option);
  return (
    <p className="tw-played tw-kind" data-type={ARCHIVE[card].type}>
      <SeatIcon seat={seat} size={16} />
      <b>{cardName(card)}</b>
      {used?.effects.map(({ does, n }) => (
        <span key={does} title={effectText(does, n)}>
          <Effect does={does} n={n} />
          <span className="wt-hidden">{effectText(does, n)}</span>
        </span>
      ))}
      {!used && <small>{t('fight.unused')}</small>}
    </p>
  );
}

interface DiceProps {
  readonly team: CombatTeam;
  readonly won: boolean;
}

function Dice({ team: { side, dice, worths, multiplier, power }, won }: DiceProps) {
  if (dice.length === 0) return <p className="tw-total">{t('fight.noDice')}</p>;
  return (
    <>
      <div className="tw-dice">
        {dice.map((face, i) => (
          <span
            key={i}
            className="tw-die-slot"
            role="img"
            aria-label={t('combat.die', { number: i + 1, face, worth: worths[i] ?? face })}
          >
            <Die face={face} side={side} />
            {worths[i] !== face && <b>{worths[i]}</b>}
          </span>
        ))}
      </div>
      <p className="tw-total">
        {worths.reduce((sum, worth) => sum + worth, 0)} × {multiplier} = <strong>{power}</strong>{' '}
        {won && <span className="wt-fighter-won">{t('fight.winner')}</span>}
      </p>
    </>
  );
}

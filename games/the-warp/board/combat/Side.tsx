import { FightSide } from '@warptable/ui';
import { targetOf } from '@warptable/ui/pure';
import type { Seat } from '@warptable/kernel';
import type { ReactNode } from 'react';
import { ARCHIVE } from '../../content/index.ts';
import { asWarp } from '../../rules/questions.ts';
import type { WarpAsked } from '../../rules/questions.ts';
import type { CombatSideView } from '../../rules/view.ts';
import { cardName, combatOption, effectText } from '../../words/cards.ts';
import { playerName } from '../../words/names.ts';
import { Die } from '../art/Dice.tsx';
import { Effect } from '../art/Effects.tsx';
import { ThingIcon } from '../art/Icons.tsx';
import { SeatIcon } from '../art/Pieces.tsx';
import type { Part } from '../cards/Card.tsx';
import { worthsOf } from '../odds/combat.ts';
import { asksForDice } from '../targets.ts';
import { t } from '../texts/say.ts';

interface SideProps {
  readonly part: Part;
  readonly side: 'attack' | 'defence';
  readonly name: string;
  readonly seat: Seat | null;
}

/** One side: Troops times multiplier, cards, dice with what they are worth, bonuses left, and the total. */
export function Side({ part, side, name, seat }: SideProps) {
  const combat = part.view.combat?.[side];
  if (!combat) return null;
  const { troops, multiplier, plus, extraDice, bonuses, cards } = combat;
  return (
    <FightSide
      className="tw-side"
      title={
        <>
          {seat !== null && <SeatIcon seat={seat} size={20} />} {name}
          <small>{t(`combat.${side}`)}</small>
        </>
      }
    >
      <p className="tw-might-line">
        <span>
          <ThingIcon thing="troop" size={15} /> {troops}
          <span className="wt-hidden"> {t('combat.troops')}</span>
        </span>
        <span className="tw-side-times">×{multiplier}</span>
        {plus > 0 && <span title={t('combat.plus')}>+{plus}</span>}
        {extraDice > 0 && <Effect does="extraDie" n={extraDice} />}
      </p>
      {cards.map((played, i) => (
        <PlayedCard key={i} {...played} />
      ))}
      <Dice part={part} side={side} combat={combat} />
      {bonuses.length > 0 && (
        <p className="tw-bonuses">
          {t('combat.bonuses')}{' '}
          {bonuses.map(({ does, n }, i) => (
            <span key={i} title={effectText(does, n)}>
              <Effect does={does} n={n} />
              <span className="wt-hidden">{effectText(does, n)}</span>
            </span>
          ))}
        </p>
      )}
    </FightSide>
  );
}

/** Facedown, a card is known to its player only (TW 17.7). */
function PlayedCard({ seat, card, option }: CombatSideView['cards'][number]) {
  const used = card ? combatOption(card, option) : undefined;
  return (
    <p className="tw-played tw-kind" data-type={card ? ARCHIVE[card].type : 'start'}>
      <SeatIcon seat={seat} size={16} />
      {card ? <b>{cardName(card)}</b> : <b>{t('combat.facedown', { name: playerName(seat) })}</b>}
      {used?.effects.map(({ does, n }) => (
        <span key={does} title={effectText(does, n)}>
          <Effect does={does} n={n} />
          <span className="wt-hidden">{effectText(does, n)}</span>
        </span>
      ))}
      {card && !used && <small>{t('combat.notRevealed')}</small>}
    </p>
  );
}

interface DiceProps {
  readonly part: Part;
  readonly side: 'attack' | 'defence';
  readonly combat: CombatSideView;
}

const isOnDiceOf = (asked: WarpAsked, side: DiceProps['side']): boolean =>
  asksForDice(asked) && asked.about.attacking === (side === 'attack');

function Dice({ part, side, combat }: DiceProps) {
  const { dice, power, multiplier } = combat;
  if (dice.length === 0) return null;
  const { asked } = part;
  const isAsked = asked !== null && isOnDiceOf(asWarp(asked), side);
  const values = worthsOf(combat);
  return (
    <>
      <div className="tw-dice">
        {dice.map((face, i) => (
          <DieButton
            key={i}
            part={part}
            number={isAsked ? i + 1 : null}
            label={t('combat.die', { number: i + 1, face, worth: values[i] })}
          >
            <Die face={face} side={side} />
            {values[i] !== face && <b>{values[i]}</b>}
          </DieButton>
        ))}
      </div>
      <p className="tw-total">
        {values.reduce((sum, value) => sum + value, 0)} × {multiplier} = <strong>{power}</strong>
      </p>
    </>
  );
}

interface DieButtonProps {
  readonly part: Part;
  /** As an answer; null if nobody asks for it. */
  readonly number: number | null;
  readonly label: string;
  readonly children: ReactNode;
}

function DieButton({ part, number, label, children }: DieButtonProps) {
  const target = number === null ? 'idle' : targetOf(part.asked, number);
  if (number === null || target !== 'legal')
    return (
      <span className="tw-die-slot" role="img" aria-label={label}>
        {children}
      </span>
    );
  return (
    <button
      type="button"
      className="tw-die-slot"
      aria-label={label}
      aria-pressed={part.asked?.form === 'some' ? part.picked.includes(number) : undefined}
      data-option={number}
      data-picked={part.picked.includes(number) || undefined}
      onClick={() => part.choose(number)}
    >
      {children}
    </button>
  );
}

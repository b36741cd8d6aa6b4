import { Resource, Resources } from '@warptable/ui';
import { targetOf } from '@warptable/ui/pure';
import type { Seat, Value } from '@warptable/kernel';
import type { OwnView, PlayerView } from '../../rules/view.ts';
import { GoodIcon } from '../art/Goods.tsx';
import { ThingIcon } from '../art/Icons.tsx';
import type { Thing } from '../art/Icons.tsx';
import { SeatIcon } from '../art/Pieces.tsx';
import type { Part } from '../cards/Card.tsx';
import { t } from '../texts/say.ts';

interface MineProps {
  readonly part: Part;
  readonly seat: Seat;
  readonly player: PlayerView;
  readonly own: OwnView;
}

/** What I have, in one line, with the free moves that concern it. */
export function Mine({ part, seat, player, own }: MineProps) {
  const { ready } = part.view.turn;
  return (
    <Resources>
      <li>
        <SeatIcon seat={seat} size={24} />
      </li>
      <Resource name={t('hand.gold')} count={own.gold}>
        <GoodIcon good="gold" size={21} />
      </Resource>
      <Resource name={t('hand.energy')} count={own.energy}>
        <GoodIcon good="energy" size={21} />
      </Resource>
      <FreeMove
        part={part}
        value="+trade"
        thing="trade"
        name={t('free.trade', { max: player.tradeLimit })}
        word={t('freeWords.trade')}
      />
      <Resource name={t('hand.reserve')} count={own.reserve} word={t('hand.reserveWord')}>
        <ThingIcon thing="reserve" />
      </Resource>
      <FreeMove
        part={part}
        value="+reserve"
        thing="troop"
        name={t('free.reserve', { count: ready ?? 0 })}
        word={t('freeWords.reserve')}
      />
      <Resource name={t('hand.supply')} count={own.supply} word={t('hand.supplyWord')} isWide>
        <ThingIcon thing="troop" />
      </Resource>
      <Resource
        name={t('hand.handLimit', { limit: own.handLimit })}
        count={`${own.hand.length}/${own.handLimit}`}
      >
        <ThingIcon thing="archive" />
      </Resource>
      <Resource name={t('hand.points')} count={player.points} word={t('hand.pointsWord')}>
        <ThingIcon thing="points" />
      </Resource>
      <FreeMove part={part} value="+fire" thing="fire" name={t('free.fire')} word={t('freeWords.fire')} />
      <FreeMove
        part={part}
        value="+smuggle"
        thing="smuggle"
        name={t('free.smuggle')}
        word={t('freeWords.smuggle')}
      />
    </Resources>
  );
}

interface FreeMoveProps {
  readonly part: Part;
  readonly value: Value;
  readonly thing: Thing;
  readonly name: string;
  /** The same where there is little room. */
  readonly word: string;
}

/** A free move that has no card (TW 11.1): a small button where it belongs. */
function FreeMove({ part, value, thing, name, word }: FreeMoveProps) {
  const target = targetOf(part.asked, value);
  if (target === 'idle') return null;
  return (
    <li>
      <button
        type="button"
        className="tw-free"
        data-option={target === 'legal' ? value : undefined}
        data-refused={target === 'refused' ? value : undefined}
        aria-disabled={target === 'refused' || undefined}
        title={name}
        onClick={() => (target === 'legal' ? part.choose(value) : part.explain(value))}
      >
        <ThingIcon thing={thing} size={17} />
        <span>{name}</span>
        <small aria-hidden>{word}</small>
      </button>
    </li>
  );
}

import type { Seat } from '@warptable/kernel';
import type { PlayerView, WarpgateView } from '../../rules/view.ts';
import { factionName } from '../../words/names.ts';
import { ThingIcon } from '../art/Icons.tsx';
import type { Thing } from '../art/Icons.tsx';
import { SeatIcon } from '../art/Pieces.tsx';
import { TradeGood } from '../art/Tokens.tsx';
import { liveryOf } from '../seats.ts';
import { t } from '../texts/say.ts';

interface ResourcesProps {
  readonly view: WarpgateView;
  readonly seat: Seat;
  readonly player: PlayerView;
  readonly inspect: (thing: string) => void;
}

/** What I have, in one line. */
export function Resources({ view, seat, player, inspect }: ResourcesProps) {
  const { faction, ships, markers, goods, spentGoods, blockaded, deckSize, tacticsDeckSize } = player;
  return (
    <ul role="list" className="wg-resources" aria-label={t('hand.resources')}>
      {faction && (
        <li>
          <button type="button" className="wg-resource-faction" onClick={() => inspect(`faction:${faction}`)}>
            <SeatIcon {...liveryOf(view, seat)} size={24} />
            <span className="wg-wide">{factionName(faction)}</span>
            <span className="wt-hidden">{t('cards.read')}</span>
          </button>
        </li>
      )}
      {view.round > 0 && !view.result && (
        <li className="wg-x" title={t('hand.xTitle')}>
          X = {slotValue(view, player)}
        </li>
      )}
      <Resource thing="ship" count={ships} name={t('hand.ships')} short={t('hand.shipsShort')} />
      <Resource thing="marker" count={markers} name={t('hand.markers')} short={t('hand.markers')} />
      <li title={t('hand.goods', { unspent: goods - spentGoods, spent: spentGoods })}>
        <span className="wt-hidden">
          {t('hand.goods', { unspent: goods - spentGoods, spent: spentGoods })}
        </span>
        <span className={goods > 0 ? 'wg-narrow' : undefined} aria-hidden="true">
          <ThingIcon thing="good" /> <b>{goods > 0 ? `${goods - spentGoods}/${goods}` : 0}</b>
        </span>
        <span className="wg-wide wg-goods">
          {Array.from({ length: goods }, (_, i) => (
            <TradeGood key={i} spent={i >= goods - spentGoods} size={20} />
          ))}
        </span>
      </li>
      <Resource thing="deck" count={deckSize} name={t('hand.deck')} short={t('hand.deckShort')} />
      <Resource
        thing="tactics"
        count={tacticsDeckSize}
        name={t('hand.tacticsDeck')}
        short={t('hand.tacticsShort')}
      />
      {blockaded && (
        <li className="wg-warning" title={t('hand.blockaded')}>
          <ThingIcon thing="blockade" /> <span>{t('hand.blockaded')}</span>
        </li>
      )}
    </ul>
  );
}

/** What X begins with in this turn (WG 4.1; Time Dilation). */
const slotValue = ({ turn }: WarpgateView, { technologies }: PlayerView): number =>
  turn === 1 && technologies.includes('te-time-dilation') ? 2 : turn;

interface ResourceProps {
  readonly thing: Thing;
  readonly count: number;
  readonly name: string;
  readonly short: string;
}

function Resource({ thing, count, name, short }: ResourceProps) {
  return (
    <li title={t('hand.counted', { count, name })}>
      <ThingIcon thing={thing} />
      <b>{count}</b>
      <span className="wt-hidden">{name}</span>
      <span className="wg-wide" aria-hidden="true">
        {short}
      </span>
    </li>
  );
}

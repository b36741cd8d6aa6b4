import { Resource, Resources, SeatMark } from '@warptable/ui';
import type { Seat } from '@warptable/kernel';
import { abilitiesSeen, printed } from '../../rules/abilities/seen.ts';
import type { PlayerView, WarpgateView } from '../../rules/view.ts';
import { factionName } from '../../words/names.ts';
import { ThingIcon } from '../art/Icons.tsx';
import { TradeGood } from '../art/Tokens.tsx';
import { seatStyleOf } from '../seats.ts';
import { t } from '../texts/say.ts';

interface MineProps {
  readonly view: WarpgateView;
  readonly seat: Seat;
  readonly player: PlayerView;
  readonly inspect: (thing: string) => void;
}

/** What I have, in one line. */
export function Mine({ view, seat, player, inspect }: MineProps) {
  const { faction, ships, markers, goods, spentGoods, blockaded, deckSize, tacticsDeckSize } = player;
  return (
    <Resources>
      {faction && (
        <li>
          <button type="button" className="wg-resource-faction" onClick={() => inspect(`faction:${faction}`)}>
            <SeatMark mark={seatStyleOf(view, seat)} size={24} />
            <span className="wt-wide">{factionName(faction)}</span>
            <span className="wt-hidden">{t('cards.read')}</span>
          </button>
        </li>
      )}
      {view.round > 0 && !view.result && (
        <li className="wg-x" title={t('hand.xTitle')}>
          X = {slotValue(view, player)}
        </li>
      )}
      <Resource count={ships} name={t('hand.ships')} word={t('hand.shipsShort')}>
        <ThingIcon thing="ship" />
      </Resource>
      <Resource count={markers} name={t('hand.markers')} word={t('hand.markers')}>
        <ThingIcon thing="marker" />
      </Resource>
      <li title={t('hand.goods', { unspent: goods - spentGoods, spent: spentGoods })}>
        <span className="wt-hidden">
          {t('hand.goods', { unspent: goods - spentGoods, spent: spentGoods })}
        </span>
        <span className={goods > 0 ? 'wg-narrow' : undefined} aria-hidden="true">
          <ThingIcon thing="good" /> <b>{goods > 0 ? `${goods - spentGoods}/${goods}` : 0}</b>
        </span>
        <span className="wt-wide wg-goods">
          {Array.from({ length: goods }, (_, i) => (
            <TradeGood key={i} spent={i >= goods - spentGoods} size={20} />
          ))}
        </span>
      </li>
      <Resource count={deckSize} name={t('hand.deck')} word={t('hand.deckShort')}>
        <ThingIcon thing="deck" />
      </Resource>
      <Resource count={tacticsDeckSize} name={t('hand.tacticsDeck')} word={t('hand.tacticsShort')}>
        <ThingIcon thing="tactics" />
      </Resource>
      {blockaded && (
        <li className="wg-warning" title={t('hand.blockaded')}>
          <ThingIcon thing="blockade" /> <span>{t('hand.blockaded')}</span>
        </li>
      )}
    </Resources>
  );
}

/** What X begins with in this turn (WG 4.1, WG 16.4). */
const slotValue = ({ turn }: WarpgateView, player: PlayerView): number =>
  printed.replaced(abilitiesSeen(player), 'slotValue', turn);

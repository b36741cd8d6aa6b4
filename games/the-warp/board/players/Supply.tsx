import type { Seat } from '@warptable/kernel';
import { PIECES, TRACK_TYPES } from '../../content/index.ts';
import type { PlayerView, WarpView } from '../../rules/view.ts';
import { say } from '../../words/say.ts';
import { BuildingIcon } from '../art/Buildings.tsx';
import { GoodIcon } from '../art/Goods.tsx';
import { ThingIcon } from '../art/Icons.tsx';
import { t } from '../texts/say.ts';

interface SupplyProps {
  readonly view: WarpView;
  readonly seat: Seat;
  readonly player: PlayerView;
}

/** Pieces and goods. What lies behind the screen is shown to its owner only (TW 17.3). */
export function Supply({ view, seat, player }: SupplyProps) {
  const { own, handSize, rewardCount, tradeLimit } = player;
  const areas = view.areas.filter(({ owner }) => owner === seat);
  const troops = areas.reduce((sum, area) => sum + (area.troops ?? 0), 0);
  return (
    <ul role="list" className="wt-supply">
      {own ? (
        <>
          <li>
            <GoodIcon good="gold" /> {own.gold} {t('hand.gold')}
          </li>
          <li>
            <GoodIcon good="energy" /> {own.energy} {t('hand.energy')}
          </li>
          <li>
            <ThingIcon thing="reserve" /> {own.reserve} {t('hand.reserve')}
          </li>
        </>
      ) : (
        <li className="tw-soft">{t('player.screen')}</li>
      )}
      <li>
        <ThingIcon thing="troop" />{' '}
        {t('player.troops', { troops, areas: say('counts.areas', { count: areas.length }) })}
      </li>
      <li>
        <ThingIcon thing="trade" /> {t('player.trade', { count: tradeLimit })}
      </li>
      <li>
        <ThingIcon thing="archive" /> {t('player.cards', { count: handSize })}
      </li>
      <li>
        <ThingIcon thing="reward" /> {t('player.rewardCount', { count: rewardCount })}
      </li>
      {TRACK_TYPES.map((type) => (
        <li key={type}>
          <BuildingIcon type={type} seat={seat} size={20} /> {builtBy(view, seat, type)}/{PIECES.perTrackType}
        </li>
      ))}
    </ul>
  );
}

const builtBy = ({ areas }: WarpView, seat: Seat, type: string): number =>
  areas.filter(({ buildings = [] }) => buildings.some((one) => one.type === type && one.colour === seat))
    .length;

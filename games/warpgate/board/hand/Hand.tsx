import type { Seat } from '@warptable/kernel';
import { Tray } from '@warptable/ui';
import type { PartProps } from '@warptable/ui';
import type { PlayerView, WarpgateView } from '../../rules/view.ts';
import { cardsOf } from '../targets.ts';
import { t } from '../texts/say.ts';
import { ActionHand } from './ActionHand.tsx';
import { Choice } from './Choice.tsx';
import { Resources } from './Resources.tsx';
import { Standing } from './Standing.tsx';
import './hand.css';
import './wide.css';

/** My cards and my resources, and whatever cards the question is about. */
export function Hand(part: PartProps<WarpgateView>) {
  const { view, eye, asked } = part;
  const player = eye === 'spectator' ? undefined : view.players[eye];
  if (!player?.own || eye === 'spectator') return <p className="wg-hand-none">{t('hand.watching')}</p>;
  const shown = cardsOf(asked);
  const isAboutOther = shown !== undefined && shown !== 'action';
  return (
    <div className="wg-hand">
      {view.layout !== '' && <Resources view={view} seat={eye} player={player} inspect={part.inspect} />}
      <Tray className={isAboutOther ? 'wg-tray wg-asked' : 'wg-tray'} about={asked?.kind}>
        {isAboutOther && asked && <Choice part={part} asked={asked} shown={shown} />}
        <MyCards part={part} own={player.own} seat={eye} isAlone={!isAboutOther} />
        {view.layout !== '' && <Standing part={part} player={player} />}
      </Tray>
    </div>
  );
}

interface MyCardsProps {
  readonly part: PartProps<WarpgateView>;
  readonly own: NonNullable<PlayerView['own']>;
  readonly seat: Seat;
  /** Nothing else lies in the tray. */
  readonly isAlone: boolean;
}

function MyCards({ part, own, seat, isAlone }: MyCardsProps) {
  const { view } = part;
  if (view.layout === '') return null;
  if (own.hand.length === 0) return isAlone ? <p className="wg-hand-none">{t('hand.empty')}</p> : null;
  return (
    <ActionHand part={part} hand={own.hand} laid={own.laid} mayLay={view.active !== seat && !view.result} />
  );
}

import type { Seat } from '@warptable/kernel';
import { HandFrame, NoHand } from '@warptable/ui';
import type { PartProps } from '@warptable/ui';
import type { PlayerView, WarpgateView } from '../../rules/view.ts';
import { cardsOf, choosesFaction } from '../targets.ts';
import { t } from '../texts/say.ts';
import { ActionHand } from './ActionHand.tsx';
import { Choice } from './Choice.tsx';
import { Mine } from './Mine.tsx';
import { Standing } from './Standing.tsx';
import './hand.css';

/** My cards and my resources, and whatever cards the question is about. */
export function Hand(part: PartProps<WarpgateView>) {
  const { view, viewer, asked } = part;
  const player = viewer === 'spectator' ? undefined : view.players[viewer];
  if (!player?.own || viewer === 'spectator') return <NoHand>{t('hand.watching')}</NoHand>;
  const shown = cardsOf(asked);
  const isAboutOther = shown !== undefined && shown !== 'action' && asked !== null && !choosesFaction(asked);
  return (
    <HandFrame
      className={isAboutOther ? 'wg-hand wg-asked' : 'wg-hand'}
      about={asked?.kind}
      resources={
        view.layout !== '' && <Mine view={view} seat={viewer} player={player} inspect={part.inspect} />
      }
    >
      {isAboutOther && <Choice part={part} asked={asked} shown={shown} />}
      <MyCards part={part} own={player.own} seat={viewer} isAlone={!isAboutOther} />
      {view.layout !== '' && <Standing part={part} player={player} />}
    </HandFrame>
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
  if (own.hand.length === 0) return isAlone ? <NoHand>{t('hand.empty')}</NoHand> : null;
  return (
    <ActionHand part={part} hand={own.hand} laid={own.laid} mayLay={view.active !== seat && !view.result} />
  );
}

import { CardRow, HandFrame, NoHand } from '@warptable/ui';
import { targetOf } from '@warptable/ui/pure';
import type { PartProps } from '@warptable/ui';
import type { OwnView, WarpView } from '../../rules/view.ts';
import { takenOf } from '../../words/taken.ts';
import { ArchiveFace } from '../cards/ArchiveFace.tsx';
import { Card } from '../cards/Card.tsx';
import type { Part } from '../cards/Card.tsx';
import { RewardFace } from '../cards/Faces.tsx';
import { ARCHIVE } from '../../content/index.ts';
import { MissionsPreset } from '../players/Presets.tsx';
import { t } from '../texts/say.ts';
import { Choice } from './Choice.tsx';
import { isDividing } from './division.ts';
import { InBetween } from './InBetween.tsx';
import { Pool } from './Pool.tsx';
import { Mine } from './Mine.tsx';
import './hand.css';
import './wide.css';

/** My cards and my resources, and whatever cards the question is about. */
export function Hand(part: PartProps<WarpView>) {
  const { view, viewer, asked, sideAction } = part;
  const question = [asked?.kind, ...(asked?.taken ?? [])].join(' ');
  const player = viewer === 'spectator' ? undefined : view.players[viewer];
  if (!player?.own || viewer === 'spectator') return <NoHand>{t('hand.watching')}</NoHand>;
  return (
    <HandFrame
      className="tw-hand"
      about={question}
      resources={<Mine part={part} seat={viewer} player={player} own={player.own} />}
    >
      <Pool part={part} seat={viewer} />
      {asked && !isDividing(asked) && <Choice part={part} asked={asked} own={player.own} />}
      {asked?.kind === 'keepMissions' && sideAction && (
        <MissionsPreset view={view} seat={viewer} sideAction={sideAction} />
      )}
      <MyCards part={part} own={player.own} />
      <MyRewards part={part} own={player.own} />
      <InBetween part={part} />
    </HandFrame>
  );
}

interface OwnProps {
  readonly part: Part;
  readonly own: OwnView;
}

function MyCards({ part, own }: OwnProps) {
  const { asked } = part;
  if (own.hand.length === 0) return null;
  const taken = asked ? takenOf(asked) : [];
  return (
    <CardRow label={t('hand.cards')}>
      {own.hand.map((card) => (
        <Card
          key={card}
          part={part}
          kind="archive"
          type={ARCHIVE[card].type}
          value={card}
          thing={`card:${card}`}
          isTaken={taken.includes(card)}
        >
          <ArchiveFace card={card} />
        </Card>
      ))}
    </CardRow>
  );
}

/** TW 11.4: a Reward Card is used for its effect, or given up for what the question asks. */
function MyRewards({ part, own }: OwnProps) {
  if (own.rewards.length === 0) return null;
  return (
    <CardRow label={t('hand.rewards')}>
      {own.rewards.map((reward) => (
        <Card
          key={reward}
          part={part}
          kind="text"
          type="reward"
          value={targetOf(part.asked, reward) === 'idle' ? `+reward:${reward}` : reward}
          thing={`reward:${reward}`}
        >
          <RewardFace reward={reward} />
        </Card>
      ))}
    </CardRow>
  );
}

import { Tray } from '@warptable/ui';
import type { PartProps } from '@warptable/ui';
import type { OwnView, WarpView } from '../../rules/view.ts';
import { takenOf } from '../../words/about.ts';
import { ArchiveFace } from '../cards/ArchiveFace.tsx';
import { Card } from '../cards/Card.tsx';
import type { Part } from '../cards/Card.tsx';
import { RewardFace } from '../cards/Faces.tsx';
import { ARCHIVE } from '../../content/index.ts';
import { targetOf } from '../targets.ts';
import { t } from '../texts/say.ts';
import { Choice } from './Choice.tsx';
import { countOf } from './row.ts';
import { isDividing } from './division.ts';
import { InBetween } from './InBetween.tsx';
import { Pool } from './Pool.tsx';
import { Resources } from './Resources.tsx';
import './hand.css';
import './wide.css';

/** My cards and my resources, and whatever cards the question is about. */
export function Hand(part: PartProps<WarpView>) {
  const { view, eye, asked } = part;
  const question = [asked?.kind, ...(asked?.taken ?? [])].join(' ');
  const player = eye === 'spectator' ? undefined : view.players[eye];
  if (!player?.own || eye === 'spectator') return <p className="tw-hand-none">{t('hand.watching')}</p>;
  return (
    <div className="tw-hand">
      <Resources part={part} seat={eye} player={player} own={player.own} />
      <Tray className="tw-tray" about={question}>
        <Pool part={part} seat={eye} />
        {asked && !isDividing(asked) && <Choice part={part} asked={asked} own={player.own} />}
        <MyCards part={part} own={player.own} />
        <MyRewards part={part} own={player.own} />
        <InBetween part={part} />
      </Tray>
    </div>
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
    <ul role="list" className="tw-cards" style={countOf(own.hand.length)} aria-label={t('hand.cards')}>
      {own.hand.map((card) => (
        <li key={card}>
          <Card
            part={part}
            kind="archive"
            type={ARCHIVE[card].type}
            value={card}
            thing={`card:${card}`}
            isTaken={taken.includes(card)}
          >
            <ArchiveFace card={card} />
          </Card>
        </li>
      ))}
    </ul>
  );
}

/** TW 11.4: a Reward Card is used for its effect, or given up for what the question asks. */
function MyRewards({ part, own }: OwnProps) {
  if (own.rewards.length === 0) return null;
  return (
    <ul role="list" className="tw-cards" style={countOf(own.rewards.length)} aria-label={t('hand.rewards')}>
      {own.rewards.map((reward) => (
        <li key={reward}>
          <Card
            part={part}
            kind="text"
            type="reward"
            value={targetOf(part.asked, reward) === 'idle' ? `+reward:${reward}` : reward}
            thing={`reward:${reward}`}
          >
            <RewardFace reward={reward} />
          </Card>
        </li>
      ))}
    </ul>
  );
}

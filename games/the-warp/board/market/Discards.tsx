import type { ReactNode } from 'react';
import { ARCHIVE } from '../../content/index.ts';
import { ArchiveFace } from '../cards/ArchiveFace.tsx';
import { Card } from '../cards/Card.tsx';
import type { Part } from '../cards/Card.tsx';
import { RewardFace } from '../cards/Faces.tsx';
import { t } from '../texts/say.ts';

/** TW 17.1: both discard piles are open to everyone. The card on top comes first. */
export function Discards({ part }: { readonly part: Part }) {
  const { discard, rewardDiscard } = part.view;
  return (
    <div className="tw-discards">
      <Pile title={t('market.discarded', { count: discard.length })} count={discard.length}>
        {discard.toReversed().map((card) => (
          <Card key={card} part={part} kind="archive" type={ARCHIVE[card].type} thing={`card:${card}`}>
            <ArchiveFace card={card} />
          </Card>
        ))}
      </Pile>
      <Pile title={t('market.spent', { count: rewardDiscard.length })} count={rewardDiscard.length}>
        {rewardDiscard.toReversed().map((reward) => (
          <Card key={reward} part={part} kind="text" type="reward" thing={`reward:${reward}`}>
            <RewardFace reward={reward} />
          </Card>
        ))}
      </Pile>
    </div>
  );
}

interface PileProps {
  readonly title: string;
  readonly count: number;
  readonly children: ReactNode;
}

const Pile = ({ title, count, children }: PileProps) =>
  count > 0 && (
    <details>
      <summary>{title}</summary>
      <div className="wt-section-cards">{children}</div>
    </details>
  );

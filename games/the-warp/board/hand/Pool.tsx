import type { Seat } from '@warptable/kernel';
import { CardRow } from '@warptable/ui';
import type { ReactNode } from 'react';
import { MISSIONS } from '../../content/index.ts';
import { isMission, isRace } from '../../words/cards.ts';
import { mateOf, playerName } from '../../words/names.ts';
import { SeatIcon } from '../art/Pieces.tsx';
import { Card } from '../cards/Card.tsx';
import type { Part } from '../cards/Card.tsx';
import { MissionFace, RaceFace } from '../cards/Faces.tsx';
import { t } from '../texts/say.ts';
import { divisionFor } from './division.ts';

/** All that the team divides, with who is to get what: also while the teammate decides. */
export function Pool({ part, seat }: { readonly part: Part; readonly seat: Seat }) {
  const mate = mateOf(part.view, seat);
  const division = divisionFor(part.view, seat, mate, part.asked);
  if (!division) return null;
  return (
    <section className="tw-pool" aria-label={t('hand.pool')}>
      <h3>{t('hand.poolOf', { mate: playerName(mate) })}</h3>
      <CardRow>
        {division.pool.map((id) => (
          <PoolCard
            key={id}
            part={part}
            id={id}
            isTaken={division.by.has(id)}
            getter={<Getter seat={division.by.get(id)} me={seat} />}
          />
        ))}
      </CardRow>
    </section>
  );
}

interface PoolCardProps {
  readonly part: Part;
  readonly id: string;
  readonly isTaken: boolean;
  readonly getter: ReactNode;
}

function PoolCard({ part, id, isTaken, getter }: PoolCardProps) {
  if (isMission(id))
    return (
      <Card
        part={part}
        kind="text"
        type={MISSIONS[id].type}
        value={id}
        thing={`mission:${id}`}
        isTaken={isTaken}
        mark={getter}
      >
        <MissionFace mission={id} />
      </Card>
    );
  if (!isRace(id)) return null;
  return (
    <Card part={part} kind="text" type="race" value={id} thing={`race:${id}`} isTaken={isTaken} mark={getter}>
      <RaceFace race={id} edition={part.view.options.edition} />
    </Card>
  );
}

function Getter({ seat, me }: { readonly seat: Seat | undefined; readonly me: Seat }) {
  if (seat === undefined) return null;
  return (
    <small className="tw-pool-getter">
      <SeatIcon seat={seat} size={15} />
      {seat === me ? t('hand.forYou') : t('hand.forMate', { name: playerName(seat) })}
    </small>
  );
}

import type { Seat } from '@warptable/kernel';
import { useId, useState } from 'react';
import { DRAWINGS, LineIcon } from '../art/LineIcon.tsx';
import { useViewModel } from '../table-view-model.ts';
import { t } from '../texts/say.ts';

/** The public points of a player, and on touch what they are made of. */
export function StripPoints({ seat }: { seat: Seat }) {
  const { gameUi, snapshot } = useViewModel();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const points = gameUi.pointsOf?.(snapshot.view, seat);
  if (!points) return null;
  const { total, parts, note } = points;
  return (
    <>
      <button
        type="button"
        className="wt-strip-points"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={t('players.points', { count: total })}
        title={parts.map(({ name, value }) => `${name} ${value}`).join(', ')}
        onClick={() => setOpen(!isOpen)}
      >
        <LineIcon d={DRAWINGS.star} size={15} />
        {total}
      </button>
      {isOpen && (
        <dl id={id} className="wt-strip-parts">
          {parts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {note !== undefined && <dt>{note}</dt>}
        </dl>
      )}
    </>
  );
}

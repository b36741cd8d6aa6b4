import type { Seat } from '@warptable/kernel';
import type { BotLevel } from '@warptable/table';
import { useDeferredValue, useState } from 'react';
import { Dialog } from '../dialogs/Dialog.tsx';
import { partsOf, usePartProps } from '../parts.ts';
import { personName, seatName, useViewModel } from '../table-view-model.ts';
import type { TableViewModel } from '../table-view-model.ts';
import { t } from '../texts/say.ts';
import { SeatClock } from './Clock.tsx';
import './players.css';
import { SeatMark } from './SeatMark.tsx';
import { SitInOffer } from './SitInOffer.tsx';
import { StripPoints } from './StripPoints.tsx';

export const seatsOf = ({ gameUi, snapshot, seatCount }: TableViewModel): readonly Seat[] =>
  gameUi.seats?.(snapshot.view) ?? Array.from({ length: seatCount }, (_, seat) => seat);

export interface PlayerStripsProps {
  readonly seats: readonly Seat[];
  /** What can be arranged about a seat: sitting in, handing back. */
  readonly arrange?: ((what: 'sitIn' | 'handBack', seat: Seat) => void) | undefined;
}

/** All players at a glance; one touch shows everything that is known of one. */
export function PlayerStrips({ seats, arrange }: PlayerStripsProps) {
  const [open, setOpen] = useState<Seat | null>(null);
  return (
    <section
      className="wt-players"
      data-crowded={seats.length > 4}
      aria-label={t('players.name')}
      data-part="players"
      tabIndex={-1}
    >
      <ul role="list">
        {seats.map((seat) => (
          <li key={seat}>
            <PlayerStrip seat={seat} onOpen={() => setOpen(seat)} arrange={arrange} />
          </li>
        ))}
      </ul>
      {open !== null && <PlayerDialog seat={open} onClose={() => setOpen(null)} />}
    </section>
  );
}

function PlayerStrip({
  seat,
  onOpen,
  arrange,
}: {
  seat: Seat;
  onOpen: () => void;
  arrange: PlayerStripsProps['arrange'];
}) {
  const model = useViewModel();
  const part = usePartProps();
  const { gameUi, snapshot, info } = model;
  const { Strip } = partsOf(gameUi);
  const seatInfo = info?.seats[seat];
  const mark = gameUi.seat(snapshot.view, seat);
  const name = seatInfo?.kind === 'human' ? seatInfo.name : (mark.name ?? personName(model, seat));
  const notes = notesOf(model, seat, name).map((note) => t(`players.${note}`));
  /** The bar offers it for the seat that one looks from. */
  const isOver = info?.status === 'over';
  const mayHandBack =
    seatInfo?.mine && seatInfo.sitIn && !seatInfo.resigned && !isOver && !isOfferedByBar(model, seat);
  const isAwaited = snapshot.awaited.some((one) => one.seat === seat);
  const told = seatInfo?.present === true ? undefined : model.told?.get(seat);
  return (
    <article className="wt-strip" data-strip={seat} data-awaited={isAwaited} aria-label={name}>
      <header>
        <button type="button" className="wt-strip-name" onClick={onOpen}>
          <SeatMark mark={mark} />
          <span>{name}</span>
          <span className="wt-hidden">: {t('players.showFull')}</span>
        </button>
        <StripPoints seat={seat} />
        <small className="wt-strip-notes">
          {notes.join(' · ')}
          {seatInfo?.kind === 'bot' && <span className="wt-hidden"> {t('players.bot')}</span>}
        </small>
        {isAwaited && !notes.includes(t('players.awaited')) && (
          <span className="wt-hidden">{t('players.awaited')}</span>
        )}
        <SeatClock seat={seat} />
      </header>
      <Strip {...part} seat={seat} />
      {isAwaited && told && <p className="wt-strip-soon">{told}</p>}
      {arrange && <SitInOffer seat={seat} letIn={() => arrange('sitIn', seat)} />}
      {arrange && mayHandBack && (
        <button
          type="button"
          className="wt-button"
          data-look="main"
          onClick={() => arrange('handBack', seat)}
        >
          {t('players.handBack')}
        </button>
      )}
    </article>
  );
}

const isOfferedByBar = ({ standing, snapshot }: TableViewModel, seat: Seat): boolean =>
  standing === 'sitIn' && seat === snapshot.viewer;

type Note = 'you' | BotLevel | 'automatic' | 'away' | 'sitIn' | 'resigned' | 'awaited';

/** Who that is and how they are. That others are to move is told in place of who they are: no strip grows for it. */
function notesOf({ info, snapshot, standing }: TableViewModel, seat: Seat, name: string): Note[] {
  const of = info?.seats[seat];
  const notes: Note[] = [];
  const isMe = seat === snapshot.viewer && name.toLowerCase() !== t('players.you').toLowerCase();
  if (isMe) notes.push('you');
  else if (snapshot.awaited.some((one) => one.seat === seat)) notes.push('awaited');
  else if (!of && info) notes.push('automatic');
  else if (of?.kind === 'bot') notes.push(of.level ?? 'regular');
  if (of?.resigned) notes.push('resigned');
  else if (of?.sitIn) notes.push('sitIn');
  else if (of?.kind === 'human' && !of.present && standing !== 'replay') notes.push('away');
  return notes;
}

function PlayerDialog({ seat, onClose }: { seat: Seat; onClose: () => void }) {
  const model = useViewModel();
  const part = usePartProps();
  const { gameUi } = model;
  // There is much to draw: the dialog is seen to open before.
  const isTime = useDeferredValue(true, false);
  return (
    <Dialog title={seatName(model, seat)} onClose={onClose} wide>
      {isTime && <gameUi.Player {...part} seat={seat} />}
    </Dialog>
  );
}

import type { Seat } from '@warptable/kernel';
import { useEffect, useRef } from 'react';
import type { CSSProperties } from 'react';
import { SeatMark } from '../players/SeatMark.tsx';
import { DRAWINGS, LineIcon } from '../art/LineIcon.tsx';
import { peopleOf, personName } from '../table-view-model.ts';
import type { TableViewModel } from '../table-view-model.ts';
import { t } from '../texts/say.ts';
import type { RevealedCard, TallySide } from './cue.ts';
import type { Scene } from './stage.ts';
import './scene.css';

interface SceneProps {
  readonly scene: Scene;
  readonly model: TableViewModel;
  /** The edge of the map away from where it happens. */
  readonly dock: 'top' | 'bottom';
}

/** Cards turn over, dice fall, sums count up: what is decided is seen. The log tells it to those who listen. */
export function SceneShown({ scene, model, dock }: SceneProps) {
  const { cards, rolls, tally, length, isStill } = scene;
  const { Die } = model.gameUi;
  const pace = { '--beat': `${Math.round(length)}ms` } as CSSProperties;
  return (
    <div
      className="wt-scene"
      data-dock={dock}
      data-still={isStill}
      data-tallied={tally !== undefined}
      style={pace}
    >
      {cards.length > 0 && (
        <div className="wt-scene-cards">
          {cards.map((card, i) => (
            <Flipped key={`${card.seat} ${i}`} card={card} model={model} />
          ))}
        </div>
      )}
      {rolls.length > 0 && (
        <div className="wt-scene-rolls">
          {rolls.map(({ faces }, row) => (
            <div key={row} className="wt-dice-tray">
              {faces.map((face, i) => (
                <i key={i} className="wt-die" data-face={Die ? undefined : face} style={turned(row + i)}>
                  {Die && <Die face={face} size={42} />}
                </i>
              ))}
            </div>
          ))}
        </div>
      )}
      {tally && (
        <div className="wt-scene-sums">
          {tally.sides.map((side, i) => (
            <Sum key={i} side={side} model={model} length={isStill ? 0 : length * 0.55} />
          ))}
        </div>
      )}
    </div>
  );
}

const turned = (n: number): CSSProperties =>
  ({ '--turn': `${(n % 2 === 0 ? 1 : -1) * (360 + 90 * n)}deg` }) as CSSProperties;

const styleOf = ({ gameUi, snapshot }: TableViewModel, seat: Seat) => gameUi.seat(snapshot.view, seat);

/** Short enough for a card. */
function nameOf(model: TableViewModel, seat: Seat): string {
  if (seat === model.snapshot.viewer) return t('players.you');
  return peopleOf(model)(seat) ?? styleOf(model, seat).name ?? personName(model, seat);
}

function Flipped({ card: { seat, title, text }, model }: { card: RevealedCard; model: TableViewModel }) {
  const mark = seat === undefined ? undefined : styleOf(model, seat);
  return (
    <div className="wt-flip wt-livery" data-colour={mark?.colour}>
      <div className="wt-flip-card">
        <span className="wt-flip-back">{mark && <SeatMark mark={mark} size={34} />}</span>
        <span className="wt-flip-face">
          {mark && seat !== undefined && (
            <small>
              <SeatMark mark={mark} size={15} /> {nameOf(model, seat)}
            </small>
          )}
          <b>{title}</b>
          {text !== undefined && <span>{text}</span>}
        </span>
      </div>
    </div>
  );
}

function Sum({ side, model, length }: { side: TallySide; model: TableViewModel; length: number }) {
  const { seat, name, sum, total, won } = side;
  return (
    <div className="wt-sum" data-won={won}>
      <small>
        {seat !== undefined && <SeatMark mark={styleOf(model, seat)} size={18} />}
        {seat === undefined ? name : nameOf(model, seat)}
      </small>
      <span>{sum}</span>
      <strong>
        <Counted to={total} length={length} />
        {won && <LineIcon d={DRAWINGS.crown} size={22} />}
      </strong>
    </div>
  );
}

/** Counts up from nothing. */
function Counted({ to, length }: { to: number; length: number }) {
  const number = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (length === 0) return undefined;
    const begin = performance.now();
    let frame = 0;
    const count = (now: number) => {
      const part = Math.min(1, Math.max(0, now - begin) / length);
      if (number.current) number.current.textContent = String(Math.round(to * part));
      if (part < 1) frame = requestAnimationFrame(count);
    };
    frame = requestAnimationFrame(count);
    return () => cancelAnimationFrame(frame);
  }, [to, length]);
  return <span ref={number}>{length === 0 ? to : 0}</span>;
}

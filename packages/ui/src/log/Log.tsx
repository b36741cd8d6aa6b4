import type { GameEvent, Seat } from '@warptable/kernel';
import type { Note } from '@warptable/table';
import { Clapperboard, History } from 'lucide-react';
import {
  Fragment,
  Suspense,
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { afterPaint } from '../frame.ts';
import { useUiState } from '../ui-state.ts';
import type { UiState } from '../ui-state.ts';
import type { SeatStyle } from '../game-ui.ts';
import { seatsOf } from '../players/PlayerStrips.tsx';
import { SeatMark } from '../players/SeatMark.tsx';
import { RuleText } from '../rules/RuleText.tsx';
import { refusedText } from '../refused.ts';
import { useFact } from '../store.ts';
import { peopleOf, useViewModel } from '../table-view-model.ts';
import { t } from '../texts/say.ts';
import { extentOf } from './extent.ts';
import { BEFORE_ALL, Teller, notesAfter } from './grouping.ts';
import type { LogGroup, LogLine } from './grouping.ts';
import './log.css';
import { noteText } from './notes.ts';

/** So many turns are drawn, and so many more at each wish. */
const REACH = 16;
/** Before that, so many: what is in sight when the log opens. */
const IN_SIGHT = 4;

/** What happened, turn by turn. A line shows on the board what it is about, and leads back to its moment. */
export function Log({ onJump }: { onJump?: ((at: number) => void) | undefined }) {
  const model = useViewModel();
  const { gameUi, snapshot, log, noHistory, standing, since, lastOwn } = model;
  const uiState = useUiState();
  const box = useRef<HTMLDivElement>(null);
  const [teller] = useState(() => new Teller());
  const seats = seatsOf(model);
  const personAt = peopleOf(model);
  const names = `${snapshot.viewer} ${seats
    .map((seat) => `${gameUi.words.seat(snapshot.view, seat)} ${personAt(seat) ?? ''}`)
    .join()}`;
  const groups = teller.groups(
    { gameUi, view: snapshot.view, viewer: snapshot.viewer, personAt, names },
    log,
  );
  // The same marks as long as the names are the same, so that no line is drawn anew for them.
  const marks = useMemo(
    () => new Map(seats.map((seat) => [seat, gameUi.seat(snapshot.view, seat)])),
    [gameUi, names],
  );
  const notes = notesAfter(groups, model.info?.notes ?? []);
  const jump = useLatest(onJump);
  const jumpName = t('log.jump');
  const isSinceAnswer = lastOwn !== null && lastOwn > (since ?? 0);
  const firstNew = firstAfter(groups, isSinceAnswer ? lastOwn : since);
  const shownUntil = standing === 'replay' ? snapshot.length : Infinity;
  const [reach, setReach] = useState(REACH);
  const { from, to } = extentOf(groups, { shownUntil, firstNew, reach: useDeferredValue(reach, IN_SIGHT) });
  const more = () => setReach(reach + 4 * REACH);

  // Looking back, the moment that is shown stands in the middle. When one's turn comes, the first line that is new is in sight. Else the
  // newest one stays so by itself: the style sheet lets the box begin at its end, and count from there.
  const isMine = standing === 'mine';
  useEffect(() => {
    const news = isMine ? box.current?.querySelector('[data-new]') : null;
    if (shownUntil !== Infinity)
      box.current?.querySelector('[data-ahead=true]')?.scrollIntoView({ block: 'center' });
    else if (news) news.scrollIntoView({ block: 'nearest' });
    else box.current?.scrollTo({ top: 0 });
  }, [shownUntil, isMine, firstNew?.key, lastOwn]);

  return (
    <div className="wt-log" ref={box} tabIndex={0} role="region" aria-label={t('log.name')} data-part="log">
      <div>
        {noHistory && <p className="wt-log-empty">{refusedText(noHistory.code, noHistory.message)}</p>}
        {groups.length === 0 && !noHistory && <p className="wt-log-empty">{t('log.empty')}</p>}
        {notes.has(BEFORE_ALL) && (
          <ol role="list">
            <Notes notes={notes.get(BEFORE_ALL)} marks={marks} />
          </ol>
        )}
        {from > 0 && <MoreButton name={t('log.earlier', { count: from })} act={more} />}
        {groups.slice(from, to).map(({ key, heading, seat, lines }) => (
          <section key={key}>
            <h3>
              <Mark mark={seat === undefined ? undefined : marks.get(seat)} />
              {heading ?? t('log.begin')}
            </h3>
            <ol role="list">
              {lines.map((line) => (
                <Fragment key={line.key}>
                  <Line
                    line={line}
                    mark={line.seat === undefined ? undefined : marks.get(line.seat)}
                    since={line === firstNew ? t(isSinceAnswer ? 'log.sinceAnswer' : 'log.since') : undefined}
                    isAhead={line.at > shownUntil}
                    jumpName={jumpName}
                    uiState={uiState}
                    onJump={onJump && jump}
                  />
                  <Notes notes={notes.get(line.key)} marks={marks} />
                </Fragment>
              ))}
            </ol>
          </section>
        ))}
        {to < groups.length && <MoreButton name={t('log.later', { count: groups.length - to })} act={more} />}
      </div>
    </div>
  );
}

/** Whom it is about: people may be called by their names, the board knows colours. */
const Mark = ({ mark }: { mark: SeatStyle | undefined }) =>
  mark ? <SeatMark mark={mark} size={16} /> : null;

interface NotesProps {
  readonly notes: readonly Note[] | undefined;
  readonly marks: ReadonlyMap<Seat, SeatStyle>;
}

function Notes({ notes = [], marks }: NotesProps) {
  const model = useViewModel();
  return notes.map((note) => (
    <li key={note.n} className="wt-log-note">
      <Mark mark={marks.get(note.seat)} />
      <span>{noteText(model, note)}</span>
    </li>
  ));
}

function MoreButton({ name, act }: { name: string; act: () => void }) {
  return (
    <button type="button" className="wt-button wt-log-more" data-look="plain" onClick={act}>
      {name}
    </button>
  );
}

/** The first line after so many entries that is news; none if all of them are new. */
function firstAfter(groups: readonly LogGroup[], since: number | null): LogLine | undefined {
  if (since === null) return undefined;
  const lines = groups.flatMap((group) => group.lines);
  const first = lines.findIndex(({ at }) => at > since);
  return first > 0 ? lines.slice(first).find(({ isNews }) => isNews) : undefined;
}

/** The same function all the time, which calls the newest one. */
function useLatest(act: ((at: number) => void) | undefined): (at: number) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((at: number) => latest.current?.(at), []);
}

interface LineProps {
  readonly line: LogLine;
  readonly mark: SeatStyle | undefined;
  /** Stands above the first line that is new. */
  readonly since: string | undefined;
  readonly isAhead: boolean;
  readonly jumpName: string;
  readonly uiState: UiState;
  readonly onJump: ((at: number) => void) | undefined;
}

// There are hundreds: those that have not changed are not drawn anew.
const Line = memo(function Line({ line, mark, since, isAhead, jumpName, uiState, onJump }: LineProps) {
  const flash = () => uiState.light(line.things);
  const { event } = line;
  const encoreName = t('log.encore');
  // What is told step by step over the map is not told here at the same time.
  const isOpen = useFact(
    uiState,
    ({ reasons, retold }) => event !== undefined && reasons === event && retold === null,
  );
  const show = () => uiState.merge({ reasons: isOpen ? null : (event ?? null), retold: null });
  return (
    <li
      className="wt-log-line"
      data-new={since}
      data-ahead={isAhead}
      data-open={isOpen || undefined}
      onPointerEnter={flash}
    >
      <Mark mark={mark} />
      <span>
        <RuleText text={line.text} />
      </span>
      {event && (
        <button
          type="button"
          className="wt-log-why"
          aria-expanded={isOpen}
          aria-label={t('log.whyThis', { line: line.text })}
          onClick={show}
        >
          {t('log.why')}
        </button>
      )}
      {line.encore && (
        <button
          type="button"
          className="wt-log-jump wt-log-encore"
          aria-label={`${encoreName}: ${line.text}`}
          title={encoreName}
          onClick={() => uiState.merge({ encore: line.encore ? { event: line.encore } : null })}
        >
          <Clapperboard aria-hidden size={15} />
        </button>
      )}
      {onJump && (
        <button
          type="button"
          className="wt-log-jump"
          aria-label={`${jumpName}: ${line.text}`}
          title={jumpName}
          onFocus={flash}
          onClick={() => {
            flash();
            onJump(line.at);
          }}
        >
          <History aria-hidden size={15} />
        </button>
      )}
      {event && isOpen && <WhyIt event={event} />}
    </li>
  );
});

/** All that there is to say of a line. */
function WhyIt({ event }: { readonly event: GameEvent }) {
  const { gameUi, snapshot } = useViewModel();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => afterPaint(() => box.current?.scrollIntoView({ block: 'nearest' })), []);
  if (!gameUi.reasons) return null;
  return (
    <div className="wt-log-reasons" ref={box}>
      <Suspense fallback={null}>
        <gameUi.reasons.Reasons view={snapshot.view} viewer={snapshot.viewer} event={event} />
      </Suspense>
    </div>
  );
}

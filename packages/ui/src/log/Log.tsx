import { History } from 'lucide-react';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../desk.ts';
import type { Desk } from '../desk.ts';
import { seatsOf } from '../players/PlayerStrips.tsx';
import { RuleText } from '../rules/RuleText.tsx';
import { useScene } from '../scene.ts';
import { Teller } from './grouping.ts';
import type { LogGroup, LogLine } from './grouping.ts';
import './log.css';

/** What happened, turn by turn. A line shows on the board what it is about, and leads back to its moment. */
export function Log({ onJump }: { onJump?: ((at: number) => void) | undefined }) {
  const { t } = useTranslation('ui');
  const scene = useScene();
  const { look, seen, log, standing, since } = scene;
  const desk = useDesk();
  const box = useRef<HTMLDivElement>(null);
  const [teller] = useState(() => new Teller());
  const names = `${seen.eye} ${seatsOf(scene)
    .map((seat) => look.words.seat(seen.view, seat))
    .join()}`;
  const groups = teller.groups(look, seen.view, seen.eye, names, log);
  const jump = useLatest(onJump);
  const firstNew = since === null ? undefined : firstAfter(groups, since);
  const shownUntil = standing === 'replay' ? seen.length : Infinity;

  // Looking back, the moment that is shown stands in the middle. Else the newest line stays in sight by itself: the style sheet
  // lets the box begin at its end.
  useEffect(() => {
    if (shownUntil !== Infinity)
      box.current?.querySelector('[data-ahead=true]')?.scrollIntoView({ block: 'center' });
  }, [shownUntil]);

  return (
    <div className="wt-log" ref={box} tabIndex={0} role="region" aria-label={t('log.name')} data-part="log">
      <div>
        {groups.length === 0 && <p className="wt-log-empty">{t('log.empty')}</p>}
        {groups.map(({ key, heading, lines }) => (
          <section key={key}>
            <h3>{heading ?? t('log.begin')}</h3>
            <ol role="list">
              {lines.map((line) => (
                <Line
                  key={line.key}
                  line={line}
                  isFirstNew={line === firstNew}
                  isAhead={line.at > shownUntil}
                  desk={desk}
                  onJump={onJump && jump}
                />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  );
}

/** The first line that is new; none if all of them are. */
function firstAfter(groups: readonly LogGroup[], since: number): LogLine | undefined {
  const lines = groups.flatMap((group) => group.lines);
  const first = lines.findIndex(({ at }) => at > since);
  return first > 0 ? lines[first] : undefined;
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
  readonly isFirstNew: boolean;
  readonly isAhead: boolean;
  readonly desk: Desk;
  readonly onJump: ((at: number) => void) | undefined;
}

// A long game has a thousand lines: those that have not changed are not drawn anew.
const Line = memo(function Line({ line, isFirstNew, isAhead, desk, onJump }: LineProps) {
  const { t } = useTranslation('ui');
  const flash = () => desk.light(line.things);
  return (
    <li
      className="wt-log-line"
      data-new={isFirstNew ? t('log.since') : undefined}
      data-ahead={isAhead}
      onPointerEnter={flash}
    >
      <span>
        <RuleText text={line.text} />
      </span>
      {onJump && (
        <button
          type="button"
          className="wt-log-jump"
          aria-label={`${t('log.jump')}: ${line.text}`}
          title={t('log.jump')}
          onFocus={flash}
          onClick={() => {
            flash();
            onJump(line.at);
          }}
        >
          <History aria-hidden size={15} />
        </button>
      )}
    </li>
  );
});

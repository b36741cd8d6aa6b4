import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { afterPaint } from '../frame.ts';
import { News } from '../fights/News.tsx';
import { Chat } from '../log/Chat.tsx';
import { Log } from '../log/Log.tsx';
import { Unread } from '../log/Unread.tsx';
import { partsOf, usePartProps } from '../parts.ts';
import { PlayerStrips, seatsOf } from '../players/PlayerStrips.tsx';
import { PromptBar } from '../prompt/PromptBar.tsx';
import { questionKey, useViewModel } from '../table-view-model.ts';
import { t } from '../texts/say.ts';
import { handBackOf } from './extras.ts';
import type { ShellExtras } from './extras.ts';
import { Notices } from './Notices.tsx';
import { Tabs } from './Tabs.tsx';
import { Theatre } from '../theatre/Theatre.tsx';

/** One bar on top; players left, map in the middle, cards, log and chat right, my hand at the bottom. */
export function DesktopTable({ extras }: { extras: ShellExtras }) {
  const model = useViewModel();
  const part = usePartProps();
  const { gameUi, snapshot } = model;
  const { Board, Hand, Market } = partsOf(gameUi);
  const market = useRef<HTMLElement>(null);
  useReturn(market, questionKey(model));
  const isLogLeft = useRoomForLog(seatsOf(model).length) && !extras.lesson;
  const log = <LogTabs extras={extras} />;
  return (
    <div className="wt-desktop">
      <div className="wt-desktop-top">
        <PromptBar
          onBackToNow={extras.onBackToNow}
          onGoOn={extras.onGoOn}
          onRewind={extras.onRewind}
          onHandBack={handBackOf(model, extras)}
        />
      </div>
      <aside className="wt-desktop-left" aria-label={t('parts.left')}>
        <div className="wt-status-row">
          <div className="wt-status" role="group" aria-label={t('parts.status')} data-part="status">
            <gameUi.Status view={snapshot.view} />
          </div>
        </div>
        <PlayerStrips seats={seatsOf(model)} arrange={extras.arrange} />
        {extras.lesson}
        {isLogLeft && log}
        <div className="wt-menu" role="group" aria-label={t('parts.menu')}>
          {extras.menu}
        </div>
      </aside>
      <main className="wt-board" aria-label={t('parts.board')} data-part="board">
        <h1 className="wt-hidden">{model.title}</h1>
        <Board {...part} />
        <Theatre />
        <News />
        <Notices extras={extras} />
      </main>
      <aside className="wt-desktop-right" aria-label={t('parts.right')}>
        <section ref={market} className="wt-market" aria-label={t('parts.market')} data-part="market">
          <h2 className="wt-hidden">{t('parts.market')}</h2>
          <Market {...part} />
        </section>
        {!isLogLeft && log}
        {extras.replayBar}
      </aside>
      <section className="wt-hand" aria-label={t('parts.hand')} data-part="hand" tabIndex={-1}>
        <Hand {...part} />
      </section>
    </div>
  );
}

function LogTabs({ extras }: { extras: ShellExtras }) {
  const { chat } = useViewModel();
  const hasChat = extras.onSay !== undefined || chat.length > 0;
  return (
    <Tabs
      name={t('parts.sheet')}
      tabs={[
        { id: 'log', title: t('log.name'), content: <Log onJump={extras.onJump} /> },
        ...(hasChat
          ? [{ id: 'chat', title: t('chat.name'), note: <Unread />, content: <Chat onSay={extras.onSay} /> }]
          : []),
      ]}
    />
  );
}

/** Below few players there is room for the log; below many it would be too low. */
function useRoomForLog(players: number): boolean {
  const enough = `(min-height: ${FEW.base + FEW.each * players}px)`;
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(enough);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(enough).matches,
  );
}

/** In pixels: bar, state of play, menu and a log of some lines; and a player. */
const FEW = { base: 400, each: 112 };

/** A panel that was pushed along for a question about what lies in it is seen from its beginning when that is answered. */
function useReturn(panel: RefObject<HTMLElement | null>, question: string): void {
  const isAsked = useRef(false);
  useEffect(
    () =>
      afterPaint(() => {
        const wasAsked = isAsked.current;
        isAsked.current = panel.current?.querySelector('[data-option]') !== null;
        if (wasAsked && !isAsked.current) panel.current?.scrollTo({ top: 0 });
      }),
    [panel, question],
  );
}

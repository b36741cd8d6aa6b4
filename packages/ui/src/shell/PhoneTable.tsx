import { BookOpen, Layers, UserRound, UsersRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { News } from '../fights/News.tsx';
import { Chat } from '../log/Chat.tsx';
import { Log } from '../log/Log.tsx';
import { Unread } from '../log/Unread.tsx';
import { partsOf, usePartProps } from '../parts.ts';
import { SeatClock } from '../players/Clock.tsx';
import { PlayerStrips, seatsOf } from '../players/PlayerStrips.tsx';
import { useListing } from '../prompt/listing.ts';
import { PromptBar } from '../prompt/PromptBar.tsx';
import { TakeBackButtons, hasTurnButtons } from '../prompt/TurnButtons.tsx';
import { openQuestion, questionKey, useViewModel } from '../table-view-model.ts';
import type { TableViewModel } from '../table-view-model.ts';
import { t } from '../texts/say.ts';
import { handBackOf } from './extras.ts';
import type { ShellExtras } from './extras.ts';
import type { Layout } from './layout.ts';
import { Notices } from './Notices.tsx';
import { Sheet } from './Sheet.tsx';
import type { SheetTab } from './Sheet.tsx';
import { Tabs } from './Tabs.tsx';
import { Theatre } from '../theatre/Theatre.tsx';

/** A thin line of state, the map, my hand, the prompt in reach of the thumb, and tabs that open a sheet. */
export function PhoneTable({ extras, layout }: { extras: ShellExtras; layout: Layout }) {
  const model = useViewModel();
  const part = usePartProps();
  const [open, setOpen] = useState<string | null>(null);
  useEffect(() => setOpen(hasRoomForSheet(layout) ? 'others' : null), [layout]);
  useHandInSight(model, layout, () => setOpen(null));
  const { gameUi, snapshot } = model;
  const listing = useListing(openQuestion(model));
  const { Board, Hand, Market } = partsOf(gameUi);
  const clock = snapshot.viewer === 'spectator' ? snapshot.awaited[0]?.seat : snapshot.viewer;
  const others = seatsOf(model).filter((seat) => seat !== snapshot.viewer);
  const tabs: SheetTab[] = [
    { id: 'me', title: t('parts.mine'), Icon: UserRound, content: <Mine menu={extras.menu} /> },
    { id: 'cards', title: t('parts.cards'), Icon: Layers, content: <Market {...part} /> },
    {
      id: 'others',
      title: t('parts.others'),
      Icon: UsersRound,
      content: <PlayerStrips seats={others} arrange={extras.arrange} />,
    },
    {
      id: 'log',
      title: t('parts.log'),
      note: <Unread />,
      Icon: BookOpen,
      content: <LogAndChat extras={extras} />,
    },
  ];
  return (
    <div className="wt-phone" data-layout={layout} data-listing={listing}>
      <section className="wt-status" aria-label={t('parts.status')} data-part="status">
        <gameUi.Status view={snapshot.view} />
        {clock !== undefined && <SeatClock seat={clock} />}
      </section>
      <main className="wt-board" aria-label={t('parts.board')} data-part="board">
        <h1 className="wt-hidden">{model.title}</h1>
        <Board {...part} />
        <Theatre />
        {extras.lesson}
        {/* A lesson tells what matters by itself. */}
        <News openLog={extras.lesson ? undefined : () => setOpen('log')} />
        <Notices extras={extras} />
      </main>
      <section className="wt-hand" aria-label={t('parts.hand')} data-part="hand" tabIndex={-1}>
        <Hand {...part} />
      </section>
      {extras.replayBar}
      <PromptBar
        onBackToNow={extras.onBackToNow}
        onGoOn={extras.onGoOn}
        onRewind={extras.onRewind}
        onHandBack={handBackOf(model, extras)}
      />
      <Sheet
        tabs={tabs}
        open={open}
        setOpen={setOpen}
        beside={layout === 'portrait' && hasTurnButtons(model) && <TakeBackButtons />}
      />
    </div>
  );
}

/** A question whose answers lie in the hand has come: the sheet over it is put away. */
function useHandInSight(model: TableViewModel, layout: Layout, shut: () => void): void {
  const question = questionKey(model);
  useEffect(() => {
    const sheet = document.querySelector('#wt-sheet');
    if (!sheet || hasRoomForSheet(layout) || !isLitInHand(model)) return;
    shut();
    if (sheet.contains(document.activeElement))
      document.querySelector<HTMLElement>('.wt-prompt-sentence')?.focus({ preventScroll: true });
    // Whoever opens the sheet while the question is open wants it.
  }, [question]);
}

function isLitInHand(model: TableViewModel): boolean {
  const asked = openQuestion(model);
  const isMeant = (option: string | undefined): boolean =>
    asked?.options.some((value) => String(value) === option && !model.gameUi.isSecondary?.(asked, value)) ===
    true;
  const lit = document.querySelectorAll<HTMLElement>('[data-part=hand] [data-option]');
  return [...lit].some(({ dataset }) => isMeant(dataset['option']));
}

/** On a tablet the sheet stands below the prompt and covers nothing. */
const hasRoomForSheet = (layout: Layout): boolean =>
  layout === 'landscape' && matchMedia('(height >= 600px)').matches;

function Mine({ menu }: { menu: ReactNode }) {
  const { gameUi, snapshot } = useViewModel();
  const part = usePartProps();
  return (
    <>
      <div className="wt-menu">{menu}</div>
      {snapshot.viewer !== 'spectator' && <gameUi.Player {...part} seat={snapshot.viewer} />}
    </>
  );
}

function LogAndChat({ extras }: { extras: ShellExtras }) {
  const { chat } = useViewModel();
  if (!extras.onSay && chat.length === 0) return <Log onJump={extras.onJump} />;
  return (
    <Tabs
      name={t('parts.log')}
      tabs={[
        { id: 'log', title: t('log.name'), content: <Log onJump={extras.onJump} /> },
        { id: 'chat', title: t('chat.name'), note: <Unread />, content: <Chat onSay={extras.onSay} /> },
      ]}
    />
  );
}

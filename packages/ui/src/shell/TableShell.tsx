import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { UiState, UiStateContext, useUiState, useUiField } from '../ui-state.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { InspectDialog } from '../dialogs/InspectDialog.tsx';
import { KeyHelp } from '../dialogs/KeyHelp.tsx';
import { RuleDialog } from '../dialogs/RuleDialog.tsx';
import { SettingsForm } from '../dialogs/SettingsForm.tsx';
import { WhyNot } from '../dialogs/WhyNot.tsx';
import { ViewModelContext, questionKey, seatName, useViewModel } from '../table-view-model.ts';
import type { TableViewModel } from '../table-view-model.ts';
import { usePartProps } from '../parts.ts';
import { seatsOf } from '../players/PlayerStrips.tsx';
import { t } from '../texts/say.ts';
import { Announcer } from './Announcer.tsx';
import { DesktopTable } from './DesktopTable.tsx';
import type { ShellExtras } from './extras.ts';
import { useFinger } from './finger.ts';
import { useTableKeys } from './keys.ts';
import { useLayout } from './layout.ts';
import { PhoneTable } from './PhoneTable.tsx';
import './shell.css';
import './phone.css';
import './portrait.css';
import './landscape.css';

/** The table of any game: lays out the parts that the game draws. */
export function TableShell({ model, ...extras }: ShellExtras & { model: TableViewModel }) {
  const [uiState] = useState(() => new UiState(model.chat.length, model.snapshot.length));
  return (
    <ViewModelContext value={model}>
      <UiStateContext value={uiState}>
        <Shell extras={extras} />
      </UiStateContext>
    </ViewModelContext>
  );
}

function Shell({ extras }: { extras: ShellExtras }) {
  const model = useViewModel();
  const uiState = useUiState();
  const layout = useLayout();
  useTableKeys(extras.onBackToNow);
  useFinger(uiState);
  useFlashOfNews(model, uiState);
  const question = questionKey(model);
  // Before the new question can be touched: what is touched then is not put away with what belonged to the last one.
  useLayoutEffect(() => uiState.turnPage(), [uiState, question]);
  const { viewer, length } = model.snapshot;
  useLayoutEffect(() => uiState.look(viewer, length), [uiState, viewer, length]);
  useResult(uiState, model.standing === 'over');
  return (
    <>
      {layout === 'desktop' ? (
        <DesktopTable extras={extras} />
      ) : (
        <PhoneTable extras={extras} layout={layout} />
      )}
      <Announcer />
      <WhyNot />
      <InspectDialog />
      <RuleDialog />
      <OpenDialog history={extras.history} news={extras.news} afterwards={extras.afterwards} />
    </>
  );
}

/** The end of the game is shown once, and not before what led to it has been seen. */
function useResult(uiState: UiState, isOver: boolean): void {
  const acting = useUiField('acting');
  const isShown = useRef(false);
  useEffect(() => {
    if (!isOver || isShown.current || uiState.get().acting !== 'idle') return;
    isShown.current = true;
    uiState.merge({ dialog: 'result' });
  }, [uiState, isOver, acting]);
}

/** What others have just done lights up on the board; what I have done I know, and what is lit now matters more. */
function useFlashOfNews({ log, gameUi, lastOwn }: TableViewModel, uiState: UiState): void {
  const last = log.at(-1)?.at ?? 0;
  const before = useRef(0);
  useEffect(() => {
    const isNew = last > before.current;
    before.current = last;
    if (isNew && last !== lastOwn)
      uiState.light(log.filter(({ at }) => at === last).flatMap(({ event }) => gameUi.flashOf(event)));
    // Only when something new has happened, not when the log is told anew or something is taken back.
  }, [last]);
}

function OpenDialog({ history, news, afterwards }: Pick<ShellExtras, 'history' | 'news' | 'afterwards'>) {
  const model = useViewModel();
  const uiState = useUiState();
  const part = usePartProps();
  const dialog = useUiField('dialog');
  const close = () => uiState.merge({ dialog: null });
  const { gameUi, snapshot } = model;
  switch (dialog) {
    case 'keys':
      return <KeyHelp onClose={close} />;
    case 'settings':
      return (
        <Dialog title={t('settings.title')} onClose={close}>
          <SettingsForm />
        </Dialog>
      );
    case 'result':
      return (
        <Dialog title={t('result.title')} onClose={close} foot={afterwards} wide>
          {news}
          <Suspense fallback={null}>
            <gameUi.Result
              view={snapshot.view}
              names={seatsOf(model)
                .toSorted((a, b) => a - b)
                .map((seat) => seatName(model, seat))}
              history={history}
            />
          </Suspense>
        </Dialog>
      );
    case 'beforehand':
      return gameUi.Beforehand ? (
        <Dialog title={t('beforehand.title')} onClose={close}>
          <gameUi.Beforehand {...part} />
        </Dialog>
      ) : null;
    case null:
      return null;
  }
}

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Desk, DeskContext, useDesk, useOnDesk } from '../desk.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { InspectDialog } from '../dialogs/InspectDialog.tsx';
import { KeyHelp } from '../dialogs/KeyHelp.tsx';
import { RuleDialog } from '../dialogs/RuleDialog.tsx';
import { SettingsForm } from '../dialogs/SettingsForm.tsx';
import { WhyNot } from '../dialogs/WhyNot.tsx';
import { SceneContext, questionKey, seatName, useScene } from '../scene.ts';
import type { Scene } from '../scene.ts';
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
export function TableShell({ scene, ...extras }: ShellExtras & { scene: Scene }) {
  const [desk] = useState(() => new Desk(scene.chat.length, scene.seen.length));
  return (
    <SceneContext value={scene}>
      <DeskContext value={desk}>
        <Shell extras={extras} />
      </DeskContext>
    </SceneContext>
  );
}

function Shell({ extras }: { extras: ShellExtras }) {
  const scene = useScene();
  const desk = useDesk();
  const layout = useLayout();
  useTableKeys(extras.onBackToNow);
  useFinger(desk);
  useFlashOfNews(scene, desk);
  const question = questionKey(scene);
  // Before the new question can be touched: what is touched then is not put away with what belonged to the last one.
  useLayoutEffect(() => desk.turnPage(), [desk, question]);
  const { eye, length } = scene.seen;
  useLayoutEffect(() => desk.look(eye, length), [desk, eye, length]);
  const isOver = scene.standing === 'over';
  useEffect(() => {
    if (isOver) desk.merge({ dialog: 'result' });
  }, [desk, isOver]);
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
      <OpenDialog history={extras.history} afterwards={extras.afterwards} />
    </>
  );
}

/** What others have just done lights up on the board; what I have done I know, and what is lit now matters more. */
function useFlashOfNews({ log, look, lastOwn }: Scene, desk: Desk): void {
  const last = log.at(-1)?.at ?? 0;
  const before = useRef(0);
  useEffect(() => {
    const isNew = last > before.current;
    before.current = last;
    if (isNew && last !== lastOwn)
      desk.light(log.filter(({ at }) => at === last).flatMap(({ event }) => look.flashOf(event)));
    // Only when something new has happened, not when the log is told anew or something is taken back.
  }, [last]);
}

function OpenDialog({ history, afterwards }: Pick<ShellExtras, 'history' | 'afterwards'>) {
  const scene = useScene();
  const desk = useDesk();
  const part = usePartProps();
  const dialog = useOnDesk('dialog');
  const close = () => desk.merge({ dialog: null });
  const { look, seen } = scene;
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
          <look.Result
            view={seen.view}
            names={seatsOf(scene)
              .toSorted((a, b) => a - b)
              .map((seat) => seatName(scene, seat))}
            history={history}
          />
        </Dialog>
      );
    case 'beforehand':
      return look.Beforehand ? (
        <Dialog title={t('beforehand.title')} onClose={close}>
          <look.Beforehand {...part} />
        </Dialog>
      ) : null;
    case null:
      return null;
  }
}

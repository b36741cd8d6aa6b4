import type { Seat } from '@warptable/kernel';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Desk, DeskContext, useDesk, useOnDesk } from '../desk.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { InspectDialog } from '../dialogs/InspectDialog.tsx';
import { KeyHelp } from '../dialogs/KeyHelp.tsx';
import { RuleDialog } from '../dialogs/RuleDialog.tsx';
import { SettingsForm } from '../dialogs/SettingsForm.tsx';
import { WhyNot } from '../dialogs/WhyNot.tsx';
import type { Decision } from '../rewind.ts';
import type { Standings } from '../look.ts';
import { SceneContext, questionKey, seatName, useScene } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { seatsOf } from '../players/PlayerStrips.tsx';
import { Announcer } from './Announcer.tsx';
import { DesktopTable } from './DesktopTable.tsx';
import { useTableKeys } from './keys.ts';
import { useLayout } from './layout.ts';
import { PhoneTable } from './PhoneTable.tsx';
import './shell.css';
import './phone.css';

/** What the page adds to the table. */
export interface ShellExtras {
  /** Buttons beside the state of play: leave, pause, theme. */
  readonly menu?: ReactNode;
  /** Over the map: a lesson. */
  readonly overlay?: ReactNode;
  /** Below the log: the bar of a replay. */
  readonly replayBar?: ReactNode;
  readonly onSay?: ((text: string) => void) | undefined;
  readonly onJump?: ((at: number) => void) | undefined;
  readonly onBackToNow?: (() => void) | undefined;
  readonly onGoOn?: (() => void) | undefined;
  /** Takes the game back to the moment that is looked at, or asks the others to. */
  readonly onRewind?: (() => void) | undefined;
  /** Says whether the game may go back. */
  readonly onDecide?: ((decision: Decision) => void) | undefined;
  /** What everybody had after each round, once the game is over and it is worked out. */
  readonly history?: readonly Standings[] | undefined;
  readonly arrange?: ((what: 'sitIn' | 'handBack', seat: Seat) => void) | undefined;
}

/** What takes the own seat back from a bot. */
export const handBackOf = ({ seen: { eye } }: Scene, { arrange }: ShellExtras): (() => void) | undefined =>
  arrange && eye !== 'spectator' ? () => arrange('handBack', eye) : undefined;

/** The table of any game: lays out the parts that the game draws. */
export function TableShell({ scene, ...extras }: ShellExtras & { scene: Scene }) {
  const [desk] = useState(() => new Desk());
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
  useTableKeys();
  useFlashOfNews(scene, desk);
  const question = questionKey(scene);
  useEffect(() => desk.turnPage(), [desk, question]);
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
      <OpenDialog history={extras.history} />
    </>
  );
}

/** What others have just done lights up on the board. */
function useFlashOfNews({ log, look }: Scene, desk: Desk): void {
  const last = log.at(-1)?.at ?? 0;
  useEffect(() => {
    desk.light(log.filter(({ at }) => at === last).flatMap(({ event }) => look.flashOf(event)));
    // Only when something new has happened, not when the log is told anew.
  }, [last]);
}

function OpenDialog({ history }: Pick<ShellExtras, 'history'>) {
  const { t } = useTranslation('ui');
  const scene = useScene();
  const desk = useDesk();
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
        <Dialog title={t('result.title')} onClose={close} wide>
          <look.Result
            view={seen.view}
            names={seatsOf(scene)
              .toSorted((a, b) => a - b)
              .map((seat) => seatName(scene, seat))}
            history={history}
          />
        </Dialog>
      );
    case 'leave':
    case null:
      return null;
  }
}

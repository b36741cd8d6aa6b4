import { useDesk, useOnDesk } from '../desk.ts';
import { useScene } from '../scene.ts';
import { t } from '../texts/say.ts';
import { Dialog } from './Dialog.tsx';

/** The card of a thing, large enough to read. */
export function InspectDialog() {
  const { look, seen } = useScene();
  const desk = useDesk();
  const inspecting = useOnDesk('inspecting');
  if (inspecting === null) return null;
  return (
    <Dialog title={t('dialog.card')} onClose={() => desk.merge({ inspecting: null })}>
      <look.Inspect view={seen.view} thing={inspecting} />
    </Dialog>
  );
}

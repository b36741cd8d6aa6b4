import { Suspense } from 'react';
import { useUiState, useUiField } from '../ui-state.ts';
import { useViewModel } from '../table-view-model.ts';
import { t } from '../texts/say.ts';
import { Dialog } from './Dialog.tsx';

/** The card of a thing, large enough to read. */
export function InspectDialog() {
  const { gameUi, snapshot } = useViewModel();
  const uiState = useUiState();
  const inspecting = useUiField('inspecting');
  if (inspecting === null) return null;
  return (
    <Dialog title={t('dialog.card')} onClose={() => uiState.merge({ inspecting: null })}>
      <Suspense fallback={null}>
        <gameUi.Inspect view={snapshot.view} thing={inspecting} />
      </Suspense>
    </Dialog>
  );
}

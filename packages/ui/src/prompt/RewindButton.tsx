import { useState } from 'react';
import { useUiState } from '../ui-state.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { askedToRewind, whyNoRewind } from '../rewind.ts';
import { personName, useViewModel } from '../table-view-model.ts';
import { t } from '../texts/say.ts';

/** While looking back: takes the game back to here, if all agree. */
export function RewindButton({ onRewind }: { onRewind: () => void }) {
  const model = useViewModel();
  const uiState = useUiState();
  const [isSure, setSure] = useState(false);
  const others = askedToRewind(model);
  const name = others.length > 0 ? t('rewind.ask') : t('rewind.goBack');
  const why = whyNoRewind(model);
  return (
    <>
      <button
        type="button"
        className="wt-button"
        aria-disabled={why !== undefined}
        title={why}
        onClick={() => (why === undefined ? setSure(true) : uiState.say(why))}
      >
        {name}
      </button>
      {isSure && (
        <Dialog title={name} onClose={() => setSure(false)}>
          <p>
            {others.length > 0
              ? t('rewind.sureOthers', { who: others.map((seat) => personName(model, seat)).join(', ') })
              : t('rewind.sure')}
          </p>
          <p>{t('rewind.luck')}</p>
          <button type="button" className="wt-button" data-look="main" onClick={onRewind}>
            {name}
          </button>
        </Dialog>
      )}
    </>
  );
}

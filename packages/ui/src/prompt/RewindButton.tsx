import { useState } from 'react';
import { useDesk } from '../desk.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { askedToRewind, whyNoRewind } from '../rewind.ts';
import { personName, useScene } from '../scene.ts';
import { t } from '../texts/say.ts';

/** While looking back: takes the game back to here, if all agree. */
export function RewindButton({ onRewind }: { onRewind: () => void }) {
  const scene = useScene();
  const desk = useDesk();
  const [isSure, setSure] = useState(false);
  const others = askedToRewind(scene);
  const name = others.length > 0 ? t('rewind.ask') : t('rewind.goBack');
  const why = whyNoRewind(scene);
  return (
    <>
      <button
        type="button"
        className="wt-button"
        aria-disabled={why !== undefined}
        title={why}
        onClick={() => (why === undefined ? setSure(true) : desk.say(why))}
      >
        {name}
      </button>
      {isSure && (
        <Dialog title={name} onClose={() => setSure(false)}>
          <p>
            {others.length > 0
              ? t('rewind.sureOthers', { who: others.map((seat) => personName(scene, seat)).join(', ') })
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

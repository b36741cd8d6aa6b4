import { Dialog } from '@warptable/ui';
import { useState } from 'react';
import { ThingIcon } from '../art/Icons.tsx';
import { t } from '../texts/say.ts';
import { OfTurn, Presets, Timeout } from './Presets.tsx';
import type { PresetsProps } from './Presets.tsx';

/** In the strip: what changes with every turn at hand, all of it behind one button. */
export function Beforehand(props: PresetsProps) {
  const [isOpen, setOpen] = useState(false);
  if (props.view.phase === 'over') return null;
  return (
    <div className="tw-presets" role="group" aria-label={t('presets.name')}>
      <OfTurn {...props} isShort />
      <button type="button" className="tw-toggle" onClick={() => setOpen(true)}>
        <ThingIcon thing="preset" size={15} /> {t('presets.all')}
      </button>
      <Timeout {...props} />
      {isOpen && (
        <Dialog title={t('presets.name')} onClose={() => setOpen(false)}>
          <Presets {...props} />
        </Dialog>
      )}
    </div>
  );
}

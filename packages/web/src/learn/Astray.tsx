import { useTableScene, whyNoUndo } from '@warptable/ui';
import { RotateCcw, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';

/** Somebody did something else than the step says, which can't be followed any more: how to go on. */
export function Astray({ onGoOn }: { onGoOn: () => void }) {
  const { t } = useTranslation('web');
  const { t: ui } = useTranslation('ui');
  const scene = useTableScene();
  const canUndo = whyNoUndo(scene, ui) === undefined;
  return (
    <>
      <p>
        <strong>{t('learn.astray')}</strong> {t(canUndo ? 'learn.astrayUndo' : 'learn.astrayLocked')}
      </p>
      <footer>
        {canUndo && (
          <button type="button" className="wt-button" data-look="main" onClick={() => scene.moves?.undo()}>
            <Undo2 aria-hidden size={18} />
            {t('learn.undo')}
          </button>
        )}
        <Link className="wt-button" href={`/learn/${scene.game}`}>
          <RotateCcw aria-hidden size={18} />
          {t('learn.again')}
        </Link>
        <button type="button" className="wt-button" onClick={onGoOn}>
          {t('learn.goOn')}
        </button>
      </footer>
    </>
  );
}

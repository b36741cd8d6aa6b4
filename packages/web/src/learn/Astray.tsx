import { useTableScene, whyNoUndo } from '@warptable/ui';
import { RotateCcw, Undo2 } from 'lucide-react';
import { Link } from 'wouter';
import { t } from '../texts/say.ts';

/** Somebody did something else than the step says, which can't be followed any more: how to go on. */
export function Astray({ onGoOn }: { onGoOn: () => void }) {
  const scene = useTableScene();
  const canUndo = whyNoUndo(scene) === undefined;
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

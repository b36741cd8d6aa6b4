import { useTableViewModel, whyNoUndo } from '@warptable/ui';
import { RotateCcw, Undo2 } from 'lucide-react';
import { Link } from 'wouter';
import { t } from '../texts/say.ts';

/** Somebody did something else than the step says, which can't be followed any more: how to go on. */
export function OffScript({ lesson, onGoOn }: { lesson: string; onGoOn: () => void }) {
  const model = useTableViewModel();
  const canUndo = whyNoUndo(model) === undefined;
  return (
    <>
      <p>
        <strong>{t('learn.offScript')}</strong> {t(canUndo ? 'learn.offScriptUndo' : 'learn.offScriptLocked')}
      </p>
      <footer>
        {canUndo && (
          <button type="button" className="wt-button" data-look="main" onClick={() => model.moves?.undo()}>
            <Undo2 aria-hidden size={18} />
            {t('learn.undo')}
          </button>
        )}
        <Link className="wt-button" href={`/learn/${model.game}/${lesson}`}>
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

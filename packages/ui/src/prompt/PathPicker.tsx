import type { Asked } from '@warptable/kernel';
import { ArrowLeft } from 'lucide-react';
import { goBack, wayBack } from '../ui-state.ts';
import { useViewModel } from '../table-view-model.ts';
import { t } from '../texts/say.ts';
import { ChooseOne } from './ChooseOne.tsx';

/** One choice after the other; they are given together as soon as the last of them is made. */
export function PathPicker({ asked }: { asked: Asked }) {
  const model = useViewModel();
  return (
    <ChooseOne asked={asked}>
      {wayBack(model) && (
        <button type="button" className="wt-button wt-path-back" onClick={() => goBack(model)}>
          <ArrowLeft aria-hidden size={18} />
          <span>{t('choice.back')}</span>
        </button>
      )}
    </ChooseOne>
  );
}

/** What was taken on the way. */
export function Crumbs({ asked }: { asked: Asked }) {
  const { gameUi, snapshot } = useViewModel();
  const taken = asked.taken ?? [];
  if (taken.length === 0) return null;
  return (
    <span className="wt-crumbs">
      <span className="wt-hidden">{t('choice.taken')}</span>
      {taken.map((value, i) => {
        const before = { ...asked, taken: taken.slice(0, i) };
        const label =
          gameUi.brief?.(snapshot.view, before, value) ?? gameUi.words.option(snapshot.view, before, value);
        return <span key={i}>{label}</span>;
      })}
    </span>
  );
}

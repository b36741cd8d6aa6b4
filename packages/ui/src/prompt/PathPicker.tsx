import type { Asked } from '@warptable/kernel';
import { useTranslation } from 'react-i18next';
import { useScene } from '../scene.ts';
import { ChooseOne } from './ChooseOne.tsx';

/** One choice after the other; they are given together as soon as the last of them is made. */
export function PathPicker({ asked }: { asked: Asked }) {
  const { t } = useTranslation('ui');
  const { look, seen, draft, moves } = useScene();
  if (draft.length === 0) return <ChooseOne asked={asked} />;
  const taken = draft.map((value) => look.words.option(seen.view, asked, value)).join(' → ');
  return (
    <ChooseOne key={draft.join()} asked={asked}>
      <button type="button" className="wt-button" onClick={() => moves?.setDraft(draft.slice(0, -1))}>
        {t('choice.oneBack', { taken })}
      </button>
    </ChooseOne>
  );
}

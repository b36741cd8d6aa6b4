import type { Asked } from '@warptable/kernel';
import { ArrowLeft } from 'lucide-react';
import { goBack, wayBack } from '../desk.ts';
import { useScene } from '../scene.ts';
import { t } from '../texts/say.ts';
import { ChooseOne } from './ChooseOne.tsx';

/** One choice after the other; they are given together as soon as the last of them is made. */
export function PathPicker({ asked }: { asked: Asked }) {
  const scene = useScene();
  return (
    <ChooseOne asked={asked}>
      {wayBack(scene) && (
        <button type="button" className="wt-button wt-path-back" onClick={() => goBack(scene)}>
          <ArrowLeft aria-hidden size={18} />
          <span>{t('choice.back')}</span>
        </button>
      )}
    </ChooseOne>
  );
}

/** What was taken on the way. */
export function Crumbs({ asked }: { asked: Asked }) {
  const { look, seen } = useScene();
  const taken = asked.taken ?? [];
  if (taken.length === 0) return null;
  return (
    <span className="wt-crumbs">
      <span className="wt-hidden">{t('choice.taken')}</span>
      {taken.map((value, i) => {
        const before = { ...asked, taken: taken.slice(0, i) };
        const label = look.brief?.(seen.view, before, value) ?? look.words.option(seen.view, before, value);
        return <span key={i}>{label}</span>;
      })}
    </span>
  );
}

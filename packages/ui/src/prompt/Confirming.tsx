import type { Asked, Value } from '@warptable/kernel';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { give, useDesk } from '../desk.ts';
import { useScene } from '../scene.ts';

/** The answer is chosen but not given yet. */
export function Confirming({ asked, value }: { asked: Asked; value: Value }) {
  const { t } = useTranslation('ui');
  const scene = useScene();
  const { look, seen } = scene;
  const desk = useDesk();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="wt-choice-row">
      <button
        ref={button}
        type="button"
        className="wt-button"
        data-look="main"
        onClick={() => give(scene, value)}
      >
        {t('choice.confirmThis', { label: look.words.option(seen.view, asked, value) })}
      </button>
      <button
        type="button"
        className="wt-button"
        onClick={() => desk.merge({ confirming: null, considered: null })}
      >
        {t('choice.back')}
      </button>
    </div>
  );
}

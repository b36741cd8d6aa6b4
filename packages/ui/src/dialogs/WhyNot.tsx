import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDesk, useOnDesk } from '../desk.ts';
import type { Why } from '../desk.ts';
import { RuleText } from '../rules/RuleText.tsx';
import { useScene } from '../scene.ts';
import type { Scene } from '../scene.ts';

/** Says why something is not possible, with its rule. Stays until it is put away or the game goes on. */
export function WhyNot() {
  const { t } = useTranslation('ui');
  const scene = useScene();
  const desk = useDesk();
  const why = useOnDesk('why');
  const refused = refusedText(scene, (key) => t(key));
  const shown: Why | null = refused ?? why;
  const close = () => {
    scene.moves?.dismiss();
    desk.merge({ why: null });
  };
  return (
    <div role="status" aria-label={t('why.name')}>
      {shown && (
        <div className="wt-why">
          <span>
            <RuleText text={shown.text} />
          </span>
          <button
            type="button"
            className="wt-button"
            data-look="plain"
            aria-label={t('dialog.close')}
            onClick={close}
          >
            <X aria-hidden size={18} />
          </button>
        </div>
      )}
    </div>
  );
}

function refusedText({ refused, look }: Scene, t: (key: string) => string): Why | null {
  if (!refused) return null;
  const { refusal, message, code, again } = refused;
  if (refusal) return { text: look.words.refusal(refusal), rule: refusal.rule };
  if (again) return { text: t('why.again'), rule: null };
  return { text: code === 'stale' ? t('why.stale') : message, rule: null };
}

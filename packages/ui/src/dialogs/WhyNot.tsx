import { X } from 'lucide-react';
import { useDesk, useOnDesk } from '../desk.ts';
import type { Why } from '../desk.ts';
import { refusedText } from '../refused.ts';
import { RuleText } from '../rules/RuleText.tsx';
import { useScene } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { t } from '../texts/say.ts';

/** Says why something is not possible, with its rule. Stays until it is put away or the game goes on. */
export function WhyNot() {
  const scene = useScene();
  const desk = useDesk();
  const why = useOnDesk('why');
  const refused = whyRefused(scene);
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

function whyRefused({ refused, look }: Scene): Why | null {
  if (!refused) return null;
  const { refusal, message, code, again } = refused;
  if (refusal) return { text: look.words.refusal(refusal), rule: refusal.rule };
  if (again) return { text: t('why.again'), rule: null };
  return { text: refusedText(code, message), rule: null };
}

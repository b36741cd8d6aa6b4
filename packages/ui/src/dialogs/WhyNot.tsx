import { X } from 'lucide-react';
import { useUiState, useUiField } from '../ui-state.ts';
import type { Why } from '../ui-state.ts';
import { refusedText } from '../refused.ts';
import { RuleText } from '../rules/RuleText.tsx';
import { useViewModel } from '../table-view-model.ts';
import type { TableViewModel } from '../table-view-model.ts';
import { t } from '../texts/say.ts';

/** Says why something is not possible, with its rule. Stays until it is put away or the game goes on. */
export function WhyNot() {
  const model = useViewModel();
  const uiState = useUiState();
  const why = useUiField('why');
  const refused = whyRefused(model);
  const shown: Why | null = refused ?? why;
  const close = () => {
    model.moves?.dismiss();
    uiState.merge({ why: null });
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

function whyRefused({ refused, gameUi }: TableViewModel): Why | null {
  if (!refused) return null;
  const { refusal, message, code, again } = refused;
  if (refusal) return { text: gameUi.words.refusal(refusal), rule: refusal.rule };
  if (again) return { text: t('why.again'), rule: null };
  return { text: refusedText(code, message), rule: null };
}

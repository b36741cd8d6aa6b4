import { Check, Redo2, RotateCcw, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { choose, useDesk, useSettings } from '../desk.ts';
import { openQuestion, useScene } from '../scene.ts';
import { endOf } from './choices.ts';
import { whyNoEnd, whyNoUndo } from './sentences.ts';

/** Undo, redo, restart and end of turn: always in the same place, grey with the reason. */
export function TurnButtons() {
  const { t } = useTranslation('ui');
  const scene = useScene();
  const desk = useDesk();
  const settings = useSettings();
  const { moves, look, seen } = scene;
  const asked = openQuestion(scene);
  const noUndo = whyNoUndo(scene, t);
  const noEnd = whyNoEnd(scene, t);
  const end = asked ? endOf(look, asked) : undefined;
  return (
    <div className="wt-turn" role="group" aria-label={t('turn.name')}>
      <div className="wt-turn-back">
        <TurnButton name={t('turn.undo')} why={noUndo} act={() => moves?.undo()} keyName="U">
          <Undo2 aria-hidden size={20} />
        </TurnButton>
        <TurnButton
          name={t('turn.redo')}
          why={scene.canRedo ? undefined : t('turn.nothingToRedo')}
          act={() => moves?.redo()}
          keyName="Y"
        >
          <Redo2 aria-hidden size={20} />
        </TurnButton>
        <TurnButton name={t('turn.restart')} why={noUndo} act={() => moves?.restart()} keyName="R">
          <RotateCcw aria-hidden size={18} />
        </TurnButton>
      </div>
      <button
        type="button"
        className="wt-button wt-turn-end"
        data-look={end === undefined ? undefined : 'main'}
        data-option={end}
        aria-disabled={noEnd !== undefined}
        title={noEnd}
        onClick={() => {
          if (end === undefined) desk.say(noEnd ?? '');
          else choose(scene, desk, settings.get(), end);
        }}
      >
        <Check aria-hidden size={18} />
        <span>{asked && end !== undefined ? look.words.option(seen.view, asked, end) : t('turn.end')}</span>
      </button>
    </div>
  );
}

interface TurnButtonProps {
  readonly name: string;
  readonly why: string | undefined;
  readonly keyName: string;
  readonly act: () => void;
  readonly children: ReactNode;
}

function TurnButton({ name, why, keyName, act, children }: TurnButtonProps) {
  const desk = useDesk();
  return (
    <button
      type="button"
      className="wt-button wt-turn-button"
      data-look="plain"
      aria-label={why === undefined ? name : `${name}. ${why}`}
      aria-disabled={why !== undefined}
      title={why ?? `${name} (${keyName})`}
      onClick={() => (why === undefined ? act() : desk.say(why))}
    >
      {children}
    </button>
  );
}

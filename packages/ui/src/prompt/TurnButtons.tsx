import { Check, Redo2, RotateCcw, Undo2 } from 'lucide-react';
import type { ComponentType } from 'react';
import { choose, useUiState, useSettings } from '../ui-state.ts';
import { openQuestion, useViewModel } from '../table-view-model.ts';
import type { TableViewModel } from '../table-view-model.ts';
import { t } from '../texts/say.ts';
import { whyNoEnd, whyNoUndo } from './sentences.ts';

/** Undo, redo and restart: always in the same place, grey with the reason. */
export function TakeBackButtons() {
  const model = useViewModel();
  const { moves } = model;
  const noUndo = whyNoUndo(model);
  return (
    <div className="wt-take-back" role="group" aria-label={t('turn.takeBack')}>
      <TurnButton does="undo" why={noUndo} act={() => moves?.undo()} keyName="U" Icon={Undo2} />
      <TurnButton
        does="redo"
        why={model.canRedo ? undefined : t('turn.nothingToRedo')}
        act={() => moves?.redo()}
        keyName="Y"
        Icon={Redo2}
      />
      <TurnButton does="restart" why={noUndo} act={() => moves?.restart()} keyName="R" Icon={RotateCcw} />
    </div>
  );
}

/** The end of the turn: grey with the reason, as long as it cannot be ended. */
export function EndButton() {
  const model = useViewModel();
  const uiState = useUiState();
  const settings = useSettings();
  const { gameUi, snapshot } = model;
  const asked = openQuestion(model);
  const noEnd = whyNoEnd(model);
  const end = asked?.endsTurn;
  return (
    <button
      type="button"
      className="wt-button wt-turn-end"
      data-does="end"
      data-look={end === undefined ? undefined : 'main'}
      data-option={end}
      aria-disabled={noEnd !== undefined}
      title={noEnd}
      onClick={() => {
        if (end === undefined) uiState.say(noEnd ?? '');
        else choose(model, uiState, settings.get(), end);
      }}
    >
      <Check aria-hidden size={18} />
      <span>
        {asked && end !== undefined ? gameUi.words.option(snapshot.view, asked, end) : t('turn.end')}
      </span>
    </button>
  );
}

/** Whoever plays has them, whether it is their turn or not. */
export const hasTurnButtons = ({ standing, snapshot }: TableViewModel): boolean =>
  standing !== 'replay' && snapshot.viewer !== 'spectator';

interface TurnButtonProps {
  readonly does: 'undo' | 'redo' | 'restart';
  readonly why: string | undefined;
  readonly keyName: string;
  readonly act: () => void;
  readonly Icon: ComponentType<{ size?: number }>;
}

function TurnButton({ does, why, keyName, act, Icon }: TurnButtonProps) {
  const uiState = useUiState();
  const name = t(`turn.${does}`);
  return (
    <button
      type="button"
      className="wt-button wt-turn-button"
      data-look="plain"
      data-does={does}
      aria-label={why === undefined ? name : `${name}. ${why}`}
      aria-disabled={why !== undefined}
      title={why ?? `${name} (${keyName})`}
      onClick={() => (why === undefined ? act() : uiState.say(why))}
    >
      <Icon size={20} />
      <span aria-hidden>{t(`turn.brief.${does}`)}</span>
    </button>
  );
}

import type { Value } from '@warptable/kernel';
import { memo, useEffect, useMemo, useRef } from 'react';
import type { ComponentType } from 'react';
import { choose, useUiState, useSettings } from './ui-state.ts';
import { isFinalOption } from './final.ts';
import type { AnyGameUi, PartProps, SeatPartProps } from './game-ui.ts';
import { openQuestion, showsOdds, useViewModel } from './table-view-model.ts';

const NOTHING: readonly Value[] = [];

/** The parts of a game that are always in sight. */
interface Parts {
  readonly Board: ComponentType<PartProps<unknown>>;
  readonly Hand: ComponentType<PartProps<unknown>>;
  readonly Market: ComponentType<PartProps<unknown>>;
  readonly Strip: ComponentType<SeatPartProps<unknown>>;
}

const kept = new WeakMap<AnyGameUi, Parts>();

/** The parts of a game, drawn anew only when what they get has changed: not with every word of the chat. */
export function partsOf(gameUi: AnyGameUi): Parts {
  const known = kept.get(gameUi);
  if (known) return known;
  const { Board, Hand, Market, Strip } = gameUi;
  const parts = { Board: memo(Board), Hand: memo(Hand), Market: memo(Market), Strip: memo(Strip) };
  kept.set(gameUi, parts);
  return parts;
}

/** What every part of a game's board gets. The functions stay the same, so that parts can tell what has really changed. */
export function usePartProps(): PartProps<unknown> {
  const model = useViewModel();
  const uiState = useUiState();
  const settings = useSettings();
  const latest = useRef(model);
  useEffect(() => {
    latest.current = model;
  });
  const acts = useMemo(
    () => ({
      choose: (value: Value) => choose(latest.current, uiState, settings.get(), value, true),
      explain: (value: Value) => uiState.explain(latest.current, openQuestion(latest.current), value),
      inspect: (thing: string) => uiState.merge({ inspecting: thing }),
      consider: (value: Value | null) => uiState.consider(value),
    }),
    [uiState, settings],
  );
  const sideAction = useMemo(
    () => (kind: string, value: Value) => latest.current.moves?.sideAction(kind, value),
    [],
  );
  const { gameUi, snapshot } = model;
  const asked = openQuestion(model);
  const isFinal = useMemo(
    () => (value: Value) => asked?.options.includes(value) === true && isFinalOption(asked, value),
    [gameUi, snapshot.view, asked],
  );
  return {
    view: snapshot.view,
    viewer: snapshot.viewer,
    asked,
    picked: asked?.form === 'some' || asked?.form === 'order' ? model.draft : NOTHING,
    ...acts,
    isFinal,
    odds: showsOdds(model),
    attention: uiState,
    ...(model.moves ? { sideAction } : {}),
  };
}

import { useEffect, useRef } from 'react';
import { choose, goBack, useUiState, useSettings } from '../ui-state.ts';
import type { UiState } from '../ui-state.ts';
import { isDialogOpen } from '../dialogs/modal.ts';
import { optionByKey } from '../prompt/choices.ts';
import { openQuestion, questionKey, useViewModel } from '../table-view-model.ts';
import type { TableViewModel } from '../table-view-model.ts';
import type { Settings } from '../settings.ts';

/** Everything that can be done, by keyboard. `KeyHelp` shows the list. */
export function useTableKeys(onBackToNow: (() => void) | undefined): void {
  const model = useViewModel();
  const uiState = useUiState();
  const settings = useSettings();
  const isMeant = useMeant(questionKey(model));
  useKeys((key, event) => {
    if (!isMeant(event) && ANSWERING.test(key)) return true;
    return press(key, { model, uiState, onBackToNow, settings: settings.get() });
  });
}

/** Keys that answer what is asked. */
const ANSWERING = /^[\de]$/i;
/** In milliseconds. Nobody reads a question and presses the same key again sooner. */
const SOONEST = 300;

/** Whether a key is pressed for the question that is shown: not held down since the last one, pressed twice or before this one came. */
function useMeant(question: string): (event: KeyboardEvent) => boolean {
  const shownAt = useRef(0);
  const last = useRef({ key: '', at: 0 });
  useEffect(() => {
    shownAt.current = performance.now();
  }, [question]);
  return ({ key, repeat, timeStamp }) => {
    const isAgain = key === last.current.key && timeStamp - last.current.at < SOONEST;
    last.current = { key, at: timeStamp };
    return !repeat && !isAgain && timeStamp >= shownAt.current;
  };
}

/** Listens for keys, wherever the focus is, unless they mean something there. `press` tells whether the key meant something. */
export function useKeys(press: (key: string, event: KeyboardEvent) => boolean): void {
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event))
        return;
      if (latest.current(event.key, event)) event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

/** In a text field or a dialog the keys mean something else. */
function isElsewhere({ target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  return (
    target.closest('input:not([type=range]), textarea, select, [role=alertdialog]') !== null || isDialogOpen()
  );
}

interface Surroundings {
  readonly model: TableViewModel;
  readonly uiState: UiState;
  readonly settings: Settings;
  readonly onBackToNow: (() => void) | undefined;
}

function press(key: string, { model, uiState, settings, onBackToNow }: Surroundings): boolean {
  if (/^\d$/.test(key)) return chooseByKey(key, model, uiState, settings);
  const { moves } = model;
  const acts: Readonly<Record<string, () => void>> = {
    u: () => clickTurnButton('undo'),
    y: () => clickTurnButton('redo'),
    r: () => clickTurnButton('restart'),
    e: () => clickTurnButton('end'),
    o: () =>
      uiState.merge({ list: !(uiState.get().list ?? document.querySelector('#wt-option-list') !== null) }),
    a: () => focusOn('[data-part=prompt] .wt-option, [data-part=prompt] .wt-prompt-sentence'),
    m: () => focusOn('[data-part=board] [tabindex], [data-part=board] button'),
    h: () => focusOn('[data-part=hand] button, [data-part=hand] [tabindex], [data-part=hand]'),
    l: () => focusOn('[data-part=log]'),
    p: () => focusOn('[data-part=players] button'),
    s: () => uiState.merge({ dialog: 'settings' }),
    '?': () => uiState.merge({ dialog: 'keys' }),
    Escape: () => {
      const { confirming, why } = uiState.get();
      const isClear = confirming === null && why === null && model.refused === null;
      if (isClear && putNewsAway()) return;
      if (isClear && goBack(model)) return;
      if (isClear && onBackToNow) {
        onBackToNow();
        return;
      }
      moves?.dismiss();
      uiState.merge({ confirming: null, considered: null, why: null, list: false });
    },
  };
  const act = acts[key.length === 1 ? key.toLowerCase() : key];
  act?.();
  return act !== undefined;
}

function chooseByKey(key: string, model: TableViewModel, uiState: UiState, settings: Settings): boolean {
  const asked = openQuestion(model);
  const value = asked ? optionByKey(model.gameUi, asked, key) : undefined;
  if (value === undefined) return false;
  choose(model, uiState, settings, value);
  return true;
}

/** Through the button, so that a grey one says why. */
function clickTurnButton(does: 'undo' | 'redo' | 'restart' | 'end'): void {
  document.querySelector<HTMLButtonElement>(`:is(.wt-turn, .wt-take-back) [data-does=${does}]`)?.click();
}

/** Through its button too; false if nothing of the kind is shown. */
function putNewsAway(): boolean {
  const button = document.querySelector<HTMLButtonElement>('.wt-news-close');
  button?.click();
  return button !== null;
}

function focusOn(selector: string): void {
  document.querySelector<HTMLElement | SVGElement>(selector)?.focus();
}

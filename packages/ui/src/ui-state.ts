import type { Asked, GameEvent, Viewer, Refusal, Value } from '@warptable/kernel';
import { createContext, use } from 'react';
import type { Digest } from './fights/digest.ts';
import type { Fight } from './fights/fight.ts';
import { isFinalOption } from './final.ts';
import { isAnswer, isComplete, stepBack, walk } from './path.ts';
import type { TableViewModel } from './table-view-model.ts';
import { openQuestion } from './table-view-model.ts';
import type { Settings } from './settings.ts';
import { Store, useFact } from './store.ts';

export type DialogName = 'keys' | 'settings' | 'result' | 'beforehand';

/** A sentence that says why not, with the rule it comes from. */
export interface Why {
  readonly text: string;
  readonly rule: string | null;
}

/** What a person is looking at and pointing at. Nobody else knows of it. */
export interface UiStateFields {
  readonly considered: Value | null;
  /** An answer that waits for its confirmation. */
  readonly confirming: Value | null;
  readonly flash: readonly string[];
  /** The event whose reasons are read. */
  readonly reasons: GameEvent | null;
  /** The event from which on what happened is told again, step by step. */
  readonly retold: GameEvent | null;
  /** The thing whose card is open. */
  readonly inspecting: string | null;
  /** The rule that is being read. */
  readonly rule: string | null;
  readonly why: Why | null;
  /** Whether the list of options is open; null: as the question needs it. */
  readonly list: boolean | null;
  readonly dialog: DialogName | null;
  /** So many lines of the chat have been read. */
  readonly chatRead: number;
  /** The number of entries when this person came to the table. */
  readonly arrivedAt: number;
  /** The same when the viewer that looks now last looked before another did; null for the first one. */
  readonly cameAt: number | null;
  /** The end of the fight that was put away, by the number of entries then. */
  readonly fightPutAway: number | null;
  /** What others did up to so many entries has been read or put away. */
  readonly newsRead: number;
  /** What happened since so many entries was walked through, or is not wanted. */
  readonly walked: number | null;
  /** What is played over the map now: nothing, pieces on their way, or a scene that decides something. */
  readonly acting: 'idle' | 'acting' | 'scene';
  /** What somebody wants to see again. */
  readonly encore: { readonly event: GameEvent } | null;
}

const CLEAR: UiStateFields = {
  considered: null,
  confirming: null,
  flash: [],
  reasons: null,
  retold: null,
  inspecting: null,
  rule: null,
  why: null,
  list: null,
  dialog: null,
  chatRead: 0,
  arrivedAt: 0,
  cameAt: null,
  fightPutAway: null,
  newsRead: 0,
  walked: null,
  acting: 'idle',
  encore: null,
};

const FLASH = 1400;

export class UiState extends Store<UiStateFields> {
  /** A finger or a pen was used last: it cannot point at anything without touching it. */
  isByFinger = false;
  private fading: ReturnType<typeof setTimeout> | undefined;

  /** How far the game was when each viewer last looked. */
  private readonly looked = new Map<Viewer, number>();
  private viewer: Viewer | null = null;

  constructor(chatRead = 0, arrivedAt = 0) {
    super({ ...CLEAR, chatRead, arrivedAt });
  }

  /** This viewer looks at the table after so many entries; around one screen another may have looked before. */
  look(viewer: Viewer, length: number): void {
    if (this.viewer !== null && this.viewer !== viewer)
      this.merge({ cameAt: this.looked.get(viewer) ?? this.get().arrivedAt });
    this.viewer = viewer;
    this.looked.set(viewer, length);
  }

  putNewsAway(fight: Pick<Fight, 'endedAt'> | null, digest: Pick<Digest, 'at'> | null): void {
    const { fightPutAway, newsRead } = this.get();
    this.merge({ fightPutAway: fight?.endedAt ?? fightPutAway, newsRead: digest?.at ?? newsRead });
  }

  /** A new question: what belonged to the last one is put away. */
  turnPage(): void {
    this.merge({ considered: null, confirming: null, why: null, list: null });
  }

  /** What waits for its confirmation is what is considered, unless somebody points at something else. */
  consider(value: Value | null): void {
    const considered = value ?? this.get().confirming;
    if (this.get().considered !== considered) this.merge({ considered });
  }

  light(things: readonly string[]): void {
    if (things.length === 0) return;
    clearTimeout(this.fading);
    this.merge({ flash: things });
    this.fading = setTimeout(() => this.merge({ flash: [] }), FLASH);
  }

  explain({ gameUi }: TableViewModel, asked: Asked | null, value: Value): void {
    const refusal = asked?.refused.find((one) => one.value === value)?.refusal;
    if (refusal) this.say(gameUi.words.refusal(refusal), refusal);
  }

  say(text: string, refusal: Refusal | null = null): void {
    this.merge({ why: { text, rule: refusal?.rule ?? null } });
  }
}

/** Answers, or asks for a confirmation first, as it is set. */
export function choose(
  model: TableViewModel,
  uiState: UiState,
  { confirm }: Settings,
  value: Value,
  isOnBoard = false,
): void {
  const asked = openQuestion(model);
  if (!asked || model.busy.get()) return;
  if (asked.form === 'some' || asked.form === 'order') {
    toggleInDraft(model, asked, value);
    return;
  }
  if (!asked.options.includes(value)) {
    uiState.explain(model, asked, value);
    return;
  }
  const mustConfirm =
    isAnswer(asked, value) && isConfirmed(asked, value, confirm, uiState.isByFinger && isOnBoard);
  if (mustConfirm && uiState.get().confirming !== value)
    uiState.merge({ confirming: value, considered: value });
  else give(model, value);
}

/** What a finger touches is looked at first: a finger cannot point. */
function isConfirmed(asked: Asked, value: Value, confirm: Settings['confirm'], isTouched: boolean): boolean {
  if (confirm === 'never') return false;
  if (confirm === 'always' || isTouched) return true;
  return confirm === 'final' && isFinalOption(asked, value);
}

/** Answers; on a path that leads on, only goes a step. */
export function give(model: TableViewModel, value: Value): void {
  const { moves, snapshot } = model;
  const [whole] = snapshot.asked;
  const taken = openQuestion(model)?.taken;
  if (!whole || !taken) {
    moves?.answer(value);
    return;
  }
  const path = walk(whole, [...taken, value]);
  if (isComplete(whole, path)) moves?.answer(path);
  else moves?.setDraft(path);
}

/** A path without its last step; nothing if there is none to take back. */
export function wayBack(model: TableViewModel): readonly Value[] | undefined {
  const [whole] = model.snapshot.asked;
  const taken = openQuestion(model)?.taken;
  return whole && taken && stepBack(whole, taken);
}

/** Takes back the last step of a path; false if there is none. */
export function goBack(model: TableViewModel): boolean {
  const back = wayBack(model);
  if (back) model.moves?.setDraft(back);
  return back !== undefined;
}

function toggleInDraft({ draft, moves }: TableViewModel, asked: Asked, value: Value): void {
  if (!asked.options.includes(value)) return;
  if (draft.includes(value)) moves?.setDraft(draft.filter((one) => one !== value));
  else if (asked.form === 'order' || draft.length < asked.max) moves?.setDraft([...draft, value]);
}

export const UiStateContext = createContext<UiState | null>(null);
export const SettingsContext = createContext<Store<Settings> | null>(null);
/** The languages that one can choose from. */
export const LanguagesContext = createContext<readonly { readonly id: string; readonly name: string }[]>([]);

export function useUiState(): UiState {
  const uiState = use(UiStateContext);
  if (!uiState) throw new Error('there is no UI state around this part');
  return uiState;
}

export function useSettings(): Store<Settings> {
  const settings = use(SettingsContext);
  if (!settings) throw new Error('there are no settings around this part');
  return settings;
}

/** One field of it, watched. */
export const useUiField = <K extends keyof UiStateFields>(what: K): UiStateFields[K] =>
  useFact(useUiState(), (state) => state[what]);

import type { Asked, Eye, Refusal, Value } from '@warptable/kernel';
import { createContext, use } from 'react';
import type { Digest } from './fights/digest.ts';
import type { Fight } from './fights/fight.ts';
import { isFinalAnswer } from './final.ts';
import { isAnswer, isComplete, stepBack, walk } from './path.ts';
import type { Scene } from './scene.ts';
import { openQuestion } from './scene.ts';
import type { Settings } from './settings.ts';
import { Store, useFact } from './store.ts';

export type DialogName = 'keys' | 'settings' | 'result' | 'beforehand';

/** A sentence that says why not, with the rule it comes from. */
export interface Why {
  readonly text: string;
  readonly rule: string | null;
}

/** What a person is looking at and pointing at. Nobody else knows of it. */
export interface DeskState {
  readonly considered: Value | null;
  /** An answer that waits for its confirmation. */
  readonly confirming: Value | null;
  readonly flash: readonly string[];
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
  /** The same when the eye that looks now last looked before another did; null for the first one. */
  readonly cameAt: number | null;
  /** The end of the fight that was put away, by the number of entries then. */
  readonly fightPutAway: number | null;
  /** What others did up to so many entries has been read or put away. */
  readonly newsRead: number;
}

const CLEAR: DeskState = {
  considered: null,
  confirming: null,
  flash: [],
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
};

const FLASH = 1400;

export class Desk extends Store<DeskState> {
  /** A finger or a pen was used last: it cannot point at anything without touching it. */
  isByFinger = false;
  private fading: ReturnType<typeof setTimeout> | undefined;

  /** How far the game was when each eye last looked. */
  private readonly looked = new Map<Eye, number>();
  private eye: Eye | null = null;

  constructor(chatRead = 0, arrivedAt = 0) {
    super({ ...CLEAR, chatRead, arrivedAt });
  }

  /** This eye looks at the table after so many entries; around one screen another may have looked before. */
  look(eye: Eye, length: number): void {
    if (this.eye !== null && this.eye !== eye)
      this.merge({ cameAt: this.looked.get(eye) ?? this.get().arrivedAt });
    this.eye = eye;
    this.looked.set(eye, length);
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

  explain({ look }: Scene, asked: Asked | null, value: Value): void {
    const refusal = asked?.refused.find((one) => one.value === value)?.refusal;
    if (refusal) this.say(look.words.refusal(refusal), refusal);
  }

  say(text: string, refusal: Refusal | null = null): void {
    this.merge({ why: { text, rule: refusal?.rule ?? null } });
  }
}

/** Answers, or asks for a confirmation first, as it is set. */
export function choose(
  scene: Scene,
  desk: Desk,
  { confirm }: Settings,
  value: Value,
  isOnBoard = false,
): void {
  const asked = openQuestion(scene);
  if (!asked || scene.busy.get()) return;
  if (asked.form === 'some' || asked.form === 'order') {
    toggleInDraft(scene, asked, value);
    return;
  }
  if (!asked.options.includes(value)) {
    desk.explain(scene, asked, value);
    return;
  }
  const mustConfirm =
    isAnswer(asked, value) && isConfirmed(scene, asked, value, confirm, desk.isByFinger && isOnBoard);
  if (mustConfirm && desk.get().confirming !== value) desk.merge({ confirming: value, considered: value });
  else give(scene, value);
}

/** What a finger touches is looked at first: a finger cannot point. */
function isConfirmed(
  { look, seen }: Scene,
  asked: Asked,
  value: Value,
  confirm: Settings['confirm'],
  isTouched: boolean,
): boolean {
  if (confirm === 'never') return false;
  if (confirm === 'always' || isTouched) return true;
  return confirm === 'final' && isFinalAnswer(look, seen.view, asked, value);
}

/** Answers; on a path that leads on, only goes a step. */
export function give(scene: Scene, value: Value): void {
  const { moves, seen } = scene;
  const [whole] = seen.asked;
  const taken = openQuestion(scene)?.taken;
  if (!whole || !taken) {
    moves?.answer(value);
    return;
  }
  const path = walk(whole, [...taken, value]);
  if (isComplete(whole, path)) moves?.answer(path);
  else moves?.setDraft(path);
}

/** A path without its last step; nothing if there is none to take back. */
export function wayBack(scene: Scene): readonly Value[] | undefined {
  const [whole] = scene.seen.asked;
  const taken = openQuestion(scene)?.taken;
  return whole && taken && stepBack(whole, taken);
}

/** Takes back the last step of a path; false if there is none. */
export function goBack(scene: Scene): boolean {
  const back = wayBack(scene);
  if (back) scene.moves?.setDraft(back);
  return back !== undefined;
}

function toggleInDraft({ draft, moves }: Scene, asked: Asked, value: Value): void {
  if (!asked.options.includes(value)) return;
  if (draft.includes(value)) moves?.setDraft(draft.filter((one) => one !== value));
  else if (asked.form === 'order' || draft.length < asked.most) moves?.setDraft([...draft, value]);
}

export const DeskContext = createContext<Desk | null>(null);
export const SettingsContext = createContext<Store<Settings> | null>(null);
/** The languages that one can choose from. */
export const LanguagesContext = createContext<readonly { readonly id: string; readonly name: string }[]>([]);

export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('there is no desk around this part');
  return desk;
}

export function useSettings(): Store<Settings> {
  const settings = use(SettingsContext);
  if (!settings) throw new Error('there are no settings around this part');
  return settings;
}

/** One thing on the desk, watched. */
export const useOnDesk = <K extends keyof DeskState>(what: K): DeskState[K] =>
  useFact(useDesk(), (state) => state[what]);

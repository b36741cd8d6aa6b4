import { Store } from './store.ts';

export interface Settings {
  readonly theme: 'system' | 'dark' | 'light';
  /** Which answers have to be confirmed: what a finger touches on the board, what is final too, all. */
  readonly confirm: 'never' | 'touch' | 'final' | 'always';
  /** How pieces travel and dice roll; `system` goes by the device. */
  readonly motion: 'system' | 'quick' | 'off';
  /** Of all sounds, from 0, silence, to 1. */
  readonly volume: number;
  /** When it is one's turn: a sound, a message of the browser while one looks elsewhere. */
  readonly sound: boolean;
  readonly notices: boolean;
  /** How long bots take, in milliseconds. */
  readonly botPace: number;
  /** Whether the turns of automatic opponents are told step by step. */
  readonly steps: 'on' | 'off';
  /** How many times as fast as usual a replay runs. */
  readonly replaySpeed: number;
  /** Null: the one that the browser prefers, of those there are. */
  readonly language: string | null;
}

const USUAL_SETTINGS: Settings = {
  theme: 'system',
  confirm: 'touch',
  motion: 'system',
  volume: 0.5,
  sound: true,
  notices: false,
  botPace: 500,
  steps: 'on',
  replaySpeed: 1,
  language: null,
};

/** The part of `localStorage` that settings need. */
export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
}

const KEY = 'warptable.settings';

/** Settings that are kept on this device. */
export function keptSettings(shelf: Shelf): Store<Settings> {
  const store = new Store(readSettings(shelf));
  store.watch(() => {
    try {
      shelf.setItem(KEY, JSON.stringify(store.get()));
    } catch {
      // A full or forbidden store: the settings hold until the page is closed.
    }
  });
  return store;
}

function readSettings(shelf: Shelf): Settings {
  try {
    const kept = JSON.parse(shelf.getItem(KEY) ?? '{}') as Partial<Settings>;
    return { ...USUAL_SETTINGS, ...kept };
  } catch {
    return USUAL_SETTINGS;
  }
}

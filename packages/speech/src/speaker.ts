import { texts } from './texts.ts';

type Suffix = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** `ships_one` and `ships_other` are forms of one text: `ships`. */
type Stem<K extends string> = K extends `${infer S}_ordinal_${Suffix}`
  ? S
  : K extends `${infer S}_${Suffix}`
    ? S
    : K;

/** The keys of a table of texts, with dots between its levels. */
export type Key<T> = {
  [K in keyof T & string]: T[K] extends string ? Stem<K> : `${K}.${Key<T[K]>}`;
}[keyof T & string];

/** What is filled into a text. `count` chooses its number, `context` one of its forms (`moved_you`), if it has such. */
export interface Fill {
  readonly [name: string]: string | number | boolean | undefined;
  readonly count?: number;
  readonly context?: string | undefined;
  /** The count is a rank: 1st, 2nd. */
  readonly ordinal?: boolean;
}

/** A text by its key, in the language that is spoken. */
export type Say<K extends string = string> = (key: K, fill?: Fill) => string;

/** A sentence with its blanks, and what follows on each. */
interface Sentence {
  readonly begins: string;
  readonly blanks: readonly { readonly name: string; readonly follows: string }[];
}

/**
 * The one who says the texts of a namespace, or of a part of it that is loaded later. i18next chooses each sentence: by language, number and form. That takes it some ten
 * microseconds, and a log says thousands of them; so what was chosen is kept, and only its blanks are filled each time.
 */
export function speaker<const T extends object>(namespace: string, english: T): Say<Key<T>> {
  texts.addResourceBundle('en', namespace, english);
  const chosen = new Map<string, Sentence>();
  texts.on('languageChanged', () => chosen.clear());
  const choose = (key: string, { count, context, ordinal }: Fill): Sentence => {
    const options = { ns: namespace, skipInterpolation: true, ...(ordinal ? { ordinal } : {}) };
    const text = texts.t(key, {
      ...options,
      ...(count === undefined ? {} : { count }),
      ...(context === undefined ? {} : { context }),
    });
    return sentenceOf(text);
  };
  return (key, fill = NOTHING) => {
    const { count, context, ordinal } = fill;
    const form = count === undefined && context === undefined ? key : `${key} ${count} ${context} ${ordinal}`;
    let sentence = chosen.get(form);
    if (sentence === undefined) chosen.set(form, (sentence = choose(key, fill)));
    return sentence.blanks.length === 0 ? sentence.begins : filled(sentence, fill);
  };
}

const NOTHING: Fill = {};

function sentenceOf(text: string): Sentence {
  const [begins = '', ...rest] = text.split(/\{\{(\w+)\}\}/);
  const blanks = [];
  for (let i = 0; i < rest.length; i += 2) blanks.push({ name: rest[i] ?? '', follows: rest[i + 1] ?? '' });
  return { begins, blanks };
}

function filled({ begins, blanks }: Sentence, fill: Fill): string {
  let text = begins;
  // A blank that nothing is given for stays to be seen: tests look for it.
  for (const { name, follows } of blanks) text += `${fill[name] ?? `{{${name}}}`}${follows}`;
  return text;
}

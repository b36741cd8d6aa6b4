// Compares the tables of a language with the English ones.

/** Texts by key, in groups. */
export interface TextTable {
  readonly [key: string]: string | TextTable;
}

export interface TranslationFindings {
  /** English is said instead. */
  readonly missing: readonly string[];
  /** Nothing asks for them. */
  readonly unknown: readonly string[];
  /** Blanks that nothing is filled into, that are left out, or that are not written as blanks are. */
  readonly wrong: readonly string[];
}

/** A file that cannot be compared at all. */
export class BadTranslation extends Error {}

/** `{{who}}`: as the page and the terminal fill them. */
const BLANK = /\{\{(\w+)\}\}/g;
const NUMBER = /(?:_ordinal)?_(?:zero|one|two|few|many|other)$/;

/** Reads a file of tables. The name of the file tells the language: `de.json`, `pt-BR.json`. */
export function readTranslation(text: string): TextTable {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    throw new BadTranslation(`it is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  return tableOf(raw, []);
}

function tableOf(raw: unknown, path: readonly string[]): TextTable {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    throw new BadTranslation(`${path.join('.') || 'the file'} has to be an object, by key`);
  return Object.fromEntries(
    Object.entries(raw).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : tableOf(value, [...path, key]),
    ]),
  );
}

/** Every text with the way to it. */
export const textsOf = (table: TextTable, before = ''): (readonly [path: string, text: string])[] =>
  Object.entries(table).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${before}${key}`, value]] : textsOf(value, `${before}${key}.`),
  );

export function languageOfFile(path: string): string {
  const name = /([^/\\]+)\.json$/.exec(path)?.[1] ?? '';
  try {
    const [known] = Intl.PluralRules.supportedLocalesOf(name);
    if (known !== undefined) return known;
  } catch {
    // Not even the form of a language.
  }
  throw new BadTranslation(`the name of the file has to be a language, such as de.json: '${name}' is none`);
}

export function compare(english: TextTable, other: TextTable, language: string): TranslationFindings {
  const source = new Map(textsOf(english));
  const translated = new Map(textsOf(other));
  const forms = formsOf([...source.keys()]);
  const wanted = [...forms].flatMap(([stem, of]) =>
    source.has(stem) ? stem : numbersOf(stem, of, language),
  );
  const known = (path: string): string | undefined => stemOf(path, forms);
  return {
    missing: wanted.filter((path) => !translated.get(path)),
    unknown: [...translated.keys()].filter((path) => known(path) === undefined),
    wrong: [...translated].flatMap(([path, text]) => {
      const stem = known(path);
      return stem === undefined ? [] : faultsOf(path, text, englishOf(path, stem, source, forms));
    }),
  };
}

/** Each text with its forms in English: `ships` with `ships_one` and `ships_other`. */
function formsOf(paths: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const forms = new Map<string, string[]>();
  for (const path of paths) {
    const stem = path.replace(NUMBER, '');
    forms.set(stem, [...(forms.get(stem) ?? []), path]);
  }
  return forms;
}

/** The forms that the numbers of the language ask for. Zero is extra: a text may have one in any language. */
function numbersOf(stem: string, forms: readonly string[], language: string): string[] {
  const isRank = forms.some((form) => form.includes('_ordinal_'));
  const { pluralCategories } = new Intl.PluralRules(language, {
    type: isRank ? 'ordinal' : 'cardinal',
  }).resolvedOptions();
  return pluralCategories.map((category) => `${stem}${isRank ? '_ordinal' : ''}_${category}`);
}

/**
 * The English text that this is a form of. A language may have forms by number, and forms by context (`moved_you`), where English has
 * none; a context has to be one that English knows somewhere.
 */
function stemOf(path: string, forms: ReadonlyMap<string, unknown>): string | undefined {
  const stem = path.replace(NUMBER, '');
  if (forms.has(stem)) return stem;
  const [, base = '', context = ''] = /^(.*)_([a-zA-Z0-9]+)$/.exec(stem) ?? [];
  const isContext = [...forms.keys()].some((one) => one.endsWith(`_${context}`));
  return forms.has(base) && isContext ? base : undefined;
}

interface Blanks {
  readonly allowed: ReadonlySet<string>;
  readonly needed: ReadonlySet<string>;
}

/** What is filled in: a form that English has too needs the same blanks, but may write its number out. */
function englishOf(
  path: string,
  stem: string,
  source: ReadonlyMap<string, string>,
  forms: ReadonlyMap<string, readonly string[]>,
): Blanks {
  const family = [...forms]
    .filter(([one]) => one === stem || one.startsWith(`${stem}_`))
    .flatMap(([, of]) => of);
  const isContext = path.replace(NUMBER, '') !== stem;
  const same =
    source.get(path) ?? (isContext ? undefined : (source.get(`${stem}_other`) ?? source.get(stem)));
  const needed = blanksOf(same ?? '');
  needed.delete('count');
  const allowed = new Set(family.flatMap((one) => [...blanksOf(source.get(one) ?? '')]));
  // Whatever has numbers is told which.
  if (NUMBER.test(path)) allowed.add('count');
  return { allowed, needed };
}

const blanksOf = (text: string): Set<string> =>
  new Set([...text.matchAll(BLANK)].map(([, name = '']) => name));

function faultsOf(path: string, text: string, { allowed, needed }: Blanks): string[] {
  const blanks = blanksOf(text);
  return [
    ...[...blanks]
      .filter((name) => !allowed.has(name))
      .map((name) => `${path}: there is no {{${name}}} here`),
    ...[...needed].filter((name) => !blanks.has(name)).map((name) => `${path}: {{${name}}} is left out`),
    ...(/\{\{|\}\}/.test(text.replace(BLANK, ''))
      ? [`${path}: a blank is written as {{name}}, without spaces`]
      : []),
  ];
}

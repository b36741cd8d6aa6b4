const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/^(.)ies$/, '$1ie'],
  [/ies$/, 'y'],
  [/(ss|us|is)$/, '$1'],
  [/([^s])s$/, '$1'],
];
const VERBS = /(.{3,}?)(?:([bdgmnprt])\2)?(?:ing|ed|er)$/;

/** One form of a word for all: retreats, retreating and retreated are found alike. English, as the rules are. */
export function stemmed(word: string): string {
  const ending = ENDINGS.find(([form]) => form.test(word));
  const singular = ending ? word.replace(...ending) : word;
  const [, stem, doubled = ''] = VERBS.exec(singular) ?? [];
  return (stem === undefined ? singular : stem + doubled).replace(/(.{3,})e$/, '$1');
}

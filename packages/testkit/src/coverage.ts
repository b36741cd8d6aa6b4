import { Visitor, parseSync } from 'oxc-parser';

/** A source text and where it is from. */
export interface SourceText {
  readonly path: string;
  readonly text: string;
}

export interface RuleCoverage {
  /** All ids of the rulebook, in its order. */
  readonly rules: readonly string[];
  /** Rules that no test title cites. */
  readonly gaps: readonly string[];
  /** Rules that some code has to carry out: neither marked as definitions nor examples. */
  readonly binding: readonly string[];
  /** Binding rules that no code cites. */
  readonly uncited: readonly string[];
  /** Citations that are not written whole, such as `WG 5.4, 5.6` or `WG 5.4 to WG 5.6`: nobody finds them by the number. */
  readonly shortened: readonly { readonly text: string; readonly path: string }[];
  /** Ids that are cited somewhere, but are not in the rulebook. */
  readonly unknown: readonly { readonly id: string; readonly path: string }[];
  /** Ids that the rulebook has twice. */
  readonly doubles: readonly string[];
  /** Numbered chapters that do not follow the one before them. */
  readonly jumps: readonly string[];
}

// An id is a prefix of capitals, and a number with an optional letter before it: WG 5.4, WG C7.
const ID = '[A-Z]{2,4} [A-Z]?\\d+(?:\\.\\d+)*';
const CHAPTER = /^## (\d+)\. .*$/gm;
// A rule and the lines that belong to it.
const RULE = new RegExp(`^\\s*- \\*\\*(${ID})\\*\\*.*(?:\\n +[^ -].*)*`, 'gm');
const NUMBER = '(?:[A-Z]?\\d+\\.\\d+|[A-Z]\\d+)';
/** At the end of a rule that says what a word means, what the box holds or what players may arrange among themselves. */
const DEFINITION_MARK = '<!-- definition -->';

export interface Cited {
  /** Titles of tests cite rules. */
  readonly tests: readonly SourceText[];
  /** Does what the rules say. */
  readonly code: readonly SourceText[];
  /** May cite rules, but does not do them. */
  readonly others?: readonly SourceText[];
}

/**
 * Holds the rules of a rulebook against the tests and sources that cite them. A rule is covered if its id stands in the title
 * of a test, or of a group of tests. Beside that, code cites it where it is carried out. Examples (WG E1) and corner cases (WG C1)
 * follow from other rules. Citations anywhere must be of rules that exist, or of a whole chapter (WG 5).
 */
export function coverRules(rulebook: string, { tests, code, others = [] }: Cited): RuleCoverage {
  const entries = [...rulebook.matchAll(RULE)].map(([text, id]) => ({ id: id as string, text }));
  const rules = entries.map(({ id }) => id);
  const known = new Set(rules);
  const chapters = new Set(rules.map((id) => id.replace(/\.\d+$/, '')));
  const prefixes = [...new Set(rules.map((id) => id.split(' ')[0] as string))];
  const covered = new Set(
    tests.flatMap(({ path, text }) => titlesIn(path, text)).flatMap((title) => idsIn(title, prefixes)),
  );
  const cited = [...tests, ...code, ...others].flatMap(({ path, text }) =>
    idsIn(text, prefixes).map((id) => ({ id, path })),
  );
  const inCode = new Set(code.flatMap(({ text }) => idsIn(text, prefixes)));
  const binding = entries
    .filter(({ id, text }) => !/ [A-Z]/.test(id) && !text.includes(DEFINITION_MARK))
    .map(({ id }) => id);
  return {
    rules,
    gaps: rules.filter((id) => !covered.has(id)),
    binding,
    uncited: binding.filter((id) => !inCode.has(id)),
    shortened: [...code, ...others].flatMap(({ path, text }) =>
      shortenedIn(text, prefixes).map((found) => ({ text: found, path })),
    ),
    unknown: cited.filter(({ id }) => !known.has(id) && !chapters.has(id)),
    doubles: rules.filter((id, i) => rules.indexOf(id) !== i),
    jumps: jumpsIn(rulebook),
  };
}

/** Readers take a number that is left out for a missing chapter. */
function jumpsIn(rulebook: string): string[] {
  const chapters = [...rulebook.matchAll(CHAPTER)].map(([heading, number]) => ({
    title: heading.slice('## '.length),
    number: Number(number),
  }));
  return chapters
    .filter(({ number }, i) => i > 0 && number !== (chapters[i - 1]?.number ?? 0) + 1)
    .map(({ title }) => title);
}

/** `212 of 212 rules cited by tests, 180 of 180 by code`, and a line for everything that is wrong. */
export function coverageText(coverage: RuleCoverage): string {
  const { rules, gaps, binding, uncited, shortened, unknown, doubles, jumps } = coverage;
  const byTests = `${rules.length - gaps.length} of ${rules.length} rules cited by tests`;
  const byCode = `${binding.length - uncited.length} of ${binding.length} by code`;
  return [
    `${byTests}, ${byCode}`,
    ...(gaps.length > 0 ? [`  not cited by the title of any test: ${gaps.join(', ')}`] : []),
    ...(uncited.length > 0 ? [`  not cited by any code: ${uncited.join(', ')}`] : []),
    ...shortened.map(({ text, path }) => `  ${path} shortens "${text}": write every id whole`),
    ...doubles.map((id) => `  ${id} is in the rulebook twice`),
    ...jumps.map((title) => `  chapter "${title}" does not follow the one before it`),
    ...unknown.map(({ id, path }) => `  ${path} cites ${id}, which is not in the rulebook`),
  ].join('\n');
}

export const isCovered = ({ rules: _rules, binding: _binding, ...faults }: RuleCoverage): boolean =>
  Object.values(faults).every(({ length }) => length === 0);

/** Lists in which only the first id is whole, and ranges. */
function shortenedIn(text: string, prefixes: readonly string[]): string[] {
  if (prefixes.length === 0) return [];
  const first = `\\b(?:${prefixes.join('|')}) ${NUMBER}`;
  const list = `${first}(?:, | and | or |, and |, or |; ?|/)${NUMBER}`;
  const range = `${first} ?(?:-|–| to )(?: ?(?:${prefixes.join('|')}) )?${NUMBER}`;
  return [...text.matchAll(new RegExp(`${list}|${range}`, 'g'))].map(([found]) => found);
}

function idsIn(text: string, prefixes: readonly string[]): string[] {
  if (prefixes.length === 0) return [];
  return [...text.matchAll(new RegExp(`\\b(?:${prefixes.join('|')}) [A-Z]?\\d+(?:\\.\\d+)*`, 'g'))].map(
    ([id]) => id,
  );
}

const TITLED = new Set(['test', 'it', 'describe']);

/** The titles of the tests in a source: `test('...')`, `it.each(rows)('...')`, `describe('...')`. */
function titlesIn(path: string, text: string): string[] {
  const titles: string[] = [];
  const visitor = new Visitor({
    CallExpression(call) {
      const [title] = call.arguments;
      if (!title || !TITLED.has(rootName(call.callee))) return;
      if (title.type === 'Literal' && typeof title.value === 'string') titles.push(title.value);
      if (title.type === 'TemplateLiteral')
        titles.push(title.quasis.map(({ value }) => value.cooked ?? '').join('…'));
    },
  });
  visitor.visit(parseSync(path, text).program);
  return titles;
}

/** The first name in an expression such as `test.each(rows)`. */
function rootName(node: { readonly type: string }): string {
  const part = node as {
    type: string;
    name?: string;
    object?: { type: string };
    callee?: { type: string };
    tag?: { type: string };
  };
  if (part.type === 'Identifier') return part.name ?? '';
  const deeper = part.object ?? part.callee ?? part.tag;
  return deeper ? rootName(deeper) : '';
}

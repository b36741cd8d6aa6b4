import { Visitor, parseSync } from 'oxc-parser';

/** A source text and where it is from. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

export interface RuleCoverage {
  /** All ids of the rulebook, in its order. */
  readonly rules: readonly string[];
  /** Rules that no test title cites. */
  readonly gaps: readonly string[];
  /** Ids that are cited somewhere, but are not in the rulebook. */
  readonly unknown: readonly { readonly id: string; readonly path: string }[];
  /** Ids that the rulebook has twice. */
  readonly doubles: readonly string[];
}

// An id is a prefix of capitals, and a number with an optional letter before it: WG 5.4, WG C7.
const ID = '[A-Z]{2,4} [A-Z]?\\d+(?:\\.\\d+)*';
const DEFINITION = new RegExp(`^\\s*- \\*\\*(${ID})\\*\\*`, 'gm');

/**
 * Holds the rules of a rulebook against the tests and sources that cite them. A rule is covered if its id stands in the title
 * of a test, or of a group of tests. Citations anywhere must be of rules that exist, or of a whole chapter (WG 5).
 */
export function coverRules(
  rulebook: string,
  tests: readonly Source[],
  sources: readonly Source[],
): RuleCoverage {
  const rules = [...rulebook.matchAll(DEFINITION)].map(([, id]) => id as string);
  const known = new Set(rules);
  const chapters = new Set(rules.map((id) => id.replace(/\.\d+$/, '')));
  const prefixes = [...new Set(rules.map((id) => id.split(' ')[0] as string))];
  const covered = new Set(
    tests.flatMap(({ path, text }) => titlesIn(path, text)).flatMap((title) => idsIn(title, prefixes)),
  );
  const cited = [...tests, ...sources].flatMap(({ path, text }) =>
    idsIn(text, prefixes).map((id) => ({ id, path })),
  );
  return {
    rules,
    gaps: rules.filter((id) => !covered.has(id)),
    unknown: cited.filter(({ id }) => !known.has(id) && !chapters.has(id)),
    doubles: rules.filter((id, i) => rules.indexOf(id) !== i),
  };
}

/** `212 of 212 rules cited`, and a line for everything that is wrong. */
export function coverageText({ rules, gaps, unknown, doubles }: RuleCoverage): string {
  return [
    `${rules.length - gaps.length} of ${rules.length} rules cited`,
    ...(gaps.length > 0 ? [`  not cited by the title of any test: ${gaps.join(', ')}`] : []),
    ...doubles.map((id) => `  ${id} is in the rulebook twice`),
    ...unknown.map(({ id, path }) => `  ${path} cites ${id}, which is not in the rulebook`),
  ].join('\n');
}

export const isCovered = ({ gaps, unknown, doubles }: RuleCoverage): boolean => {
  return gaps.length + unknown.length + doubles.length === 0;
};

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

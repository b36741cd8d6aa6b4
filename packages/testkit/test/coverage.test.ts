import { describe, expect, test } from 'vitest';
import { coverRules, coverageText, isCovered } from '../src/index.ts';

const RULEBOOK = `# Rules

Every rule has an id such as PW 9.9.

- **PW 1.1** Sail.
- **PW 1.2** Dive,
  but see PW 1.1.
  - **PW C3** A card.
* **PW 7.7** Not a rule: another kind of bullet.
`;

const test1 = { path: 'sail.test.ts', text: "test('PW 1.1 sailing', () => {});" };
const test2 = {
  path: 'dive.test.ts',
  text: "describe.skipIf(x)('cards', () => { it.each([[1]])(`PW C3 in ${place}, PW 1.2: %s`, () => {}); });",
};

const code1 = { path: 'steps.ts', text: '/** PW 1.1, PW 1.2. */' };

const coverage = (tests = [test1, test2], code = [code1]) => coverRules(RULEBOOK, { tests, code });

describe('rule coverage', () => {
  test('is complete when every rule stands in the title of a test, and in code', () => {
    expect(coverage()).toEqual({
      rules: ['PW 1.1', 'PW 1.2', 'PW C3'],
      gaps: [],
      binding: ['PW 1.1', 'PW 1.2'],
      uncited: [],
      shortened: [],
      unknown: [],
      doubles: [],
      jumps: [],
    });
    expect(coverageText(coverage())).toBe('3 of 3 rules cited by tests, 2 of 2 by code');
    expect(isCovered(coverage())).toBe(true);
  });

  test('has a gap for a rule that no title cites, even if code or a comment does', () => {
    const comment = {
      path: 'x.test.ts',
      text: "// PW 1.2\ntest('something', () => { expect('PW C3').toBe(1); other('PW 1.2'); });",
    };
    const found = coverage([test1, comment], [{ path: 'dive.ts', text: 'dive(); // PW 1.2, PW 1.1' }]);
    expect(found).toMatchObject({ gaps: ['PW 1.2', 'PW C3'], unknown: [] });
    expect(coverageText(found)).toBe(
      '1 of 3 rules cited by tests, 2 of 2 by code\n  not cited by the title of any test: PW 1.2, PW C3',
    );
    expect(isCovered(found)).toBe(false);
  });

  test('names rules that no code cites, unless they are marked as definitions', () => {
    const found = coverage([test1, test2], [{ path: 'sail.ts', text: '// PW 1.1' }]);
    expect(found).toMatchObject({ gaps: [], uncited: ['PW 1.2'] });
    expect(coverageText(found)).toBe(
      '3 of 3 rules cited by tests, 1 of 2 by code\n  not cited by any code: PW 1.2',
    );
    expect(isCovered(found)).toBe(false);
    const marked = RULEBOOK.replace('but see PW 1.1.', '$& <!-- definition -->');
    const rest = coverRules(marked, {
      tests: [test1, test2],
      code: [{ path: 'sail.ts', text: '// PW 1.1' }],
    });
    expect(rest).toMatchObject({ binding: ['PW 1.1'], uncited: [] });
    expect(isCovered(rest)).toBe(true);
  });

  test('finds ids in code that are not written whole', () => {
    const texts = [
      'PW 1.1, 1.2',
      'PW 1.1 and 1.2',
      'PW 1.1-1.2',
      'PW 1.1 to PW 1.2',
      'PW 1.1–PW 1.2',
      'PW 1.1/1.2',
    ];
    for (const text of texts) {
      const found = coverage([test1, test2], [code1, { path: 'dive.ts', text: `// ${text}` }]);
      expect(found.shortened).toEqual([{ text, path: 'dive.ts' }]);
      expect(coverageText(found)).toContain(`dive.ts shortens "${text}"`);
      expect(isCovered(found)).toBe(false);
    }
    const others = [{ path: 'board.ts', text: '// PW 1.1, 1.2' }];
    expect(coverRules(RULEBOOK, { tests: [test1, test2], code: [code1], others }).shortened).toHaveLength(1);
    for (const text of ['PW 1.1, PW 1.2', 'PW 1.1, 2 ships', 'PW 1.1 to 2 ships', 'PW 1.1: 1.5 times'])
      expect(coverage([test1, test2], [code1, { path: 'dive.ts', text }]).shortened).toEqual([]);
  });

  test('knows no rule that is not in the rulebook', () => {
    const found = coverage([test1, test2], [code1, { path: 'dive.ts', text: '// PW 1.3, PW C3.' }]);
    expect(found.unknown).toEqual([{ id: 'PW 1.3', path: 'dive.ts' }]);
    expect(coverageText(found)).toContain('dive.ts cites PW 1.3, which is not in the rulebook');
    expect(isCovered(found)).toBe(false);
  });

  test('lets code cite a whole chapter, which covers nothing', () => {
    const found = coverage([test2, { path: 'x.test.ts', text: "test('PW 1', () => {});" }]);
    expect(found).toMatchObject({ gaps: ['PW 1.1'], unknown: [] });
  });

  test('finds a jump in the numbers of the chapters, which readers would take for a missing page', () => {
    const chapters = ['## 0. Glossary', '## 1. Sailing', '## Afterword', '## 3. Diving', '## 4. Scoring'];
    const found = coverRules(`${chapters.join('\n\n')}\n${RULEBOOK}`, {
      tests: [test1, test2],
      code: [code1],
    });
    expect(found.jumps).toEqual(['3. Diving']);
    expect(coverageText(found)).toContain('chapter "3. Diving" does not follow the one before it');
    expect(isCovered(found)).toBe(false);
  });

  test('does not mix up ids that begin alike, nor other prefixes', () => {
    const alike = { path: 'x.test.ts', text: "test('PW 1.12 and TW 1.1 and PW C33', () => {});" };
    expect(coverage([alike])).toMatchObject({
      gaps: ['PW 1.1', 'PW 1.2', 'PW C3'],
      unknown: [
        { id: 'PW 1.12', path: 'x.test.ts' },
        { id: 'PW C33', path: 'x.test.ts' },
      ],
    });
  });

  test('finds a rule that is there twice', () => {
    const found = coverRules(`${RULEBOOK}- **PW 1.1** Again.\n`, {
      tests: [test1, test2],
      code: [code1],
    });
    expect(found.doubles).toEqual(['PW 1.1']);
    expect(coverageText(found)).toContain('PW 1.1 is in the rulebook twice');
  });
});

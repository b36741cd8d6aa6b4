import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { uiTexts } from '../../packages/ui/src/texts/en.ts';
import { webTexts } from '../../packages/web/src/texts/en.ts';
import { englishTables } from '../texts.ts';
import { compare, languageOfFile, readTranslation, textsOf } from '../translation.ts';
import type { TextTable } from '../translation.ts';

const ROOT = resolve(import.meta.dirname, '../..');

const ENGLISH: TextTable = {
  pier: {
    hello: 'Hello',
    boats_one: '{{count}} boat of {{who}}',
    boats_other: '{{count}} boats of {{who}}',
    place_ordinal_one: '{{count}}st',
    place_ordinal_other: '{{count}}th',
    log: { moved: '{{who}} went to {{to}}', moved_you: 'You went to {{to}}', left: '{{who}} left' },
  },
};

const compared = (pier: TextTable, language = 'de') => compare(ENGLISH, { pier }, language);

describe('a translation', () => {
  const WHOLE = {
    hello: 'Hallo',
    boats_one: 'ein Boot von {{who}}',
    boats_other: '{{count}} Boote von {{who}}',
    place_ordinal_other: '{{count}}.',
    log: { moved: '{{who}} ging nach {{to}}', moved_you: 'Du gingst nach {{to}}', left: '{{who}} ging' },
  };

  it('that is whole has nothing to tell', () => {
    expect(compared(WHOLE)).toEqual({ missing: [], unknown: [], wrong: [] });
  });

  it('lacks what it has no text for, with all forms that its numbers ask for', () => {
    const { hello: _hello, ...rest } = WHOLE;
    expect(compared(rest).missing).toEqual(['pier.hello']);
    expect(compared({ ...WHOLE, hello: '' }).missing).toEqual(['pier.hello']);
    expect(compared(WHOLE, 'pl').missing).toEqual(['pier.boats_few', 'pier.boats_many']);
  });

  it('may have forms that English does without, but no keys that nothing asks for', () => {
    const log = { ...WHOLE.log, left_you: 'Du gingst' };
    expect(compared({ ...WHOLE, boats_zero: 'kein Boot von {{who}}', log })).toEqual({
      missing: [],
      unknown: [],
      wrong: [],
    });
    const typed = { ...WHOLE, helo: 'Hallo', log: { ...log, left_yuo: 'Du gingst' } };
    expect(compared(typed).unknown).toEqual(['pier.log.left_yuo', 'pier.helo']);
    expect(compare(ENGLISH, { pier: WHOLE, peer: { hello: 'Hallo' } }, 'de').unknown).toEqual(['peer.hello']);
  });

  it('has to fill the same blanks', () => {
    const wrongs = (log: Partial<typeof WHOLE.log>) =>
      compared({ ...WHOLE, log: { ...WHOLE.log, ...log } }).wrong;
    expect(wrongs({ left: '{{wer}} ging' })).toEqual([
      'pier.log.left: there is no {{wer}} here',
      'pier.log.left: {{who}} is left out',
    ]);
    expect(wrongs({ moved: '{{who}} ging' })).toEqual(['pier.log.moved: {{to}} is left out']);
    expect(wrongs({ left: '{{who}} {{ who }}' })).toEqual([
      'pier.log.left: a blank is written as {{name}}, without spaces',
    ]);
  });
});

it('a bad file is refused with a reason', () => {
  expect(() => readTranslation('{"pier":')).toThrow('it is not JSON');
  expect(() => readTranslation('[]')).toThrow('the file has to be an object');
  expect(() => readTranslation('{"pier":{"hello":3}}')).toThrow('pier.hello has to be an object');
  expect(languageOfFile('somewhere/pt-BR.json')).toBe('pt-BR');
  expect(() => languageOfFile('german.txt')).toThrow('has to be a language');
  expect(() => languageOfFile('translation of mine.json')).toThrow('has to be a language');
});

it('English is whole, with the options and the locks of the rules', async () => {
  const english = await englishTables();
  expect(compare(english, english, 'en')).toEqual({ missing: [], unknown: [], wrong: [] });
  const paths = new Set(textsOf(english).map(([path]) => path));
  for (const path of [
    'ui.bar.mine',
    'web.loading',
    'options.the-warp.mode.values.team',
    'shelf.the-warp.about',
    'locks.a card was drawn',
  ])
    expect(paths).toContain(path);
});

/** Keys that the sources name in full, and beginnings of keys that they put together. */
function mentionedIn(folder: string): { full: ReadonlySet<string>; beginnings: readonly string[] } {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const full = new Set([...sources.matchAll(/'([\w.]+)'/g)].map(([, key = '']) => key));
  const beginnings = [...sources.matchAll(/`([\w.]+\.)\$\{/g)].map(([, beginning = '']) => beginning);
  return { full, beginnings };
}

it.each([
  ['ui', uiTexts],
  ['web', webTexts],
])('the texts of %s have no key that nothing asks for', (name, table) => {
  const { full, beginnings } = mentionedIn(join(ROOT, 'packages', name, 'src'));
  const unused = textsOf(table)
    .map(([path]) => path)
    .filter((path) => !full.has(path) && !full.has(path.replace(/_\w+$/, '')))
    .filter((path) => !beginnings.some((beginning) => path.startsWith(beginning)));
  expect(unused).toEqual([]);
});

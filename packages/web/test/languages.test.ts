import type { OptionInfo } from '@warptable/kernel';
import { speakIn, speaker, texts } from '@warptable/speech';
import { afterEach, describe, expect, it } from 'vitest';
import { speakInBrackets } from '../src/brackets.ts';
import { optionName, optionTexts, valueName } from '../src/home/optionTexts.ts';
import { languageFor } from '../src/languages.ts';
import type { Language } from '../src/languages.ts';

const load = () => Promise.resolve({});
const LANGUAGES: readonly Language[] = [
  { id: 'en', name: 'English', load },
  { id: 'de', name: 'Deutsch', load },
  { id: 'pt-BR', name: 'Português (Brasil)', load },
];

afterEach(() => speakIn('en', {}));

describe('the language of the page', () => {
  const spoken = (chosen: readonly (string | null)[], preferred: readonly string[]): string =>
    languageFor(chosen, preferred, LANGUAGES).id;

  it('is the one that was chosen, if we have it', () => {
    expect(spoken(['de', 'en'], ['pt-BR'])).toBe('de');
    expect(spoken([null, 'de'], [])).toBe('de');
    expect(spoken(['tlh', 'de'], [])).toBe('de');
  });

  it('is else the first that the browser prefers and we have, else English', () => {
    expect(spoken([null, null], ['fr-FR', 'de-AT', 'en'])).toBe('de');
    expect(spoken([null], ['pt-BR', 'de'])).toBe('pt-BR');
    expect(spoken([null], ['pt-PT', 'fr'])).toBe('en');
  });

  it('is in brackets only for those who ask for it', () => {
    expect(spoken(['en-XA'], [])).toBe('en-XA');
    expect(spoken([null], ['en-XA'])).toBe('en');
  });
});

it('in brackets every text is, however it is said', async () => {
  const say = speaker('pier', {
    moved: '{{who}} moved.',
    boats_one: 'a boat',
    boats_other: '{{count}} boats',
  });
  speakInBrackets();
  expect(say('moved', { who: 'Ann' })).toBe('Ann moved.');
  await speakIn('en-XA', {});
  expect(say('moved', { who: 'Ann' })).toBe('⟦Ann moved.⟧');
  expect(say('boats', { count: 2 })).toBe('⟦2 boats⟧');
  const late = speaker('late', { hello: 'Hello' });
  expect(late('hello')).toBe('⟦Hello⟧');
  expect(texts.t('nowhere', { defaultValue: 'Standing in' })).toBe('⟦Standing in⟧');
  await speakIn('en', {});
  expect(say('moved', { who: 'Ann' })).toBe('Ann moved.');
});

it('the options of a game have names by key, and those of the rules otherwise', async () => {
  const option: OptionInfo = { id: 'map', name: 'Map', values: [{ value: 'A', name: 'the small one' }] };
  const map = { name: 'Map', values: { A: 'the small one' } };
  expect(optionTexts([option])).toEqual({ map });
  const names = (): string[] => [
    optionName('chess', option),
    ...option.values.map((one) => valueName('chess', option, one)),
  ];
  expect(names()).toEqual(['Map', 'the small one']);
  await speakIn('de', { options: { chess: { map: { name: 'Karte', values: { A: 'die kleine' } } } } });
  expect(names()).toEqual(['Karte', 'die kleine']);
});

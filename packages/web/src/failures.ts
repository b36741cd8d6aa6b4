import { refusedText } from '@warptable/ui';
import { t } from './texts/say.ts';
import { webTexts } from './texts/en.ts';

/** Something that went wrong and that whoever is in front of the page should know of. */
export class Failure extends Error {
  readonly code: string;

  /** @param message for codes that this page has no text for: a newer server may have more of them */
  constructor(code: string, message = code) {
    super(message);
    this.name = 'Failure';
    this.code = code;
  }
}

type Known = keyof (typeof webTexts)['failures'];

const isKnown = (code: string): code is Known => Object.hasOwn(webTexts.failures, code);

/** What went wrong, in the language of the page. */
export function failureText(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return isKnown(code) ? t(`failures.${code}`, { message }) : refusedText(code, message);
}

import type { Refusal } from '@warptable/kernel';
import { refusedTexts } from './texts/refused.ts';
import { t } from './texts/say.ts';

/** Something the host refused. */
export interface Refused {
  readonly code: string;
  readonly message: string;
  readonly refusal: Refusal | null;
  /** It was sent again after a lost connection, so it may have been done the first time. */
  readonly again: boolean;
}

/** Something that was asked of the host, and that it refused. */
export class RefusedError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'RefusedError';
    this.code = code;
  }
}

const isKnown = (code: string): code is keyof typeof refusedTexts => Object.hasOwn(refusedTexts, code);

/** Why not, by the code that came along. A code that this page does not know has at least the message of the host. */
export const refusedText = (code: string, message: string): string =>
  isKnown(code) ? t(`refused.${code}`, { message }) : t('failed', { message });

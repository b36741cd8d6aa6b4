import { texts } from '@warptable/speech';

/** "Every text in brackets": what is read outside of them in this language went past the tables. */
const BRACKETS = 'en-XA';

/**
 * Puts English in brackets. Not by tables of its own: those of boards come late, and texts that have their English elsewhere have none.
 * But i18next hands out every text through here, sentences with open blanks too, so that whoever keeps one keeps its brackets.
 */
export function speakInBrackets(): void {
  texts.use({
    type: 'postProcessor',
    name: 'brackets',
    process: (text: string) => (texts.language === BRACKETS ? `⟦${text}⟧` : text),
  });
  texts.options.postProcess = ['brackets'];
}

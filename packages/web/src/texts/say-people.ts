import { speaker } from '@warptable/speech';
import { peopleTexts } from './en-people.ts';

/** Says the pages about people; loaded with them. */
export const t = speaker('web', { person: peopleTexts });

import { speaker } from '@warptable/speech';
import { lesson, lessons } from './en-lesson.ts';

/** Says the lessons; loaded with them. */
export const t = speaker('pearlwater-board', { lesson, lessons });

import { speaker } from '@warptable/speech';
import { lesson, lessons, soloLesson } from './en-lesson.ts';

/** Says the lessons; loaded with them. */
export const t = speaker('the-warp-board', { lesson, lessons, soloLesson });

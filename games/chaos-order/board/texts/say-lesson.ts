import { speaker } from '@warptable/speech';
import { battleLesson, lesson, lessons } from './en-lesson.ts';

/** Says the lessons; loaded with them. */
export const t = speaker('chaos-order-board', { battleLesson, lesson, lessons });

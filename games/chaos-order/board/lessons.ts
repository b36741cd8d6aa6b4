import { battleLesson } from './lesson-battle.ts';
import { firstLesson } from './lesson.ts';

/** The one for newcomers first. */
export const lessons = [firstLesson, battleLesson];

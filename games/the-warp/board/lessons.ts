import { firstLesson } from './lesson.ts';
import { soloLesson } from './lesson-solo.ts';

export const lessons = [firstLesson, soloLesson];

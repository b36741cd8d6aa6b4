export { playRandomly, randomAnswer } from './random.ts';

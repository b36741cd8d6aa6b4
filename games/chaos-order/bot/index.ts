export { chaosOrderGuide } from './guide.ts';

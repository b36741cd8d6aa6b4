export { warpgateGuide } from './guide.ts';

export { theWarpGuide } from './guide.ts';

export { speakIn, texts } from './texts.ts';
export type { Tables } from './texts.ts';
export { speaker } from './speaker.ts';
export type { Fill, Say } from './speaker.ts';
export { capital, listed, locale } from './grammar.ts';
export { hexMapText } from './hex-map.ts';

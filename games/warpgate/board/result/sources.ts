import type { Thing } from '../art/Icons.tsx';
import type { Source } from './breakdown.ts';

export const SOURCE_ICONS: Readonly<Record<Source, Thing>> = {
  objectives: 'objective',
  goods: 'good',
  technologies: 'technology',
  tactics: 'honour',
  tokens: 'token',
};

import { lazy } from 'react';

// The parts that only the solo game has: nobody else loads them.
const parts = () => import('./parts.ts');

export const AutomaSection = lazy(async () => ({ default: (await parts()).AutomaSection }));
export const PickShown = lazy(async () => ({ default: (await parts()).PickShown }));
export const Reasons = lazy(async () => ({ default: (await parts()).Reasons }));
export const RivalPanel = lazy(async () => ({ default: (await parts()).RivalPanel }));
export const RivalStrip = lazy(async () => ({ default: (await parts()).RivalStrip }));
export const RivalTurn = lazy(async () => ({ default: (await parts()).RivalTurn }));
export const Slots = lazy(async () => ({ default: (await parts()).Slots }));
export const SoloResult = lazy(async () => ({ default: (await parts()).SoloResult }));

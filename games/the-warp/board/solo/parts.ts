export { AutomaSection } from './AutomaSection.tsx';
export { PickShown } from './PickShown.tsx';
export { Reasons } from './Reasons.tsx';
export { RivalPanel } from './RivalPanel.tsx';
export { RivalStrip } from './RivalStrip.tsx';
export { RivalTurn } from './RivalTurn.tsx';
export { Slots } from './Slots.tsx';
export { SoloResult } from './SoloResult.tsx';

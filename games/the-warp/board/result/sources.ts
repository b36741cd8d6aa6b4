import { MISSION_DRAWINGS, THINGS } from '../art/Icons.tsx';

export const SOURCE_STYLES = {
  progress: { icon: MISSION_DRAWINGS.progress, colour: 'blue' },
  prosperity: { icon: MISSION_DRAWINGS.prosperity, colour: 'gold' },
  conquest: { icon: MISSION_DRAWINGS.conquest, colour: 'red' },
  pioneering: { icon: MISSION_DRAWINGS.pioneering, colour: 'purple' },
  gate: { icon: THINGS.gate, colour: 'grey' },
} as const;

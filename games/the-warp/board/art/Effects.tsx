import { LineIcon } from '@warptable/ui';
import { memo } from 'react';
import './effects.css';

/** What the options of Combat Cards do, each as a sign on a sheet of 24 by 24. */
const SIGNS: Readonly<Record<string, string>> = {
  reroll: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.8 3.5v4.2h-4.2',
  rerollAll: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.8 3.5v4.2h-4.2M9 9h6v6H9z',
  flip: 'M8 20V5M4.5 8.5 8 5l3.5 3.5M16 4v15M12.5 15.5 16 19l3.5-3.5',
  plus: 'M12 5v14M5 12h14',
  double: 'M4 8h7v8H4zM13 8h7v8h-7zM7.5 11.9v.2M16.5 11.9v.2',
  doubleFree: 'M4 10h7v8H4zM13 10h7v8h-7zM7.5 13.9v.2M16.5 13.9v.2M8 6l4-3 4 3',
  extraDie: 'M3.5 7.5h11v11h-11zM9 12.9v.2M18.5 3v7M15 6.5h7',
  mult: 'M4 6.5l8 11M12 6.5l-8 11M18 5.5v9M14.5 9 18 5.5 21.5 9',
  multEqual: 'M3.5 7l6 9M9.5 7l-6 9M13.5 9.5H21M13.5 14.5H21',
  addTroop:
    'M9 8m-3.2-2a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0M3.5 19c0-5 2-7.5 5.5-7.5s5.5 2.5 5.5 7.5zM18.5 7v7M15 10.5h7',
  removeEnemy:
    'M9 8m-3.2-2a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0M3.5 19c0-5 2-7.5 5.5-7.5s5.5 2.5 5.5 7.5zM15 10.5h7',
  defect:
    'M8 8m-3-2a3 3 0 1 0 6 0a3 3 0 1 0-6 0M3 18c0-4.5 2-6.5 5-6.5s5 2 5 6.5zM13 7h8M18 4l3 3-3 3M21 15h-5',
  hire: 'M9 8m-3.2-2a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0M3.5 19c0-5 2-7.5 5.5-7.5s5.5 2.5 5.5 7.5zM16 8h5v5h-5z',
  draw: 'M8 4.5h11.5v15H8zM4.5 7.5v12a2 2 0 0 0 2 2H16',
  reserve: 'M3.5 20V9.5L12 4l8.5 5.5V20M8 20v-6.5h8V20',
  missionSwitch: 'M6 21V4h9l-2.5 3.5L15 11H6M14 16h6.5M18.5 13.5 21 16l-2.5 2.5',
};

interface EffectProps {
  readonly does: string;
  readonly n: number;
  readonly size?: number;
}

/** A sign with its number. It stands beside words, or has them in its title. */
export const Effect = memo(function Effect({ does, n, size = 17 }: EffectProps) {
  return (
    <span className="tw-effect" aria-hidden="true">
      <LineIcon d={SIGNS[does] ?? ''} size={size} />
      {n > 0 && does !== 'multEqual' && does !== 'hire' && does !== 'defect' && n}
    </span>
  );
});

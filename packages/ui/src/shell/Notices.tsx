import { AloneNotice } from '../dialogs/AloneNotice.tsx';
import { RewindWish } from '../dialogs/RewindWish.tsx';
import type { ShellExtras } from './extras.ts';

/** Over the map: what people at the table have done, or ask for. */
export function Notices({ extras: { onDecide, onJump } }: { extras: ShellExtras }) {
  return (
    <div className="wt-notices">
      {onDecide && <RewindWish onDecide={onDecide} onJump={onJump} />}
      <AloneNotice />
    </div>
  );
}

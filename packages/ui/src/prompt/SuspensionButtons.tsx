import { askedSideAction } from '@warptable/kernel';
import type { SideActionEntry } from '@warptable/kernel';
import { Clock } from '../players/Clock.tsx';
import { personName, useViewModel } from '../table-view-model.ts';
import { t } from '../texts/say.ts';
import { BarButton } from './BarButton.tsx';

/** How long play still stands still, and what this person may do to end it. */
export function SuspensionButtons() {
  const model = useViewModel();
  const { info, infoAt, gameUi, snapshot, moves } = model;
  if (!info?.suspension) return null;
  const own = info.suspension.end.filter(({ seat }) => info.seats[seat]?.mine && !info.seats[seat].sitIn);
  const nameOf = (entry: SideActionEntry): string => {
    const act = gameUi.words.option(snapshot.view, askedSideAction(entry), entry.value);
    return own.length === 1 ? act : t('bar.suspensionOf', { act, name: personName(model, entry.seat) });
  };
  return (
    <>
      <Clock left={info.suspension.left} at={infoAt} stands={info.paused} />
      {moves &&
        own.map((entry) => (
          <BarButton
            key={entry.seat}
            name={nameOf(entry)}
            act={() => moves.sideAction(entry.sideAction, entry.value, entry.seat)}
          />
        ))}
    </>
  );
}

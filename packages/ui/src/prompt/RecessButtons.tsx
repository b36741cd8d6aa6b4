import { askedAside } from '@warptable/kernel';
import type { AsideEntry } from '@warptable/kernel';
import { Clock } from '../players/Clock.tsx';
import { personName, useScene } from '../scene.ts';
import { t } from '../texts/say.ts';
import { BarButton } from './BarButton.tsx';

/** How long play still stands still, and what this person may do to end it. */
export function RecessButtons() {
  const scene = useScene();
  const { info, infoAt, look, seen, moves } = scene;
  if (!info?.recess) return null;
  const own = info.recess.end.filter(({ seat }) => info.seats[seat]?.mine && !info.seats[seat].sitIn);
  const nameOf = (entry: AsideEntry): string => {
    const act = look.words.option(seen.view, askedAside(entry), entry.value);
    return own.length === 1 ? act : t('bar.recessOf', { act, name: personName(scene, entry.seat) });
  };
  return (
    <>
      <Clock left={info.recess.left} at={infoAt} stands={info.paused} />
      {moves &&
        own.map((entry) => (
          <BarButton
            key={entry.seat}
            name={nameOf(entry)}
            act={() => moves.aside(entry.aside, entry.value, entry.seat)}
          />
        ))}
    </>
  );
}

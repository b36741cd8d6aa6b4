import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { MISSIONS } from '../../content/index.ts';
import type { MissionView } from '../../rules/view.ts';
import type { Part } from '../cards/Card.tsx';
import { MissionHead } from '../cards/Faces.tsx';
import { t } from '../texts/say.ts';
import { MissionGroup } from './MissionGroup.tsx';

interface MyMissionsProps {
  readonly part: Part;
  readonly missions: readonly MissionView[];
}

/** My own missions. Whoever looks further down still sees them at the upper edge, one line each. */
export function MyMissions({ part, missions }: MyMissionsProps) {
  const group = useRef<HTMLDivElement>(null);
  const isInSight = useInSight(group);
  return (
    <>
      {!isInSight && (
        <div className="tw-pinned" aria-hidden="true">
          <div>
            {missions.map(({ id, progress, fresh }) => (
              <span key={id} className="tw-kind" data-type={MISSIONS[id].type}>
                <MissionHead mission={id} progress={progress} fresh={fresh} />
              </span>
            ))}
          </div>
        </div>
      )}
      <div ref={group}>
        <MissionGroup part={part} title={t('market.mine')} missions={missions} />
      </div>
    </>
  );
}

/** Whether more than a half of it can be seen. */
function useInSight(part: RefObject<HTMLElement | null>): boolean {
  const [isInSight, setInSight] = useState(true);
  useEffect(() => {
    if (!part.current) return undefined;
    const watcher = new IntersectionObserver(
      (all) => setInSight((all.at(-1)?.intersectionRatio ?? 1) > 0.5),
      { threshold: 0.5 },
    );
    watcher.observe(part.current);
    return () => watcher.disconnect();
  }, [part]);
  return isInSight;
}

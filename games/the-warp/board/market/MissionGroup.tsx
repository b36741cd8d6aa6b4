import { Section } from '@warptable/ui';
import { MISSIONS } from '../../content/index.ts';
import type { MissionView } from '../../rules/view.ts';
import { ThingIcon } from '../art/Icons.tsx';
import { Card } from '../cards/Card.tsx';
import type { Part } from '../cards/Card.tsx';
import { MissionFace } from '../cards/Faces.tsx';

interface MissionGroupProps {
  readonly part: Part;
  readonly title: string;
  readonly missions: readonly MissionView[];
}

export function MissionGroup({ part, title, missions }: MissionGroupProps) {
  if (missions.length === 0) return null;
  return (
    <Section
      title={
        <>
          <ThingIcon thing="mission" size={16} /> {title}
        </>
      }
    >
      {missions.map(({ id, progress, fresh }) => (
        <Card key={id} part={part} kind="text" type={MISSIONS[id].type} value={id} thing={`mission:${id}`}>
          <MissionFace mission={id} progress={progress} fresh={fresh} />
        </Card>
      ))}
    </Section>
  );
}

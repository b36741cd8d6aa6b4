import { targetOf } from '@warptable/ui/pure';
import { FACTION_IDS } from '../../content/index.ts';
import type { LeaderId } from '../../content/index.ts';
import { factionName } from '../../words/names.ts';
import { Emblem } from '../art/Emblem.tsx';
import { Card } from '../cards/Card.tsx';
import type { Part } from '../cards/Card.tsx';
import { FactionFace, LeaderFace } from '../cards/Faces.tsx';
import { t } from '../texts/say.ts';
import './scene.css';

/** Whether the question is asked on a scene of its own: there is no map to look at yet, or it can wait. */
export const hasScene = ({ view, asked }: Part): boolean =>
  view.regions.length === 0 || asked?.kind === 'faction' || asked?.kind === 'keepLeaders';

/** The great moments before a game: choosing a faction, and the leaders that serve it. */
export function SetupScene({ part }: { readonly part: Part }) {
  const { view, asked } = part;
  if (asked?.kind === 'keepLeaders')
    return (
      <div className="co-scene" data-scene="leaders">
        {asked.options.map((value) => (
          <Card key={value} part={part} kind="text" type="leader" value={value} thing={`leader:${value}`}>
            <LeaderFace id={value as LeaderId} isLarge />
          </Card>
        ))}
      </div>
    );
  const taken = new Map(
    view.players.flatMap(({ faction }, seat) => (faction ? [[faction, seat] as const] : [])),
  );
  return (
    <div className="co-scene" data-scene="factions">
      {FACTION_IDS.filter((id) => taken.has(id) || targetOf(asked, id) !== 'idle' || !asked).map((id) =>
        taken.has(id) ? (
          <p key={id} className="co-taken">
            <Emblem faction={id} size={56} /> <b>{factionName(id)}</b> {t('scene.taken')}
          </p>
        ) : (
          <Card key={id} part={part} kind="text" type="faction" value={id} thing={`faction:${id}`}>
            <FactionFace faction={id} />
          </Card>
        ),
      )}
    </div>
  );
}

import { capital } from '@warptable/speech';
import { COUNTS } from '../../content/index.ts';
import type { FactionCount, RegionId } from '../../content/index.ts';
import type { ChaosView } from '../../rules/view.ts';
import { buildingName, seatName } from '../../words/names.ts';
import { regionName, regionOf } from '../../words/places.ts';
import { BuildingIcon, TerrainIcon } from '../art/Icons.tsx';
import { LeaderFace } from '../cards/Faces.tsx';
import { forceAt, forcesAt } from '../faces.ts';
import type { Force } from '../faces.ts';
import { contentsOf, ownerOf, titleOf } from '../map/names.ts';
import { t as read } from '../texts/say-reading.ts';
import { Sheet } from './Sheet.tsx';

/** A region or a base: what lies and stands there, and what borders on it. */
export function PlaceCard({ view, place }: { readonly view: ChaosView; readonly place: string }) {
  const region = regionOf(view, place);
  const owner = ownerOf(view, place);
  const forces = region
    ? forcesAt(view, region.id)
    : [forceAt(view, owner, 'base')].flatMap((force) => force ?? []);
  const beside = neighboursOf(view, place, owner);
  return (
    <Sheet type="loose" rules={region ? 'CO 1.8, CO 12.3, CO 13.1' : 'CO 12.4, CO 12.5'}>
      <h3>
        {region && <TerrainIcon terrain={region.terrain ?? 'lake'} size={26} />} {titleOf(view, place)}
      </h3>
      <ul>
        {contentsOf(view, place).map((line) => (
          <li key={line}>{capital(line)}</li>
        ))}
      </ul>
      {region && <Buildings view={view} sites={region.sites} />}
      {forces.length > 0 && <Leaders forces={forces} />}
      {beside.length > 0 && (
        <p className="co-soft">
          {read(region ? 'inspect.borders' : 'inspect.leads', {
            regions: beside.map((id) => regionName(view, id)).join(', '),
          })}
        </p>
      )}
    </Sheet>
  );
}

function neighboursOf(view: ChaosView, place: string, owner: number): readonly RegionId[] {
  const { adjacency } = COUNTS[view.players.length as FactionCount];
  if (Object.hasOwn(adjacency, place)) return adjacency[place as RegionId] ?? [];
  return view.players[owner]?.starts ?? [];
}

function Buildings({
  view,
  sites,
}: {
  readonly view: ChaosView;
  readonly sites: ChaosView['regions'][number]['sites'];
}) {
  const built = sites.filter(({ building }) => building !== null);
  if (built.length === 0) return null;
  return (
    <ul className="wt-supply">
      {built.map(({ building, owner }, i) => (
        <li key={i}>
          {building && <BuildingIcon building={building} size={22} />}{' '}
          {building && capital(buildingName(building))} ({seatName(view, owner)})
        </li>
      ))}
    </ul>
  );
}

const Leaders = ({ forces }: { readonly forces: readonly Force[] }) => (
  <div className="co-inspect-sides">
    {forces.flatMap(({ leaders }) =>
      leaders.map(({ id, upgraded }) => <LeaderFace key={id} id={id} isUpgraded={upgraded} />),
    )}
  </div>
);

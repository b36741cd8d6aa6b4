import { capital } from '@warptable/speech';
import {
  ATTRIBUTES,
  BOARD_ABILITIES,
  INTEL,
  LEADERS,
  LOOSE_TOKENS,
  RANKS,
  TACTICS,
} from '../../content/index.ts';
import type {
  AttributeId,
  FactionId,
  IntelId,
  LeaderId,
  LooseId,
  Rank,
  RyhzuId,
  TacticsId,
} from '../../content/index.ts';
import type { ChaosView } from '../../rules/view.ts';
import { costOf, tokenEffect } from '../../words/gains.ts';
import {
  boardAbilityName,
  boardAbilityText,
  buildingName,
  factionName,
  isAttribute,
  isCard,
  isFaction,
  isLeader,
  isRyhzu,
} from '../../words/names.ts';
import { isBuilding, isPhase } from '../../words/options/things.ts';
import { say } from '../../words/say.ts';
import { BuildingIcon } from '../art/Icons.tsx';
import { Emblem } from '../art/Emblem.tsx';
import { Portrait } from '../art/Portrait.tsx';
import { AttributeFace, IntelFace, LeaderFace, LooseFace, TacticsFace } from '../cards/Faces.tsx';
import { t } from '../texts/say.ts';
import { t as read } from '../texts/say-reading.ts';
import { PhaseCard } from './PhaseCard.tsx';
import { PlaceCard } from './PlaceCard.tsx';
import { FACTIONS } from '../../content/index.ts';
import { Sheet } from './Sheet.tsx';

/** What there is to know of a thing, large enough to read, with the rules it comes from. */
export function Inspect({ view, thing }: { readonly view: ChaosView; readonly thing: string }) {
  const at = thing.indexOf(':');
  const kind = at < 0 ? thing : thing.slice(0, at);
  const id = at < 0 ? '' : thing.slice(at + 1);
  switch (kind) {
    case 'place':
      return <PlaceCard view={view} place={id} />;
    case 'phase':
      return isPhase(id) ? <PhaseCard view={view} phase={id} /> : <Unknown />;
    case 'card':
      return isCard(id) ? <CardText card={id} /> : <Unknown />;
    case 'leader':
      return isLeader(id) || isRyhzu(id) ? <LeaderText id={id} /> : <Unknown />;
    case 'attribute':
      return isAttribute(id) ? <AttributeText id={id} /> : <Unknown />;
    case 'faction':
      return isFaction(id) ? <FactionText faction={id} /> : <Unknown />;
    case 'token':
      return isRank(id) ? <TokenText view={view} rank={Number(id) as Rank} /> : <Unknown />;
    case 'loose':
      return Object.hasOwn(LOOSE_TOKENS, id) ? <LooseText id={id as LooseId} /> : <Unknown />;
    case 'intel':
      return Object.hasOwn(INTEL, id) ? <IntelText id={id as IntelId} /> : <Unknown />;
    case 'built':
      return <BuiltText what={id} />;
    case 'sectors':
      return (
        <Sheet type="sector" rules="CO 11.1, CO 11.3, CO 11.4">
          <p>{read('inspect.sectors')}</p>
        </Sheet>
      );
    default:
      return <Unknown />;
  }
}

const Unknown = () => <p>{read('inspect.unknown')}</p>;

const isRank = (id: string): boolean => RANKS.some((rank) => String(rank) === id);

function CardText({ card }: { readonly card: TacticsId }) {
  return (
    <Sheet type="tactics" rules="CO 17.1, CO 17.2, CO 17.4">
      <TacticsFace card={card} />
      <p>{read('inspect.card', { count: TACTICS[card].copies })}</p>
      {TACTICS[card].lock && <p>{read('inspect.cardLock')}</p>}
    </Sheet>
  );
}

/** Both sides, and what each costs. */
function LeaderText({ id }: { readonly id: LeaderId | RyhzuId }) {
  const costs = isRyhzu(id) ? undefined : LEADERS[id];
  return (
    <Sheet type="leader" rules={costs ? 'CO 18.1, CO 18.4, CO 12.17' : 'CO 24.6, CO 24.8, CO 24.12'}>
      <Portrait id={id} size={120} />
      <div className="co-inspect-sides">
        <LeaderFace id={id} note={costs && t('cards.deploy', { count: costs.basic.deployGems })} />
        <LeaderFace
          id={id}
          isUpgraded
          note={
            costs &&
            `${t('cards.upgradeCost', { count: costs.upgradeGems })}; ${t('cards.deploy', { count: costs.upgraded.deployGems })}`
          }
        />
      </div>
      <p>{read(costs ? 'inspect.leader' : 'inspect.ryhzu')}</p>
    </Sheet>
  );
}

function AttributeText({ id }: { readonly id: AttributeId }) {
  return (
    <Sheet type="attribute" rules="CO 14.8, CO 18.6">
      <div className="co-inspect-sides">
        <AttributeFace id={id} isUpgraded={false} />
        <AttributeFace id={id} isUpgraded />
      </div>
      <p>{read('inspect.attribute', { count: ATTRIBUTES[id].gems })}</p>
    </Sheet>
  );
}

function FactionText({ faction }: { readonly faction: FactionId }) {
  const { leaders, attributes, fameEnd } = FACTIONS[faction];
  return (
    <Sheet type="leader" rules="CO 3.1, CO 16.3, CO 16.9">
      <h3>
        <Emblem faction={faction} size={44} /> {factionName(faction)}
      </h3>
      <p>{say(`factions.${faction}.about`)}</p>
      <p>{read('inspect.fameEnd', { end: fameEnd })}</p>
      <p>
        <strong>{t('player.stronghold')}</strong> {say(`factions.${faction}.stronghold`)}
      </p>
      <div className="co-inspect-sides">
        {attributes.map((id) => (
          <AttributeFace key={id} id={id} isUpgraded={false} />
        ))}
        {leaders.map((id) => (
          <LeaderFace key={id} id={id} />
        ))}
      </div>
    </Sheet>
  );
}

function TokenText({ view, rank }: { readonly view: ChaosView; readonly rank: Rank }) {
  const effect = tokenEffect(rank, view);
  return (
    <Sheet type="token" rules="CO 5.3, CO 5.7, CO 5.10">
      <h3>{read('inspect.token', { rank })}</h3>
      <p>{capital(costOf(rank, view.players.length, t('prices.owner')))}</p>
      {effect && <p>{capital(effect)}</p>}
      <p>{read('inspect.tokens')}</p>
    </Sheet>
  );
}

const LooseText = ({ id }: { readonly id: LooseId }) => (
  <Sheet type="loose" rules="CO 10.5, CO 10.6">
    <div className="co-inspect-sides">
      <LooseFace id={id} isUpgraded={false} />
      <LooseFace id={id} isUpgraded />
    </div>
    <p>{read('inspect.loose')}</p>
  </Sheet>
);

const IntelText = ({ id }: { readonly id: IntelId }) => (
  <Sheet type="intel" rules="CO 20.16, CO 20.18">
    <IntelFace id={id} />
    <p>{read('inspect.intel')}</p>
  </Sheet>
);

function BuiltText({ what }: { readonly what: string }) {
  const ability = BOARD_ABILITIES.find((one) => what === `foundation:${one}`);
  if (ability)
    return (
      <Sheet type="construction" rules="CO 9.4, CO 9.6">
        <h3>{boardAbilityName(ability)}</h3>
        <p>{boardAbilityText(ability)}</p>
        <p>{read('inspect.foundation')}</p>
      </Sheet>
    );
  if (!isBuilding(what)) return <Unknown />;
  return (
    <Sheet type="construction" rules="CO 9.8, CO 9.9, CO 9.11">
      <h3>
        <BuildingIcon building={what} size={28} /> {capital(buildingName(what))}
      </h3>
      <p>{t(`cards.${what}`)}</p>
      <p>{read('inspect.building')}</p>
    </Sheet>
  );
}

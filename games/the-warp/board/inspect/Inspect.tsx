import { ARCHIVE, MISSIONS, RACES, UNIT_PRICES } from '../../content/index.ts';
import type { ArchiveId, BuildingType, MissionId, RaceId, RewardId } from '../../content/index.ts';
import type { MissionView, WarpView } from '../../rules/view.ts';
import { isArea } from '../../words/areas.ts';
import {
  buildingName,
  exiledText,
  isBuilding,
  isCard,
  isMission,
  isRace,
  tokenName,
} from '../../words/cards.ts';
import { say } from '../../words/say.ts';
import { BuildingIcon } from '../art/Buildings.tsx';
import { Price } from '../art/Goods.tsx';
import { ArchiveFace } from '../cards/ArchiveFace.tsx';
import { MissionFace, RaceFace, RewardFace } from '../cards/Faces.tsx';
import { GuardianFace } from '../cards/GuardianFace.tsx';
import { RaceArt } from '../portraits/lazy.tsx';
import { isReward } from '../targets.ts';
import { t } from '../texts/say.ts';
import { AreaCard } from './AreaCard.tsx';
import { Sheet } from './Sheet.tsx';
import './inspect.css';

/** What there is to know of a thing, large enough to read, with the rules it comes from. */
export function Inspect({ view, thing }: { readonly view: WarpView; readonly thing: string }) {
  const [kind = '', ...rest] = thing.split(':');
  const id = rest.join(':');
  if (kind === 'area' && isArea(view, id)) return <AreaCard view={view} area={id} />;
  if (kind === 'card' && isCard(id)) return <CardText card={id} />;
  if (kind === 'reward' && isReward(id)) return <RewardText reward={id} />;
  if (kind === 'mission' && isMission(id)) return <MissionText view={view} mission={id} />;
  if (kind === 'building' && isBuilding(id)) return <BuildingText type={id} />;
  if (!isRace(id)) return <p>{t('inspect.unknown')}</p>;
  if (kind === 'guardian') return <GuardianText view={view} race={id} />;
  return <RaceText view={view} race={id} />;
}

function CardText({ card }: { readonly card: ArchiveId }) {
  const one = ARCHIVE[card];
  const isCombat = one.type === 'combat';
  return (
    <Sheet type={one.type} rules={isCombat ? 'TW 10.10, TW 10.33, TW 6.2' : 'TW 7.1, TW 7.5, TW 6.2'}>
      <ArchiveFace card={card} />
      <p>{isCombat ? say(`combatCards.${one.kind}.text`) : t('inspect.develop')}</p>
      <p>{t('inspect.discard')}</p>
    </Sheet>
  );
}

function RewardText({ reward }: { readonly reward: RewardId }) {
  return (
    <Sheet type="reward" rules="TW 11.4, TW 14.5">
      <RewardFace reward={reward} />
      <p>{t('inspect.reward')}</p>
    </Sheet>
  );
}

/** With how far the viewer has come, where that may be seen. */
function MissionText({ view, mission }: { readonly view: WarpView; readonly mission: MissionId }) {
  const { type } = MISSIONS[mission];
  const known = [...ownMissions(view), ...view.open, ...view.pioneering].find((one) => one?.id === mission);
  return (
    <Sheet type={type} rules={type === 'pioneering' ? 'TW 13.3, TW 13.26' : 'TW 13.3, TW 13.5, TW 13.11'}>
      <MissionFace mission={mission} progress={known?.progress} fresh={known?.fresh} />
      <p>{t(`missions.about_${type}`)}</p>
    </Sheet>
  );
}

const ownMissions = ({ viewer, players }: WarpView): readonly MissionView[] =>
  viewer === 'spectator' ? [] : (players[viewer]?.own?.missions ?? []);

function BuildingText({ type }: { readonly type: BuildingType }) {
  return (
    <Sheet type="build" rules="TW 7.11, TW 7.12, TW 8.1">
      <h3>
        <BuildingIcon type={type} size={34} /> {buildingName(type)} <Price cost={UNIT_PRICES.build[type]} />
      </h3>
      <p>{say(`buildings.${type}.text`)}</p>
    </Sheet>
  );
}

/** All three roles of a race. */
function RaceText({ view, race }: { readonly view: WarpView; readonly race: RaceId }) {
  const { scope } = RACES[race].exiled;
  return (
    <Sheet type="race" rules="TW 14.1, TW 14.5, TW 14.8">
      <RaceArt race={race} size={140} />
      <RaceFace race={race} edition={view.options.edition} />
      <p>{t('inspect.race')}</p>
      <p>
        <strong>{t('inspect.exiled')}</strong> {exiledText(race)}{' '}
        <span className="tw-soft">{t(`inspect.scope_${scope}`)}</span>
      </p>
    </Sheet>
  );
}

function GuardianText({ view, race }: { readonly view: WarpView; readonly race: RaceId }) {
  return (
    <Sheet type="race" rules="TW 15.1, TW 15.5, TW 15.8, TW 15.10">
      <GuardianFace race={race} />
      <ul>
        {view.guardian.tokens.map((id) => (
          <li key={id}>
            <strong>{tokenName(id)}.</strong> {say(`tokens.${id}.text`)}
          </li>
        ))}
      </ul>
      <p>{t('inspect.guardian')}</p>
    </Sheet>
  );
}

import { capital } from '@warptable/speech';
import type { Asked, Value } from '@warptable/kernel';
import { CardRow } from '@warptable/ui';
import { BUILDINGS, FACTIONS, PHASES, TRACKS } from '../../content/index.ts';
import type {
  AttributeId,
  BoardAbility,
  FactionId,
  IntelId,
  LeaderId,
  LooseId,
  Phase,
  Rank,
  RyhzuId,
} from '../../content/index.ts';
import { termsOf } from '../../rules/pricing.ts';
import { asChaos } from '../../rules/questions.ts';
import type { ChaosView } from '../../rules/view.ts';
import { buildingIncomeText, costOf, iconText, mainText, tokenEffect } from '../../words/gains.ts';
import { boardAbilityName, boardAbilityText, buildingName, isRyhzu } from '../../words/names.ts';
import { isBuilding } from '../../words/options/things.ts';
import { optionText } from '../../words/options/index.ts';
import { say } from '../../words/say.ts';
import { GoodIcon } from '../art/Goods.tsx';
import { AbilityIcon, BuildingIcon, PhaseIcon, ThingIcon } from '../art/Icons.tsx';
import { Card } from '../cards/Card.tsx';
import type { Part } from '../cards/Card.tsx';
import { AttributeFace, FactionFace, IntelFace, LeaderFace, LooseFace, deployNote } from '../cards/Faces.tsx';
import { colourOf } from '../seats.ts';
import { cardOf } from '../targets.ts';
import type { CardsShown } from '../targets.ts';
import { t } from '../texts/say.ts';

interface ChoiceProps {
  readonly part: Part;
  readonly asked: Asked;
  readonly shown: CardsShown;
  readonly values: readonly Value[];
}

/** The cards that the question is about and that are not in the hand, those that cannot be chosen among them. */
export const Choice = ({ part, asked, shown, values }: ChoiceProps) => (
  <CardRow className="co-choice" label={t('hand.choice')}>
    {values.map((value) => (
      <Chosen key={value} part={part} asked={asked} shown={shown} value={value} />
    ))}
  </CardRow>
);

interface ChosenProps extends Omit<ChoiceProps, 'values'> {
  readonly value: Value;
}

function Chosen({ part, asked, shown, value }: ChosenProps) {
  const { view } = part;
  const id = String(value);
  const common = { part, value, type: shown } as const;
  switch (shown) {
    case 'faction':
      return (
        <Card {...common} kind="text" thing={`faction:${id}`}>
          <FactionFace faction={id as FactionId} />
        </Card>
      );
    case 'leader':
      return (
        <Card {...common} kind="text" thing={`leader:${id}`}>
          <ChosenLeader view={view} asked={asked} id={id as LeaderId | RyhzuId} />
        </Card>
      );
    case 'attribute':
      return (
        <Card {...common} kind="text" thing={`attribute:${id}`}>
          <AttributeFace id={id as AttributeId} isUpgraded={false} isOffered />
        </Card>
      );
    case 'token':
      return (
        <Card {...common} kind="text" thing={`token:${id}`}>
          <TokenFace view={view} seat={asked.seat} rank={Number(id) as Rank} />
        </Card>
      );
    case 'track':
      return (
        <Card {...common} kind="text" thing={`phase:${id}`}>
          <TrackFace view={view} seat={asked.seat} phase={id as Phase} />
        </Card>
      );
    case 'construction':
      return (
        <Card {...common} kind="text" thing={`built:${id}`}>
          <ConstructionFace view={view} seat={asked.seat} what={id} />
        </Card>
      );
    case 'loose':
      return (
        <Card {...common} kind="text" thing={`loose:${id}`}>
          <LooseFace id={id as LooseId} isUpgraded={view.turnedLoose.includes(id as LooseId)} />
        </Card>
      );
    case 'intel':
      return (
        <Card {...common} kind="text" thing={`intel:${cardOf(value)}`}>
          <IntelFace id={cardOf(value) as IntelId} />
        </Card>
      );
    case 'sector':
      return (
        <Card {...common} kind="text" thing="sectors">
          <SectorFace view={view} asked={asked} value={id} />
        </Card>
      );
  }
}

/** The side that would be deployed, or the one an upgrade turns up. */
function ChosenLeader({
  view,
  asked,
  id,
}: {
  readonly view: ChaosView;
  readonly asked: Asked;
  readonly id: LeaderId | RyhzuId;
}) {
  const held = view.players[asked.seat]?.leaders.find((leader) => leader.id === id);
  const isUpgrade = asked.kind === 'upgradeLeader' || asked.taken?.[0] === 'upgrade';
  const isUpgraded = isUpgrade || (held?.upgraded ?? false);
  const costs = asked.kind !== 'leaderStays' && !isUpgrade && !isRyhzu(id);
  return <LeaderFace id={id} isUpgraded={isUpgraded} note={costs ? deployNote(id, isUpgraded) : undefined} />;
}

interface OwnedProps {
  readonly view: ChaosView;
  readonly seat: number;
}

/** A pricing token: its rank, what others pay to whom, and what placing it does. */
function TokenFace({ view, seat, rank }: OwnedProps & { readonly rank: Rank }) {
  const effect = tokenEffect(rank, view);
  const { own, supply } = termsOf(view, rank);
  return (
    <span className="co-token">
      <span className="co-coin wt-livery" data-colour={colourOf(view, seat)}>
        {rank}
      </span>
      <span>
        <span className="wt-hidden">{costOf(rank, view.players.length, t('prices.you'))}</span>
        {own > 0 && <Paid count={own} to={t('prices.you')} />}
        {supply > 0 && <Paid count={supply} to={t('prices.supply')} />}
        {effect && <small>{capital(effect)}</small>}
      </span>
    </span>
  );
}

const Paid = ({ count, to }: { readonly count: number; readonly to: string }) => (
  <span className="co-paid" aria-hidden="true">
    <b>{count}</b>
    <GoodIcon good="energy" size={16} /> {to}
  </span>
);

/** A research track with what the next column brings. */
function TrackFace({ view, seat, phase }: OwnedProps & { readonly phase: Phase }) {
  const column = view.players[seat]?.research[PHASES.indexOf(phase)] ?? 1;
  const next = TRACKS[phase].columns[column];
  return (
    <span className="co-face">
      <span className="co-face-head">
        <PhaseIcon phase={phase} size={20} />
        <strong>{capital(say(`phases.${phase}`))}</strong>
        <small className="co-column">
          {column} → <b>{column + 1}</b>
          {next?.lock && <ThingIcon thing="lock" size={14} />}
        </small>
      </span>
      {next && <span className="co-face-text">{t('cards.main', { what: mainText(phase, next.main) })}</span>}
      {next && next.immediate.length > 0 && (
        <span className="co-face-note">
          {t('cards.atOnce', { what: next.immediate.map(iconText).join(` ${t('cards.or')} `) })}
        </span>
      )}
    </span>
  );
}

/** A building or a foundation of the own board, with what taking it off uncovers. */
function ConstructionFace({ view, seat, what }: OwnedProps & { readonly what: string }) {
  const player = view.players[seat];
  const faction = player?.faction;
  if (isBuilding(what)) {
    const built = player?.built[BUILDINGS.indexOf(what)] ?? 0;
    const isLocked = faction ? (FACTIONS[faction].locks[what][built] ?? false) : false;
    return (
      <span className="co-face">
        <span className="co-face-head">
          <BuildingIcon building={what} size={22} />
          <strong>{capital(buildingName(what))}</strong>
          {isLocked && (
            <small title={t('cards.lock')}>
              <ThingIcon thing="lock" size={15} />
            </small>
          )}
        </span>
        <span className="co-face-text">{t(`cards.${what}`)}</span>
        <span className="co-face-note">{t('cards.income', { gain: buildingIncomeText(what) })}</span>
        {what === 'stronghold' && faction && (
          <span className="co-face-text">{say(`factions.${faction}.stronghold`)}</span>
        )}
      </span>
    );
  }
  const ability = what.replace('foundation:', '') as BoardAbility;
  const isLocked = faction ? FACTIONS[faction].lockedFoundations.includes(ability) : false;
  return (
    <span className="co-face">
      <span className="co-face-head">
        <AbilityIcon ability={ability} size={20} />
        <strong>{boardAbilityName(ability)}</strong>
        {isLocked && (
          <small title={t('cards.lock')}>
            <ThingIcon thing="lock" size={15} />
          </small>
        )}
      </span>
      <span className="co-face-text">{boardAbilityText(ability)}</span>
    </span>
  );
}

/** A way to spend recruitment points. */
function SectorFace({
  view,
  asked,
  value,
}: {
  readonly view: ChaosView;
  readonly asked: Asked;
  readonly value: string;
}) {
  const sector = /^advance:(\d+)$/.exec(value)?.[1];
  const count = sector === undefined ? undefined : view.players[asked.seat]?.sectors[Number(sector) - 1];
  return (
    <span className="co-face">
      <span className="co-face-head">
        <ThingIcon
          thing={sector === undefined ? (value === 'trade' ? 'income' : 'gun') : 'fighter'}
          size={20}
        />
        <strong>
          {sector === undefined
            ? t(`cards.${value === 'trade' ? 'trade' : 'fastTrack'}`)
            : t('cards.sector', { sector })}
        </strong>
        {count !== undefined && <small>{t('cards.fighters', { count })}</small>}
      </span>
      <span className="co-face-text">{optionText(view, asChaos(asked), value)}</span>
    </span>
  );
}

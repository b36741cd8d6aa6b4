import { capital, listed } from '@warptable/speech';
import { ARCHIVE, BONUS_POSITION } from '../../content/index.ts';
import type {
  ArchiveId,
  MissionDeck,
  MissionId,
  RaceId,
  RewardId,
  RivalCombatId,
} from '../../content/index.ts';
import type { AbilityId } from '../../rules/state.ts';
import type { WarpView } from '../../rules/view.ts';
import { takenOf } from '../taken.ts';
import { areaDetails, areaLabel, areaName, multiplierAt } from '../areas.ts';
import { demandKind, offerKind, rewardKindName } from '../bribes.ts';
import {
  abilityText,
  activeText,
  cardKindName,
  cardName,
  cardText,
  combatOption,
  combatText,
  guardianText,
  isMission,
  isRace,
  missionName,
  missionText,
  namedEffect,
  raceText,
  racesOwner,
  rewardText,
  typeName,
} from '../cards.ts';
import { ownCards, realPrice } from '../combat.ts';
import { goodsText, playerName, proposalFor, raceName } from '../names.ts';
import { planOption } from '../plans.ts';
import { say } from '../say.ts';
import { rivalCombatText } from '../solo.ts';
import type { Label, Labels } from './option.ts';

const area: Label = (view, _asked, id) => areaLabel(view, id);
const card: Label = (_view, _asked, id) => cardText(id as ArchiveId);
const race: Label = (_view, _asked, id) => raceText(id as RaceId);
const reward: Label = (_view, _asked, id) => rewardText(id as RewardId);
const mission: Label = (_view, _asked, id) => missionText(id as MissionId);
const effect: Label = (_view, _asked, name) => namedEffect(name);

const discard: Label = (_view, _asked, id) =>
  say('options.discard', {
    card: cardName(id as ArchiveId),
    goods: goodsText(ARCHIVE[id as ArchiveId].discard),
  });

const copied: Label = (view, _asked, id) => `${racesOwner(view, id as RaceId)}. ${activeText(id as RaceId)}`;

const deck: Label = ({ missionDeckSizes }, _asked, id) => {
  const left = missionDeckSizes[id as MissionDeck];
  return say('options.deck', {
    type: typeName(id as MissionDeck),
    cards: say('counts.cards', { count: left }),
  });
};

/** Raising or lowering: what the multiplier becomes. */
const shifted =
  (by: 1 | -1): Label =>
  (view, _asked, id) => {
    const now = multiplierAt(view, id);
    return say('options.becomes', { area: areaLabel(view, id), multiplier: now + by });
  };

const shift: Label = (view, asked, id) => {
  const [way] = takenOf(asked);
  return shifted(way === 'lower' ? -1 : 1)(view, asked, id);
};

/** TW 5.2, TW 5.3: with all that tracks and abilities give. */
const extract: Label = ({ players }, { seat }, value) => {
  const player = players[seat];
  const income = player?.own?.extract;
  if (!player || !income)
    return say(value === 'troops' ? 'options.extract.unknownTroops' : 'options.extract.unknownResources');
  if (value === 'troops') return say('options.extract.troops', { troops: income.troops });
  const hasBonus = (player.tracks[3] ?? 0) >= BONUS_POSITION;
  return say('options.extract.resources', {
    goods: goodsText(income.resources),
    context: hasBonus ? 'bonus' : undefined,
  });
};

/** TW 10.37: the price is what really has to be paid. */
const cardOption: Label = (view, asked, value) => {
  const mine = ownCards(view, asked.seat)[takenOf(asked).length];
  if (!mine)
    return value === '0' ? say('options.card.notPaid') : say('options.card.number', { number: value });
  const option = combatOption(mine, Number(value));
  if (!option) return say('options.card.unpaid', { card: cardName(mine) });
  return `${cardName(mine)}: ${combatText({ ...option, cost: realPrice(view, asked, value) ?? option.cost })}`;
};

/** What a proposal gives to whom. */
const agreement: Label = (view, { seat }) => {
  const proposal = proposalFor(view, seat);
  if (!proposal) return say('options.agree');
  const named = (ids: readonly string[]): string =>
    listed(
      ids.map((id) =>
        isRace(id) ? raceName(id) : isMission(id) ? missionName(id) : say('cards.some.archive'),
      ),
    );
  const [mine, theirs] =
    proposal.by === seat ? [proposal.own, proposal.mates] : [proposal.mates, proposal.own];
  return say('options.agreeTo', { mine: named(mine), theirs: named(theirs) });
};

/** A kind, then the very card. */
const demanded: Label = (view, asked, id) =>
  takenOf(asked).length === 0 ? capital(cardKindName(id)) : card(view, asked, id);

const attack: Label = (view, asked, id) =>
  asked.options.includes(id)
    ? say('options.attack', { area: areaName(id, view.viewer), details: areaDetails(view, id) })
    : areaLabel(view, id);

export const LABELS: Labels = {
  draftRace: race,
  ownRaces: race,
  matesRaces: race,
  agreeRaces: agreement,
  guardian: (_view, _asked, id) => guardianText(id as RaceId),
  mimic: copied,
  keepMissions: mission,
  ownMissions: mission,
  matesMissions: mission,
  agreeMissions: agreement,
  moveMimicry: copied,
  ability: (_view, _asked, id) => abilityText(id as AbilityId),
  extract,
  placeTroop: area,
  placeReserve: area,
  discard,
  drawFrom: card,
  takeLooked: card,
  orderUnder: card,
  develop: planOption,
  doubleShift: planOption,
  followDevelop: planOption,
  developCheaply: planOption,
  build: planOption,
  upgrade: planOption,
  raise: shifted(1),
  lower: shifted(-1),
  followTerrashift: shift,
  attackFrom: area,
  attackTarget: attack,
  combatCard: card,
  support: card,
  offerKinds: (_view, _asked, kind) => offerKind(kind),
  offerNamedCards: card,
  offerCardKind: (_view, _asked, kind) => capital(cardKindName(kind)),
  offerNamedRewards: reward,
  demandKinds: (_view, _asked, kind) => demandKind(kind),
  demandCard: demanded,
  demandReward: (_view, _asked, kind) => rewardKindName(kind),
  soloRaces: race,
  rivalPlace: area,
  rivalBuild: area,
  rivalRaise: shifted(1),
  rivalLower: shifted(-1),
  rivalOrigin: area,
  rivalMoveFrom: area,
  rivalMoveTo: area,
  rivalRemove: area,
  rivalLaser: area,
  bribeRival: (_view, _asked, id) => rivalCombatText(id as RivalCombatId),
  giveCard: card,
  giveCards: card,
  giveRewards: reward,
  cardOption,
  combatEffect: effect,
  bonus: effect,
  cannon: area,
  laserTarget: area,
  smuggleOut: card,
  smuggleIn: card,
  discardRewards: reward,
  badges: reward,
  removeTroop: area,
  convert: area,
  impersonate: area,
  salvage: card,
  mission,
  switchOut: mission,
  switchDeck: deck,
  keepMission: mission,
  moveFrom: area,
  moveTo: area,
  replenish: deck,
};

export const stolenFrom = ({ players }: WarpView, seat: number): string =>
  say('options.stolenFrom', {
    name: playerName(seat),
    cards: say('counts.cards', { count: players[seat]?.handSize ?? 0 }),
  });

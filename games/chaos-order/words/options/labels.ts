import { capital } from '@warptable/speech';
import { ATTRIBUTES, COUNTS, FACTIONS, PHASE_BONUS, TACTICS, TRACKS } from '../../content/index.ts';
import type {
  BoardAbility,
  FactionCount,
  FactionId,
  FoundationId,
  IntelId,
  LeaderId,
  LooseId,
  RegionId,
  Section,
  TacticsId,
} from '../../content/index.ts';
import type { ChaosAsked } from '../../rules/questions.ts';
import type { ChaosView } from '../../rules/view.ts';
import { cardInCombat, cardNow, combatEffect, leaderText } from '../cards.ts';
import { costOf, energyText, gainText, immediateText, isRank, tokenEffect } from '../gains.ts';
import {
  abilityName,
  buildingName,
  intelName,
  isLeader,
  isRyhzu,
  playerName,
  seatName,
  within,
} from '../names.ts';
import {
  baseName,
  borderText,
  foundationText,
  landingName,
  piecesAt,
  placeLabel,
  placeName,
  regionName,
  regionOf,
} from '../places.ts';
import { say } from '../say.ts';
import { takenOf } from '../taken.ts';
import type { Label, Labels } from './option.ts';
import {
  attributeToUpgrade,
  constructionText,
  effectText,
  factionText,
  handCard,
  intelGainText,
  isBuilding,
  isPhase,
  leaderToDeploy,
  leaderToUpgrade,
  leadersText,
  looseText,
  withoutNumber,
} from './things.ts';
import { trackText, turnText } from './turn.ts';

const place: Label = (view, asked, id) => placeLabel(view, id, asked.seat);

// Setting up

const landing: Label = (view, _asked, id) => {
  const bases = COUNTS[view.players.length as FactionCount].bases;
  const beside = bases.find((base) => base.id === id)?.landNeighbours ?? [];
  return say('options.landing', {
    place: landingName(id as RegionId),
    regions: beside.map((region) => regionName(view, region)).join(', '),
  });
};

const pair: Label = (view, _asked, value) => {
  const [first = '', second = ''] = value.split('/');
  return say('options.pair', { first: regionName(view, first), second: regionName(view, second) });
};

// Set prices

const price: Label<'price'> = (view, asked, value) => {
  const [token] = takenOf(asked);
  return token === undefined ? tokenText(view, Number(value)) : slotText(value);
};

function tokenText(view: ChaosView, rank: number): string {
  if (!isRank(rank)) return String(rank);
  const cost = costOf(rank, view.players.length, say('people.you', { context: 'within' }));
  const effect = tokenEffect(rank, view);
  return effect === undefined
    ? say('options.token.plain', { rank, cost })
    : say('options.token.withEffect', { rank, cost, effect });
}

function slotText(value: string): string {
  const [phase = '', slot] = value.split(':');
  if (!isPhase(phase)) return value;
  const name =
    slot === 'first' || slot === 'last' ? say(`options.move.${slot}`) : capital(say(`phases.${phase}`));
  const bonus = slot === 'last' ? null : PHASE_BONUS[phase];
  return bonus ? say('options.phaseWithBonus', { phase: name, gain: gainText(bonus) }) : name;
}

const summon: Label = (view, asked, value) => {
  if (value === 'nobody') return say('options.summonNobody');
  const seat = Number(value);
  return seat === asked.seat
    ? say('options.summonForYou')
    : say('options.summonFor', { whom: seatName(view, seat) });
};

const momentCard: Label = (_view, _asked, value) =>
  value === 'done'
    ? say('options.noCard')
    : say('options.card', { card: cardNow(withoutNumber(value) as TacticsId) });

// Action phases

const actOrPass: Label<'actOrPass'> = (_view, { about }, value) => {
  if (value === 'pass') return say('options.pass');
  return about.cost > 0 ? say('options.act', { cost: energyText(about.cost) }) : say('options.actFree');
};

const research: Label<'research'> = (view, asked, value) =>
  isPhase(value) ? trackText(view, asked, value) : say('options.noResearch');

const immediate: Label<'immediate'> = (_view, { about }, value) => {
  const icon = TRACKS[about.phase].columns[about.column - 1]?.immediate[Number(value)];
  return icon === undefined ? say('options.nothing') : immediateText(icon);
};

const construct: Label<'construct'> = (view, asked, value) =>
  constructionText(view, asked.seat, value, isLocked(view, asked.seat, value));

function isLocked(view: ChaosView, seat: number, what: string): boolean {
  const player = view.players[seat];
  if (!player?.faction) return false;
  const { locks, lockedFoundations } = FACTIONS[player.faction];
  const [kind = '', ability] = what.split(':');
  if (ability !== undefined) return lockedFoundations.includes(ability as BoardAbility);
  if (!isBuilding(kind)) return false;
  const built = player.built[Object.keys(locks).indexOf(kind)] ?? 0;
  return locks[kind][built] ?? false;
}

const layToken: Label<'layToken'> = (view, asked, value) => {
  if (value === 'nothing') return say('options.noToken');
  return takenOf(asked).length === 0
    ? looseText(value as LooseId, false)
    : placeLabel(view, value, asked.seat);
};

const turnToken: Label = (view, asked, value) => {
  const loose = value === 'base' ? view.players[asked.seat]?.baseLoose : regionOf(view, value)?.loose;
  if (!loose) return say('options.noToken');
  return say('options.turned', {
    place: placeName(view, value, asked.seat, view.viewer),
    token: looseText(loose, true),
  });
};

const leader: Label = (view, { seat }, id) => {
  const upgraded = view.players[seat]?.leaders.some((one) => one.id === id && one.upgraded) ?? false;
  return isLeader(id) ? leaderText(id, upgraded) : abilityName(id);
};

const deployed: Label = (view, { seat }, id) =>
  isLeader(id) ? leaderToDeploy(view, seat, id) : say('options.nothing');

const upgraded: Label = (_view, _asked, id) =>
  isLeader(id) || isRyhzu(id) ? leaderToUpgrade(id) : say('options.nothing');

const commandPost: Label<'commandPost'> = (view, asked, value) => {
  const [what] = takenOf(asked);
  if (what === 'deploy') return deployed(view, asked, value);
  if (what === 'upgrade') return upgraded(view, asked, value);
  return value === 'deploy' || value === 'upgrade' ? say(`options.${value}`) : say('options.nothing');
};

function spendRecruits(view: ChaosView, { seat }: ChaosAsked<'spendRecruits'>, value: string): string {
  const player = view.players[seat];
  const faction = player?.faction ? FACTIONS[player.faction] : undefined;
  const [what, sector] = value.split(':');
  if (what === 'advance') {
    const from = Number(sector);
    return from < (player?.sectors.length ?? 1)
      ? say('options.advance', { from, to: from + 1 })
      : say('options.advanceToBase', { from });
  }
  if (what === 'fastTrack') return say('options.fastTrack', { cost: energyText(faction?.fastTrack ?? 0) });
  return what === 'trade'
    ? say('options.trade', { goods: gainText({ [faction?.trade ?? 'gems']: 1 }) })
    : say('options.stopRecruiting');
}

const moving: Label = (view, asked, value) =>
  value === 'nothing' ? say('options.stay') : placeLabel(view, value, asked.seat);

const along: Label = (_view, _asked, value) =>
  value === 'none' ? say('options.goAlone') : say('options.takeLeaders', { leaders: leadersText(value) });

// Combat

const battleRegion: Label = (view, asked, value) => {
  const opponents = view.players.flatMap((_, seat) =>
    seat !== asked.seat && piecesAt(view, seat, value as RegionId).length > 0
      ? [`${seatName(view, seat)} (${piecesAt(view, seat, value as RegionId).join(', ')})`]
      : [],
  );
  return say('options.fight', { region: regionName(view, value), opponents: opponents.join('; ') });
};

const battleOpponent: Label<'battleOpponent'> = (view, { about }, value) =>
  say('options.opponent', {
    name: playerName(view, Number(value)),
    contents: piecesAt(view, Number(value), about.region).join(', '),
  });

const plan: Label<'plan'> = (_view, asked, value) => {
  const [section, card] = takenOf(asked);
  if (section === undefined) {
    const id = value as Section;
    return say('options.section', { name: say(`sections.${id}.name`), text: say(`sections.${id}.text`) });
  }
  if (card === undefined)
    return value === 'none' ? say('options.bareCard') : cardInCombat(withoutNumber(value) as TacticsId);
  if (value === 'facedown') return say('options.facedown');
  const id = withoutNumber(card) as TacticsId;
  const { left, right } = TACTICS[id];
  const text = combatEffect(id);
  return text === undefined
    ? say('options.faceup', { left, right })
    : say('options.faceupWith', { left, right, text });
};

const retreatTo: Label = (view, asked, value) =>
  value === 'base' ? capital(baseName(view, asked.seat, view.viewer)) : placeLabel(view, value, asked.seat);

const razed: Label = (_view, _asked, value) => {
  const [building = ''] = withoutNumber(value).split(':');
  return isBuilding(building) ? capital(buildingName(building)) : value;
};

const boostRow: Label = (view, _asked, value) =>
  value === 'strength' || value === 'fame'
    ? say(`options.row.${value}`, { left: view.morale?.[value] ?? 0 })
    : value;

const goesAlong: Label<'goesAlong'> = (view, { seat, about }, value) =>
  value === 'yes'
    ? say('options.goesAlong.yes', { to: placeName(view, about.to, seat, seat) })
    : say('options.goesAlong.no');

const yesOrNo =
  (kind: 'reroll' | 'takeCard' | 'payUpkeep'): Label =>
  (_view, _asked, value) =>
    say(value === 'yes' ? `options.${kind}.yes` : `options.${kind}.no`);

// Gain income

const ITEMS = [
  'base',
  'foundries',
  'outposts',
  'strongholds',
  'regions',
  'morale',
  'traps',
  'upkeep',
] as const;

const income: Label = (view, asked, value) => {
  if (value === 'done') return say('options.incomeDone');
  const [kind = '', rest] = value.split(':');
  if (kind === 'card' && rest !== undefined)
    return say('options.card', { card: cardNow(withoutNumber(rest) as TacticsId) });
  if (kind === 'upkeep' && rest !== undefined)
    return say('options.item.upkeepOf', { ryhzu: abilityName(rest) });
  const item = ITEMS.find((one) => one === kind);
  if (item === undefined) return effectText(view, asked.seat, value);
  const player = view.players[asked.seat];
  return item === 'regions'
    ? say('options.item.regions', { count: player?.regionCount ?? 0 })
    : say(`options.item.${item}`);
};

const gainAt: Label<'baseIncome' | 'whichGain'> = (_view, { about }, value) => {
  const gain = about.gains[Number(value)];
  return gain ? capital(gainText(gain)) : say('options.nothing');
};

const giveIntel: Label<'giveIntel'> = (view, asked, value) => {
  if (value === 'enough') return say('options.enoughIntel');
  if (takenOf(asked).length > 0) return within(view, Number(value), asked.seat);
  const intel = withoutNumber(value) as IntelId;
  return say('options.intel', { name: intelName(intel), gain: intelGainText(intel) });
};

const upgradeAttribute: Label = (_view, _asked, value) => {
  if (value === 'gem') return say('options.aGem');
  return value === 'nothing'
    ? say('options.noUpgrade')
    : attributeToUpgrade(value, ATTRIBUTES[value as keyof typeof ATTRIBUTES].gems);
};

/** What is chosen from, by kind: things by their ids. */
export const LABELS: Labels = {
  faction: (_view, _asked, id) => factionText(id as FactionId),
  keepLeaders: (_view, _asked, id) => leaderText(id as LeaderId, false),
  baseLocation: landing,
  startPair: pair,
  firstLeader: deployed,
  leaderRegion: place,
  price,
  summon,
  momentCard,
  actOrPass,
  turn: turnText,
  research,
  payLock: (_view, _asked, value) => say(PAYMENTS[value as keyof typeof PAYMENTS]),
  immediate,
  construct,
  constructAt: place,
  constructOn: (_view, _asked, value) =>
    value === 'none'
      ? say('options.onNothing')
      : say('options.onFoundation', { reward: foundationText(value as FoundationId) }),
  layToken,
  turnToken,
  commandPost,
  spendRecruits,
  arrival: place,
  deploy: deployed,
  upgradeLeader: upgraded,
  moveFrom: moving,
  moveTo: moving,
  moveLeaders: along,
  flight: (view, _asked, value) => capital(say('options.border', { border: borderText(view, value) })),
  leaderStays: leader,
  battleRegion,
  battleOpponent,
  plan,
  reroll: yesOrNo('reroll'),
  nextEffect: (view, { seat }, value) => effectText(view, seat, value),
  boostRow,
  boostRegion: place,
  retreatTo,
  goesAlong,
  razeOrder: razed,
  takeCard: yesOrNo('takeCard'),
  discard: (_view, _asked, value) => handCard(value),
  income,
  baseIncome: gainAt,
  giveIntel,
  payUpkeep: yesOrNo('payUpkeep'),
  whichGain: gainAt,
  upgradeAttribute,
  returnOrder: place,
};

const PAYMENTS = { gem: 'options.payGem', energy: 'options.payEnergy', free: 'options.payNothing' } as const;

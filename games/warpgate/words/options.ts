import type { Value } from '@warptable/kernel';
import { BOARDS, isAction, FACTIONS, OBJECTIVES, PLANET_TYPES, TECHNOLOGIES } from '../content/index.ts';
import type { ActionCardId, Colour, FactionId, TacticsId, TechnologyId } from '../content/index.ts';
import { isQuestion } from '../rules/questions.ts';
import type { QuestionKind, WarpgateAsked } from '../rules/questions.ts';
import type { WarpgateView } from '../rules/view.ts';
import { actionText, extentText } from './actions.ts';
import {
  abilityName,
  abilityText,
  cardName,
  colourName,
  factionName,
  objectiveText,
  tacticsText,
  technologyText,
  worldName,
} from './names.ts';
import { enemyFleet, fleetText, placeAt, placeLabel, placeName, placeWithTrade } from './places.ts';
import { say } from './say.ts';
import type { TextKey } from './say.ts';

type Label<K extends QuestionKind = QuestionKind> = (
  view: WarpgateView,
  asked: WarpgateAsked<K>,
  value: string,
) => string;
type Amount<K extends QuestionKind = QuestionKind> = (
  view: WarpgateView,
  asked: WarpgateAsked<K>,
  amount: number,
) => string;

/** The options that are neither a thing nor a number: what `none`, `done`, `yes` and `no` mean here. */
const WORDS: Readonly<Partial<Record<QuestionKind, Readonly<Record<string, TextKey>>>>> = {
  layCard: { none: 'options.takeLaidCardBack' },
  endTurn: { done: 'options.endTurn' },
  keepCard: { none: 'options.keepNoCard' },
  secondGroup: { none: 'options.noSecondGroup' },
  secondStart: { none: 'options.noSecondGroup' },
  warpInTo: { done: 'options.deployNoMore' },
  reinforceAt: { done: 'options.stopHere' },
  peerReview: { none: 'options.leaveTechnologies' },
  settle: { done: 'options.settleNoMore' },
  geneBanks: { none: 'options.deployNoShip' },
  objective: { none: 'options.noObjective' },
  lookAtTopObjective: { yes: 'options.lookAtTop', no: 'options.doNotLook' },
  keepTactics: { none: 'options.keepNoCard' },
  keepSecondTactics: { none: 'options.keepNoSecondCard' },
  keepVeteran: { no: 'options.discardOpenly' },
  redeployTo: { none: 'options.stayHere' },
  ability: { settle: 'options.settleByTactics', redeploy: 'options.redeployByTactics' },
  ruins: {
    technology: 'options.ruinsTechnology',
    objective: 'options.ruinsObjective',
    good: 'options.ruinsGood',
    promotions: 'options.ruinsPromotions',
  },
};

const place: Label = (view, _asked, id) => placeLabel(view, id);
const card: Label = (_view, _asked, id) => cardName(id as ActionCardId);
const tactics: Label = (_view, _asked, id) => tacticsText(id as TacticsId);
const technology: Label = (_view, _asked, id) => technologyText(id as TechnologyId);
const colour: Label = (_view, _asked, id) => colourName(id as Colour);

const faction: Label = (_view, _asked, id) => {
  const own = id as FactionId;
  const { side, hero } = FACTIONS[own];
  return say('options.faction', {
    name: factionName(own),
    side,
    ability: abilityName(own),
    text: abilityText(own),
    hero: tacticsText(hero),
  });
};

const board: Label = (_view, _asked, id) => {
  const sides = BOARDS.find((one) => one.id === id)?.sides;
  return sides
    ? say('options.board', { first: factionName(sides.A), second: factionName(sides.B) })
    : say('options.aBoard');
};

const playableCard: Label = (view, _asked, id) => {
  const name = cardName(id as ActionCardId);
  return view.players.some(({ own }) => own?.laid === id) ? say('options.laidCard', { card: name }) : name;
};

const action: Label<'action'> = (_view, { about }, id) =>
  isAction(id) ? actionText(id, about.extents[id]) : say('options.anAction');

/** A destination of ships: an attack says so, and so does a token that would be revealed. */
const destination: Label = (view, asked, id) => {
  if (!asked.options.includes(id)) return placeLabel(view, id);
  const enemy = enemyFleet(view, asked.seat, id);
  if (enemy) return say('options.attack', { fleet: fleetText(view, enemy), place: placeWithTrade(view, id) });
  const label = placeLabel(view, id);
  return placeAt(view, id).token ? say('options.revealsToken', { place: label }) : label;
};

const objective: Label = (view, _asked, option) => {
  const [id, position = '1'] = option.split('@');
  const planetType = PLANET_TYPES.find((one) => one === id);
  const type = planetType ? worldName(planetType) : '';
  return view.objectives.length > 1
    ? say('options.objectiveAt', { type, count: Number(position), ordinal: true })
    : say('options.objective', { type });
};

const ability: Label = (_view, _asked, id) => {
  if (Object.hasOwn(TECHNOLOGIES, id)) return technologyText(id as TechnologyId);
  if (!Object.hasOwn(FACTIONS, id)) return say('options.anAbility');
  const own = id as FactionId;
  return say('options.ability', { name: abilityName(own), text: abilityText(own) });
};

const swap: Label = (view, asked, value) => {
  const player = view.players[asked.seat];
  const swaps = value === 'yes';
  const kept = swaps ? player?.own?.peeked : player?.objectives.at(-1)?.id;
  if (!kept) return say(swaps ? 'options.swapForThat' : 'options.stayWithThat');
  return say(swaps ? 'options.swapFor' : 'options.stayWith', {
    objective: objectiveText(kept),
    type: worldName(OBJECTIVES[kept].type),
  });
};

const veteran: Label = (view, asked) => {
  const recruit = view.players[asked.seat]?.own?.recruits.at(-1);
  return recruit ? say('options.addVeteran', { card: tacticsText(recruit) }) : say('options.addFound');
};

/** What is chosen from, by kind: things by their ids. */
const THINGS: { readonly [K in QuestionKind]?: Label<K> } = {
  board,
  faction,
  colour,
  gatekeepersColour: colour,
  layCard: card,
  card: playableCard,
  action,
  keepCard: card,
  discardCard: card,
  moveFrom: place,
  moveTo: destination,
  secondGroup: place,
  secondStart: place,
  warpInTo: destination,
  reinforceAt: destination,
  flyDroneTo: place,
  technology,
  peerReview: technology,
  settle: place,
  geneBanks: place,
  objective,
  swapObjective: swap,
  tradeFrom: place,
  tradeSecond: destination,
  tradeThird: destination,
  keepTactics: tactics,
  keepSecondTactics: tactics,
  keepVeteran: veteran,
  ability,
  tactics,
  withdrawTo: place,
  redeployTo: destination,
  gatekeepersGroup: place,
  gatekeepersTarget: place,
  gatekeepersColony: place,
  gatekeepersDeploy: place,
};

const spending =
  (key: 'options.spend' | 'options.use'): Amount<'spendGoods' | 'useBeacons'> =>
  (_view, { about }, amount) => {
    const extent = about.extents[amount];
    const results = [
      `X = ${about.x + amount}`,
      ...(extent === undefined ? [] : [extentText(about.action, extent)]),
    ];
    return say('options.brings', { what: say(key, { count: amount }), results: results.join(', ') });
  };

const ships = (count: number): string => say('count.ships', { count });
const cards = (count: number): string => say('count.cards', { count });

const split: Amount<'splitWithdrawal'> = (view, { about }, amount) =>
  say('options.splitWithdrawal', {
    some: amount,
    first: placeName(view, about.first),
    others: about.ships - amount,
    second: placeName(view, about.second),
  });

/** What is chosen from, by kind: numbers. */
const AMOUNTS: { readonly [K in QuestionKind]?: Amount<K> } = {
  spendGoods: spending('options.spend'),
  useBeacons: spending('options.use'),
  shipsToMove: (_view, _asked, amount) => ships(amount),
  deployShips: (_view, _asked, amount) => say('options.deployShips', { ships: ships(amount) }),
  promoteCount: (_view, _asked, amount) =>
    amount === 0 ? say('options.lookAtNoCards') : say('options.lookAtCards', { cards: cards(amount) }),
  drawCount: (_view, _asked, amount) =>
    amount === 0 ? say('options.drawNoCards') : say('options.drawCards', { cards: cards(amount) }),
  splitWithdrawal: split,
};

export function optionText(view: WarpgateView, asked: WarpgateAsked, value: Value): string {
  const { kind } = asked;
  if (!isQuestion(kind)) return String(value);
  if (typeof value === 'number') {
    const amount = AMOUNTS[kind] as Amount | undefined;
    return amount?.(view, asked, value) ?? String(value);
  }
  const word = WORDS[kind]?.[value];
  const thing = THINGS[kind] as Label | undefined;
  return word ? say(word) : (thing?.(view, asked, value) ?? value);
}

import type { Asked } from '@warptable/kernel';
import { TECHNOLOGIES } from '../content/index.ts';
import type { TechnologyId } from '../content/index.ts';
import type { WarpgateView } from '../rules/view.ts';
import { aboutOf } from './about.ts';
import type { About } from './about.ts';
import type { DecisionKind } from './kinds.ts';
import { isDecisionKind } from './kinds.ts';
import { actionName, cardName, whose, worldName } from './names.ts';
import { enemyFleet, fleetText, placeName } from './places.ts';
import { say } from './say.ts';

interface Question extends About {
  readonly view: WarpgateView;
  readonly asked: Asked;
  /** The greatest number that can be chosen. */
  readonly most: number;
}

const detailed = (prompt: string, details: readonly string[]): string =>
  details.length > 0 ? say('prompts.detailed', { prompt, details: details.join(', ') }) : prompt;

const rangeOf = ({ range }: About): string[] =>
  range === undefined ? [] : [say('extent.range', { count: range })];

/** With the action that asks: `(Maneuver, range 2)`. */
const sourced = (prompt: string, about: About): string =>
  detailed(prompt, [...(about.action ? [actionName(about.action)] : []), ...rangeOf(about)]);

/** What X is before anything is spent. */
const withX = (prompt: string, { x }: About): string => detailed(prompt, x === undefined ? [] : [`X = ${x}`]);

const place = ({ view }: Question, id: string | undefined): string =>
  id === undefined ? say('places.thePlanet') : placeName(view, id);

const actionOf = ({ action }: About): string => (action ? actionName(action) : say('prompts.theAction'));

function shipsToMove(question: Question): string {
  const { view, asked, to, action } = question;
  const fill = { from: place(question, question.from), to: place(question, to) };
  const enemy = to === undefined ? undefined : enemyFleet(view, asked.seat, to);
  if (!enemy) return detailed(say('prompts.shipsToMove', fill), action ? [actionName(action)] : []);
  const attack = { ...fill, fleet: fleetText(view, enemy) };
  return action
    ? say('prompts.shipsToAttack.action', { ...attack, action: actionName(action) })
    : say('prompts.shipsToAttack.plain', attack);
}

function tactics({ view, asked }: Question): string {
  const { battle } = view;
  if (!battle) return say('prompts.tactics.any');
  const attacking = battle.attacker === asked.seat;
  const [own, theirs] = attacking
    ? [battle.attackers, battle.defenders]
    : [battle.defenders, battle.attackers];
  return say(attacking ? 'prompts.tactics.attacking' : 'prompts.tactics.defending', {
    place: placeName(view, battle.place),
    ships: say('count.ships', { count: own }),
    whose: whose(view, attacking ? battle.defender : battle.attacker, asked.seat),
    enemies: theirs,
  });
}

function technology({ view, asked }: Question): string {
  const types = new Set(asked.options.flatMap((id) => (isTechnology(id) ? TECHNOLOGIES[id].type : [])));
  const [only] = types;
  const prompt =
    types.size === 1 && only
      ? say('prompts.technology.typed', { type: worldName(only), context: only })
      : say('prompts.technology.any');
  // WG 8.10: the display is refilled when one is left.
  const reveals = view.technologies.length === 2 && view.technologyDeckSize > 0;
  return detailed(prompt, reveals ? [say('prompts.revealsTechnology')] : []);
}

const isTechnology = (id: unknown): id is TechnologyId =>
  typeof id === 'string' && Object.hasOwn(TECHNOLOGIES, id);

const PROMPTS: Readonly<Record<DecisionKind, (question: Question) => string>> = {
  board: () => say('prompts.board'),
  faction: () => say('prompts.faction'),
  colour: () => say('prompts.colour'),
  gatekeepersColour: () => say('prompts.gatekeepersColour'),
  layCard: () => say('prompts.layCard'),
  card: ({ view }) => say('prompts.card', { turn: view.turn }),
  action: ({ card }) => say('prompts.action', { card: card ? cardName(card) : say('prompts.theCard') }),
  spendGoods: (question) =>
    withX(
      say('prompts.spendGoods', {
        goods: say('count.goods', { count: question.most }),
        action: actionOf(question),
      }),
      question,
    ),
  useBeacons: (question) =>
    withX(
      say('prompts.useBeacons', {
        beacons: say('count.beacons', { count: question.most }),
        action: actionOf(question),
      }),
      question,
    ),
  endTurn: () => say('prompts.endTurn'),
  keepCard: () => say('prompts.keepCard'),
  discardCard: () => say('prompts.discardCard'),
  moveFrom: (question) => sourced(say('prompts.moveFrom'), question),
  moveTo: (question) =>
    sourced(
      say(question.action === 'recon' ? 'prompts.moveTo.ship' : 'prompts.moveTo.ships', {
        from: place(question, question.from),
      }),
      question,
    ),
  shipsToMove,
  secondGroup: () => say('prompts.secondGroup'),
  secondStart: (question) => say('prompts.secondStart', { to: place(question, question.to) }),
  deployShips: (question) =>
    sourced(
      say('prompts.deployShips', {
        ships: say('count.ships', { count: question.most }),
        place: place(question, question.place),
      }),
      question,
    ),
  warpInTo: ({ left = 1 }) => say('prompts.warpInTo', { left }),
  reinforceAt: ({ left }) => (left ? say('prompts.reinforceAt', { left }) : say('prompts.reinforceTwice')),
  flyDroneTo: (question) =>
    detailed(say('prompts.flyDroneTo'), [actionName('research'), ...rangeOf(question)]),
  technology,
  peerReview: () => say('prompts.peerReview'),
  settle: ({ left = 1 }) => say('prompts.settle', { left }),
  geneBanks: () => say('prompts.geneBanks'),
  objective: () => say('prompts.objective'),
  lookAtTopObjective: ({ view: { topObjective } }) =>
    topObjective
      ? say('prompts.lookAtTopObjective.typed', { type: worldName(topObjective) })
      : say('prompts.lookAtTopObjective.any'),
  swapObjective: () => say('prompts.swapObjective'),
  tradeFrom: () => say('prompts.tradeFrom'),
  tradeSecond: (question) => sourced(say('prompts.tradeSecond'), question),
  tradeThird: (question) => sourced(say('prompts.tradeThird'), question),
  promoteCount: ({ most }) => say('prompts.promoteCount', { cards: say('count.cards', { count: most }) }),
  keepTactics: () => say('prompts.keepTactics'),
  keepSecondTactics: () => say('prompts.keepSecondTactics'),
  drawCount: ({ most }) => say('prompts.drawCount', { cards: say('count.actionCards', { count: most }) }),
  keepVeteran: () => say('prompts.keepVeteran'),
  ability: () => say('prompts.ability'),
  ruins: () => say('prompts.ruins'),
  tactics,
  withdrawTo: ({ view, seat, ships = 0 }) =>
    seat === undefined
      ? say('prompts.withdrawTo.losing')
      : say('prompts.withdrawTo.fleet', { fleet: fleetText(view, { seat, ships }) }),
  splitWithdrawal: (question) =>
    say('prompts.splitWithdrawal', {
      ships: question.ships ?? 0,
      first: place(question, question.first),
      second: place(question, question.second),
    }),
  redeployTo: (question) =>
    sourced(say('prompts.redeployTo', { from: place(question, question.from) }), question),
  gatekeepersGroup: () => say('prompts.gatekeepersGroup'),
  gatekeepersTarget: () => say('prompts.gatekeepersTarget'),
  gatekeepersColony: () => say('prompts.gatekeepersColony'),
  gatekeepersDeploy: () => say('prompts.gatekeepersDeploy'),
};

/** One imperative sentence. */
export function promptText(view: WarpgateView, asked: Asked): string {
  const most = Math.max(0, ...asked.options.filter((value) => typeof value === 'number'));
  return isDecisionKind(asked.kind)
    ? PROMPTS[asked.kind]({ view, asked, most, ...aboutOf(asked) })
    : say('prompts.unknown');
}

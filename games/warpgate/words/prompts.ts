import { TECHNOLOGIES } from '../content/index.ts';
import type { Action, TechnologyId } from '../content/index.ts';
import { isQuestion } from '../rules/questions.ts';
import type { QuestionKind, WarpgateAsked } from '../rules/questions.ts';
import type { WarpgateView } from '../rules/view.ts';
import { actionName, cardName, whose, worldName } from './names.ts';
import { enemyFleet, fleetText, placeName } from './places.ts';
import { say } from './say.ts';

/** A question to be put in words. */
interface Prompt<K extends QuestionKind = QuestionKind> {
  readonly view: WarpgateView;
  readonly asked: WarpgateAsked<K>;
  readonly about: WarpgateAsked<K>['about'];
  /** The greatest number that can be chosen. */
  readonly max: number;
}

const detailed = (prompt: string, details: readonly string[]): string =>
  details.length > 0 ? say('prompts.detailed', { prompt, details: details.join(', ') }) : prompt;

interface Source {
  readonly action?: Action;
  readonly range?: number;
}

/** With the action that asks: `(Maneuver, range 2)`. */
const sourced = (prompt: string, { action, range }: Source): string =>
  detailed(prompt, [
    ...(action ? [actionName(action)] : []),
    ...(range === undefined ? [] : [say('extent.range', { count: range })]),
  ]);

/** What X is before anything is spent. */
const withX = (prompt: string, { x }: { readonly x: number }): string => detailed(prompt, [`X = ${x}`]);

function shipsToMove({ view, asked, about }: Prompt<'shipsToMove'>): string {
  const { from, to, action } = about;
  const fill = { from: placeName(view, from), to: placeName(view, to) };
  const enemy = enemyFleet(view, asked.seat, to);
  if (!enemy) return detailed(say('prompts.shipsToMove', fill), action ? [actionName(action)] : []);
  const attack = { ...fill, fleet: fleetText(view, enemy) };
  return action
    ? say('prompts.shipsToAttack.action', { ...attack, action: actionName(action) })
    : say('prompts.shipsToAttack.plain', attack);
}

function tactics({ view, asked }: Prompt<'tactics'>): string {
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

function technology({ asked }: Prompt<'technology'>): string {
  const types = new Set(asked.options.flatMap((id) => (isTechnology(id) ? TECHNOLOGIES[id].type : [])));
  const [only] = types;
  const prompt =
    types.size === 1 && only
      ? say('prompts.technology.typed', { type: worldName(only), context: only })
      : say('prompts.technology.any');
  return detailed(prompt, asked.final ? [say('prompts.revealsTechnology')] : []);
}

const isTechnology = (id: unknown): id is TechnologyId =>
  typeof id === 'string' && Object.hasOwn(TECHNOLOGIES, id);

const PROMPTS: { readonly [K in QuestionKind]: (prompt: Prompt<K>) => string } = {
  board: () => say('prompts.board'),
  faction: () => say('prompts.faction'),
  colour: () => say('prompts.colour'),
  gatekeepersColour: () => say('prompts.gatekeepersColour'),
  layCard: () => say('prompts.layCard'),
  card: ({ view }) => say('prompts.card', { turn: view.turn }),
  action: ({ about }) => say('prompts.action', { card: cardName(about.card) }),
  spendGoods: ({ about, max }) =>
    withX(
      say('prompts.spendGoods', {
        goods: say('count.goods', { count: max }),
        action: actionName(about.action),
      }),
      about,
    ),
  useBeacons: ({ about, max }) =>
    withX(
      say('prompts.useBeacons', {
        beacons: say('count.beacons', { count: max }),
        action: actionName(about.action),
      }),
      about,
    ),
  endTurn: () => say('prompts.endTurn'),
  keepCard: () => say('prompts.keepCard'),
  discardCard: () => say('prompts.discardCard'),
  moveFrom: ({ about }) => sourced(say('prompts.moveFrom'), about),
  moveTo: ({ view, about }) =>
    sourced(
      say(about.action === 'recon' ? 'prompts.moveTo.ship' : 'prompts.moveTo.ships', {
        from: placeName(view, about.from),
      }),
      about,
    ),
  shipsToMove,
  secondGroup: () => say('prompts.secondGroup'),
  secondStart: ({ view, about }) => say('prompts.secondStart', { to: placeName(view, about.to) }),
  deployShips: ({ view, about, max }) =>
    sourced(
      say('prompts.deployShips', {
        ships: say('count.ships', { count: max }),
        place: placeName(view, about.place),
      }),
      about,
    ),
  warpInTo: ({ about }) => say('prompts.warpInTo', { left: about.left }),
  reinforceAt: ({ about: { left } }) =>
    left > 0 ? say('prompts.reinforceAt', { left }) : say('prompts.reinforceTwice'),
  flyDroneTo: ({ about }) => sourced(say('prompts.flyDroneTo'), { ...about, action: 'research' }),
  technology,
  peerReview: () => say('prompts.peerReview'),
  settle: ({ about }) => say('prompts.settle', { left: about.left }),
  geneBanks: () => say('prompts.geneBanks'),
  objective: () => say('prompts.objective'),
  lookAtTopObjective: ({ view: { topObjective } }) =>
    topObjective
      ? say('prompts.lookAtTopObjective.typed', { type: worldName(topObjective) })
      : say('prompts.lookAtTopObjective.any'),
  swapObjective: () => say('prompts.swapObjective'),
  tradeFrom: () => say('prompts.tradeFrom'),
  tradeSecond: ({ view, about }) =>
    sourced(say('prompts.tradeSecond', { from: placeName(view, about.from) }), about),
  tradeThird: ({ view, about }) =>
    sourced(say('prompts.tradeThird', { from: placeName(view, about.from) }), about),
  promoteCount: ({ max }) => say('prompts.promoteCount', { cards: say('count.cards', { count: max }) }),
  keepTactics: () => say('prompts.keepTactics'),
  keepSecondTactics: () => say('prompts.keepSecondTactics'),
  drawCount: ({ max }) => say('prompts.drawCount', { cards: say('count.actionCards', { count: max }) }),
  keepVeteran: () => say('prompts.keepVeteran'),
  ability: () => say('prompts.ability'),
  ruins: () => say('prompts.ruins'),
  tactics,
  withdrawTo: ({ view, about }) => say('prompts.withdrawTo', { fleet: fleetText(view, about) }),
  splitWithdrawal: ({ view, about }) =>
    say('prompts.splitWithdrawal', {
      ships: about.ships,
      first: placeName(view, about.first),
      second: placeName(view, about.second),
    }),
  redeployTo: ({ view, about }) =>
    sourced(say('prompts.redeployTo', { from: placeName(view, about.from) }), about),
  gatekeepersGroup: () => say('prompts.gatekeepersGroup'),
  gatekeepersTarget: () => say('prompts.gatekeepersTarget'),
  gatekeepersColony: () => say('prompts.gatekeepersColony'),
  gatekeepersDeploy: () => say('prompts.gatekeepersDeploy'),
};

/** One imperative sentence. */
export function promptText(view: WarpgateView, asked: WarpgateAsked): string {
  if (!isQuestion(asked.kind)) return say('prompts.unknown');
  const max = Math.max(0, ...asked.options.filter((value) => typeof value === 'number'));
  const prompt = PROMPTS[asked.kind] as (prompt: Prompt) => string;
  return prompt({ view, asked, about: asked.about, max });
}

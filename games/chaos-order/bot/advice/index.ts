import type { Pending, Seat, Value } from '@warptable/kernel';
import type { TacticsId } from '../../content/index.ts';
import { regionAt } from '../../rules/geometry.ts';
import { isQuestion } from '../../rules/questions.ts';
import type { ChaosAsked, QuestionKind } from '../../rules/questions.ts';
import { playerAt } from '../../rules/state.ts';
import type { Place, State } from '../../rules/state.ts';
import { TRACKS } from '../../content/index.ts';
import { construction, rewardOf, siteFor } from './building.ts';
import { worthOfAttribute, worthOfDeploying, worthOfLeader, worthOfTurning } from './leaders.ts';
import { appealOfMove, appealOfOrigin, fightersToMove, worthOfRegion } from './moving.ts';
import { plan } from './plans.ts';
import { price } from './pricing.ts';
import { actOrPass, recruitOption, turnOption } from './turn.ts';
import { isPhase, worthOfCard, worthOfGain, worthOfImmediate, worthOfTrack } from './worth.ts';

type AboutFor<K extends QuestionKind> = ChaosAsked<K>['about'];

/** Weighs one option of a question of some kind; of a path, after what was taken. */
type Weigh<K extends QuestionKind> = (
  s: State,
  seat: Seat,
  option: string,
  about: AboutFor<K>,
  taken: readonly Value[],
) => number;

/** How decided a player is: the exponent that makes a likelihood of what a choice is worth. */
const DECISION = 4;

const cardOf = (option: string): TacticsId => option.split('#')[0] as TacticsId;

/** By the kind of the question. Of kinds that are not listed all options are alike. */
const ADVICE: { readonly [K in QuestionKind]?: Weigh<K> } = {
  keepLeaders: (_s, _seat, leader) => worthOfLeader(leader) ** 2,
  firstLeader: (s, seat, leader) => worthOfDeploying(s, seat, leader),
  leaderRegion: (s, _seat, region) => worthOfRegion(s, regionAt(s, region as never)),
  spread: (_s, _seat, amount, { fighters }) => 1 / (1 + Math.abs(Number(amount) - fighters / 2)),
  price: (s, seat, option, _about, taken) => price(s, seat, option, taken),
  summon: (_s, seat, option) => (option === String(seat) ? 8 : option === 'nobody' ? 0.6 : 0.4),
  momentCard: (_s, _seat, option) => (option === 'done' ? 1.6 : 2),
  actOrPass: (s, seat, option, { phase, cost }) => actOrPass(s, seat, option, phase, cost),
  turn: (s, seat, option) => turnOption(s, seat, option),
  research: (s, seat, track) => (isPhase(track) ? worthOfTrack(s, seat, track) : 0.1),
  payLock: (_s, _seat, way) => ({ free: 5, energy: 2, gem: 1.6 })[way] ?? 1,
  immediate: (_s, _seat, option, { phase, column }) =>
    option === 'nothing'
      ? 0.1
      : worthOfImmediate(TRACKS[phase].columns[column - 1]!.immediate[Number(option)]!),
  construct: (s, seat, option) => construction(s, seat, option),
  constructAt: (s, seat, region, { what }) => siteFor(s, seat, region, what),
  constructOn: (_s, _seat, foundation) => rewardOf(foundation),
  layToken: (_s, _seat, option) => (option === 'nothing' ? 0.1 : 2),
  turnToken: (_s, _seat, option) => (option === 'nothing' ? 0.05 : 2),
  commandPost: (s, seat, option, _about, taken) => {
    if (option === 'nothing') return 0.4;
    return taken.length === 0
      ? 2
      : taken[0] === 'deploy'
        ? worthOfDeploying(s, seat, option)
        : worthOfTurning(s, seat, option);
  },
  spendRecruits: (s, seat, option) => recruitOption(s, seat, option),
  arrival: (s, seat, place) => (place === 'base' ? 1 : 1.5 * siteFor(s, seat, place, 'fighter')),
  deploy: (s, seat, leader) => worthOfDeploying(s, seat, leader),
  upgradeLeader: (s, seat, leader) => worthOfTurning(s, seat, leader),
  moveFrom: (s, seat, from) => (from === 'nothing' ? 0.6 : appealOfOrigin(s, seat, from as Place)),
  moveTo: (s, seat, to, { from }) => (to === 'nothing' ? 0.4 : appealOfMove(s, seat, from, to as never)),
  moveLeaders: (_s, _seat, group) => (group === 'none' ? 1 : 1.4 * group.split('+').length),
  moveFighters: (s, seat, amount, { from }) => fightersToMove(s, seat, from, Number(amount)),
  leaderStays: (s, seat, leader) => worthOfDeploying(s, seat, leader),
  battleRegion: (s, _seat, region) => worthOfRegion(s, regionAt(s, region as never)),
  plan: (s, seat, option, _about, taken) => plan(s, seat, option, taken),
  reroll: (_s, _seat, yes, { die }) => (yes === 'yes' ? [3, 1, 1, 0.1, 1.5, 0.3][die]! : 1),
  boostRow: (s, _seat, row) => (row === 'fame' ? 2.5 : 1 + 0.1 * s.round),
  boostRegion: (s, seat, region) => siteFor(s, seat, region, 'morale'),
  retreatTo: (s, _seat, region) => worthOfRegion(s, regionAt(s, region as never)),
  takeCard: (_s, _seat, yes) => (yes === 'yes' ? 8 : 1),
  discard: (_s, _seat, card) => 6 / (1 + worthOfCard(cardOf(card))),
  income: (_s, _seat, item) => (item === 'done' ? 0.2 : item.startsWith('card:') ? 3 : 2),
  baseIncome: (s, seat, option, { gains }) => {
    const gain = gains[Number(option)];
    const isPoor = playerAt(s, seat).energy < 3;
    return gain === undefined ? 1 : worthOfGain(gain) * (gain.energy !== undefined && isPoor ? 1.5 : 1);
  },
  gemsToResearch: (_s, _seat, amount) => 1 + Number(amount),
  strongholdsCounted: (_s, _seat, amount) => 1 + Number(amount) ** 2,
  giveIntel: (_s, _seat, option) => (option === 'enough' ? 1 : 1.5),
  payUpkeep: (_s, _seat, yes) => (yes === 'yes' ? 3 : 1),
  whichGain: (_s, _seat, option, { gains }) => worthOfGain(gains[Number(option)] ?? {}),
  upgradeAttribute: (_s, _seat, option) =>
    option === 'gem' ? 1.2 : option === 'nothing' ? 0.3 : worthOfAttribute(option),
  stay: (_s, _seat, amount) => 1 + Number(amount) ** 2,
};

export function advise(s: State, { ask, options }: Pending, taken: readonly Value[]): number[] | undefined {
  if (!isQuestion(ask.kind)) return undefined;
  const weigh: Weigh<QuestionKind> | undefined = ADVICE[ask.kind];
  if (!weigh) return undefined;
  const about = ask.about as AboutFor<QuestionKind>;
  return options.map(
    (option) => Math.max(0.001, weigh(s, ask.seat, String(option), about, taken)) ** DECISION,
  );
}

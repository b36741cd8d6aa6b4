import { DIE, RYHZU } from '../content/index.ts';
import type { BoardAbility, IntelId, LooseId, Section, TacticsId } from '../content/index.ts';
import { isQuestion } from '../rules/questions.ts';
import type { ChaosAsked, QuestionKind } from '../rules/questions.ts';
import type { ChaosView } from '../rules/view.ts';
import { cardName } from './cards.ts';
import { dieText } from './combat.ts';
import { costOf, energyText, fightersText, gainText, isRank, pointsText } from './gains.ts';
import {
  abilityName,
  boardAbilityName,
  buildingName,
  intelName,
  leaderName,
  looseName,
  playerName,
  sectionName,
} from './names.ts';
import { borderText, landingName, placeName, regionName } from './places.ts';
import { intelGainText, isBuilding } from './options/things.ts';
import { say } from './say.ts';
import { takenOf } from './taken.ts';

/** A question to be put in words. */
interface Prompt<K extends QuestionKind = QuestionKind> {
  readonly view: ChaosView;
  readonly asked: ChaosAsked<K>;
  readonly about: ChaosAsked<K>['about'];
  readonly phase: (phase: keyof typeof PHASE_KEYS) => string;
  readonly region: (id: string) => string;
  readonly place: (id: string) => string;
}

const PHASE_KEYS = { discover: 1, build: 1, harvest: 1, recruit: 1, move: 1 } as const;

function price({ view, asked }: Prompt<'price'>): string {
  const [token] = takenOf(asked).map(Number);
  if (token !== undefined && isRank(token))
    return say('prompts.price.phase', {
      rank: token,
      cost: costOf(token, view.players.length, say('people.you', { context: 'within' })),
    });
  const again = view.prices.some((one) => one?.by === asked.seat);
  return say(again ? 'prompts.price.tokenAgain' : 'prompts.price.token');
}

function momentCard({ about, phase }: Prompt<'momentCard'>): string {
  const { moment } = about;
  return say(`prompts.momentCard.${moment}`, { phase: about.phase ? phase(about.phase) : '' });
}

function actOrPass({ view, asked, about, phase }: Prompt<'actOrPass'>): string {
  const fill = { phase: phase(about.phase), cost: energyText(about.cost) };
  if (about.cost > 0) return say('prompts.actOrPass.paid', fill);
  const own = view.prices.some((one, i) => one?.by === asked.seat && i === phaseIndex(about.phase));
  return say(own ? 'prompts.actOrPass.own' : 'prompts.actOrPass.free', fill);
}

const phaseIndex = (phase: keyof typeof PHASE_KEYS): number => Object.keys(PHASE_KEYS).indexOf(phase);

function turn({ about, phase }: Prompt<'turn'>): string {
  const points = about.mainPoints + about.cardPoints;
  const fill = { phase: phase(about.phase), points: pointsText(about.phase, points) };
  if (points > 0) return say('prompts.turn.points', fill);
  return say(about.main === 'open' ? 'prompts.turn.open' : 'prompts.turn.closed', fill);
}

function construct({ about }: Prompt<'construct'>): string {
  if (about.foundationOnly) return say('prompts.construct.foundation');
  return about.points > 0
    ? say('prompts.construct.points', { points: pointsText('build', about.points) })
    : say('prompts.construct.one');
}

function constructAt({ about }: Prompt<'constructAt'>): string {
  const [kind = '', ability] = about.what.split(':');
  if (ability !== undefined)
    return say('prompts.constructAt.foundation', { ability: boardAbilityName(ability as BoardAbility) });
  return isBuilding(kind)
    ? say('prompts.constructAt.building', { building: buildingName(kind) })
    : say('prompts.constructAt.any');
}

function commandPost({ asked }: Prompt<'commandPost'>): string {
  const [what] = takenOf(asked);
  return what === 'deploy' || what === 'upgrade'
    ? say(`prompts.commandPost.${what}`)
    : say('prompts.commandPost.what');
}

function plan({ view, asked, about, region }: Prompt<'plan'>): string {
  const [section, card] = takenOf(asked);
  const fill = { region: region(about.region), whom: playerName(view, about.against) };
  if (card !== undefined) return say('prompts.plan.side', { card: cardName(card as TacticsId) });
  return section === undefined
    ? say('prompts.plan.section', fill)
    : say('prompts.plan.card', { ...fill, section: sectionName(section as Section) });
}

function giveIntel({ asked, about }: Prompt<'giveIntel'>): string {
  const [card] = takenOf(asked);
  if (card === undefined) return say('prompts.giveIntel.card', { count: about.left });
  const intel = card.split('#')[0] as IntelId;
  return say('prompts.giveIntel.seat', { intel: intelName(intel), gain: intelGainText(intel) });
}

function upgradeAttribute({ about: { orGem, left } }: Prompt<'upgradeAttribute'>): string {
  if (!orGem) return say('prompts.upgradeAttribute.only');
  return left > 1
    ? say('prompts.upgradeAttribute.orGemTwice', { left })
    : say('prompts.upgradeAttribute.orGem');
}

const PROMPTS: { readonly [K in QuestionKind]: (prompt: Prompt<K>) => string } = {
  faction: () => say('prompts.faction'),
  keepLeaders: ({ about }) => say('prompts.keepLeaders', { keep: about.keep }),
  baseLocation: ({ view, asked }) =>
    say(
      view.players[asked.seat]?.faction === 'circadians'
        ? 'prompts.baseLocation.ship'
        : 'prompts.baseLocation.base',
    ),
  startPair: ({ about }) => say('prompts.startPair', { base: landingName(about.base) }),
  firstLeader: () => say('prompts.firstLeader'),
  leaderRegion: ({ about }) => say('prompts.leaderRegion', { leader: leaderName(about.leader) }),
  spread: ({ about, region }) =>
    say('prompts.spread', {
      fighters: fightersText(about.fighters),
      first: region(about.first),
      second: region(about.second),
    }),
  price,
  summon: ({ about }) =>
    say('prompts.summon', { ryhzu: leaderName(about.ryhzu), rank: RYHZU[about.ryhzu].rank }),
  momentCard,
  actOrPass,
  turn,
  research: ({ about: { left } }) =>
    left > 1 ? say('prompts.research.more', { left }) : say('prompts.research.one'),
  payLock: ({ about }) => say(`prompts.payLock.${about.lockOn}`),
  immediate: ({ about, phase }) =>
    say('prompts.immediate', { phase: phase(about.phase), column: about.column }),
  construct,
  constructAt,
  constructOn: ({ about, region }) =>
    say('prompts.constructOn', { building: buildingName(about.building), region: region(about.region) }),
  layToken: ({ asked }) => {
    const [token] = takenOf(asked);
    return token === undefined
      ? say('prompts.layToken.token')
      : say('prompts.layToken.place', { token: looseName(token as LooseId) });
  },
  turnToken: () => say('prompts.turnToken'),
  commandPost,
  spendRecruits: ({ about }) => say('prompts.spendRecruits', { points: pointsText('recruit', about.points) }),
  arrival: () => say('prompts.arrival'),
  deploy: () => say('prompts.deploy'),
  upgradeLeader: () => say('prompts.upgradeLeader'),
  moveFrom: ({ about }) => say(`prompts.moveFrom.${about.how}`),
  moveTo: ({ about, place }) => say(`prompts.moveTo.${about.how}`, { from: place(about.from) }),
  moveLeaders: ({ about, place }) =>
    say('prompts.moveLeaders', { from: place(about.from), to: place(about.to) }),
  moveFighters: ({ about, place }) =>
    say('prompts.moveFighters', { from: place(about.from), to: place(about.to) }),
  flight: ({ view, about }) =>
    say(about.cost > 0 ? 'prompts.flight.paid' : 'prompts.flight.free', {
      from: borderText(view, about.from),
      cost: pointsText('move', about.cost),
    }),
  leaderStays: ({ about, region }) => say('prompts.leaderStays', { region: region(about.region) }),
  battleRegion: () => say('prompts.battleRegion'),
  battleOpponent: ({ about, region }) => say('prompts.battleOpponent', { region: region(about.region) }),
  plan,
  reroll: ({ about }) => say('prompts.reroll', { face: dieText(DIE[about.die]) }),
  nextEffect: () => say('prompts.nextEffect'),
  boostRow: ({ about }) => say(about.returning ? 'prompts.boostRow.returning' : 'prompts.boostRow.taken'),
  boostRegion: () => say('prompts.boostRegion'),
  retreatTo: ({ about, region }) => say('prompts.retreatTo', { from: region(about.from) }),
  goesAlong: ({ about, place }) =>
    say('prompts.goesAlong', { leader: leaderName(about.leader), to: place(about.to) }),
  razeOrder: ({ about, region }) => say('prompts.razeOrder', { region: region(about.region) }),
  takeCard: ({ about }) => say('prompts.takeCard', { card: cardName(about.card) }),
  discard: ({ asked, about }) => say('prompts.discard', { count: asked.min, limit: about.limit }),
  income: () => say('prompts.income'),
  baseIncome: () => say('prompts.baseIncome'),
  gemsToResearch: () => say('prompts.gemsToResearch'),
  strongholdsCounted: () => say('prompts.strongholdsCounted'),
  giveIntel,
  payUpkeep: ({ about: { ryhzu } }) =>
    say('prompts.payUpkeep', { goods: gainText(RYHZU[ryhzu].upkeep), ryhzu: leaderName(ryhzu) }),
  whichGain: ({ about }) => say('prompts.whichGain', { source: abilityName(about.from) }),
  upgradeAttribute,
  stay: ({ about, region }) => say('prompts.stay', { region: region(about.region) }),
  returnOrder: () => say('prompts.returnOrder'),
};

/** One imperative sentence. */
export function promptText(view: ChaosView, asked: ChaosAsked): string {
  if (!isQuestion(asked.kind)) return say('prompts.unknown');
  const prompt = PROMPTS[asked.kind] as (prompt: Prompt) => string;
  return prompt({
    view,
    asked,
    about: asked.about,
    phase: (phase) => say(`phases.${phase}`),
    region: (id) => regionName(view, id),
    place: (id) => placeName(view, id, asked.seat, asked.seat),
  });
}

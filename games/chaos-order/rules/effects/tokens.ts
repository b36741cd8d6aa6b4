import type { Flow, Refusal, Seat } from '@warptable/kernel';
import { LOOSE_TOKENS, TRACKS } from '../../content/index.ts';
import type { LooseId } from '../../content/index.ts';
import { traineeAt, traineesOf, whyNotDeploy, whyNotUpgrade } from '../available/leaders.ts';
import { regionAt } from '../geometry.ts';
import type { Chaos } from '../moments.ts';
import { columnOf, controllerOf, factionOf, leaderOf } from '../queries.ts';
import { ask } from '../questions.ts';
import { REFUSED } from '../refusals.ts';
import { playerAt } from '../state.ts';
import type { Place, State } from '../state.ts';
import { deployLeader, upgradeLeader } from './leaders.ts';

/** The loose token that lies there. */
export const looseAt = (s: State, seat: Seat, at: Place): LooseId | null =>
  at === 'base' ? playerAt(s, seat).baseLoose : regionAt(s, at).loose;

/** CO 10.5, CO 10.10: over a printed production token in a controlled region or on the own base. */
/** Not on the drop ship, which has no production (CO 20.12). */
function placesToLay(s: State, seat: Seat): Place[] {
  const { baseLoose } = playerAt(s, seat);
  const places: Place[] = factionOf(s, seat).baseProduction && baseLoose === null ? ['base'] : [];
  for (const region of s.regions) {
    if (region.production && region.loose === null && controllerOf(s, region) === seat)
      places.push(region.id);
  }
  return places;
}

/** CO 10.5 */
export function* layToken(g: Chaos, seat: Seat): Flow {
  const s = g.state;
  if (s.loose.length === 0 || placesToLay(s, seat).length === 0) return;
  const [chosen, at] = yield* ask.layToken<string>(seat, {
    next: ([token, place]) => {
      if (token === undefined) return [...s.loose, 'nothing'];
      return token === 'nothing' || place !== undefined ? [] : placesToLay(s, seat);
    },
  });
  if (chosen === 'nothing') return;
  const token = chosen as LooseId;
  const place = at as Place;
  s.loose.splice(s.loose.indexOf(token), 1);
  if (place === 'base') {
    const player = playerAt(s, seat);
    player.baseLoose = token;
    player.baseHarvested = false; // CO 10.3
  } else {
    const region = regionAt(s, place);
    region.loose = token;
    region.harvested = false;
  }
  g.emit?.({ type: 'TokenLaid', seat, token, at: place });
}

/** CO 10.6: whoever laid it. */
export function* turnToken(g: Chaos, seat: Seat): Flow {
  const s = g.state;
  const places = (): Place[] => {
    const found: Place[] = playerAt(s, seat).baseLoose ? ['base'] : [];
    for (const region of s.regions) {
      if (region.loose && controllerOf(s, region) === seat) found.push(region.id);
    }
    return found;
  };
  const whyNot = (at: Place): Refusal | undefined =>
    s.turnedLoose.includes(looseAt(s, seat, at)!) ? REFUSED.turnedAlready : undefined;
  if (!places().some((at) => !whyNot(at))) return;
  const at = yield* ask.turnToken(seat, {
    candidates: () => [...places(), 'nothing'] as const,
    whyNot: (one) => (one === 'nothing' ? undefined : whyNot(one)),
  });
  if (at === 'nothing') return;
  const token = looseAt(s, seat, at)!;
  s.turnedLoose.push(token);
  g.emit?.({ type: 'TokenTurned', seat, token, at });
}

const POST_DISCOUNT = 2;

/** CO 10.8: what the auxiliary action shows in the present column, less 2; nothing on the upgraded side. */
function postEnergy(s: State, seat: Seat, turned: boolean, phase: 'recruit' | 'move'): number {
  if (turned) return 0;
  const { cost } = TRACKS[phase].columns[columnOf(playerAt(s, seat), phase) - 1]!.auxiliary;
  return Math.max(0, (cost.energy ?? 0) - POST_DISCOUNT);
}

/** Command Post: deploy or upgrade one leader; no auxiliary action is used up. */
export function* commandPost(g: Chaos, seat: Seat, turned: boolean): Flow {
  const s = g.state;
  const deployEnergy = postEnergy(s, seat, turned, 'recruit');
  const upgradeEnergy = postEnergy(s, seat, turned, 'move');
  const deployable = (): string[] =>
    playerAt(s, seat)
      .leaders.filter((leader) => !whyNotDeploy(s, seat, leader, deployEnergy))
      .map(({ id }) => id);
  const upgradable = (): string[] =>
    traineesOf(s, seat)
      .filter((one) => !whyNotUpgrade(s, seat, one, upgradeEnergy))
      .map(({ id }) => id);
  const [what, id] = yield* ask.commandPost<string>(seat, {
    next: ([chosen, leader]) => {
      if (leader !== undefined || chosen === 'nothing') return [];
      if (chosen === 'deploy') return deployable();
      if (chosen === 'upgrade') return upgradable();
      const ways = ['nothing'];
      if (upgradable().length > 0) ways.unshift('upgrade');
      if (deployable().length > 0) ways.unshift('deploy');
      return ways;
    },
  });
  if (what === 'deploy') deployLeader(g, seat, leaderOf(s, seat, id as never)!.id, deployEnergy);
  if (what === 'upgrade') upgradeLeader(g, seat, traineeAt(s, seat, id as never).id, upgradeEnergy);
}

/** What a loose token yields. */
export const yieldOf = (s: State, token: LooseId) =>
  LOOSE_TOKENS[token][s.turnedLoose.includes(token) ? 'upgraded' : 'plain'];

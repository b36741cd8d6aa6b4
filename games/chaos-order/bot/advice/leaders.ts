import type { Seat } from '@warptable/kernel';
import { ATTRIBUTES, LEADERS, RYHZU } from '../../content/index.ts';
import type { AttributeId, LeaderId, LeaderSide, RyhzuId, Triple } from '../../content/index.ts';
import { leaderOf } from '../../rules/queries.ts';
import type { State } from '../../rules/state.ts';

const force = ({ strength, attack, shields }: Triple): number =>
  strength + 0.6 * attack + 0.5 * shields + 1.5;

const isLeader = (id: string): id is LeaderId => Object.hasOwn(LEADERS, id);

/** Both sides of the card, the upgraded one less: it costs. */
export function worthOfLeader(id: string): number {
  if (!isLeader(id)) return 1;
  const { basic, upgraded, upgradeGems } = LEADERS[id];
  return force(basic) - cost(basic) + 0.4 * (force(upgraded) - force(basic) - upgradeGems);
}

const cost = ({ deployGems }: LeaderSide): number => 0.8 * deployGems;

/** The side that lies up. */
export function worthOfDeploying(s: State, seat: Seat, id: string): number {
  if (!isLeader(id)) return 1;
  const { basic, upgraded } = LEADERS[id];
  const side = leaderOf(s, seat, id)?.upgraded ? upgraded : basic;
  return Math.max(0.3, force(side) - cost(side));
}

/** What turning the card over adds; more where it stands on the map. */
export function worthOfTurning(s: State, seat: Seat, id: string): number {
  if (!isLeader(id)) return Object.hasOwn(RYHZU, id) ? worthOfRyhzu(id as RyhzuId) : 1;
  const { basic, upgraded, upgradeGems } = LEADERS[id];
  const leader = leaderOf(s, seat, id);
  const place = leader?.at === 'supply' ? 0.5 : leader?.at === 'base' ? 1 : 1.5;
  return Math.max(0.2, place * (force(upgraded) - force(basic) - upgradeGems));
}

const worthOfRyhzu = (id: RyhzuId): number => force(RYHZU[id].upgraded) - force(RYHZU[id].basic);

/** The cheaper the better; the upgrade of an attribute is for the rest of the game. */
export const worthOfAttribute = (id: string): number =>
  Object.hasOwn(ATTRIBUTES, id) ? 6 / (1 + 0.5 * ATTRIBUTES[id as AttributeId].gems) : 1;

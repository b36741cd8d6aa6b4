import { askedOf } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { attacksOf } from '../board/preview.ts';
import type { MissionId, RaceId, RewardId } from '../content/index.ts';
import { dice, position } from './arrange.ts';
import type { Position, Side, WarpTable } from './arrange.ts';
import { NEST, raid, yellow } from './raiding.ts';

const FOUR: readonly RewardId[] = ['rw-cells-1', 'rw-cells-2', 'rw-ore-1', 'rw-ore-2'];

/** Seat 0 in the Action Phase with four Reward Cards, and something to trade so that there is always a question. */
const owning = (race: RaceId, me: Side = {}, more: Position = {}): WarpTable =>
  position({
    ...more,
    sides: { ...more.sides, 0: { races: [race], rewards: FOUR, gold: 1, ...me } },
    guardian: { race: race === 'nurec-designers' ? 'luron-droids' : 'nurec-designers', ...more.guardian },
  });

/** Pays with the first of the Reward Cards. */
function use(table: WarpTable, race: RaceId, kind = 'action'): WarpTable {
  table.answer(kind, `+badges:${race}`);
  if (!table.isAsked('badges')) return table;
  const { min } = table.question('badges').ask;
  return table.answer('badges', table.options('badges').slice(0, min));
}

describe('paying for a Reward Ability', () => {
  test('TW 14.5, TW 11.5 so many cards of choice are discarded for the badges, without their effect', () => {
    const table = owning('darja-shadows', {}, { areas: { [NEST]: { token: 'yellow-2' } } });
    table.answer('action', '+badges:darja-shadows');
    expect(table.options('badges')).toEqual(FOUR);
    table.answer('badges', ['rw-cells-2', 'rw-ore-1']).ifAsked('removeTroop', NEST);
    expect(table.player(0).rewards).toEqual(['rw-cells-1', 'rw-ore-2']);
    expect(table.state.rewardDiscard).toEqual(['rw-cells-2', 'rw-ore-1']);
    expect(table.player(0)).toMatchObject({ gold: 1, energy: 0 });
    expect(table.player(0).deeds).toMatchObject({ rewardsSpent: 2, rewardAbilities: 1 });
    expect(table.events('RewardAbilityUsed')).toEqual([
      { type: 'RewardAbilityUsed', seat: 0, race: 'darja-shadows', badges: ['rw-cells-2', 'rw-ore-1'] },
    ]);
  });

  test('TW 14.5 with too few cards it is refused', () => {
    const table = owning('morlar-raiders', { rewards: FOUR.slice(0, 2) });
    expect(table.refusal('action', '+badges:morlar-raiders')).toEqual({
      rule: 'TW 14.5',
      reason: 'tooFewBadges',
    });
  });

  test('TW 14.6, TW 20.9 a permanent one works once per game, the others as often as they are paid for', () => {
    const table = use(owning('silna-officials'), 'silna-officials');
    expect(table.refusal('action', '+badges:silna-officials')).toEqual({
      rule: 'TW 14.6',
      reason: 'permanentTwice',
    });
    const twice = use(use(owning('skolok-miners'), 'skolok-miners'), 'skolok-miners');
    expect(twice.player(0)).toMatchObject({ gold: 3, rewards: [] });
    expect(twice.player(0).deeds.rewardAbilities).toBe(2);
  });

  test('TW 14.7 it must do at least something', () => {
    const table = owning('tavma-morphlings', {});
    expect(table.refusal('action', '+badges:tavma-morphlings')).toEqual({
      rule: 'TW 14.7',
      reason: 'abilityUseless',
    });
  });

  test('TW 20.9 not in combat, but TW 19.15 in the prototype edition', () => {
    const setup = { me: { races: ['skolok-miners'], rewards: FOUR, gold: 1 } } as const;
    const table = raid(setup);
    expect(table.options('combatCard', 0)).not.toContain('+badges:skolok-miners');
    const prototype = raid({ ...setup, switches: ['rewardInCombat'] });
    use(prototype, 'skolok-miners', 'combatCard');
    expect(prototype.player(0).gold).toBe(2);
    expect(prototype.isAsked('combatCard', 0)).toBe(true);
  });

  test('TW 19.15 in a combat no ability attacks, and none touches the target area', () => {
    const morlar = raid({
      me: { races: ['morlar-raiders'], rewards: FOUR, gold: 1 },
      switches: ['rewardInCombat'],
    });
    expect(morlar.options('combatCard', 0)).not.toContain('+badges:morlar-raiders');
    const darja = { races: ['darja-shadows', 'ecton-cultists'], rewards: FOUR, gold: 1 } as const;
    const alone = raid({ me: darja, switches: ['rewardInCombat'], areas: { [NEST]: { token: 'yellow-2' } } });
    expect(alone.refusal('commitLast', '+badges:ecton-cultists').reason).toBe('abilityUseless');
    const two = raid({
      me: darja,
      switches: ['rewardInCombat'],
      areas: {
        [NEST]: { token: 'yellow-2' },
        's1-middle': { token: 'green-2' },
        's1-upper-left': { token: 'green-1' },
      },
    });
    two.ifAsked('attackTarget', NEST).ifAsked('attackTroops', 3);
    use(two, 'darja-shadows', 'commitLast');
    expect(two.options('removeTroop')).toEqual(['s1-upper-left', 's1-middle']);
  });
});

describe('Reward Abilities', () => {
  test('TW 14.5 Knives in the Dark (Darja): a Troop within 2 steps, behind a Sentry Tower too, then a card', () => {
    const table = owning(
      'darja-shadows',
      {},
      {
        deck: ['build-07'],
        sides: { 1: { troops: { 's1-middle': 2, 's2-start': 1 } } },
        areas: {
          's1-middle': { buildings: ['sentry-tower'] },
          's1-left': { token: 'yellow-1' },
          's1-upper-left': { token: 'green-2', facedown: true },
          'ring-6': { token: 'green-2' },
        },
      },
    );
    use(table, 'darja-shadows');
    expect(table.options('removeTroop')).toEqual(['s1-left', 's1-middle']); // neither hidden nor 3 steps away
    table.answer('removeTroop', 's1-middle');
    expect(table.troops('s1-middle')).toBe(1);
    expect(table.player(1).supply).toBe(11);
    table.answer('drawFrom', 'deck');
    expect(table.player(0).hand).toEqual(['build-07']);
  });

  test('TW 8.8 Knives in the Dark (Darja): the last Troop leaves an empty area', () => {
    const table = owning(
      'darja-shadows',
      {},
      {
        sides: { 1: { troops: { 's1-middle': 1 } } },
        areas: { 's1-middle': { buildings: ['command-center'] }, 's1-left': { token: 'yellow-1' } },
      },
    );
    use(table, 'darja-shadows').answer('removeTroop', 's1-middle');
    expect(table.owner('s1-middle')).toBe(-1);
    expect(table.track(1, 'command-center')).toBe(1);
    expect(table.player(1).stock).toEqual([2, 3, 3, 3]);
  });

  test('TW 1.10 Knives in the Dark (Darja): never a Colony, and never the Gate', () => {
    const table = owning(
      'darja-shadows',
      { troops: { 's2-left': 1, 'ring-1': 1 } },
      {
        sides: { 1: { troops: { 's2-outer-corner': 1 } } },
        areas: { 's2-middle': { token: 'yellow-1' }, 's2-upper-right': { token: 'yellow-1' } },
      },
    );
    use(table, 'darja-shadows');
    expect(table.refusal('removeTroop', 's2-colony')).toEqual({ rule: 'TW 1.10', reason: 'safeColony' });
    expect(() => table.refusal('removeTroop', 'gate')).toThrow('not even a candidate');
    const only = owning(
      'darja-shadows',
      { troops: { 's2-left': 1 } },
      { sides: { 1: { troops: { 's2-outer-corner': 1 } } } },
    );
    expect(only.options('action')).toContain('+badges:darja-shadows'); // TW 14.7: for the card alone
  });

  test('TW 18.11 Knives in the Dark (Darja): never a teammate', () => {
    const table = owning(
      'darja-shadows',
      {},
      {
        seats: 4,
        options: { mode: 'team' },
        sides: {
          1: { troops: { 's1-left': 2 } },
          2: { troops: { 's1-upper-left': 2 } },
          3: { troops: { 's1-middle': 2 } },
        },
      },
    );
    use(table, 'darja-shadows');
    expect(table.options('removeTroop')).toEqual(['s1-left', 's1-middle']);
  });

  test('TW 14.5 Scrap Haul (Dura): any card of the Discard Pile, then 1 Gold', () => {
    const table = owning('dura-scavengers', {}, { discard: ['build-02', 'enforce-1', 'build-01'] });
    use(table, 'dura-scavengers');
    expect(table.options('salvage')).toEqual(['build-02', 'enforce-1', 'build-01']);
    table.answer('salvage', 'enforce-1');
    expect(table.player(0)).toMatchObject({ hand: ['enforce-1'], shown: ['enforce-1'], gold: 2 });
    expect(table.state.discard).toEqual(['build-01', 'build-02']);
    expect(table.player(0).rewards).toHaveLength(3);
    const empty = use(owning('dura-scavengers'), 'dura-scavengers');
    expect(empty.player(0).gold).toBe(2); // TW 14.7: the part that can be done
  });

  const EXILED_BESIDE: Position = {
    areas: {
      [NEST]: { token: 'yellow-3', modifier: -1, buildings: ['laser-cannon'] },
      's1-left': { token: 'yellow-3' },
      's1-upper-left': { token: 'green-1', facedown: true },
      's1-middle': { token: 'green-1' },
    },
  };

  test('TW 14.9 Conversion (Ecton): a faceup token of strength 1 or 2 beside you gives way to as many Troops', () => {
    const table = use(owning('ecton-cultists', {}, EXILED_BESIDE), 'ecton-cultists');
    expect(table.owner(NEST)).toBe(0); // the only one: not too strong, facedown or afar
    expect(table.troops(NEST)).toBe(2);
    expect(table.player(0)).toMatchObject({ supply: 8, rewards: ['rw-ore-2'] });
    expect(table.state.turn.gained).toBe(true);
    expect(table.state.defeatedTokens).toEqual(['yellow-3']);
    expect(table.player(0).deeds).toMatchObject({ buildingsGained: 1, conqueredFromPlayers: 0, troops: 2 });
  });

  test('TW 14.9 Conversion (Ecton): no Exiled Ability acts', () => {
    const skolok = { ...EXILED_BESIDE, ...yellow('skolok-miners') };
    expect(use(owning('ecton-cultists', {}, skolok), 'ecton-cultists').player(0).gold).toBe(1);
  });

  test('TW C48 Conversion (Ecton): Troops of the general supply first, then of the reserve, as many as there are', () => {
    const troops = { 's1-colony': 4, 's1-start': 4, 's2-middle': 4 };
    const mixed = use(owning('ecton-cultists', { troops, reserve: 1 }, EXILED_BESIDE), 'ecton-cultists');
    expect(mixed.troops(NEST)).toBe(2);
    expect(mixed.player(0)).toMatchObject({ supply: 0, reserve: 0 });
    const enough = use(owning('ecton-cultists', { reserve: 2 }, EXILED_BESIDE), 'ecton-cultists');
    expect(enough.player(0).reserve).toBe(2);
    const more = { ...troops, 's2-left': 1 };
    const single = use(owning('ecton-cultists', { troops: more }, EXILED_BESIDE), 'ecton-cultists');
    expect(single.troops(NEST)).toBe(1);
    const none = owning('ecton-cultists', { troops: { ...more, 's2-upper-left': 1 } }, EXILED_BESIDE);
    expect(none.refusal('action', '+badges:ecton-cultists').reason).toBe('abilityUseless');
  });

  test('TW 11.1 an area taken over after the Reveal step reveals once more', () => {
    const areas = {
      [NEST]: { token: 'yellow-1' },
      's1-inner-corner': { token: 'green-2', facedown: true },
    } as const;
    const table = owning('ecton-cultists', {}, { step: 'replenish', phase: 'reveal', areas });
    use(table, 'ecton-cultists', 'replenish');
    expect(table.events('TokensFlipped')).toMatchObject([{ tokens: [{ area: 's1-inner-corner' }] }]);
  });

  test('TW C64 Foundry (Luron): 2 Troops now, and 1 at each of the own turn starts, which may come out at once', () => {
    const table = use(owning('luron-droids'), 'luron-droids');
    expect(table.player(0)).toMatchObject({ reserve: 2, supply: 8 });
    expect(table.player(0).abilities).toEqual(['luron-droids', 'luron-droids:always']);
    const later = position({
      step: 'turnStart',
      sides: { 0: { races: ['luron-droids'], permanent: ['luron-droids'], gold: 1 } },
      guardian: { race: 'nurec-designers' },
    });
    expect(later.player(0).reserve).toBe(1);
    later.answer('extract', '+reserve').answer('placeReserve', 's1-start');
    expect(later.troops('s1-start')).toBe(2);
    const rival = position({ step: 'turnStart', active: 1, sides: { 0: { permanent: ['luron-droids'] } } });
    expect(rival.player(0).reserve).toBe(0);
  });

  test('TW 14.15 Second Wave (Morlar): a whole attack with plus 1 that is no action', () => {
    const table = owning(
      'morlar-raiders',
      { troops: { 's1-start': 4 } },
      { areas: { [NEST]: { token: 'yellow-2' } }, chance: [dice(1, 1, 1), dice(2, 2)] },
    );
    use(table, 'morlar-raiders');
    expect(attacksOf(table.view(0), askedOf(table.question('attackTroops')), null)).toMatchObject([
      { troops: 1, plus: 1 },
      { troops: 2, plus: 1 },
      { troops: 3, plus: 1 },
    ]);
    table.answer('attackTroops', 3).passOthers();
    expect(table.events('CombatResolved')).toMatchObject([{ winner: 'attack', attack: 6, defence: 4 }]);
    expect(table.state.turn.actions).toEqual([]);
    expect(table.options('action')).toContain('terrashift');
    const nobody = owning('morlar-raiders');
    expect(nobody.refusal('action', '+badges:morlar-raiders').reason).toBe('abilityUseless');
  });

  test('TW 14.15 Second Wave (Morlar): the action of the turn may be an attack as well', () => {
    const table = owning(
      'morlar-raiders',
      { troops: { 's1-start': 4 } },
      { areas: { [NEST]: { token: 'yellow-2' } }, chance: [dice(1), dice(6, 6), dice(6, 6), dice(1, 1)] },
    );
    use(table, 'morlar-raiders').answer('attackTroops', 1).passOthers();
    table.answer('action', 'attack').answer('attackTroops', 2).passOthers();
    expect(table.events('CombatResolved')).toMatchObject([
      { winner: 'defence' },
      { winner: 'attack', attack: 12 },
    ]);
  });

  test('TW 14.5 Masterpiece (Nurec): two different Upgrades for free', () => {
    const table = use(owning('nurec-designers'), 'nurec-designers').answer('upgrade', ['gold-mine']);
    expect(table.options('upgrade')).toEqual([
      'command-center',
      'energy-plant',
      'trade-post',
      'assault-ship',
    ]);
    table.answer('upgrade', ['assault-ship']);
    expect(table.player(0)).toMatchObject({ gold: 1, levels: [1, 2, 1, 1, 2] });
    expect(table.player(0).deeds.upgrades).toBe(2);
  });

  test('TW 1.11 Masterpiece (Nurec): if just one type is below level 3, it is upgraded alone', () => {
    const levels = { 'command-center': 3, 'energy-plant': 3, 'trade-post': 3, 'assault-ship': 3 };
    const table = use(owning('nurec-designers', { levels }), 'nurec-designers');
    expect(table.player(0).levels).toEqual([3, 2, 3, 3, 3]);
    const done = owning('nurec-designers', { levels: { ...levels, 'gold-mine': 3 } });
    expect(done.refusal('action', '+badges:nurec-designers').reason).toBe('abilityUseless');
  });

  test('TW 14.5 Rapid Construction (Ralan): any Build for free, which nobody can follow', () => {
    const table = use(
      owning('ralan-engineers', {}, { sides: { 1: { hand: ['build-01'], gold: 9, energy: 9 } } }),
      'ralan-engineers',
    );
    expect(table.options('build')).toEqual([
      'command-center',
      'energy-plant',
      'trade-post',
      'laser-cannon',
      'sentry-tower',
      'assault-ship',
    ]);
    table.answer('build', ['energy-plant', 's1-start']);
    expect(table.track(0, 'energy-plant')).toBe(2);
    expect(table.player(0).gold).toBe(1);
    expect(table.isAsked('followDevelop')).toBe(false); // TW 7.25
    expect(table.isAsked('doubleShift')).toBe(false);
    expect(table.isAsked('action', 0)).toBe(true);
  });

  test('TW 14.6 Honours List (Silna): each mission completed from now on gives 2 resources of choice', () => {
    const mission = { missions: ['pr-09'], reserve: 4 } as const; // 4 Troops in reserve
    const table = owning('silna-officials', { ...mission, presets: { missions: 'ask' } });
    use(table, 'silna-officials').answer('mission', 'pr-09').answer('gainGold', 1);
    expect(table.player(0)).toMatchObject({ gold: 2, energy: 1, done: ['pr-09'] });
    const before = owning('silna-officials', { ...mission, presets: { missions: 'ask' } });
    before.answer('action', '+trade').answer('mission', 'pr-09');
    expect(before.isAsked('gainGold')).toBe(false);
  });

  test('TW 13.3, TW 14.6 Honours List (Silna): whoever could buy it first is asked before a mission is completed', () => {
    const mission = { missions: ['pr-09'], reserve: 3 } as const;
    const asked = owning('silna-officials', mission).answer('action', '+trade');
    expect(asked.options('mission')).toEqual(['pr-09', 'wait', 'hold']);
    use(asked.answer('mission', 'wait'), 'silna-officials').answer('action', '+complete:pr-09');
    expect(asked.answer('gainGold', 2).player(0)).toMatchObject({ gold: 2, energy: 1, done: ['pr-09'] });
    const just = owning('silna-officials', { ...mission, rewards: FOUR.slice(0, 2) });
    expect(just.answer('action', '+trade').isAsked('mission', 0)).toBe(true);
    const poor = owning('silna-officials', { ...mission, rewards: FOUR.slice(0, 1) });
    expect(poor.answer('action', '+trade').player(0).done).toEqual(['pr-09']);
    const other = owning('skolok-miners', mission).answer('action', '+trade');
    expect(other.player(0).done).toEqual(['pr-09']);
    const bought = use(owning('silna-officials', { ...mission, rewards: FOUR }), 'silna-officials');
    expect(bought.isAsked('gainGold')).toBe(true);
  });

  test('TW 13.6 Honours List (Silna): of several missions the player says which comes first', () => {
    const bribing = (...missions: readonly MissionId[]): WarpTable =>
      raid({
        me: { missions, permanent: ['silna-officials'], gold: 5 },
        other: { hand: ['enforce-1'] },
      })
        .answers(['combatCard', 'none'], ['support', 'enforce-1'])
        .answers(['bribe', 'offer'], ['offerAmount', 5], ['answerBribe', 'accept']);
    // Last Coin (pr-20) is not fulfilled any more with what Open Palm (pr-16) gives.
    const table = bribing('pr-16', 'pr-20');
    expect(table.options('mission')).toEqual(['pr-16', 'pr-20', 'wait', 'hold']);
    table.answers(['mission', 'pr-20'], ['gainGold', 1], ['gainGold', 1]);
    expect(table.player(0).done).toEqual(['pr-20', 'pr-16']);
    expect(bribing('pr-16').player(0).done).toEqual(['pr-16']);
  });

  test('TW 14.5 Motherlode (Skolok): Gold by the Gold Track, at most 6', () => {
    expect(use(owning('skolok-miners'), 'skolok-miners').player(0).gold).toBe(2);
    const level = (n: number): Side => ({ levels: { 'gold-mine': n }, troops: { 's1-left': 1, [NEST]: 1 } });
    const mines: Position = {
      areas: { 's1-left': { buildings: ['gold-mine'] }, [NEST]: { buildings: ['gold-mine'] } },
    };
    expect(use(owning('skolok-miners', level(1), mines), 'skolok-miners').player(0).gold).toBe(4);
    expect(use(owning('skolok-miners', level(3), mines), 'skolok-miners').player(0).gold).toBe(7);
  });

  test("TW 14.14 Standing Contract (Sol'ca): Combat Cards are 1/1 cheaper in total, on top of the Command bonus", () => {
    const permanent = { races: ['solca-mercenaries'], permanent: ['solca-mercenaries'] } as const;
    const attack = (me: Side, more: Position = {}): WarpTable =>
      raid({ me: { hand: ['enforce-1'], ...me }, ...more })
        .answer('combatCard', 'enforce-1')
        .passOthers();
    expect(attack(permanent).options('cardOption', 0)).toEqual(['1', '2']); // 1/0 and 1/1 for nothing
    expect(attack({ races: ['solca-mercenaries'] }).forced('cardOption')).toEqual([['0']]);
    const buildings = ['s1-left', 's1-upper-left', 's1-upper-right'];
    const bonus = attack(
      {
        ...permanent,
        levels: { 'command-center': 2 },
        troops: { 's1-start': 4, ...Object.fromEntries(buildings.map((area) => [area, 1])) },
      },
      {
        areas: {
          [NEST]: { token: 'yellow-2' },
          ...Object.fromEntries(buildings.map((area) => [area, { buildings: ['command-center' as const] }])),
        },
      },
    );
    expect(bonus.options('cardOption', 0)).toEqual(['1', '2', '3']); // 2/2 less 1/1 less 1/1
  });

  test("TW 14.13 Standing Contract (Sol'ca): not for a supporter", () => {
    const table = raid({
      other: { races: ['solca-mercenaries'], permanent: ['solca-mercenaries'], hand: ['enforce-1'] },
    });
    table.answers(['combatCard', 'none'], ['support', 'enforce-1']).ifAsked('bribe', 'none');
    expect(table.forced('cardOption')).toEqual([['0']]);
  });

  test('TW 14.9 Impostor (Tavma): a single enemy Troop beside you gives way to one of yours', () => {
    const table = owning(
      'tavma-morphlings',
      {},
      {
        sides: { 1: { troops: { [NEST]: 1, 's1-left': 2 } } },
        areas: {
          [NEST]: { buildings: ['gold-mine'] },
          's1-upper-left': { token: 'yellow-2', modifier: -1 },
          's1-upper-right': { token: 'green-1', facedown: true },
        },
      },
    );
    use(table, 'tavma-morphlings');
    expect(table.options('impersonate')).toEqual(['s1-upper-left', NEST]);
    table.answer('impersonate', NEST);
    expect(table.owner(NEST)).toBe(0);
    expect(table.troops(NEST)).toBe(1);
    expect(table.player(1).supply).toBe(11);
    expect([table.track(0, 'gold-mine'), table.track(1, 'gold-mine')]).toEqual([2, 1]); // TW 10.61
    expect(table.player(0).deeds.conqueredFromPlayers).toBe(0);
    expect(table.events('RewardsDrawn')).toEqual([]);
  });

  test('TW 14.9 Impostor (Tavma): an Exiled Token leaves the game; with an empty supply a Troop of the reserve comes', () => {
    const troops = { 's1-colony': 4, 's1-start': 4, 's2-middle': 4 };
    const table = owning(
      'tavma-morphlings',
      { troops, reserve: 2 },
      { areas: { 's1-upper-left': { token: 'yellow-2', modifier: -1 } } },
    );
    use(table, 'tavma-morphlings');
    expect(table.owner('s1-upper-left')).toBe(0);
    expect(table.player(0)).toMatchObject({ supply: 0, reserve: 1 });
    expect(table.state.defeatedTokens).toEqual(['yellow-2']);
  });

  test('TW 1.10 Impostor (Tavma): not a Colony, though a single Troop stands there, and not the Gate', () => {
    const table = owning(
      'tavma-morphlings',
      { troops: { 's2-left': 1, 'ring-1': 1 } },
      { guardian: { race: 'xotan-timebenders' }, sides: { 1: { troops: { 's2-upper-left': 2 } } } },
    );
    expect(table.troops('s2-colony')).toBe(1);
    expect(table.refusal('action', '+badges:tavma-morphlings').reason).toBe('abilityUseless');
  });

  test('TW 14.5 Black Market (Volut): 2 cards and 1 resource of choice', () => {
    const table = use(owning('volut-smugglers', {}, { deck: ['build-05', 'build-06'] }), 'volut-smugglers');
    table.answers(['drawFrom', 'deck'], ['drawFrom', 'deck'], ['gainGold', 0]);
    expect(table.player(0)).toMatchObject({ hand: ['build-05', 'build-06'], gold: 1, energy: 1 });
    expect(table.player(0).rewards).toHaveLength(3);
  });

  test("TW 14.6 Trade League (Xe'lo): when anybody follows an action of yours, gain 1/1", () => {
    const league: Side = {
      races: ['xelo-traders'],
      permanent: ['xelo-traders'],
      hand: ['build-05'],
      gold: 1,
      energy: 1,
    };
    const follower: Side = { hand: ['build-04'], gold: 9, energy: 9 };
    const develop = (follow: readonly string[]): WarpTable =>
      position({ sides: { 0: league, 1: follower } })
        .answer('action', 'develop')
        .answer('develop', ['build-05', '2', 's1-start', '0/1'])
        .answer('followDevelop', follow, 1);
    const followed = develop(['build-04', '3', 's2-start', '1/1']).answer('gainGold', 1); // TW 7.24
    expect(followed.player(0)).toMatchObject({ gold: 3, energy: 1 });
    expect(develop(['no']).player(0)).toMatchObject({ gold: 1, energy: 0 });
    const shifted = position({ sides: { 0: league } }).answer('action', 'terrashift');
    shifted.answers(['raise', 's1-start'], ['lower', 'ring-1'], ['followTerrashift', ['lower', 'ring-2']]);
    expect(shifted.ifAsked('drawFrom', 'stop').player(0)).toMatchObject({ gold: 2, energy: 2 });
    const bought = use(owning('xelo-traders'), 'xelo-traders');
    expect(bought.player(0).abilities).toContain('xelo-traders:always');
  });

  test('TW C62, TW 14.15 Borrowed Hour (Xotan): one more action of another kind, after the first one', () => {
    const table = owning('xotan-timebenders').answer('action', 'terrashift');
    table.answers(['raise', 's1-start'], ['lower', 'ring-1']).passOthers();
    use(table, 'xotan-timebenders', 'endAction').ifAsked('endAction', 'endAction');
    expect(table.refusal('action', 'terrashift')).toEqual({ rule: 'TW 14.15', reason: 'actionUsed' });
    table.answer('action', 'skip'); // optional
    expect(table.isAsked('moveFrom')).toBe(true);
  });

  test('TW 14.15 Borrowed Hour (Xotan): bought before the action, or before the Action Phase; others may follow', () => {
    const table = owning(
      'xotan-timebenders',
      { hand: ['build-05'], gold: 2, energy: 2 },
      { step: 'extract' },
    );
    use(table, 'xotan-timebenders', 'extract').answer('extract', 'resources');
    table.answer('discard', 'draw').answers(['drawFrom', 'deck'], ['drawFrom', 'deck']);
    table.answer('action', 'terrashift').answers(['raise', 's1-start'], ['lower', 'ring-1']).passOthers();
    table.answer('action', 'develop').answer('develop', ['build-05', '2', 's1-start', '0/1']);
    expect(table.isAsked('followDevelop', 1)).toBe(true);
    table.passOthers();
    expect(table.isAsked('moveFrom')).toBe(true);
  });

  test('TW C62 Borrowed Hour (Xotan): refused from the End Phase on', () => {
    const table = owning('xotan-timebenders', {}, { step: 'movement' });
    expect(table.refusal('moveFrom', '+badges:xotan-timebenders')).toEqual({
      rule: 'TW 14.15',
      reason: 'noMoreActions',
    });
  });

  test('TW 14.5 Forced March (Xurdun): 1 Troop, then up to 3 Troop Movements', () => {
    const table = use(owning('xurdun-slavers'), 'xurdun-slavers').answer('placeTroop', 's1-start');
    expect(table.question('moveFrom').ask.about).toEqual({ left: 3 });
    table.answers(['moveFrom', 's1-start'], ['moveTo', NEST]);
    expect(table.owner(NEST)).toBe(0);
    table.answers(['moveFrom', 's1-colony'], ['moveTo', 's1-start'], ['moveFrom', 'stop']);
    expect(table.troops('s1-start')).toBe(2);
    expect(table.isAsked('action')).toBe(true);
  });

  test('TW 11.11 Forced March (Xurdun): no free move between the Movements', () => {
    const table = use(owning('xurdun-slavers'), 'xurdun-slavers').answer('placeTroop', 'reserve');
    expect(table.options('moveFrom').filter((option) => String(option).startsWith('+'))).toEqual([]);
  });

  test('TW 14.5 Grand Catalogue (Zeto): 3 cards', () => {
    const deck = ['build-05', 'build-06', 'build-07'] as const;
    const table = use(owning('zeto-archivists', {}, { deck }), 'zeto-archivists');
    for (let n = 0; n < 3; n++) table.answer('drawFrom', 'deck');
    expect(table.player(0).hand).toEqual(deck);
    expect(table.isAsked('action')).toBe(true);
  });
});

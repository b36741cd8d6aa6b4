import { describe, expect, test } from 'vitest';
import { dice, position } from './arrange.ts';
import { NEST, raid, raidRival, story, yellow } from './raiding.ts';

describe('Exiled Abilities on areas of their colour', () => {
  test('TW 14.8 Veiled (Darja): who plays a card on the attacking side first pays 1 Energy', () => {
    const setup = { other: { hand: ['enforce-2'] as const, gold: 1 } };
    const table = raid({
      ...yellow('darja-shadows'),
      ...setup,
      me: { hand: ['enforce-1'], gold: 1, energy: 1 },
    });
    table.answer('combatCard', 'enforce-1');
    expect(table.player(0).energy).toBe(0);
    table.answer('support', 'enforce-2'); // costs the supporter nothing
    expect(table.events('Paid')).toMatchObject([{ seat: 0, gold: 0, energy: 1 }]);

    const poor = raid({ ...yellow('darja-shadows'), me: { hand: ['enforce-1'], gold: 1 } });
    expect(poor.refusal('combatCard', 'enforce-1')).toEqual({ rule: 'TW 14.8', reason: 'cannotUnveil' });
    const green = raid({
      ...yellow('darja-shadows'),
      areas: { [NEST]: { token: 'green-2' } },
      me: { hand: ['enforce-1'], gold: 1 },
    });
    expect(green.options('combatCard')).toContain('enforce-1');
  });

  test('TW 14.10 Leftovers (Dura): the conqueror may take the top card of the Discard Pile, before the Reward Card', () => {
    const setup = { ...yellow('dura-scavengers'), guardian: { race: 'luron-droids' as const } };
    const table = raid({ ...setup, discard: ['build-04', 'build-01'] }).passOthers();
    expect(table.question('salvageTop', 0).ask.about).toEqual({ card: 'build-04' });
    table.answer('salvageTop', 'yes');
    expect(table.player(0).hand).toEqual(['build-04']);
    expect(table.state.discard).toEqual(['build-01']);
    expect(story(table, 'AreaGained', 'CardSalvaged', 'RewardsDrawn')).toEqual([
      'AreaGained',
      'CardSalvaged',
      'RewardsDrawn',
    ]);
    const refused = raid({ ...setup, discard: ['build-04'] })
      .passOthers()
      .answer('salvageTop', 'no');
    expect(refused.state.discard).toEqual(['build-04']);
  });

  test('TW 14.10 Leftovers (Dura): not with a full hand, an empty Discard Pile, or after a lost attack', () => {
    const setup = { ...yellow('dura-scavengers'), guardian: { race: 'luron-droids' as const } };
    const hand = [
      'build-05',
      'build-06',
      'build-07',
      'build-08',
      'build-09',
      'build-10',
      'build-11',
    ] as const;
    const full = raid({ ...setup, discard: ['build-04'], me: { hand: [...hand, 'build-12'] } }).passOthers();
    expect(full.isAsked('salvageTop')).toBe(false);
    expect(full.owner(NEST)).toBe(0);
    expect(raid(setup).passOthers().isAsked('salvageTop')).toBe(false);
    const lost = raid({ ...setup, discard: ['build-04'], attack: [1, 1, 1], defence: [6, 6] }).passOthers();
    expect(lost.isAsked('salvageTop')).toBe(false);
  });

  test('TW C10 No Surrender (Ecton): on equal power they lose nothing, and the attack has failed', () => {
    const even = { areas: { [NEST]: { token: 'yellow-1' } }, attack: [1, 1, 1], defence: [3] } as const;
    const table = raid({ ...yellow('ecton-cultists'), ...even }).passOthers();
    expect(table.strength(NEST)).toBe(1);
    expect(table.troops('s1-start')).toBe(3);
    expect(table.events('RewardsDrawn')).toEqual([]);
    const usual = raid({ ...yellow('luron-droids'), ...even }).passOthers();
    expect(usual.owner(NEST)).toBe(0);
    const beaten = raid({ ...yellow('ecton-cultists'), ...even, defence: [2] }).passOthers();
    expect(beaten.owner(NEST)).toBe(0);
  });

  test('TW C46 Self-Repair (Luron): at the end of any turn their -1 modifiers go, +1 modifiers stay', () => {
    const table = position({
      ...yellow('luron-droids'),
      step: 'turnEnd',
      active: 1,
      areas: {
        'ring-1': { token: 'yellow-3', modifier: -1 },
        'ring-2': { token: 'yellow-2', modifier: 1 },
        'ring-3': { token: 'green-3', modifier: -2 },
        'ring-4': { token: 'yellow-3', modifier: -1, facedown: true },
      },
    });
    const strengths = ['ring-1', 'ring-2', 'ring-3'].map((area) => table.strength(area));
    expect(strengths).toEqual([3, 3, 1]);
    expect(table.events('StrengthChanged')).toEqual([
      { type: 'StrengthChanged', area: 'ring-1', by: 1, strength: 3 },
    ]);
  });

  test('TW C59 Self-Repair (Luron): where a +1 has cancelled the -1 there is nothing to take away', () => {
    const table = raid({
      ...yellow('luron-droids'),
      areas: { [NEST]: { token: 'yellow-3', modifier: -1 } },
      other: { hand: ['reinforce-1'] },
      attack: [1, 1, 1],
      defence: [6, 6, 6],
    });
    table.answer('combatCard', 'none').answer('support', 'reinforce-1').passOthers();
    expect(table.events('CombatResolved')).toMatchObject([{ winner: 'defence' }]);
    expect(table.strength(NEST)).toBe(3);
    expect(table.state.modifier.every((modifier) => modifier === 0)).toBe(true);
  });

  test('TW C60 Counter-Raid (Morlar): a failed attack costs the attacker a second Troop, after a tie too', () => {
    const failed = raid({ ...yellow('morlar-raiders'), attack: [1, 1, 1], defence: [6, 6] }).passOthers();
    expect(failed.troops('s1-start')).toBe(2);
    const tie = raid({
      ...yellow('morlar-raiders'),
      troops: 2,
      attack: [1, 1],
      defence: [1, 1],
    }).passOthers();
    expect(tie.troops('s1-start')).toBe(2);
    expect(tie.strength(NEST)).toBe(1);
    const single = raid({
      ...yellow('morlar-raiders'),
      troops: 1,
      attack: [1],
      defence: [6, 6],
    }).passOthers();
    expect(single.troops('s1-start')).toBe(3);
    const won = raid(yellow('morlar-raiders')).passOthers();
    expect(won.troops(NEST)).toBe(3);
  });

  test('TW C54 Bastions (Ralan): their areas count as holding a Sentry Tower', () => {
    const ship = { 's1-start': { ships: 1 }, [NEST]: { token: 'yellow-2' as const } };
    const table = raid({ ...yellow('ralan-engineers'), areas: ship, attack: [1, 1, 1], defence: [1, 1] });
    expect(table.isAsked('useShip')).toBe(false); // the ship cannot take part
    expect(raid({ ...yellow('luron-droids'), areas: ship }).isAsked('useShip')).toBe(true);
    table.passOthers();
    expect(table.events('CombatResolved')).toMatchObject([{ attack: 3, defence: 4 }]); // each die is worth 2
  });

  test('TW 20.10 Bastions (Ralan): no Laser Cannon can fire at them', () => {
    const table = position({
      ...yellow('ralan-engineers'),
      sides: { 0: { energy: 2 } },
      areas: {
        's1-start': { buildings: ['laser-cannon'] },
        [NEST]: { token: 'yellow-1' },
        's1-upper-right': { token: 'green-1' },
        's1-upper-left': { token: 'green-2' },
      },
    }).answer('action', '+fire');
    expect(table.refusal('laserTarget', NEST)).toEqual({ rule: 'TW 8.5', reason: 'laserTower' });
    expect(table.options('laserTarget')).toEqual(['s1-upper-left', 's1-upper-right']);
  });

  test('TW C54 Bastions (Ralan): an attack with a ship on a facedown token stands, and they have plus 1', () => {
    const table = position({
      ...yellow('ralan-engineers'),
      sides: { 0: { troops: { 's1-start': 4 } } },
      areas: {
        's1-start': { ships: 1 },
        's1-inner-corner': { token: 'yellow-1', facedown: true, multiplier: 1 },
      },
      chance: [dice(4), dice(1)],
    });
    table.answer('action', 'attack').ifAsked('attackTarget', 's1-inner-corner').answer('attackTroops', 1);
    table.passOthers();
    expect(table.events('CombatResolved')).toMatchObject([{ winner: 'attack', attack: 8, defence: 2 }]);
  });

  test('TW 14.8 Stubborn Rock (Skolok): their multipliers cannot be lowered; the conqueror gains 2 Gold', () => {
    const areas = {
      'ring-1': { token: 'yellow-2' },
      'ring-2': { token: 'green-2' },
      'ring-3': { token: 'yellow-2', facedown: true },
    } as const;
    const table = position({ ...yellow('skolok-miners'), areas }).ifAsked('action', 'terrashift');
    expect(table.options('raise')).toContain('ring-1');
    table.answer('raise', 's1-start');
    expect(table.refusal('lower', 'ring-1')).toEqual({ rule: 'TW 14.8', reason: 'stubbornRock' });
    expect(table.options('lower')).toEqual(expect.arrayContaining(['ring-2', 'ring-3'])); // TW 14.8: no colour facedown
    const won = raid(yellow('skolok-miners')).passOthers();
    expect(won.player(0)).toMatchObject({ gold: 2, energy: 0 });
    expect(story(won, 'Gained', 'RewardsDrawn')).toEqual(['Gained', 'RewardsDrawn']); // TW 14.10
  });

  test("TW 14.8 For Sale (Sol'ca): the attacker may pay 3 Gold for one Troop less, but not for the last", () => {
    const table = raid({ ...yellow('solca-mercenaries'), me: { gold: 3 }, attack: [1, 1, 1], defence: [6] });
    table.answer('forSale', 'pay');
    expect(table.player(0).gold).toBe(0);
    expect(table.strength(NEST)).toBe(1);
    table.passOthers();
    expect(table.strength(NEST)).toBe(1); // it stays
    const kept = raid({ ...yellow('solca-mercenaries'), me: { gold: 3 } }).answer('forSale', 'no');
    expect(kept.strength(NEST)).toBe(2);
    const poor = raid({ ...yellow('solca-mercenaries'), me: { gold: 2 } });
    expect(poor.refusal('forSale', 'pay')).toEqual({ rule: 'TW 7.5', reason: 'notEnoughResources' });
    const last = raid({
      ...yellow('solca-mercenaries'),
      me: { gold: 3 },
      areas: { [NEST]: { token: 'yellow-1' } },
    });
    expect(last.isAsked('forSale')).toBe(false);
  });

  test.each([
    [1, 'yellow-2', 1],
    [2, 'yellow-3', 2],
    [2, 'yellow-1', 1],
    [3, 'yellow-2', 2],
    [4, 'yellow-2', 2],
    [5, 'yellow-2', 3],
    [6, 'yellow-3', 4],
  ] as const)(
    'TW 14.8 Unstable Flesh (Tavma): a roll of %i makes %s a strength of %i',
    (die, token, strength) => {
      const table = raid({
        ...yellow('tavma-morphlings'),
        areas: { [NEST]: { token } },
        before: [dice(die)],
      });
      expect(table.strength(NEST)).toBe(strength);
      expect(table.events('FleshChanged')).toEqual([{ type: 'FleshChanged', area: NEST, die }]);
      expect(table.match.undoable(0).ok).toBe(false); // TW 21.2
    },
  );

  test('TW 14.8 Unstable Flesh (Tavma): never above 4, and not on the other colour', () => {
    const full = raid({
      ...yellow('tavma-morphlings'),
      areas: { [NEST]: { token: 'yellow-3', modifier: 1 } },
      before: [dice(6)],
    });
    expect(full.strength(NEST)).toBe(4);
    const green = raid({ ...yellow('tavma-morphlings'), areas: { [NEST]: { token: 'green-2' } } });
    expect(green.events('FleshChanged')).toEqual([]);
  });

  test('TW 20.7 No Questions (Volut): no bribe can be offered, and a supporter pays 1 Gold less', () => {
    const setup = { me: { gold: 5 }, other: { hand: ['enforce-1'] as const, gold: 1, energy: 2 } };
    const table = raid({ ...yellow('volut-smugglers'), ...setup });
    table.answer('combatCard', 'none').answer('support', 'enforce-1');
    expect(table.isAsked('bribe')).toBe(false);
    expect(table.options('cardOption', 1)).toEqual(['1', '2', '3']); // 0/0, 0/1 and 1/2
    table.answer('cardOption', ['3']);
    expect(table.player(1)).toMatchObject({ gold: 0, energy: 0 });
    const usual = raid({ ...yellow('luron-droids'), ...setup });
    usual.answer('combatCard', 'none').answer('support', 'enforce-1');
    expect(usual.isAsked('bribe', 0)).toBe(true);
    usual.answer('bribe', 'none');
    expect(usual.options('cardOption', 1)).toEqual(['1', '2']);
  });

  test('TW C61 Chains (Xurdun): after a failed attack that cost a Troop they have one more, up to 4', () => {
    const failed = raid({ ...yellow('xurdun-slavers'), attack: [1, 1, 1], defence: [6, 6] }).passOthers();
    expect(failed.strength(NEST)).toBe(3);
    const tie = raid({
      ...yellow('xurdun-slavers'),
      troops: 2,
      attack: [1, 1],
      defence: [1, 1],
    }).passOthers();
    expect(tie.strength(NEST)).toBe(2);
    expect(tie.state.modifier.every((modifier) => modifier === 0)).toBe(true);
    const full = raid({
      ...yellow('xurdun-slavers'),
      areas: { [NEST]: { token: 'yellow-3', modifier: 1 } },
      attack: [1, 1, 1],
      defence: [6, 6, 6, 6],
    }).passOthers();
    expect(full.strength(NEST)).toBe(4);
  });

  test('TW 14.8 Chains (Xurdun): not if Defect left no attacker to lose', () => {
    const table = raid({
      ...yellow('xurdun-slavers'),
      troops: 1,
      attack: [],
      defence: [6, 6],
      other: { hand: ['defect-1'], gold: 2, energy: 1 },
    });
    table.answer('combatCard', 'none').answer('support', 'defect-1').passOthers();
    expect(table.events('CombatResolved')).toMatchObject([{ winner: 'defence', attack: 0 }]);
    expect(table.strength(NEST)).toBe(2);
  });

  const vault = ['build-01', 'build-02', 'build-03', 'build-04', 'build-05', 'build-06'] as const;

  test('TW 14.10 Sealed Vault (Zeto): the conqueror sees 5 cards, may take one, the others go under the deck', () => {
    const table = raid({ ...yellow('zeto-archivists'), deck: vault }).passOthers();
    expect(table.options('takeLooked', 0)).toEqual([...vault.slice(0, 5), 'none']);
    expect(table.events('TopLookedAt', 1)).toEqual([{ type: 'TopLookedAt', seat: 0, count: 5 }]);
    expect(table.match.undoable(0).ok).toBe(false); // TW 21.2
    table.answer('takeLooked', 'build-03');
    expect(table.player(0).hand).toEqual(['build-03']);
    expect(table.state.deck.at(-1)).toBe('build-06');
    expect(table.state.deck.slice(0, 4)).toEqual(['build-05', 'build-04', 'build-02', 'build-01']);
    expect(story(table, 'TopLookedAt', 'RewardsDrawn')).toEqual(['TopLookedAt', 'RewardsDrawn']);
  });

  test('TW 1.11 Sealed Vault (Zeto): of a smaller deck one sees all, with a full hand one takes nothing', () => {
    const few = raid({ ...yellow('zeto-archivists'), deck: vault.slice(0, 2), discard: 'rest' }).passOthers();
    expect(few.options('takeLooked')).toEqual(['build-01', 'build-02', 'none']);
    few.answer('takeLooked', 'none');
    expect(few.state.deck).toEqual(['build-02', 'build-01']);
    const hand = [
      'maneuver-1',
      'enforce-1',
      'enforce-2',
      'elite-1',
      'elite-2',
      'defect-1',
      'defect-2',
    ] as const;
    const full = raid({ ...yellow('zeto-archivists'), deck: vault, me: { hand: [...hand, 'jetpack-1'] } });
    full.passOthers();
    expect(full.options('takeLooked', 0)).toEqual(['none']);
    expect(full.player(0).lookedCards).toEqual(vault.slice(0, 5));
    full.answer('takeLooked', 'none');
    expect(full.player(0).hand).toHaveLength(8);
    expect(full.state.deck.at(-1)).toBe('build-06');
  });

  test('TW 14.8 a colour ability is nothing to the players and the Warp Guardian', () => {
    const rival = raidRival({ ...yellow('skolok-miners'), attack: [6, 6, 6], defence: [1, 1] }).passOthers();
    expect(rival.owner('s2-outer-corner')).toBe(0);
    expect(rival.player(0).gold).toBe(0);
    const gate = position({
      ...yellow('luron-droids'),
      guardian: { race: 'skolok-miners' },
      sides: { 0: { troops: { 'ring-1': 4 } } },
      chance: [dice(6, 6, 6), dice(1, 1)],
    });
    gate.answer('action', 'attack').answer('attackTroops', 3).passOthers().ifAsked('stayAtGate', 1);
    expect(gate.owner('gate')).toBe(0);
    expect(gate.player(0).gold).toBe(0);
  });
});

describe('Exiled Abilities for everybody', () => {
  test('TW 14.8 Open Plans (Nurec): an Upgrade in the own Develop action may draw a card', () => {
    const setup = {
      ...yellow('nurec-designers'),
      sides: { 0: { hand: ['upgrade-02', 'build-01'], gold: 9, energy: 9 } },
    } as const;
    const table = position({ ...setup, deck: ['build-07'] });
    table.answer('action', 'develop').answer('develop', ['upgrade-02', '1', '1/2']);
    expect(table.isAsked('drawFrom', 0)).toBe(true);
    table.answer('drawFrom', 'deck');
    expect(table.player(0).hand).toEqual(['build-01', 'build-07']);
    const stopped = position(setup).answer('action', 'develop').answer('develop', ['upgrade-02', '1', '1/2']);
    expect(stopped.answer('drawFrom', 'stop').player(0).hand).toEqual(['build-01']);
    const built = position(setup)
      .answer('action', 'develop')
      .answer('develop', ['build-01', '3', 's1-start', '0/1']);
    expect(built.ifAsked('switchOut', 'stop').isAsked('drawFrom')).toBe(false);
  });

  test('TW 14.16 Permit Fees (Silna): a follower of Develop pays 1 resource more, or cannot follow', () => {
    const follower = (gold: number, energy: number) =>
      position({
        ...yellow('silna-officials'),
        sides: {
          0: { hand: ['build-01'], gold: 9, energy: 9 },
          1: { hand: ['build-02'], gold, energy },
        },
      })
        .answer('action', 'develop')
        .answer('develop', ['build-01', '2', 's1-start', '1/1'])
        .ifAsked('revealTokens', 'no');
    const table = follower(3, 2);
    table.answer('followDevelop', ['build-02', '3', 's2-start', '3/1'], 1);
    expect(table.player(1)).toMatchObject({ gold: 0, energy: 1 });
    const either = follower(3, 2);
    either.answer('followDevelop', ['build-02', '3', 's2-start', '2/2'], 1);
    expect(either.player(1)).toMatchObject({ gold: 1, energy: 0 });
    expect(follower(2, 1).options('followDevelop', 1)).toEqual(['no']);
  });

  test("TW 14.8 Open Market (Xe'lo): every player's Trade limit is 1 higher", () => {
    const table = position({ ...yellow('xelo-traders'), sides: { 0: { gold: 5 } } });
    table.answer('action', '+trade').ifAsked('tradeGiven', 'gold');
    expect(table.options('tradeAmount')).toEqual([1, 2]);
    const usual = position({ ...yellow('luron-droids'), sides: { 0: { gold: 5 } } }).answer(
      'action',
      '+trade',
    );
    expect(usual.player(0)).toMatchObject({ gold: 4, energy: 1 }); // at Trade Track 1 there is just one to exchange
  });

  test('TW 14.8 Slipstream (Xotan): every player has 3 Troop Movements', () => {
    const moves = (race: 'xotan-timebenders' | 'luron-droids') => {
      const troops = { 's1-colony': 4, 's1-start': 1 };
      const table = position({ ...yellow(race), step: 'movement', sides: { 0: { troops } } });
      return table.answer('moveFrom', 's1-colony').answer('moveTo', 's1-start');
    };
    const table = moves('xotan-timebenders');
    table.answer('moveFrom', 's1-colony').answer('moveTo', 's1-start');
    expect(table.question('moveFrom').ask.about).toEqual({ left: 1 });
    table.answer('moveFrom', 's1-colony').answer('moveTo', 's1-start');
    expect(table.troops('s1-start')).toBe(4);
    expect(moves('luron-droids').question('moveFrom').ask.about).toEqual({ left: 1 });
  });

  test('TW 14.8 it works on when no token of the race is left', () => {
    const table = position({ ...yellow('xotan-timebenders'), step: 'movement', sides: { 0: {} } });
    expect(table.state.tokens.every((token) => token === null)).toBe(true);
    expect(table.question('moveFrom').ask.about).toEqual({ left: 3 });
  });
});

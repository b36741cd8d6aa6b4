import type { Seat } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { BUILDING_TYPES, UPGRADE_TYPES } from '../content/index.ts';
import type { ArchiveId } from '../content/index.ts';
import { boardOf } from '../rules/geometry.ts';
import { position } from './arrange.ts';
import type { Position, Side, WarpTable } from './arrange.ts';
import { passTurn } from './beginning.ts';
import { raidRival, story } from './raiding.ts';

const RICH = { gold: 9, energy: 9 } as const;

/** Seat 0 is about to play a Develop Card, with 9/9 if nothing else is said. */
const developing = (hand: readonly ArchiveId[], me: Side = {}, more: Position = {}): WarpTable =>
  position({ ...more, sides: { ...more.sides, 0: { ...RICH, hand, ...me } } }).answer('action', 'develop');

/** What may be chosen after these choices. */
const after = (table: WarpTable, ...path: readonly string[]): readonly unknown[] =>
  table.question('develop').ask.after!(path);

const ruinsAt = (table: WarpTable, id: string) =>
  table.view('spectator').areas[boardOf(table.state).place(id)]!.buildings;

describe('TW 7.1 to TW 7.6 the card and its price', () => {
  test('TW 7.1 a Build, Upgrade or Start Card may be played, a Combat Card not', () => {
    const table = developing(['build-01', 'enforce-1', 'start-1', 'upgrade-01']);
    expect(table.options('develop')).toEqual(['build-01', 'start-1', 'upgrade-01']);
    expect(table.refusal('develop', 'enforce-1')).toEqual({ rule: 'TW 7.1', reason: 'combatCardInDevelop' });
    const combat = position({ sides: { 0: { ...RICH, hand: ['enforce-1'] } } });
    expect(combat.refusal('action', 'develop')).toEqual({ rule: 'TW 7.1', reason: 'noDevelopCard' });
  });

  test('TW E8, TW 7.1, TW 7.2 an Energy Plant for 2/1, lowered by 1 Gold or by 1 Energy', () => {
    const table = developing(['build-13'], { gold: 2, energy: 1 });
    expect(after(table, 'build-13', '1', 's1-start')).toEqual(['1/1', '2/0']);
    table.answer('develop', ['build-13', '1', 's1-start', '2/0']);
    expect(table.player(0)).toMatchObject({ gold: 0, energy: 1, hand: [] });
    expect(table.track(0, 'energy-plant')).toBe(2);
    expect(table.state.discard).toEqual(['build-13']);
  });

  test('TW 7.2 what is taken off must be there', () => {
    const workshop = (card: ArchiveId): WarpTable =>
      position({
        sides: { 0: { ...RICH, hand: [card], troops: { 's1-left': 1 }, rewards: ['rw-workshop-1'] } },
      }).answer('action', '+reward:rw-workshop-1');
    const prices = (table: WarpTable, ...path: readonly string[]) =>
      table.question('developCheaply').ask.after!(path);
    // Two resources less: of 1/2, 2/2 and 1/1.
    expect(prices(workshop('build-04'), 'build-04', '1', 's1-left')).toEqual(['0/1', '1/0']);
    expect(prices(workshop('build-04'), 'build-04', '2', 's1-left')).toEqual(['0/2', '1/1', '2/0']);
    expect(prices(workshop('build-04'), 'build-04', '3', 's1-left')).toEqual(['0/0']);
  });

  test('TW 7.3 only one option of the card is used', () => {
    const table = developing(['build-05'], {}, { sides: { 1: { hand: ['build-01'], ...RICH } } });
    table.answer('develop', ['build-05', '2', 's1-start', '0/1']);
    expect(table.player(0).hand).toEqual([]);
    expect(table.events('Built')).toHaveLength(1);
    expect(table.isAsked('followDevelop', 1)).toBe(true);
  });

  test('TW 7.4 reductions add up, each unit of choice, and no part goes below 0', () => {
    const table = position({
      sides: { 0: { ...RICH, races: ['nurec-designers'], hand: ['upgrade-04'], rewards: ['rw-workshop-1'] } },
    }).answer('action', '+reward:rw-workshop-1');
    const prices = (option: string) => table.question('developCheaply').ask.after!(['upgrade-04', option]);
    expect(prices('1')).toEqual(['0/1', '1/0']); // 1/3 less 3
    expect(prices('2')).toEqual(['0/1', '1/0']); // 2/2 less 3
    const own = developing(['upgrade-04'], { races: ['nurec-designers'] });
    expect(after(own, 'upgrade-04', '1')).toEqual(['0/2', '1/1']); // 1/3 less 2
  });

  test('TW 7.5 the price goes to the general supply; an option that cannot be paid is not offered', () => {
    const table = developing(['build-05'], { gold: 1, energy: 1 }, { sides: { 1: { gold: 4, energy: 4 } } });
    expect(after(table, 'build-05')).toEqual(['2']); // Tower 1/1, but neither Center nor Cannon for 2/2
    table.answer('develop', ['build-05', '2', 's1-start', '1/0']);
    expect(table.player(0)).toMatchObject({ gold: 0, energy: 1 });
    expect(table.player(1)).toMatchObject({ gold: 4, energy: 4 });
    const poor = position({
      sides: { 0: { hand: ['build-05'], gold: 0, energy: 0, rewards: ['rw-ore-1'] } },
    });
    expect(poor.refusal('action', 'develop').reason).toBe('noDevelopCard');
  });

  test('TW 7.5 a price of one kind is not paid with the other', () => {
    const table = developing(['build-05', 'build-02', 'start-1'], { gold: 0, energy: 9 });
    expect(after(table, 'build-05')).toEqual(['2']); // 0/1 for the Tower; the others ask for 1 Gold at least
    expect(table.refusal('develop', 'build-02')).toEqual({ rule: 'TW 7.7', reason: 'noOptionPossible' });
  });

  test('TW 7.6 a discard as part of the cost: another card is needed', () => {
    const alone = developing(['build-any-1']);
    expect(after(alone, 'build-any-1')).toEqual(['2']);
    const table = developing(['build-any-1', 'build-01', 'enforce-1']);
    expect(after(table, 'build-any-1')).toEqual(['1', '2']);
    const path = ['build-any-1', '1', 'sentry-tower', 's1-start', '1/1'];
    expect(after(table, ...path)).toEqual(['build-01', 'enforce-1']);
    table.answer('develop', [...path, 'enforce-1']);
    expect(table.player(0)).toMatchObject({ hand: ['build-01'], gold: 8, energy: 8 });
    expect(table.state.discard).toEqual(['enforce-1', 'build-any-1']);
  });

  test('TW 7.6 two cards are drawn when the Build or Upgrade is done', () => {
    const table = developing(['build-any-1'], {}, { deck: ['elite-1', 'elite-2'] });
    table.answer('develop', ['build-any-1', '2', 'trade-post', 's1-start', '2/2']);
    // First the Mission Switch of the Trade Post.
    table.answer('switchOut', 'stop').answers(['drawFrom', 'deck'], ['drawFrom', 'deck']);
    expect(table.player(0).hand).toEqual(['elite-1', 'elite-2']);
    const upgrade = developing(['upgrade-any-1'], {}, { deck: ['elite-1', 'elite-2'] });
    upgrade.answer('develop', ['upgrade-any-1', '2', 'gold-mine', '2/3']);
    expect(upgrade.track(0, 'gold-mine')).toBe(2);
    upgrade.answers(['drawFrom', 'deck'], ['drawFrom', 'stop']); // draw(2) is up to 2
    expect(upgrade.player(0).hand).toEqual(['elite-1']);
  });
});

describe('TW 7.7 to TW 7.11 what is done with it', () => {
  test('TW 7.7 a Build needs an area and a miniature', () => {
    // Only the Colony, with its four buildings, is left.
    const nowhere = developing(['build-05', 'upgrade-01'], { troops: {} });
    expect(nowhere.refusal('develop', 'build-05')).toEqual({ rule: 'TW 7.7', reason: 'noOptionPossible' });
    const setup: Position = { neutrals: { 'laser-cannon': 0, 'sentry-tower': 0 } };
    expect(after(developing(['build-05'], {}, setup), 'build-05')).toEqual(['1']);
  });

  test('TW 7.7 an Upgrade needs a level below 3', () => {
    const levels = { 'command-center': 3, 'assault-ship': 3, 'trade-post': 3 };
    const table = developing(['upgrade-02', 'upgrade-01', 'upgrade-05', 'upgrade-04'], { levels });
    expect(table.options('develop')).toEqual(['upgrade-04']);
    expect(table.refusal('develop', 'upgrade-02')).toEqual({ rule: 'TW 7.7', reason: 'noOptionPossible' });
    expect(after(table, 'upgrade-04')).toEqual(['1']);
  });

  test('TW 7.8 the card goes on the Discard Pile after its effect', () => {
    const table = developing(['build-01']).answer('develop', ['build-01', '3', 's1-start', '0/1']);
    expect(table.isAsked('switchOut')).toBe(true);
    expect(table.player(0).hand).toEqual([]);
    expect(table.state.discard).toEqual([]);
    table.answer('switchOut', 'stop');
    expect(table.view(1).discard).toEqual(['build-01']);
  });

  test('TW 7.9 a Start Card builds any type for 1/2 or upgrades any for 2/2, and leaves the game', () => {
    const build = developing(['start-1']);
    expect(after(build, 'start-1', '1', 'assault-ship', 's1-start')).toEqual(['0/2', '1/1']);
    build.answer('develop', ['start-1', '1', 'laser-cannon', 's1-start', '0/2']);
    expect(build.state.spent).toContain('start-1');
    expect(build.state.discard).toEqual([]);
    const upgrade = developing(['start-1']);
    expect(after(upgrade, 'start-1', '2', 'assault-ship')).toEqual(['1/2', '2/1']);
    upgrade.answer('develop', ['start-1', '2', 'assault-ship', '1/2']);
    expect(upgrade.player(0).levels).toEqual([1, 1, 1, 1, 2]);
    expect(upgrade.state.spent).toContain('start-1');
  });

  test('TW 7.10 any building is one of seven types, any upgrade one of five', () => {
    const table = developing(['build-any-1', 'upgrade-any-1'], { troops: { 'ring-1': 1 } });
    expect(after(table, 'build-any-1', '2')).toEqual([...BUILDING_TYPES]);
    expect(after(table, 'upgrade-any-1', '2')).toEqual([...UPGRADE_TYPES]);
  });

  test('TW 7.11 a Build puts a miniature on an area of the player, and the track moves at once', () => {
    const table = developing(['build-04']).answer('develop', ['build-04', '2', 's1-start', '1/2']);
    expect(ruinsAt(table, 's1-start')).toEqual([{ type: 'command-center', colour: 0 }]);
    expect(table.player(0).stock).toEqual([2, 3, 3, 3]);
    expect(table.player(0).tracks).toEqual([2, 1, 1, 1]);
    const neutral = developing(['build-04']).answer('develop', ['build-04', '3', 's1-start', '0/1']);
    expect(neutral.view(1).neutrals).toEqual([8, 7, 8]);
    expect(ruinsAt(neutral, 's1-start')).toEqual([{ type: 'sentry-tower' }]);
  });

  test('TW 7.11 an Upgrade moves the marker one level up', () => {
    const table = developing(['upgrade-10'], {
      levels: { 'energy-plant': 2 },
      troops: { 's1-start': 1 },
    }).answer('develop', ['upgrade-10', '1', '2/1']);
    expect(table.player(0).levels).toEqual([1, 1, 3, 1, 1]);
    expect(table.player(0).tracks).toEqual([1, 1, 3, 1]);
    expect(table.events('Upgraded')).toEqual([
      { type: 'Upgraded', seat: 0, building: 'energy-plant', level: 3 },
    ]);
  });
});

describe('TW 7.12 to TW 7.18 where may be built', () => {
  test('TW 7.12 on any area of the player, the Gate included, and on no other', () => {
    const table = developing(
      ['build-05'],
      { troops: { 's1-start': 1, 'ring-4': 1, gate: 1 } },
      { sides: { 1: { troops: { 'ring-3': 1 } } }, areas: { 's1-left': { token: 'yellow-1' } } },
    );
    expect(after(table, 'build-05', '2')).toEqual(['gate', 'ring-4', 's1-start']);
    table.answer('develop', ['build-05', '2', 'gate', '0/1']);
    expect(ruinsAt(table, 'gate')).toEqual([{ type: 'sentry-tower' }]);
  });

  test('TW 7.13 mines need Gold, plants need Energy, the others nothing', () => {
    const troops = { 's1-start': 1, 's1-left': 1, 's1-middle': 1, 's1-outer-corner': 1, gate: 1 };
    const places = (card: ArchiveId, option: string) => after(developing([card], { troops }), card, option);
    expect(places('build-16', '3')).toEqual(['s1-left', 's1-outer-corner']); // Gold Mine
    expect(places('build-16', '1')).toEqual(['s1-start', 's1-outer-corner']); // Energy Plant
    const anywhere = ['gate', 's1-start', 's1-left', 's1-middle', 's1-outer-corner'];
    expect(places('build-16', '2')).toEqual(anywhere); // Trade Post
    expect(places('build-06', '1')).toEqual(anywhere); // Command Center
    expect(places('build-06', '2')).toEqual(anywhere); // Sentry Tower
    expect(places('build-06', '3')).toEqual(anywhere); // Assault Ship
    expect(places('build-05', '3')).toEqual(anywhere); // Laser Cannon
  });

  test('TW 7.14 four buildings are enough, of whatever colour; so a Colony accepts none', () => {
    const places = (three: Position['areas']): readonly unknown[] =>
      after(
        developing(['build-05'], { troops: { 's1-start': 1, 's1-left': 1 } }, { areas: three! }),
        'build-05',
        '2',
      );
    const standing = ['gold-mine', 'energy-plant', 'laser-cannon'] as const;
    expect(places({ 's1-left': { buildings: standing } })).toEqual(['s1-start', 's1-left']);
    const four = [...standing, 'assault-ship'] as const;
    expect(places({ 's1-left': { buildings: four } })).toEqual(['s1-start']);
    const foreign = {
      buildings: ['gold-mine', 'energy-plant', 'trade-post', 'command-center'],
      colour: 1,
    } as const;
    expect(places({ 's1-left': foreign })).toEqual(['s1-start']);
    expect(places({ 's1-left': { buildings: standing, ships: 2 } })).toEqual(['s1-start']);
  });

  test('TW 7.15 one of a type on an area, of whatever colour', () => {
    const troops = { 's1-start': 1, 's1-left': 1, 'ring-1': 1 };
    const table = developing(
      ['build-01', 'build-05'],
      { troops },
      {
        areas: {
          's1-start': { buildings: ['command-center'] },
          's1-left': { buildings: ['command-center'], colour: 1 },
          'ring-1': { buildings: ['sentry-tower', 'assault-ship'] },
        },
      },
    );
    expect(after(table, 'build-01', '1')).toEqual(['ring-1']); // Command Center
    expect(after(table, 'build-01', '2')).toEqual(['s1-start', 's1-left']); // Assault Ship
    expect(after(table, 'build-05', '2')).toEqual(['s1-start', 's1-left']); // Sentry Tower
  });

  test('TW 7.16 a ship that arrives may exceed both limits', () => {
    const four = ['gold-mine', 'energy-plant', 'laser-cannon', 'assault-ship'] as const;
    const table = position({
      step: 'movement',
      sides: { 0: { troops: { 's1-start': 2, 's1-left': 1 } } },
      areas: { 's1-start': { ships: 1 }, 's1-left': { buildings: four } },
    });
    table.answers(['moveFrom', 's1-start'], ['moveTo', 's1-left'], ['takeShip', 'yes']);
    expect(ruinsAt(table, 's1-left')).toContainEqual({ type: 'assault-ship', count: 2 });
    const attack = raidRival({
      areas: { 's1-left': { ships: 1 }, 's2-outer-corner': { buildings: four } },
    });
    attack.ifAsked('useShip', 'yes').ifAsked('attackTroops', 3).passOthers();
    expect(ruinsAt(attack, 's2-outer-corner')).toContainEqual({ type: 'assault-ship', count: 2 });
  });

  test('TW 7.17 with all four miniatures on the board the type cannot be built', () => {
    const troops = { 's1-start': 1, 's1-left': 1, 'ring-1': 1, 'ring-2': 1 };
    const mine = { buildings: ['gold-mine'] } as const;
    const three = { 's1-left': mine, 'ring-1': mine };
    expect(after(developing(['build-07'], { troops }, { areas: three }), 'build-07', '1')).toEqual([
      'ring-2',
    ]);
    // The fourth one stands where it counts for nobody.
    const four = { ...three, 'ring-3': { ...mine, colour: 0 } };
    expect(after(developing(['build-07'], { troops }, { areas: four }), 'build-07')).toEqual(['2', '3']);
  });

  test('TW 7.17 nor a neutral one of which none is left', () => {
    const table = developing(['build-06'], {}, { neutrals: { 'assault-ship': 0, 'sentry-tower': 1 } });
    expect(after(table, 'build-06')).toEqual(['1', '2']);
  });

  test('TW 7.18 a miniature that came back can be used again', () => {
    const table = raidRival({
      areas: {
        's2-outer-corner': { buildings: ['gold-mine'] },
        'ring-2': { buildings: ['gold-mine'] },
        'ring-3': { buildings: ['gold-mine'] },
      },
      me: { troops: { 's1-left': 4 }, hand: ['build-01'] },
      other: {
        ...RICH,
        hand: ['build-07'],
        troops: { 's2-outer-corner': 2, 'ring-2': 1, 'ring-3': 1, 'ring-4': 1 },
      },
    });
    expect(table.player(1).stock[1]).toBe(0);
    table.passOthers();
    expect(table.player(1).stock[1]).toBe(1);
    passTurn(table).answers(['extract', 'resources'], ['discard', 'draw']).answerAll('drawFrom', 'deck');
    table.answers(['action', 'develop'], ['develop', ['build-07', '1', 'ring-4', '0/2']]);
    expect(table.player(1).stock[1]).toBe(0);
    expect(table.track(1, 'gold-mine')).toBe(4);
  });
});

/** Seat 0 builds a Sentry Tower; the others have these hands and enough to pay. */
const followed = (hands: Readonly<Record<Seat, Side>>, more: Position = {}): WarpTable => {
  const seats = more.seats ?? 2;
  const others = Object.fromEntries(
    Array.from({ length: seats - 1 }, (_, i) => [i + 1, { ...RICH, ...hands[i + 1] }]),
  );
  const table = developing(['build-05'], { gold: 1, ...hands[0] }, { ...more, sides: others });
  return table.answer('develop', ['build-05', '2', 's1-start', '0/1']);
};

const NO = ['no'];

describe('TW 7.19 to TW 7.26 following', () => {
  test('TW 7.19 the others may follow with a Develop Card, for its full cost', () => {
    const table = followed({ 1: { hand: ['build-06', 'enforce-1', 'upgrade-01'], gold: 1, energy: 2 } });
    const { options, ask } = table.question('followDevelop', 1);
    expect(options).toEqual(['no', 'build-06', 'upgrade-01']); // no Combat Card
    expect(ask.after!(['build-06'])).toEqual(['2']); // Tower 1/1; neither Center 2/2 nor Ship 2/1
    expect(ask.after!(['build-06', '2', 's2-start'])).toEqual(['1/1']);
    table.answer('followDevelop', ['build-06', '2', 's2-start', '1/1'], 1);
    expect(table.player(1)).toMatchObject({ gold: 0, energy: 1 });
    expect(table.state.discard).toEqual(['build-05', 'build-06']);
    expect(table.events('Followed')).toEqual([{ type: 'Followed', seat: 1, action: 'develop' }]);
  });

  test('TW 7.19 it comes when the Develop is done, with all that it sets off', () => {
    const table = developing(['build-01'], {}, { sides: { 1: { ...RICH, hand: ['build-06'] } } });
    table.answer('develop', ['build-01', '3', 's1-start', '0/1']);
    expect(table.isAsked('switchOut', 0)).toBe(true);
    expect(table.isAsked('followDevelop')).toBe(false);
    table.answer('switchOut', 'stop');
    expect(table.isAsked('followDevelop', 1)).toBe(true);
  });

  test('TW C44, TW 7.3 Ralan build twice for the whole price of the second, and the followers act after both', () => {
    const table = developing(
      ['build-04'],
      { races: ['ralan-engineers'], gold: 2, energy: 3, missions: ['pg-19'], troops: { 's1-left': 1 } },
      { sides: { 1: { ...RICH, hand: ['build-06'] } } },
    );
    table.answer('develop', ['build-04', '1', 's1-left', '0/2']);
    expect(table.isAsked('followDevelop')).toBe(false);
    table.answer('doubleShift', ['3', 's1-left', '1/1']);
    expect(table.player(0)).toMatchObject({ gold: 1, energy: 0 });
    expect(table.player(0).done).toEqual(['pg-19']); // Busy Season
    expect(table.isAsked('followDevelop', 1)).toBe(true);
  });

  test('TW 7.20 all decide at the same time, and nobody sees it before all have', () => {
    const table = followed({ 1: { hand: ['build-06'] }, 2: { hand: ['build-07'] } }, { seats: 3 });
    expect(table.match.pending.map(({ ask }) => ask.seat)).toEqual([1, 2]);
    table.answer('followDevelop', ['build-07', '3', 's3-start', '2/2'], 2);
    expect(table.player(2).hand).toEqual(['build-07']);
    expect(table.view(1).players[2]!.known).toEqual([]);
    expect(table.events('Followed')).toEqual([]);
    table.answer('followDevelop', ['build-06', '2', 's2-start', '1/1'], 1);
    expect(table.events('Followed').map(({ seat }) => seat)).toEqual([1, 2]);
  });

  test('TW 7.20 they act clockwise from the left of the active player', () => {
    const table = position({
      seats: 4,
      active: 2,
      sides: {
        0: { ...RICH, hand: ['build-06'] },
        1: { ...RICH, hand: ['build-04'] },
        2: { ...RICH, hand: ['build-05'] },
        3: { ...RICH, hand: ['build-07'] },
      },
    }).answer('action', 'develop');
    table.answer('develop', ['build-05', '2', 's3-start', '0/1']);
    table.answer('followDevelop', ['build-06', '2', 's1-start', '1/1'], 0);
    table.answer('followDevelop', ['build-04', '3', 's2-start', '1/1'], 1);
    table.answer('followDevelop', ['build-07', '3', 's4-start', '2/2'], 3);
    expect(table.events('Followed').map(({ seat }) => seat)).toEqual([3, 0, 1]);
  });

  /** Two followers want the last Laser Cannon. */
  const lastCannon = (): WarpTable =>
    followed(
      { 1: { hand: ['build-02'] }, 2: { hand: ['build-03', 'build-06'] } },
      { seats: 3, neutrals: { 'laser-cannon': 1 } },
    )
      .answer('followDevelop', ['build-03', '2', 's3-start', '2/2'], 2)
      .answer('followDevelop', ['build-02', '1', 's2-start', '2/2'], 1);

  test('TW C22, TW 7.21 the last Laser Cannon goes to the first on the left; the other chooses again with the same card', () => {
    const table = lastCannon();
    expect(ruinsAt(table, 's2-start')).toEqual([{ type: 'laser-cannon' }]);
    expect(table.options('followDevelop', 2)).toEqual(['no', 'build-03']);
    expect(table.question('followDevelop', 2).ask.after!(['build-03'])).toEqual(['1', '3']);
    table.answer('followDevelop', ['build-03', '3', 's3-start', '2/2'], 2);
    expect(table.track(2, 'command-center')).toBe(2);
    expect(table.question('gainGold').ask.about).toEqual({ of: 2 });
  });

  test('TW C22, TW 7.21 or withdraws: the card comes back, nothing is paid, and it is no following', () => {
    const table = lastCannon().answer('followDevelop', NO, 2);
    expect(table.player(2)).toMatchObject({ ...RICH, hand: ['build-03', 'build-06'] });
    expect(table.events('Followed').map(({ seat }) => seat)).toEqual([1]);
    expect(table.question('gainGold').ask.about).toEqual({ of: 1 });
  });

  test('TW 7.22 what the card of a follower sets off comes in its place of the order', () => {
    const table = followed(
      { 1: { hand: ['build-01'] }, 2: { hand: ['build-any-1'] }, 3: { hand: ['build-06'] } },
      {
        seats: 4,
        areas: { 's4-outer-corner': { token: 'yellow-2', facedown: true } },
      },
    );
    table.answer('followDevelop', ['build-01', '3', 's2-start', '1/1'], 1); // Trade Post
    table.answer('followDevelop', ['build-any-1', '2', 'sentry-tower', 's3-start', '2/3'], 2); // then draw(2)
    table.answer('followDevelop', ['build-06', '3', 's4-start', '2/1'], 3); // Assault Ship
    expect(table.question('switchOut').ask.seat).toBe(1);
    expect(table.events('Followed').map(({ seat }) => seat)).toEqual([1]);
    table.answer('switchOut', 'stop');
    expect(table.question('drawFrom').ask.seat).toBe(2);
    expect(table.events('Built').map(({ seat }) => seat)).toEqual([0, 1, 2]);
    table.answer('drawFrom', 'stop');
    expect(table.question('revealTokens').ask.seat).toBe(3);
    table.answer('revealTokens', 'yes');
    expect(story(table, 'Followed', 'TokensFlipped')).toEqual([
      'Followed',
      'Followed',
      'Followed',
      'TokensFlipped',
    ]);
    expect(table.question('gainGold').ask.seat).toBe(0);
  });

  test('TW 7.23 the kind of card does not depend on that of the active player', () => {
    const table = followed({ 1: { hand: ['start-2', 'upgrade-01'] } });
    expect(table.options('followDevelop')).toEqual(['no', 'start-2', 'upgrade-01']);
    table.answer('followDevelop', ['upgrade-01', '2', '2/2']);
    expect(table.player(1).levels[0]).toBe(2);
  });

  test('TW 7.24, TW C23 1 resource of choice for every follower, at most 3; any number may follow', () => {
    const hand = (card: ArchiveId): Side => ({ hand: [card] });
    const table = followed(
      { 1: hand('build-04'), 2: hand('build-06'), 3: hand('build-08'), 4: hand('build-09') },
      { seats: 5 },
    );
    for (const [seat, card, option] of [
      [1, 'build-04', '3'],
      [2, 'build-06', '2'],
      [3, 'build-08', '3'],
      [4, 'build-09', '1'],
    ] as const) {
      table.answer('followDevelop', [card, option, `s${seat + 1}-start`, '1/1'], seat);
    }
    expect(table.events('Followed')).toHaveLength(4);
    expect(table.options('gainGold')).toEqual([0, 1, 2, 3]);
    table.answer('gainGold', 2);
    // He had 1/9 and paid 0/1.
    expect(table.player(0)).toMatchObject({ gold: 1 + 2, energy: 8 + 1 });
  });

  test('TW 7.24 nothing if nobody follows', () => {
    const table = followed({ 1: { hand: ['build-06'] } }).answer('followDevelop', NO);
    expect(table.isAsked('gainGold')).toBe(false);
    expect(table.player(0)).toMatchObject({ gold: 1, energy: 8 });
  });

  test('TW 7.25 a Build, an Upgrade or a Develop Card by an effect cannot be followed', () => {
    for (const reward of ['rw-tower-1', 'rw-refit-1', 'rw-workshop-1'] as const) {
      const table = position({
        sides: { 0: { ...RICH, hand: ['build-05'], rewards: [reward] }, 1: { ...RICH, hand: ['build-06'] } },
      }).answer('action', `+reward:${reward}`);
      table.ifAsked('upgrade', ['gold-mine']).ifAsked('payGold', 1);
      table.ifAsked('developCheaply', ['build-05', '2', 's1-start', '0/0']);
      expect(table.events('Built').length + table.events('Upgraded').length).toBe(1);
      expect(table.isAsked('followDevelop')).toBe(false);
      expect(table.isAsked('action', 0)).toBe(true);
    }
  });

  test('TW 7.26 a follower is not followed and gains nothing', () => {
    const table = followed({ 1: { hand: ['build-06'] }, 2: { hand: ['build-04'] } }, { seats: 3 });
    table.answer('followDevelop', ['build-06', '2', 's2-start', '1/1'], 1).answer('followDevelop', NO, 2);
    expect(table.isAsked('followDevelop')).toBe(false); // seat 2 is not asked once more
    expect(table.player(1)).toMatchObject({ gold: 8, energy: 8 });
    expect(table.question('gainGold').ask.seat).toBe(0);
  });
});

describe('TW C24 the same mission for the active player and a follower', () => {
  /** Both have 2 Gold Mines and build the third one in the same action. */
  const both = (me: Side): WarpTable => {
    const troops = (seat: number) => ({ [`s${seat}-left`]: 1, [`s${seat}-outer-corner`]: 1 });
    return position({
      open: ['pg-03', null, null],
      sides: {
        0: { ...RICH, hand: ['build-04'], troops: troops(1), ...me },
        1: { ...RICH, hand: ['build-07'], troops: troops(2) },
      },
      areas: { 's1-left': { buildings: ['gold-mine'] }, 's2-left': { buildings: ['gold-mine'] } },
    })
      .answer('action', 'develop')
      .answer('develop', ['build-04', '1', 's1-outer-corner', '0/2']);
  };

  test('TW C24 the active player can complete it right after the own Build', () => {
    const table = both({});
    expect(table.isAsked('followDevelop', 1)).toBe(true);
    expect(table.player(0).done).toEqual(['pg-03']);
  });

  test('TW C24 and comes first again after the followers', () => {
    const followed = (): WarpTable =>
      both({ presets: { missions: 'ask' } })
        .answer('mission', 'wait')
        .answer('followDevelop', ['build-07', '1', 's2-outer-corner', '1/2'], 1)
        .answer('gainGold', 1);
    const table = followed();
    expect([table.track(0, 'gold-mine'), table.track(1, 'gold-mine')]).toEqual([3, 3]);
    expect(table.question('mission').ask.seat).toBe(0);
    table.answer('mission', 'pg-03');
    expect([table.player(0).done, table.player(1).done]).toEqual([['pg-03'], []]);
    const waited = followed().answer('mission', 'wait');
    expect([waited.player(0).done, waited.player(1).done]).toEqual([[], ['pg-03']]);
  });
});

// Leaders whose text is the same on both sides: it holds on the upgraded side as well.
import { describe, expect, test } from 'vitest';
import type { FactionId, LeaderId, RegionId } from '../content/index.ts';
import { position } from './arrange.ts';
import type { ChaosTable, SideUp } from './arrange.ts';
import { fight } from './fighting.ts';

const AI: SideUp = { faction: 'ai' };
const ZCHARO: SideUp = { faction: 'zcharo' };
const CLIFFS: RegionId = 'r4-4';
const SIDES = [false, true] as const;

const led = (faction: FactionId, id: LeaderId, at: RegionId | 'base', upgraded: boolean): SideUp => ({
  faction,
  leaders: { [id]: at },
  upgraded: upgraded ? [id] : [],
});

const wounds = (table: ChaosTable, by: number) =>
  table.events('FightersWounded').find((event) => event.by === by)!;

describe.each(SIDES)('upgraded: %s', (upgraded) => {
  test('CO 2.6 Sable sees the plan of the other side first', () => {
    const table = fight({
      me: led('circadians', 'sable', CLIFFS, upgraded),
      other: AI,
      ground: { fighters: { 0: 1, 1: 1 } },
    });
    expect(table.asked().map(({ seat, kind }) => [seat, kind])).toEqual([[1, 'plan']]);
  });

  test('CO 13.33 Zoey leads her side to a distant region and goes along, into a trap that leaders do not spring', () => {
    const table = fight({
      me: AI,
      other: led('circadians', 'zoey', CLIFFS, upgraded),
      ground: { fighters: { 0: 9 } },
      regions: { 'r5-2': { buildings: { 0: ['stronghold'], 1: ['foundry'] }, trap: 'armed' } },
    });
    table.ifAsked('battleRegion', CLIFFS).plans({ 0: 'hold', 1: 'retreat' }).answer('goesAlong', 'yes', 1);
    expect(table.leader(1, 'zoey').at).toBe('r5-2');
    expect(table.at('r5-2').trap).toBe('armed');
  });

  test('CO 13.29 Adecai: 1 wound more', () => {
    const table = fight({
      me: led('ai', 'adecai', CLIFFS, upgraded),
      other: ZCHARO,
      ground: { fighters: { 0: 4, 1: 4 } },
      plans: ['hold', 'press'],
    });
    expect(wounds(table, 0)).toMatchObject({ attack: 0, shields: 0, count: 1 });
  });

  test('CO 13.27 Injura: 1 attack more after a victory', () => {
    const table = fight({
      me: led('ai', 'injura', CLIFFS, upgraded),
      other: ZCHARO,
      ground: { fighters: { 0: 9, 1: 4 } },
      plans: ['hold', 'press'],
    });
    expect(wounds(table, 0).attack).toBe((upgraded ? 4 : 3) + 1);
  });

  test('CO 13.15 Phoros: volley beside a leader and a Ryh-zu, dice for nothing', () => {
    const table = fight({
      me: led('ai', 'phoros', CLIFFS, upgraded),
      other: { faction: 'jrayek' },
      ground: { fighters: { 0: 4, 1: 1 } },
      ryhzu: { halke: { at: CLIFFS, master: 0 } },
    });
    expect(table.options('plan', 0)).toEqual(expect.arrayContaining(['volley', 'wildStrike', 'wildGuard']));
  });

  test('CO 13.37 Demo goes to the base', () => {
    const table = fight({
      me: led('ai', 'demo', CLIFFS, upgraded),
      other: ZCHARO,
      ground: { fighters: { 1: 12 } },
      plans: ['hold', 'hold'],
    });
    expect(table.leader(0, 'demo')).toMatchObject({ at: 'base', upgraded });
  });

  test('CO 13.44 Oachra attacks before strength is added up', () => {
    const table = fight({
      me: led('zcharo', 'oachra', CLIFFS, upgraded),
      other: AI,
      ground: { fighters: { 1: 5 } },
      plans: ['press', 'press'],
    });
    const count = upgraded ? 4 : 3;
    expect(wounds(table, 0).count).toBe(count);
    expect(table.strengths()[1]).toBe(5 - count + 1);
  });

  test('CO 13.22 Ejax: as strong as the round', () => {
    const table = fight({
      me: led('zcharo', 'ejax', CLIFFS, upgraded),
      other: AI,
      ground: { fighters: { 1: 1 } },
      round: 3,
      plans: ['press', 'press'],
    });
    expect(table.strengths()[0]).toBe((upgraded ? 2 : 1) + 3 + 1);
  });

  test('CO 13.42 Urzo takes the card', () => {
    const table = fight({
      me: led('zcharo', 'urzo', CLIFFS, upgraded),
      other: { ...AI, hand: ['levy'] },
      ground: { fighters: { 1: 1 } },
      plans: ['press', 'press levy'],
    }).answer('takeCard', 'yes');
    expect(table.player(0).hand).toEqual(['levy']);
  });

  test('CO 23.13 Eeyla: 1 fame', () => {
    const table = fight({
      me: led('leyrien', 'eeyla', CLIFFS, upgraded),
      other: AI,
      ground: { fighters: { 0: 4, 1: 1 } },
      plans: ['press', 'press'],
    });
    expect(table.player(0).fame).toBe(1);
  });

  const phaseEnd = (me: SideUp): ChaosTable =>
    position({ sides: [me, AI], step: 'phaseEnd', args: { phase: 'move' }, phase: 'move' });

  test('CO 12.19 Vehlac moves alone; Ivi may stand there already; Rylach boosts', () => {
    const vehlac = phaseEnd({
      faction: 'leyrien',
      leaders: { vehlac: 'r4-2', ivi: 'r3-3' },
      upgraded: upgraded ? ['vehlac', 'ivi'] : [],
    }).answer('moveTo', 'r3-3');
    expect(vehlac.leader(0, 'vehlac').at).toBe('r3-3');
    const rylach = phaseEnd(led('leyrien', 'rylach', CLIFFS, upgraded)).answer('boostRow', 'fame');
    expect(rylach.at(CLIFFS).morale).toBe(true);
  });

  test('CO 21.10 Jayen loses half, rounded up', () => {
    const table = fight({
      me: led('jrayek', 'jayen', CLIFFS, upgraded),
      other: AI,
      ground: { fighters: { 0: 5, 1: 1 } },
      plans: ['hold', 'hold'],
    });
    expect(table.fighters(CLIFFS, 0)).toBe(2);
  });

  test('CO 13.22 Lynke: 1 for each 2 points of the whole attack', () => {
    const table = fight({
      me: led('jrayek', 'lynke', CLIFFS, upgraded),
      other: AI,
      ground: { fighters: { 0: 2, 1: 1 } },
      plans: ['press', 'hold'],
    });
    const attack = (upgraded ? 4 : 2) + 1 + 1; // the wheel, Aggressive
    expect(wounds(table, 0).attack).toBe(attack);
    expect(table.strengths()[0]).toBe(2 + (upgraded ? 3 : 1) + 1 + Math.floor(attack / 2));
  });

  test('CO 26.9 Kajali reserves the battles of her region', () => {
    const table = position({
      sides: [AI, led('jrayek', 'kajali', CLIFFS, upgraded)],
      regions: { [CLIFFS]: { fighters: { 0: 3, 1: 1 } } },
      step: 'combat',
    });
    expect(table.events('BattleSelected')).toMatchObject([{ seat: 1 }]);
  });

  test('CO 14.2 Ikryla: a card or a gem', () => {
    const table = position({
      sides: [led('jrayek', 'ikryla', CLIFFS, upgraded), AI],
      step: 'income',
    }).answers(['income', 'ikryla'], ['whichGain', '1']);
    expect(table.player(0).gems).toBe(1);
  });

  test('CO 13.22 Tovati: 2 more alone', () => {
    const table = fight({
      me: led('oxataya', 'tovati', CLIFFS, upgraded),
      other: AI,
      ground: { fighters: { 1: 1 } },
      plans: ['press', 'press'],
    });
    expect(table.strengths()[0]).toBe((upgraded ? 3 : 1) + 2 + 1);
  });

  test('CO 25.11 Onari leaves a lake for nothing', () => {
    const table = position({
      sides: [led('oxataya', 'onari', 'r5-3', upgraded), AI],
      acting: { seat: 0, phase: 'move' },
    }).answers(['turn', 'move:r5-3'], ['moveTo', 'r5-4']);
    expect(table.leader(0, 'onari').at).toBe('r5-4');
    expect(table.state.turn).toMatchObject({ main: 'open', moved: false });
  });
});

describe('Ryh-zu', () => {
  test.each([
    ['uryk', '2/2/0', '3/3/0'],
    ['halke', '2/0/2', '3/0/3'],
    ['katarin', '3/0/0', '5/0/0'],
  ] as const)('CO 12.18, CO 24.8 %s fights with the side that lies up', (id, basic, turned) => {
    const open = (upgraded: boolean): string => {
      const table = fight({
        me: ZCHARO,
        other: { faction: 'jrayek' },
        ground: { fighters: { 1: 1 } },
        ryhzu: { [id]: { at: CLIFFS, master: 0, ...(upgraded ? { upgraded: true as const } : {}) } },
      });
      const { strength, attack, shields } = table.view('spectator').battle!.sides[0].open;
      return `${strength}/${attack}/${shields}`;
    };
    expect([open(false), open(true)]).toEqual([basic, turned]);
  });

  test('CO 12.18 upgraded by an opponent whom it serves, for the energy of the track alone', () => {
    const table = position({
      sides: [{ ...ZCHARO, energy: 5 }, { faction: 'jrayek' }],
      ryhzu: { uryk: { at: 'base', master: 0 } },
      acting: { seat: 0, phase: 'move' },
    });
    table.answers(['turn', 'auxiliary'], ['upgradeLeader', 'uryk']);
    expect(table.state.ryhzu[0]).toEqual({ id: 'uryk', at: 'base', master: 0, upgraded: true });
    expect(table.player(0)).toMatchObject({ energy: 0, gems: 0 });
  });
});

describe('where recruits, strongholds and lakes meet', () => {
  test('CO 11.3, CO 21.14 Night Drop: also by the fast track, beside a trap that does not spring, and no leader', () => {
    const table = position({
      sides: [
        { ...ZCHARO, energy: 9, gems: 2, sectors: [4, 0], hand: ['night-drop'], leaders: { ejax: 'supply' } },
        AI,
      ],
      regions: { 'r5-2': { buildings: { 0: ['foundry'], 1: ['stronghold'] }, trap: 'armed' } },
      acting: { seat: 0, phase: 'recruit' },
    }).answers(['turn', 'card:night-drop'], ['turn', 'main'], ['spendRecruits', 'fastTrack']);
    expect(table.options('arrival')).toEqual(['base', 'r5-2']);
    table.answer('arrival', 'r5-2');
    expect(table.fighters('r5-2', 0)).toBe(1);
    expect(table.at('r5-2').trap).toBe('armed');
    table.answers(['spendRecruits', 'stop'], ['turn', 'auxiliary'], ['deploy', 'ejax']);
    expect(table.leader(0, 'ejax').at).toBe('base');
  });

  test('CO 20.14 other buildings of the Circadians may stand beside a stronghold', () => {
    const table = position({
      sides: [{ faction: 'circadians', base: 'r2-5', starts: ['r3-4', 'r3-5'] }, AI],
      regions: { 'r3-4': { buildings: { 0: ['stronghold'] } }, 'r3-3': { fighters: { 0: 1 } } },
      acting: { seat: 0, phase: 'build' },
    }).answers(['turn', 'main'], ['construct', 'foundry']);
    table.ifAsked('constructAt', 'r3-3');
    expect(table.at('r3-3').sites[0]).toMatchObject({ building: 'foundry', owner: 0 });
  });

  test('CO 25.4 Resourceful counts the lakes that the Oxataya control, not the others', () => {
    const income = (upgraded: boolean): ChaosTable =>
      position({
        sides: [{ faction: 'oxataya', upgraded: upgraded ? ['resourceful'] : [] }, AI],
        regions: { 'r5-3': { fighters: { 0: 1 } } },
        step: 'income',
      });
    expect(income(false).player(0).energy).toBe(1);
    const table = income(true).answers(['income', 'resourceful'], ['whichGain', '1']);
    expect(table.isAsked('whichGain')).toBe(false);
    expect(table.player(0).gems).toBe(1);
  });
});

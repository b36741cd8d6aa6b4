// Each of the thirty Automa Cards at the table, against a table of its own.
import { describe, expect, it } from 'vitest';
import type { AutomaId, AutomaPhase, Direction } from '../../content/index.ts';
import { AUTOMA_IDS } from '../../content/index.ts';
import { PLAYER, RIVAL } from '../../rules/solo/state.ts';
import type { WarpTable } from '../arrange.ts';
import { soloDie, soloPosition } from './arrange.ts';
import type { SoloPosition } from './arrange.ts';

/** Gold/Energy and Troops of Extract, the action, what following it costs the Player, moves, what the Rival follows. */
const CARDS = `
  am-01 2/1 1 build 1/0 1 develop 0/1
  am-02 2/2 0 build 0/1 1 terrashift 1
  am-03 1/1 2 build 1/0 2 develop 1/0
  am-04 2/2 0 upgrade 0/1 1 terrashift 1
  am-05 2/1 1 terrashift 0/1 2 develop 1/0
  am-06 1/2 1 terrashift 1/0 1 terrashift 2
  am-07 2/2 0 NE - 1 develop 0/1
  am-08 2/3 0 E - 2 terrashift 1
  am-09 1/2 1 SE - 1 develop 1/0
  am-10 2/1 1 SW - 2 terrashift 2
  am-11 2/2 1 build 1/0 2 develop 1/0
  am-12 2/2 1 build 0/1 1 terrashift 1
  am-13 3/2 0 upgrade 1/0 2 develop 0/1
  am-14 1/2 1 upgrade 0/1 1 terrashift 2
  am-15 2/1 2 terrashift 1/0 2 develop 1/1
  am-16 2/2 1 terrashift 0/1 2 terrashift 1
  am-17 3/2 0 E - 1 develop 1/0
  am-18 1/2 2 SE - 2 terrashift 2
  am-19 2/2 1 NE - 2 develop 0/1
  am-20 2/3 0 W - 1 terrashift 1
  am-21 3/2 1 build 1/1 2 develop 1/1
  am-22 2/3 1 upgrade 1/1 2 terrashift 2
  am-23 3/3 1 upgrade 2/0 1 develop 0/2
  am-24 2/2 2 upgrade 0/2 2 terrashift 1
  am-25 2/3 2 terrashift 1/1 3 develop 2/0
  am-26 3/2 1 terrashift 0/1 2 terrashift 2
  am-27 3/4 0 E - 2 develop 1/1
  am-28 3/2 1 SE - 3 terrashift 1
  am-29 2/3 1 NE - 2 develop 1/0
  am-30 3/2 2 NW - 2 terrashift 2`;

type Pair = readonly [gold: number, energy: number];

interface Printed {
  readonly id: AutomaId;
  readonly phase: AutomaPhase;
  readonly resources: Pair;
  readonly troops: number;
  readonly action: string;
  readonly followCost: Pair | null;
  readonly moves: number;
  readonly follows: string;
  readonly gives: string;
}

const pair = (text: string): Pair => text.split('/').map(Number) as unknown as Pair;

const printed = CARDS.trim()
  .split('\n')
  .map((line, i): Printed => {
    const [id, resources, troops, action, cost, moves, follows, gives] = line.trim().split(' ') as [
      AutomaId, string, string, string, string, string, string, string,
    ]; // oxfmt-ignore
    return {
      id,
      phase: (1 + Math.floor(i / 10)) as AutomaPhase,
      resources: pair(resources),
      troops: Number(troops),
      action,
      followCost: cost === '-' ? null : pair(cost),
      moves: Number(moves),
      follows,
      gives,
    };
  });

/** What lies around s2-middle, by the way to it. */
const AROUND: Readonly<Record<Direction, string>> = {
  NE: 'ring-2',
  E: 'ring-1',
  SE: 's2-inner-corner',
  SW: 's2-upper-right',
  W: 's2-upper-left',
  NW: 'connect-inner',
};

/** The strongest area of the Rival is s2-middle, with Exiled on all sides; the Player can pay for everything. */
const surrounded = ({ id, phase }: Printed): WarpTable =>
  soloPosition({
    rivalPhase: phase,
    automa: [id],
    player: { gold: 9, energy: 9, hand: ['upgrade-01'] },
    rivals: { troops: { 's2-colony': 1, 's2-middle': 3 } },
    areas: Object.fromEntries(
      Object.values(AROUND).map((area, i) => [area, { token: i % 2 ? 'yellow-1' : 'green-1' } as const]),
    ),
    ...(['build', 'upgrade'].includes(printed.find((card) => card.id === id)!.action)
      ? { chance: soloDie('trade-post') }
      : {}),
  });

describe('TWS 7.3, TWS 8.3, TWS 13.1, TWS 14.8 each Automa Card', () => {
  it('is here', () => {
    expect(printed.map(({ id }) => id)).toEqual(AUTOMA_IDS);
  });

  it.each(printed)('$id extracts', (card) => {
    const table = surrounded(card);
    expect(table.events('AutomaDrawn')[0]).toMatchObject({ card: card.id, phase: card.phase });
    const [gold, energy] = card.resources;
    expect(table.events('Gained')[0]).toMatchObject({ seat: RIVAL, gold, energy });
    expect(table.events('TroopsPlaced').filter(({ seat }) => seat === RIVAL)).toHaveLength(card.troops);
  });

  it.each(printed.filter(({ followCost }) => followCost))(
    '$id carries out $action, which the Player may follow',
    (card) => {
      const table = surrounded(card);
      const [gold, energy] = card.followCost!;
      const kind = card.action === 'terrashift' ? 'followTerrashift' : 'followDevelop';
      expect(table.question(kind).ask.about).toMatchObject({ price: { gold, energy } });
      expect(table.events('SoloDieRolled').map((roll) => roll.kind)).toEqual(
        card.action === 'terrashift' ? [] : [card.action],
      );
      expect(table.events('AreaShifted').map(({ area }) => area)).toEqual(
        card.action === 'terrashift' ? ['s2-middle', 'connect-inner'] : [],
      );
    },
  );

  it.each(printed.filter(({ followCost }) => !followCost))('$id attacks to the $action', (card) => {
    const table = surrounded(card);
    const to = AROUND[card.action as Direction];
    // Of the 3 Troops there, or 4 where the card brings some, one stays behind.
    const troops = card.troops > 0 ? 3 : 2;
    expect(table.events('AttackDeclared')[0]).toMatchObject({ seat: RIVAL, from: 's2-middle', to, troops });
    expect(table.events('RivalCardsDrawn')[0]!.cards).toHaveLength(card.phase === 3 ? 3 : 2);
  });

  it.each(printed)('$id moves up to $moves', (card) => {
    const table = soloPosition({
      step: 'rivalMovement',
      rivalPhase: card.phase,
      drawn: [card.id],
      rivals: { troops: { 's2-colony': 1, 's2-start': 4, 's2-upper-right': 1, 's2-middle': 1 } },
    });
    expect(table.events('TroopsMoved').filter(({ seat }) => seat === RIVAL)).toHaveLength(card.moves);
  });

  const playerTurn = (card: Printed, more: SoloPosition = {}): WarpTable =>
    soloPosition({
      turnOf: 'player',
      rivalPhase: card.phase,
      drawn: [card.id],
      player: { gold: 2, energy: 2, hand: ['upgrade-01'] },
      rivals: { gold: 9, energy: 9, troops: { 's2-middle': 1 } },
      chance: soloDie('gold-mine'),
      ...more,
    });

  it.each(printed)('$id lets the Rival follow $follows for $gives, and nothing else', (card) => {
    const developed = playerTurn(card).answers(
      ['action', 'develop'],
      ['develop', ['upgrade-01', '1', '0/2']],
    );
    const shifted = playerTurn(card)
      .ifAsked('action', 'terrashift')
      .answers(['raise', 's1-start'], ['lower', 'ring-4']);
    const followedBy = (table: WarpTable): string[] => table.events('Followed').map(({ action }) => action);
    if (card.follows === 'develop') {
      const [gold, energy] = pair(card.gives);
      expect(followedBy(developed)).toEqual(['develop']);
      expect(developed.player(RIVAL)).toMatchObject({ gold: 9 - gold, energy: 9 - energy });
      expect(developed.player(PLAYER)).toMatchObject({ gold: 2 + gold, energy });
      expect(followedBy(shifted)).toEqual([]);
    } else {
      expect(followedBy(shifted)).toEqual(['terrashift']);
      expect(shifted.question('drawFrom').ask.about).toEqual({ left: Number(card.gives) });
      expect(followedBy(developed)).toEqual([]);
    }
  });
});

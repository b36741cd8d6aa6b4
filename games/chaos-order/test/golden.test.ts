// Whole recorded games that must go on exactly as they did. They are made by random play with fixed seeds;
// `node scripts/boot.mjs games/chaos-order/test/make-golden.ts` makes them anew after an intended change of the rules.
import { join } from 'node:path';
import { readGameFile, replay } from '@warptable/kernel';
import { faultOfGolden, goldenGames } from '@warptable/testkit';
import { describe, expect, test } from 'vitest';
import { FACTION_IDS } from '../content/index.ts';
import type { ChaosEvent } from '../rules/events.ts';
import { chaosOrder } from '../rules/game.ts';
import type { Options } from '../rules/state.ts';
import { endingOf } from './endings.ts';

const games = goldenGames(join(import.meta.dirname, 'golden')).map(({ name, text }) => {
  const file = readGameFile(text);
  return { name, text, file, options: file.options as Options };
});

/** All but a plan shown to Sable, a card cancelled, a Ryh-zu that goes back and the spare fighters of the AI. */
const SHOWN: readonly ChaosEvent['type'][] = [
  'AbilityUsed',
  'Acted',
  'AttributeUpgraded',
  'AuxiliaryActionTaken',
  'BaseChosen',
  'BattleEnded',
  'BattleSelected',
  'BuildingRazed',
  'Built',
  'CardPlayed',
  'CardTaken',
  'CardsDiscarded',
  'CardsDrawn',
  'DeckReshuffled',
  'DieRolled',
  'EnergyStolen',
  'FactionTaken',
  'FameGained',
  'FighterArrived',
  'FightersAdvanced',
  'FightersLost',
  'FightersSpread',
  'FightersWounded',
  'FirstLeaderPlaced',
  'FlareGunPassed',
  'FoundationBuilt',
  'GameWon',
  'GoodsGained',
  'GoodsPaid',
  'HandSeen',
  'Harvested',
  'IntelGained',
  'IntelGiven',
  'LeaderDeployed',
  'LeaderUpgraded',
  'LeadersDefeated',
  'LeadersKept',
  'MainActionBegan',
  'MapFinished',
  'MarketClosed',
  'MoraleBoosted',
  'MoraleReturned',
  'NeutralPriceSet',
  'Passed',
  'PhaseBegan',
  'PlansRevealed',
  'PriceSet',
  'RecruitsTraded',
  'RegionsCounted',
  'RelicLost',
  'RelicTaken',
  'Researched',
  'RoundBegan',
  'RyhzuChangedSides',
  'RyhzuSummoned',
  'ShipFlew',
  'StrengthCompared',
  'TokenLaid',
  'TokenTurned',
  'TokensRecalled',
  'TrapSprang',
  'TrapsArmed',
  'UnitsMoved',
  'UnitsWentHome',
  'UpkeepPaid',
];

describe('golden games end as they did when they were recorded', () => {
  test.each(games)('$name', ({ text }) => expect(faultOfGolden(chaosOrder, text)).toBeUndefined());
});

describe('among the golden games there is', () => {
  const played = games.map(({ file }) => replay(chaosOrder, file));

  test('every number of players, with factions chosen and dealt', () => {
    expect(new Set(games.map(({ file }) => file.seats))).toEqual(new Set([2, 3, 4, 5]));
    expect(new Set(games.map(({ options }) => options.factions))).toEqual(new Set(['choose', 'dealt']));
  });

  test('every faction', () => {
    const factions = played.flatMap(({ state }) => state.players.map(({ faction }) => faction));
    expect(new Set(factions)).toEqual(new Set(FACTION_IDS));
  });

  // That several share a victory by fame (CO 16.5) hardly ever comes about at random: 27-examples.test.ts, E11.
  test('every way to win but fame that is shared', () => {
    expect(new Set(played.map(({ state }) => endingOf(state)))).toEqual(
      new Set(['relics', 'fame', 'fame, late', 'fallback', 'fallback, shared']),
    );
  });

  test('nearly everything that can happen', () => {
    const types = new Set(played.flatMap(({ events }) => events.map(({ event }) => event.type)));
    expect(SHOWN.filter((type) => !types.has(type))).toEqual([]);
  });
});

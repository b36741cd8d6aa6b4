import { idsOf } from './ids.ts';

/** The types that have a deck. */
export const MISSION_DECKS = ['progress', 'prosperity', 'conquest'] as const;
export type MissionDeck = (typeof MISSION_DECKS)[number];

/** TW 13.1. */
export const MISSION_TYPES = [...MISSION_DECKS, 'pioneering'] as const;
export type MissionType = (typeof MISSION_TYPES)[number];

interface Row {
  readonly name: string;
  readonly points: number;
  readonly text: string;
}

const mission = (name: string, points: number, text: string): Row => ({ name, points, text });

// Six needs, and the points of Crowded Plot and Full Spread, are not those of the first design, but were adjusted by
// measurement: `docs/balance/the-warp.md`.

const PROGRESS = {
  'pg-01': mission('Twin Shafts', 1, 'Control 2 or more Gold Mines and 2 or more Energy Plants.'),
  'pg-02': mission('Chain of Command', 2, 'Control 3 or more Command Centers.'),
  'pg-03': mission('Gold Fever', 2, 'Control 3 or more Gold Mines.'),
  'pg-04': mission('Live Grid', 2, 'Build something this turn and control 3 or more Energy Plants.'),
  'pg-05': mission('Market Square', 2, 'Control 3 or more Trade Posts.'),
  'pg-06': mission('Gun Line', 2, 'Control 2 or more Laser Cannons.'),
  'pg-07': mission('Watchful Border', 1, 'Control 2 or more Sentry Towers.'),
  'pg-08': mission('Small Fleet', 2, 'Control 2 or more Assault Ships.'),
  'pg-09': mission('Combined Arms', 2, 'Control a Laser Cannon, a Sentry Tower and an Assault Ship.'),
  'pg-10': mission('Crowded Plot', 1, 'Have 3 or more buildings on one area you control, not your Colony.'),
  'pg-11': mission('Full Block', 3, 'Have 4 or more buildings on one area you control, not your Colony.'),
  'pg-12': mission('Sharp Tools', 1, 'Have 2 or more upgrade columns at level 2 or higher.'),
  'pg-13': mission('Modern Colony', 2, 'Have 3 or more upgrade columns at level 2 or higher.'),
  'pg-14': mission('Masterwork', 2, 'Upgrade something this turn and have an upgrade column at level 3.'),
  'pg-15': mission('Double Mastery', 3, 'Have 2 or more upgrade columns at level 3.'),
  'pg-16': mission('Borrowed Plans', 1, 'Upgrade something this turn by following another player.'),
  'pg-17': mission('Even Growth', 3, 'Have each of your four tracks at 2 or higher.'),
  'pg-18': mission('Breakthrough', 2, 'Have one of your tracks at 8 or higher.'),
  'pg-19': mission('Busy Season', 2, 'Build or upgrade 2 times or more this turn, in any mix.'),
  'pg-20': mission('Hill Works', 1, 'Build this turn on an area of multiplier 3 or higher.'),
  'pg-21': mission('Settled Land', 2, 'Have buildings on 5 or more areas you control; your Colony counts.'),
} as const satisfies Readonly<Record<string, Row>>;

const PROSPERITY = {
  'pr-01': mission('Nest Egg', 1, 'Own 9 or more Gold.'),
  'pr-02': mission('Charged Cells', 1, 'Own 9 or more Energy.'),
  'pr-03': mission('Deep Coffers', 2, 'Own 16 or more resources, Gold and Energy taken together.'),
  'pr-04': mission('Perfect Balance', 1, 'Own as much Gold as Energy, 6 or more of each.'),
  'pr-05': mission('Full Shelves', 1, 'Hold 8 or more Archive Cards.'),
  'pr-06': mission('War Library', 2, 'Hold 5 or more Combat Cards.'),
  'pr-07': mission('Drawing Board', 1, 'Hold 3 or more Build Cards and 2 or more Upgrade Cards.'),
  'pr-08': mission('Trophy Case', 2, 'Own 3 or more Reward Cards.'),
  'pr-09': mission('Barracks', 1, 'Have 3 or more Troops in your reserve.'),
  'pr-10': mission('Hidden Army', 2, 'Have 4 or more Troops in your reserve.'),
  'pr-11': mission(
    'Clearance Sale',
    1,
    'Discard at least one Build, one Upgrade and one Combat Card in your Consult this turn.',
  ),
  'pr-12': mission('Windfall', 2, 'Gain 8 or more resources this turn, trading aside.'),
  'pr-13': mission('Big Spender', 2, 'Pay 8 or more resources this turn.'),
  'pr-14': mission(
    'Brokers',
    2,
    'Exchange 3 or more resources this turn, by your Trade or by trade effects.',
  ),
  'pr-15': mission('Trend Setter', 1, 'Be followed by 2 or more players this turn; with 2 players, by 1.'),
  'pr-16': mission('Open Palm', 2, 'Pay or receive a bribe this turn.'),
  'pr-17': mission(
    'Lavish Use',
    2,
    'Spend 2 or more Reward Cards this turn, for their effects or as badges.',
  ),
  'pr-18': mission('Race Pride', 2, 'Use a Reward Ability this turn and hold 3 or more Archive Cards.'),
  'pr-19': mission(
    'Full Spread',
    2,
    'Gain Gold, Energy, an Archive Card, a Troop and a Reward Card, all this turn.',
  ),
  'pr-20': mission('Last Coin', 1, 'Pay 5 or more resources this turn and own neither Gold nor Energy.'),
  'pr-21': mission(
    'Land of Plenty',
    3,
    'Own 5 or more each of Gold, Energy and Archive Cards, with 1 or more Troops in reserve.',
  ),
} as const satisfies Readonly<Record<string, Row>>;

const CONQUEST = {
  'cq-01': mission('First Steps Out', 1, 'Control 5 or more areas.'),
  'cq-02': mission('Broad Frontier', 2, 'Control 7 or more areas.'),
  'cq-03': mission('Wide Dominion', 3, 'Control 9 or more areas.'),
  'cq-04': mission('High Ground', 1, 'Control 2 or more areas of multiplier 3 or higher.'),
  'cq-05': mission(
    'Summit Guard',
    2,
    'Have 3 or more Troops on an area of multiplier 4 or higher, not your Colony.',
  ),
  'cq-06': mission('Uphill Battle', 2, 'Win an attack this turn against a higher final multiplier.'),
  'cq-07': mission(
    'Crushing Blow',
    1,
    'Win an attack this turn with twice the power of the defence or more.',
  ),
  'cq-08': mission('By a Hair', 1, 'Win a combat this turn by 1 to 4 points of power.'),
  'cq-09': mission(
    "Rival's Bane",
    3,
    'Conquer an area from another player this turn and control 6 or more areas.',
  ),
  'cq-10': mission('Hold the Line', 2, 'Win a combat as the defender this turn.'),
  'cq-11': mission('Puppeteer', 2, 'Support the winning side of a combat this turn.'),
  'cq-12': mission(
    'Bare Hands',
    1,
    'Win an attack this turn, without a paid Combat Card on your side, against 2 or more Troops at the roll.',
  ),
  'cq-13': mission('Spoils of War', 2, 'Gain control of an area with a building this turn.'),
  'cq-14': mission('Strong Nest', 2, 'Conquer an area this turn whose Exiled rolled with 3 Troops or more.'),
  'cq-15': mission('Garrison', 1, 'Have 4 Troops on each of 2 areas or more.'),
  'cq-16': mission('Inner Circle', 2, 'Control a ring area.'),
  'cq-17': mission('Ring Road', 3, 'Control 2 or more ring areas, or 1 and the Warp Gate.'),
  'cq-18': mission('Death from Above', 2, 'Win an attack this turn together with your Assault Ship.'),
  'cq-19': mission('Burned Ground', 2, 'Destroy 2 or more Troops with Laser Cannons this turn.'),
  'cq-20': mission('Open Door', 1, 'Claim an empty area this turn.'),
  'cq-21': mission('Foreign Soil', 2, "Control an area in another player's zone."),
} as const satisfies Readonly<Record<string, Row>>;

const PIONEERING = {
  'pi-overlord': mission('Overlord', 3, 'Reach the end of the Command Track, position 12.'),
  'pi-riches': mission('Infinite Riches', 3, 'Reach the end of the Gold Track, position 12.'),
  'pi-trader': mission('Master Trader', 3, 'Reach the end of the Trade Track, position 12.'),
  'pi-civilization': mission('Civilization', 3, 'Reach the end of the Energy Track, position 12.'),
  'pi-expansion': mission('Expansion', 2, 'Control 8 or more areas.'),
  'pi-empire': mission('Empire', 3, 'Control 4 or more areas outside your own Player Zone.'),
  'pi-ascension': mission('Ascension', 3, 'Have 2 or more of your tracks at 8 or higher.'),
  'pi-average': mission(
    'King of Average',
    3,
    'Have your four tracks at one and the same position, 4 or higher.',
  ),
  'pi-hoarder': mission(
    'Hoarder',
    3,
    'When the game ends: own the most resources, Gold and Energy taken together.',
  ),
  'pi-omnipotent': mission('Omnipotent', 3, 'When the game ends: have the highest sum of your four tracks.'),
  'pi-weaponry': mission('Concealed Weaponry', 2, 'When the game ends: hold the most Combat Cards.'),
  'pi-display': mission('Display of Power', 3, 'When the game ends: have the most Troops on the board.'),
} as const satisfies Readonly<Record<string, Row>>;

export type DeckMissionId = keyof typeof PROGRESS | keyof typeof PROSPERITY | keyof typeof CONQUEST;
export type PioneeringId = keyof typeof PIONEERING;
export type MissionId = DeckMissionId | PioneeringId;

export interface Mission extends Row {
  readonly id: MissionId;
  readonly type: MissionType;
}

const ofType = <K extends MissionId>(type: MissionType, rows: Readonly<Record<K, Row>>) => {
  const missions = idsOf(rows).map((id): [K, Mission] => [id, { id, type, ...rows[id] }]);
  return Object.fromEntries(missions) as Readonly<Record<K, Mission>>;
};

export const MISSIONS: Readonly<Record<MissionId, Mission>> = {
  ...ofType('progress', PROGRESS),
  ...ofType('prosperity', PROSPERITY),
  ...ofType('conquest', CONQUEST),
  ...ofType('pioneering', PIONEERING),
};

export const MISSION_IDS: readonly MissionId[] = idsOf(MISSIONS);
export const PROGRESS_IDS: readonly DeckMissionId[] = idsOf(PROGRESS);
export const PROSPERITY_IDS: readonly DeckMissionId[] = idsOf(PROSPERITY);
export const CONQUEST_IDS: readonly DeckMissionId[] = idsOf(CONQUEST);
export const PIONEERING_IDS: readonly PioneeringId[] = idsOf(PIONEERING);

export const DECK_MISSIONS: Readonly<Record<MissionDeck, readonly DeckMissionId[]>> = {
  progress: PROGRESS_IDS,
  prosperity: PROSPERITY_IDS,
  conquest: CONQUEST_IDS,
};

/** Not used in the prototype edition (TW 19.17). */
export const PROTOTYPE_OUT: readonly DeckMissionId[] = ['pg-21', 'pr-21', 'cq-21'];

/** One for each track: the first at its end (TW 13.15). */
export const TRACK_PIONEERING: readonly PioneeringId[] = [
  'pi-overlord',
  'pi-riches',
  'pi-trader',
  'pi-civilization',
];

/** TW 2.6 */
export const BASIC_PIONEERING: readonly PioneeringId[] = [...TRACK_PIONEERING, 'pi-expansion', 'pi-empire'];

/** TW 2.7: these six and three of END_PIONEERING. */
export const ADVANCED_PIONEERING: readonly PioneeringId[] = [
  ...TRACK_PIONEERING,
  'pi-ascension',
  'pi-average',
];

/** Awarded when the game ends (TW 13.26). */
export const END_PIONEERING: readonly PioneeringId[] = [
  'pi-hoarder',
  'pi-omnipotent',
  'pi-weaponry',
  'pi-display',
];

import { chooseTogether, drawNumber, proceed, shuffle } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import {
  ABILITY_TOKEN_IDS,
  ADVANCED_PIONEERING,
  ALL_EXILED_TOKENS,
  BASIC_PIONEERING,
  DECK_IDS,
  DECK_MISSIONS,
  END_PIONEERING,
  GUARDIANS,
  MISSION_DECKS,
  PROTOTYPE_OUT,
  PROTOTYPE_REWARD_IDS,
  RACE_IDS,
  REWARD_IDS,
  START_IDS,
} from '../../content/index.ts';
import type { AbilityTokenId, MissionDeck, MissionId, RaceId } from '../../content/index.ts';
import { happen, refreshAbilities } from '../abilities.ts';
import { addToHand, refillLineUp, takeTop } from '../effects/cards.ts';
import { flipTokens } from '../effects/troops.ts';
import { boardOf } from '../geometry.ts';
import type { Warp } from '../moments.ts';
import { colourOf } from '../queries.ts';
import { isRival } from '../solo/state.ts';
import { isOn } from '../state.ts';
import type { Area, State } from '../state.ts';
import { ask } from '../questions.ts';

/** TW 2, up to the races. */
export function* setUp(g: Warp): Flow {
  const s = g.state;
  yield* dealDecks(g);
  const { areas } = boardOf(s);
  yield* layTokens(
    g,
    (area) => areas[area]!.exiled,
    (area) => areas[area]!.faceUp,
  );
  s.first = yield* drawNumber('the starting player', s.players.length); // TW 2.14
  s.active = s.first;
  g.emit?.({ type: 'StartingPlayerDrawn', seat: s.first });
  yield* dealHands(g);
  yield* drawExiledRaces(g);
  const team = s.options.mode === 'team';
  proceed(
    s,
    { step: team ? 'teamDraft' : 'draft', args: null },
    { step: 'chooseGuardian', args: null },
    { step: team ? 'teamMissions' : 'chooseMissions', args: null },
    { step: 'begin', args: null },
  );
}

/** The Archive, the missions, the Reward Cards. */
export function* dealDecks(g: Warp): Flow {
  const s = g.state;
  yield* dealArchive(g);
  yield* dealMissions(g);
  s.rewardDeck = [...(isOn(s, 'stealSymbol') ? PROTOTYPE_REWARD_IDS : REWARD_IDS)];
  yield* shuffle('the Reward Deck', s.rewardDeck); // TW 2.8
}

/** TW 2.4, TWS 3.3. */
function* dealArchive(g: Warp): Flow {
  const s = g.state;
  s.players.forEach((player, seat) => {
    if (!isRival(s, seat)) addToHand(player, START_IDS[seat]!, true);
  });
  s.deck = [...DECK_IDS];
  yield* shuffle('the Archive Deck', s.deck);
  yield* refillLineUp(g);
}

/** TW 2.5, TW 19.17, TW 19.18. */
function* dealMissions(g: Warp): Flow {
  const s = g.state;
  s.boxedMissions = isOn(s, 'missionCount') ? [...PROTOTYPE_OUT] : [];
  for (const deck of MISSION_DECKS) {
    const cards: MissionId[] = DECK_MISSIONS[deck].filter((id) => !s.boxedMissions.includes(id));
    yield* shuffle(`the ${deck} deck`, cards);
    s.open.push(cards.pop()!);
    s.missionDecks[deck] = cards;
  }
  if (s.options.pioneering === 'basic' || isOn(s, 'pioneeringSet')) {
    s.pioneering = [...BASIC_PIONEERING]; // TW 2.6
    return;
  }
  const last: MissionId[] = [...END_PIONEERING]; // TW 2.7
  yield* shuffle('the last Pioneering Missions', last);
  s.hiddenPioneering = last.pop()!;
  s.pioneering = [...ADVANCED_PIONEERING, ...last.toSorted()];
}

/** TW 2.12. */
export function* layTokens(
  g: Warp,
  isExiled: (area: Area) => boolean,
  isFaceUp: (area: Area) => boolean,
): Flow {
  const s = g.state;
  const tokens = [...ALL_EXILED_TOKENS];
  yield* shuffle('the Exiled Tokens', tokens);
  const exiledAreas = [...s.tokens.keys()].filter(isExiled);
  for (const area of exiledAreas) s.tokens[area] = tokens.pop()!;
  s.unusedTokens = tokens;
  flipTokens(g, exiledAreas.filter(isFaceUp));
}

const CARDS = [4, 4, 4, 5, 5, 5];
const GOLD = [4, 5, 5, 5, 6, 6];
const ENERGY = [4, 4, 5, 5, 5, 6];

/** TW 2.14: by the place in turn order. */
function* dealHands(g: Warp): Flow {
  const s = g.state;
  for (const [place, seat] of inTurnOrder(s).entries()) {
    const player = s.players[seat]!;
    for (let n = 0; n < CARDS[place]!; n++) addToHand(player, (yield* takeTop(g))!, false);
    player.gold = GOLD[place]!;
    player.energy = ENERGY[place]!;
  }
}

export const inTurnOrder = (s: State): Seat[] =>
  s.players.map((_, place) => (s.first + place) % s.players.length);

/** TW 2.16. */
function* drawExiledRaces(g: Warp): Flow {
  const s = g.state;
  const races = [...RACE_IDS];
  yield* shuffle('the Alien Race Cards', races);
  yield* giveColours(g, () => races.pop()!);
  s.boxedRaces = races;
}

/** TW 2.16, TWS 3.12: the colour of a leftover token belongs to the first race, the other one to the second. */
export function* giveColours(g: Warp, nextRace: () => RaceId): Flow {
  const s = g.state;
  const first = s.unusedTokens.splice(
    yield* drawNumber('the first Exiled colour', s.unusedTokens.length),
    1,
  )[0]!;
  const colour = colourOf(first);
  const other = colour === 'yellow' ? 'green' : 'yellow';
  s.exiled[colour] = nextRace();
  s.exiled[other] = nextRace();
  s.samples = [first];
  const ofOther = s.unusedTokens.filter((token) => colourOf(token) === other);
  if (ofOther.length > 0) {
    const token = ofOther[yield* drawNumber('the other Exiled colour', ofOther.length)]!;
    s.unusedTokens.splice(s.unusedTokens.indexOf(token), 1);
    s.samples.push(token);
  }
  g.emit?.({ type: 'ExiledRacesDrawn', yellow: s.exiled.yellow!, green: s.exiled.green! });
}

/** TW 2.17: two faceup piles. */
export function* draft(g: Warp): Flow {
  const s = g.state;
  const size = s.players.length + 1;
  s.piles = [takeRaces(s, size), takeRaces(s, size)];
  proceed(s, ...s.players.map((_, step) => ({ step: 'draftStep', args: { step } })), {
    step: 'endDraft',
    args: null,
  });
}

export function takeRaces(s: State, n: number): RaceId[] {
  return s.boxedRaces.splice(-n).toSorted();
}

/** TW 2.18: whoever holds a pile takes one card of it. */
export function* draftStep(g: Warp, { step }: { readonly step: number }): Flow {
  const s = g.state;
  const order = inTurnOrder(s);
  const one = order[step]!;
  const other = order[order.length - 1 - step]!;
  const pick = (seat: Seat, pile: number) =>
    ask.draftRace(seat, { about: { pile }, candidates: () => s.piles[pile]! });
  if (one === other) {
    takeRace(g, one, 0, yield* pick(one, 0));
    takeRace(g, one, 1, yield* pick(one, 1));
    return;
  }
  const [first, second] = yield* chooseTogether([pick(one, 0), pick(other, 1)]);
  takeRace(g, one, 0, first!);
  takeRace(g, other, 1, second!);
}

function takeRace(g: Warp, seat: Seat, pile: number, race: RaceId): void {
  const { piles } = g.state;
  piles[pile]!.splice(piles[pile]!.indexOf(race), 1);
  giveRace(g, seat, race);
}

export function giveRace(g: Warp, seat: Seat, race: RaceId): void {
  const player = g.state.players[seat]!;
  player.races.push(race);
  refreshAbilities(player);
  g.emit?.({ type: 'RaceTaken', seat, race });
}

/** TW 2.19. */
export function* endDraft(g: Warp): Flow {
  const s = g.state;
  s.setAside = s.piles.flat();
  s.piles = [];
}

/** TW 2.20, TW 2.21. */
export function* chooseGuardian(g: Warp): Flow {
  const s = g.state;
  const race = yield* ask.guardian(inTurnOrder(s).at(-1)!, { candidates: () => s.setAside });
  s.boxedRaces.push(...s.setAside.filter((one) => one !== race));
  s.setAside = [];
  yield* setGuardian(g, race);
  for (const seat of s.players.keys()) yield* happen(g, seat, 'afterDraft'); // TW 2.21
}

/** With a random Ability Token for each slot. */
export function* setGuardian(g: Warp, race: RaceId): Flow {
  const s = g.state;
  const tokens: AbilityTokenId[] = [...ABILITY_TOKEN_IDS];
  yield* shuffle('the Ability Tokens', tokens);
  s.guardian.race = race;
  s.guardian.tokens = tokens.splice(0, GUARDIANS[race].slots);
  s.unusedAbilityTokens = tokens;
  g.emit?.({ type: 'GuardianChosen', race, tokens: [...s.guardian.tokens] });
}

const DEALT_OF_EACH = 2;
const KEPT = 3;

/** TW 2.22. */
export function* chooseMissions(g: Warp): Flow {
  const s = g.state;
  const order = inTurnOrder(s).filter((seat) => !isRival(s, seat)); // TWS 3.15
  for (const seat of order) {
    for (const deck of MISSION_DECKS) {
      s.players[seat]!.lookedMissions.push(...s.missionDecks[deck].splice(-DEALT_OF_EACH));
    }
  }
  g.lockUndo('the missions were dealt');
  const kept = yield* chooseTogether(
    order.map((seat) =>
      ask.keepMissions(seat, {
        candidates: () => s.players[seat]!.lookedMissions,
        min: KEPT,
        max: KEPT,
        final: order.length === 1, // TWS 28.6
      }),
    ),
  );
  for (const [i, seat] of order.entries()) {
    const player = s.players[seat]!;
    keepMissions(g, seat, kept[i]!);
    const rest = player.lookedMissions.filter((id) => !kept[i]!.includes(id));
    player.lookedMissions = [];
    returnMissions(s, rest);
  }
  yield* shuffleMissionDecks(s);
}

/** They can be completed from the first turn on (TW 13.12). */
export function keepMissions(g: Warp, seat: Seat, missions: readonly MissionId[]): void {
  g.state.players[seat]!.missions = [...missions];
  g.emit?.({
    type: 'MissionsKept',
    seat,
    count: missions.length,
    only: { seats: [seat], missions: [...missions] },
  });
}

export function returnMissions(s: State, missions: readonly MissionId[]): void {
  for (const id of missions) s.missionDecks[deckOf(id)].push(id);
}

const deckOf = (id: MissionId): MissionDeck =>
  id.startsWith('pg') ? 'progress' : id.startsWith('pr') ? 'prosperity' : 'conquest';

export function* shuffleMissionDecks(s: State): Flow {
  for (const deck of MISSION_DECKS) {
    yield* shuffle(`the ${deck} deck again`, s.missionDecks[deck]);
  }
}

export function* begin(g: Warp): Flow {
  g.emit?.({ type: 'RoundBegan', round: 1, left: g.state.endgame });
  proceed(g.state, { step: 'turnStart', args: null });
}

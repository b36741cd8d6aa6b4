import { chooseTogether, drawNumber, pickOne, pickSome, proceed, shuffle } from '@warptable/kernel';
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
import { refreshAbilities } from '../abilities.ts';
import { addToHand, refillLineUp, takeTop } from '../effects/cards.ts';
import { mimic, mimickable } from '../effects/mimicking.ts';
import { flipTokens } from '../effects/troops.ts';
import { boardOf } from '../geometry.ts';
import type { Warp } from '../moments.ts';
import { colourOf } from '../reckoning.ts';
import { isOn } from '../state.ts';
import type { State } from '../state.ts';

/** TW 2.1 to TW 2.16. */
export function* setUp(g: Warp): Flow {
  const s = g.state;
  yield* dealArchive(g);
  yield* dealMissions(g);
  s.rewardDeck = [...(isOn(s, 'stealSymbol') ? PROTOTYPE_REWARD_IDS : REWARD_IDS)];
  yield* shuffle('the Reward Deck', s.rewardDeck);
  yield* layTokens(g);
  s.first = yield* drawNumber('the starting player', s.players.length); // TW 2.14
  s.active = s.first;
  g.tell?.({ type: 'StartingPlayerDrawn', seat: s.first });
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

/** TW 2.4. */
function* dealArchive(g: Warp): Flow {
  const s = g.state;
  s.players.forEach((player, seat) => addToHand(player, START_IDS[seat]!, true));
  s.deck = [...DECK_IDS];
  yield* shuffle('the Archive Deck', s.deck);
  yield* refillLineUp(g);
}

/** TW 2.5 to TW 2.7, 19.17, 19.18. */
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
    s.pioneering = [...BASIC_PIONEERING];
    return;
  }
  const last: MissionId[] = [...END_PIONEERING];
  yield* shuffle('the last Pioneering Missions', last);
  s.hiddenPioneering = last.pop()!;
  s.pioneering = [...ADVANCED_PIONEERING, ...last.toSorted()];
}

/** TW 2.12. */
function* layTokens(g: Warp): Flow {
  const s = g.state;
  const { areas } = boardOf(s);
  const tokens = [...ALL_EXILED_TOKENS];
  yield* shuffle('the Exiled Tokens', tokens);
  areas.forEach(({ exiled }, area) => {
    if (exiled) s.tokens[area] = tokens.pop()!;
  });
  s.unusedTokens = tokens;
  flipTokens(
    g,
    areas.flatMap(({ faceUp }, area) => (faceUp ? area : [])),
  );
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
  const first = s.unusedTokens.splice(
    yield* drawNumber('the first Exiled colour', s.unusedTokens.length),
    1,
  )[0]!;
  const colour = colourOf(first);
  const other = colour === 'yellow' ? 'green' : 'yellow';
  s.exiled[colour] = races.pop()!;
  s.exiled[other] = races.pop()!;
  s.samples = [first];
  const ofOther = s.unusedTokens.filter((token) => colourOf(token) === other);
  if (ofOther.length > 0) {
    const token = ofOther[yield* drawNumber('the other Exiled colour', ofOther.length)]!;
    s.unusedTokens.splice(s.unusedTokens.indexOf(token), 1);
    s.samples.push(token);
  }
  s.boxedRaces = races;
  g.tell?.({ type: 'ExiledRacesDrawn', yellow: s.exiled.yellow!, green: s.exiled.green! });
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
    pickOne(seat, 'draftRace', () => s.piles[pile]!, undefined, { pile });
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
  g.tell?.({ type: 'RaceTaken', seat, race });
}

/** TW 2.19. */
export function* endDraft(g: Warp): Flow {
  const s = g.state;
  s.setAside = s.piles.flat();
  s.piles = [];
}

/** TW 2.20, 2.21. */
export function* chooseGuardian(g: Warp): Flow {
  const s = g.state;
  const race = yield* pickOne(inTurnOrder(s).at(-1)!, 'guardian', () => s.setAside);
  s.boxedRaces.push(...s.setAside.filter((one) => one !== race));
  s.setAside = [];
  const tokens: AbilityTokenId[] = [...ABILITY_TOKEN_IDS];
  yield* shuffle('the Ability Tokens', tokens);
  s.guardian.race = race;
  s.guardian.tokens = tokens.splice(0, GUARDIANS[race].slots);
  s.unusedAbilityTokens = tokens;
  g.tell?.({ type: 'GuardianChosen', race, tokens: [...s.guardian.tokens] });
  yield* placeTavmaToken(g);
}

function* placeTavmaToken(g: Warp): Flow {
  const s = g.state;
  const seat = s.players.findIndex(({ races }) => races.includes('tavma-morphlings'));
  if (seat < 0) return;
  mimic(g, seat, yield* pickOne(seat, 'mimic', () => mimickable(s, seat)));
}

const DEALT_OF_EACH = 2;
const KEPT = 3;

/** TW 2.22. */
export function* chooseMissions(g: Warp): Flow {
  const s = g.state;
  const order = inTurnOrder(s);
  for (const seat of order) {
    for (const deck of MISSION_DECKS) {
      s.players[seat]!.lookedMissions.push(...s.missionDecks[deck].splice(-DEALT_OF_EACH));
    }
  }
  g.seal('the missions were dealt');
  const kept = yield* chooseTogether(
    order.map((seat) => pickSome(seat, 'keepMissions', () => s.players[seat]!.lookedMissions, KEPT, KEPT)),
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

export function keepMissions(g: Warp, seat: Seat, missions: readonly MissionId[]): void {
  g.state.players[seat]!.missions = [...missions];
  g.tell?.({
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
  g.tell?.({ type: 'RoundBegan', round: 1, left: g.state.endgame });
  proceed(g.state, { step: 'turnStart', args: null });
}

import { drawNumber, proceed, shuffle } from '@warptable/kernel';
import type { Flow } from '@warptable/kernel';
import {
  AUTOMA_IDS,
  RACE_IDS,
  RIVALS,
  RIVAL_COMBAT_IDS,
  STARTER_RACES,
  UNLOCKABLE_RACES,
} from '../../content/index.ts';
import type { AutomaEntry, AutomaId, AutomaPhase } from '../../content/index.ts';
import { happen } from '../abilities.ts';
import { addToHand, takeTop } from '../effects/cards.ts';
import { boardOf } from '../geometry.ts';
import type { Warp } from '../moments.ts';
import { ask } from '../questions.ts';
import { dealDecks, giveColours, giveRace, layTokens, setGuardian } from '../steps/setup.ts';
import { NOBODY } from '../state.ts';
import { PLAYER, RIVAL } from './state.ts';

const RACES_DRAWN = 5;
const RACES_KEPT = 2;

/** TWS 3, up to the races; chance in the order of TWS 3.19, from the game's own source (TWS 1.5, TWS 29.1). */
export function* soloSetUp(g: Warp): Flow {
  const s = g.state;
  const { rival } = s.solo!;
  const { gate, neighbours } = boardOf(s);
  yield* dealDecks(g); // TWS 3.2
  // TWS 3.6
  const isHeld = (area: number): boolean => s.owner[area] !== NOBODY;
  yield* layTokens(
    g,
    (area) => area !== gate && !isHeld(area),
    (area) => neighbours[area]!.some(isHeld),
  );
  const { archive, player, supply } = RIVALS[rival].start; // TWS 3.7
  Object.assign(s.players[RIVAL]!, supply);
  Object.assign(s.players[PLAYER]!, player);
  for (let n = 0; n < archive; n++) addToHand(s.players[PLAYER]!, (yield* takeTop(g))!, false);
  yield* drawRaces(g);
  // TWS 3.20
  proceed(
    s,
    { step: 'soloRaces', args: null },
    { step: 'chooseMissions', args: null },
    { step: 'soloDecks', args: null },
    { step: 'begin', args: null },
  );
}

/** TWS 3.9, TWS 3.10; TWS 3.13: with nothing unlocked it is the starters; TWS 3.23: never the Rival's own race. */
function* drawRaces(g: Warp): Flow {
  const s = g.state;
  const { unlocked = UNLOCKABLE_RACES } = s.options;
  const faced = RIVALS[s.solo!.rival].race;
  const races = [...STARTER_RACES, ...unlocked].filter((race) => race !== faced);
  yield* shuffle('the race deck', races);
  const drawn = races.splice(-RACES_DRAWN).toReversed();
  s.boxedRaces = RACE_IDS.filter((race) => !drawn.includes(race));
  const [guardian] = drawn.splice(yield* drawNumber('the Guardian', drawn.length), 1);
  s.setAside = drawn;
  yield* setGuardian(g, guardian!);
}

/** TWS 3.11, TWS 3.12, TWS 3.14, TWS 27.2. */
export function* soloRaces(g: Warp): Flow {
  const s = g.state;
  const chosen = yield* ask.soloRaces(PLAYER, {
    candidates: () => s.setAside,
    min: RACES_KEPT,
    max: RACES_KEPT,
  });
  g.lockUndo('the Exiled colours were drawn'); // TWS 28.6
  for (const race of chosen) giveRace(g, PLAYER, race);
  const others = s.setAside.filter((race) => !chosen.includes(race));
  s.setAside = [];
  yield* giveColours(g, () => others.shift()!);
  yield* happen(g, PLAYER, 'afterDraft');
}

/** TWS 3.16, TWS 3.18. */
export function* soloDecks(g: Warp): Flow {
  const s = g.state;
  const solo = s.solo!;
  const { automa } = RIVALS[solo.rival];
  for (const phase of [1, 2, 3] as const) solo.decks[phase - 1] = yield* cardsOf(phase, automa[phase]);
  const used = solo.decks.flat();
  const listed = Object.values(automa).flat(2).map(automaId);
  solo.removed = listed.filter((id) => !used.includes(id));
  for (const [i, deck] of solo.decks.entries()) yield* shuffle(`the Automa Deck of Phase ${i + 1}`, deck);
  solo.combatDeck = [...RIVAL_COMBAT_IDS];
  yield* shuffle('the Rival Combat deck', solo.combatDeck);
}

const automaId = (number: number): AutomaId => AUTOMA_IDS[number - 1]!;

function* cardsOf(phase: AutomaPhase, entries: readonly AutomaEntry[]): Flow<AutomaId[]> {
  const cards: AutomaId[] = [];
  for (const entry of entries) {
    const number =
      typeof entry === 'number' ? entry : entry[yield* drawNumber(`a pair of Phase ${phase}`, 2)]!;
    cards.push(automaId(number));
  }
  return cards;
}

import { playRandomly as playOn } from '@warptable/bots';
import { Random, canonical, seededChance, visibleTo } from '@warptable/kernel';
import type { Viewer } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { ARCHIVE, TRACK_TYPES } from '../content/index.ts';
import { theWarp } from '../rules/game.ts';
import { boardOf } from '../rules/geometry.ts';
import { teamOf, teammateOf } from '../rules/queries.ts';
import type { Options, State } from '../rules/state.ts';
import { kindOfCard } from '../rules/steps/combat/goods.ts';
import type { WarpView } from '../rules/view.ts';
import { position } from './arrange.ts';
import type { WarpTable } from './arrange.ts';
import { newGame, passTurn, setUp, startedGame } from './beginning.ts';
import { TARGET, declare } from './fighting.ts';
import { playRandomly } from './playing.ts';
import { raid } from './raiding.ts';

type Change = (s: State) => void;
type Who = 'all' | 'owner' | 'nobody';

/** Seat 0 has something of everything. */
const RICH = position({
  round: 2,
  endgame: 1,
  options: { pioneering: 'advanced' },
  sides: {
    0: {
      races: ['tavma-morphlings', 'luron-droids'],
      mimicked: 'xelo-traders',
      gold: 3,
      energy: 2,
      reserve: 2,
      hand: ['build-01', 'enforce-1'],
      rewards: ['rw-ore-1', 'rw-refit-1'],
      missions: ['cq-03', 'pg-11'],
      done: ['pr-01', 'pg-01'],
      troops: { 's1-start': 2, 's1-left': 1 },
    },
    1: { races: ['xelo-traders', 'skolok-miners'] },
  },
  areas: {
    's1-left': { buildings: ['trade-post', 'laser-cannon'] },
    's1-middle': { token: 'yellow-2', modifier: 1 },
    'ring-1': { token: 'green-1', facedown: true },
  },
  open: ['pg-13', 'pr-10', 'cq-02'],
  pioneering: ['pi-overlord', 'pi-hoarder'],
  discard: ['build-02', 'upgrade-02'],
  exiled: { yellow: 'ecton-cultists', green: 'zeto-archivists' },
  guardian: { race: 'darja-shadows', tokens: ['at-flip'] },
}).state;

const area = (s: State, id: string): number => boardOf(s).place(id);
const mine = (s: State): State['players'][number] => s.players[0]!;

function swap<Card>(one: Card[], other: Card[]): void {
  [one[0], other[0]] = [other[0]!, one[0]!];
}

function turnOver<Card>(pile: Card[]): void {
  pile.splice(0, pile.length, ...pile.toReversed());
}

/** Who would see it if just this were different. */
function noticedBy(change: Change): Who | Viewer[] {
  const changed = theWarp.copy(RICH);
  change(changed);
  expect(canonical(changed)).not.toBe(canonical(RICH));
  const viewers: Viewer[] = [0, 1, 'spectator'];
  const who = viewers.filter(
    (viewer) => canonical(theWarp.view(RICH, viewer)) !== canonical(theWarp.view(changed, viewer)),
  );
  if (who.length === 0) return 'nobody';
  if (who.length === viewers.length) return 'all';
  return who.join() === '0' ? 'owner' : who;
}

const rows = (who: Who, changes: Readonly<Record<string, Change>>): [string, Who, Change][] =>
  Object.entries(changes).map(([what, change]) => [what, who, change]);

const OPEN = rows('all', {
  'a multiplier': (s) => s.multiplier[area(s, 's1-left')]!++,
  'who holds an area': (s) => (s.owner[area(s, 's1-left')] = 1),
  'Troops on an area': (s) => s.troops[area(s, 's1-start')]!++,
  'a track building': (s) => (s.miniatures[TRACK_TYPES.indexOf('trade-post')]![area(s, 's1-left')] = -1),
  'a neutral building': (s) => (s.lasers[area(s, 's1-left')] = false),
  'a ship': (s) => s.ships[area(s, 's1-left')]!++,
  'a faceup token': (s) => (s.tokens[area(s, 's1-middle')] = 'green-2'),
  'its strength': (s) => (s.tokens[area(s, 's1-middle')] = 'yellow-3'),
  'its modifier': (s) => (s.modifier[area(s, 's1-middle')] = 0),
  'that there is a facedown token': (s) => (s.tokens[area(s, 'ring-1')] = null),
  'a position on a track': (s) => mine(s).tracks[0]!++,
  'a level': (s) => mine(s).levels[4]!++,
  'a race card': (s) => (mine(s).races[1] = 'morlar-raiders'),
  'where the Tavma Token lies': (s) => (mine(s).mimicked = 'skolok-miners'),
  'the cube of a permanent ability': (s) => mine(s).abilities.push('luron-droids:always'),
  'an Exiled race': (s) => (s.exiled.yellow = 'solca-mercenaries'),
  'the token on the card of an Exiled race': (s) => (s.samples = ['green-3']),
  'the Guardian': (s) => (s.guardian.race = 'volut-smugglers'),
  'the strength of the Guardian': (s) => s.guardian.modifier--,
  'an Ability Token': (s) => (s.guardian.tokens = ['at-double']),
  'a card of the line-up': (s) => swap(s.lineUp, s.deck),
  'the Discard Pile': (s) => turnOver(s.discard),
  'the discard pile of the Reward Deck': (s) => s.rewardDiscard.push(s.rewardDeck.pop()!),
  'an Open Mission': (s) => (s.open[0] = 'pg-02'),
  'a Pioneering Mission': (s) => s.pioneering.pop(),
  'the size of the Archive Deck': (s) => s.deck.pop(),
  'the size of the Reward Deck': (s) => s.rewardDeck.pop(),
  'the size of a Mission Deck': (s) => s.missionDecks.conquest.pop(),
  'neutral miniatures beside the board': (s) => s.neutrals[0]!--,
  'the starting player': (s) => (s.first = 1),
  'whose turn it is': (s) => (s.active = 1),
  'the round': (s) => s.round++,
  'the Endgame counter': (s) => s.endgame--,
});

const BY_NUMBER = rows('all', {
  'how many Archive Cards are in a hand': (s) => mine(s).hand.pop(),
  'how many Reward Cards a player has': (s) => mine(s).rewards.pop(),
  'how many Private Missions a player has': (s) => mine(s).missions.pop(),
});

const SUPPLY = rows('owner', {
  Gold: (s) => mine(s).gold++,
  Energy: (s) => mine(s).energy++,
  'Troops in reserve': (s) => mine(s).reserve++,
  'Troops in the general supply': (s) => mine(s).supply--,
});

const FACES = rows('owner', {
  'which Archive Cards are in a hand': (s) => (mine(s).hand = ['build-03', 'enforce-1']),
  'which Reward Cards a player has': (s) => (mine(s).rewards = ['rw-cells-1', 'rw-refit-1']),
  'which Private Missions a player has': (s) => (mine(s).missions = ['cq-02', 'pg-11']),
});

const UNKNOWN = rows('nobody', {
  'the order of the Archive Deck': (s) => turnOver(s.deck),
  'a card of the Archive Deck': (s) => (s.deck[0] = 'start-1'),
  'the order of the Reward Deck': (s) => turnOver(s.rewardDeck),
  'a card of the Reward Deck': (s) => (s.rewardDeck[0] = 'rw-thief-1'),
  'the order of the Progress deck': (s) => turnOver(s.missionDecks.progress),
  'the order of the Prosperity deck': (s) => turnOver(s.missionDecks.prosperity),
  'a card of the Conquest deck': (s) => (s.missionDecks.conquest[0] = 'pg-01'),
  'the colour of a facedown token': (s) => (s.tokens[area(s, 'ring-1')] = 'yellow-1'),
  'its strength': (s) => (s.tokens[area(s, 'ring-1')] = 'green-3'),
  'the tokens left over': (s) => turnOver(s.unusedTokens),
  'the fourth Pioneering Mission for the end': (s) => (s.hiddenPioneering = 'pi-display'),
});

describe('what is seen of a position', () => {
  test.each(OPEN)('TW 17.1 %s: %s', (_, who, change) => expect(noticedBy(change)).toBe(who));
  test.each(BY_NUMBER)('TW 17.2 %s: %s', (_, who, change) => expect(noticedBy(change)).toBe(who));
  test.each(SUPPLY)('TW 17.3 %s: %s', (_, who, change) => expect(noticedBy(change)).toBe(who));
  test.each(FACES)('TW 17.4 %s: %s', (_, who, change) => expect(noticedBy(change)).toBe(who));
  test.each(UNKNOWN)('TW 17.5 %s: %s', (_, who, change) => expect(noticedBy(change)).toBe(who));

  test('TW 17.11 which missions are completed is seen by their owner, how many and for how many points by all', () => {
    expect(noticedBy((s) => (mine(s).done = ['pr-02', 'pg-12']))).toBe('owner'); // 1 point each, as before
    expect(noticedBy((s) => (mine(s).done = ['pr-10', 'pg-01']))).toBe('all');
    expect(theWarp.view(RICH, 1).players[0]).toMatchObject({
      points: 2,
      completed: { progress: 1, prosperity: 1, conquest: 0, pioneering: 0 },
    });
  });

  test('TW 17.4 the owner sees all of the own cards', () => {
    expect(theWarp.view(RICH, 0).players[0]!.own).toMatchObject({
      gold: 3,
      energy: 2,
      reserve: 2,
      hand: ['build-01', 'enforce-1'],
      rewards: ['rw-ore-1', 'rw-refit-1'],
      missions: [{ id: 'cq-03' }, { id: 'pg-11' }],
    });
  });
});

describe('what the log tells', () => {
  test('TW 17.3 gains and payments by their amounts, never a total', () => {
    const table = position({
      step: 'extract',
      sides: { 0: { gold: 41, energy: 43, rewards: ['rw-refit-1'] } },
    });
    table.answer('extract', '+reward:rw-refit-1').answer('upgrade', ['gold-mine']).answer('payGold', 2);
    table.answer('extract', 'resources');
    expect(table.events('Paid', 1)).toEqual([{ type: 'Paid', seat: 0, gold: 2, energy: 0 }]);
    expect(table.events('Gained', 1)).toEqual([{ type: 'Gained', seat: 0, gold: 1, energy: 1 }]);
    expect(table.player(0)).toMatchObject({ gold: 40, energy: 44 });
    expect(canonical(table.match.eventsFor(1).map(({ event }) => event))).not.toMatch(/4[0-4]/);
  });

  test('TW 17.6 a card of the line-up is known to all, one of the deck to its player', () => {
    const table = position({ step: 'consult', deck: ['upgrade-05'], sides: { 0: { hand: ['build-01'] } } });
    const open = table.state.lineUp[0]!;
    table.answers(['discard', 'draw'], ['drawFrom', open], ['drawFrom', 'deck']);
    expect(table.view(1).players[0]!.known).toEqual([open]);
    expect(table.events('LineUpCardTaken', 1)).toMatchObject([{ card: open }]);
    expect(table.events('CardDrawn', 1)).toEqual([{ type: 'CardDrawn', seat: 0 }]);
    expect(table.events('CardDrawn', 0)).toMatchObject([{ only: { card: 'upgrade-05' } }]);
  });

  test('TW 17.13 discards in Consult are shown', () => {
    const table = position({ step: 'consult', sides: { 0: { hand: ['build-01', 'enforce-1'] } } });
    table.answers(['discard', 'enforce-1'], ['discard', 'draw']);
    expect(table.events('CardsDiscarded', 'spectator')).toMatchObject([{ cards: ['enforce-1'] }]);
    expect(table.view(1).discard).toEqual(['enforce-1']);
  });

  const fighting = (gold: number): WarpTable =>
    raid({
      me: { hand: ['enforce-1'], gold },
      other: { hand: ['maneuver-1'] },
    })
      .answer('combatCard', 'enforce-1', 0)
      .answer('support', 'maneuver-1', 1);

  test('TW 17.13 so are Combat Cards that were played, bribed away or not paid for', () => {
    const bribed = fighting(2)
      .answer('bribe', 'offer')
      .ifAsked('offerKinds', ['gold'])
      .answer('offerAmount', 1);
    bribed
      .answer('answerBribe', 'accept', 1)
      .ifAsked('beforeReveal', 'reveal')
      .ifAsked('cardOption', ['1'], 0);
    expect(bribed.events('BribePaid', 'spectator')).toMatchObject([{ cards: ['maneuver-1'] }]);
    expect(bribed.events('CardRevealed', 'spectator')).toMatchObject([{ card: 'enforce-1', option: 1 }]);
    expect(bribed.view('spectator').discard).toEqual(['maneuver-1', 'enforce-1']);
    const unpaid = fighting(2).answer('bribe', 'none').answer('beforeReveal', 'reveal');
    unpaid.answer('cardOption', ['1'], 0).answer('cardOption', ['0'], 1);
    expect(unpaid.events('CardNotPaid', 'spectator')).toMatchObject([{ seat: 1, card: 'maneuver-1' }]);
  });

  test('TW 17.9, TW 10.23 what was offered by name is known to all, and is there in any world that one may imagine', () => {
    const table = raid({
      me: { hand: ['deceive-1', 'build-01'], rewards: ['rw-quake-1', 'rw-ore-1'] },
      other: { hand: ['maneuver-1'], gold: 1 },
    });
    table.answer('combatCard', 'none', 0).answer('support', 'maneuver-1', 1).answer('bribe', 'offer');
    table.answer('offerKinds', ['namedCards', 'namedRewards']);
    table.answer('offerNamedCards', ['deceive-1']).answer('offerNamedRewards', ['rw-quake-1']);
    expect(table.events('BribeOffered', 'spectator')).toMatchObject([
      { bribe: { namedCards: ['deceive-1'], namedRewards: ['rw-quake-1'] } },
    ]);
    expect(table.view('spectator').players[0]!.known).toEqual(['deceive-1']);
    const random = new Random('offers');
    for (let n = 0; n < 10; n++) {
      const { hand, rewards } = table.match.determinize(1, random).state.players[0]!;
      expect([hand.includes('deceive-1'), rewards.includes('rw-quake-1')]).toEqual([true, true]);
    }
  });

  test('TW 17.10 a supply is shown as it is at that moment', () => {
    const table = raid({ me: { hand: ['elite-1'], gold: 2, rewards: ['rw-ore-1'] } });
    table.answer('combatCard', 'elite-1', 0).answer('support', 'none', 1).answer('beforeReveal', 'reveal');
    expect(table.view(1).players[0]!.shownSupply).toEqual({ gold: 2, energy: 0 });
    table.ifAsked('moveFrom', '+reward:rw-ore-1');
    expect(table.player(0).gold).toBe(5);
    expect(table.view(1).players[0]!.shownSupply).toEqual({ gold: 2, energy: 0 });
    expect(passTurn(table).view(1).players[0]!.shownSupply).toBeNull();
  });

  test('TW 17.9, TW 10.24 who is to hand over two cards of a kind has two of them in every world dealt anew', () => {
    const hand = ['build-01', 'build-02', 'build-03', 'maneuver-1'] as const;
    const table = raid({ me: { hand, gold: 1 }, other: { hand: ['enforce-1'] } });
    table.answer('combatCard', 'none', 0).answer('support', 'enforce-1', 1).answer('bribe', 'offer', 0);
    table.answer('offerKinds', ['gold'], 0).answer('answerBribe', 'counter', 1);
    table.answer('demandKinds', ['namedCards'], 1).answer('demandCard', ['build', 'any'], 1);
    table.answer('demandCard', ['maneuver', 'maneuver-1'], 1).answer('demandCard', ['build', 'any'], 1);
    table.answer('demandCard', ['done'], 1).answer('answerDemand', 'accept', 0);
    expect(table.isAsked('giveCard', 0)).toBe(true);
    const random = new Random('pledges');
    for (let n = 0; n < 20; n++) {
      const dealt = table.match.determinize(1, random).state.players[0]!.hand;
      expect(dealt).toContain('maneuver-1');
      expect(dealt.filter((card) => card.startsWith('build')).length).toBeGreaterThanOrEqual(2);
    }
  });

  /** Seat 0 is about to offer a mix: a Build Card by name, and kinds. */
  const offeringKinds = (kinds: readonly string[]): WarpTable => {
    const hand = ['build-01', 'build-02', 'elite-1', 'upgrade-01', 'upgrade-02'] as const;
    const rewards = ['rw-ore-1', 'rw-cells-1'] as const;
    const table = raid({ me: { hand, rewards }, other: { hand: ['enforce-1'], gold: 1 } });
    table.answer('combatCard', 'none', 0).answer('support', 'enforce-1', 1).answer('bribe', 'offer', 0);
    table.answer('offerKinds', ['namedCards', 'cardKinds', 'namedRewards'], 0);
    table.answer('offerNamedCards', ['build-01'], 0);
    for (const kind of kinds) table.answer('offerCardKind', kind, 0);
    return table;
  };

  /** Of each kind there is one more card than those that are named. */
  function holdsOffer(
    { state }: ReturnType<WarpTable['match']['determinize']>,
    kinds: readonly string[],
  ): boolean {
    const free = state.players[0]!.hand.filter((card) => card !== 'build-01').map(kindOfCard);
    return state.players[0]!.hand.includes('build-01') && kinds.every((kind) => free.includes(kind));
  }

  test('TW 17.9, TW 10.22, TW 10.23 who offers cards by their kind has them in every world that one may imagine', () => {
    const kinds = ['build', 'elite', 'upgrade'];
    const table = offeringKinds([...kinds, 'done']).answer('offerNamedRewards', ['rw-ore-1'], 0);
    expect(table.view('spectator').combat!.offer).toMatchObject({
      namedCards: ['build-01'],
      cardKinds: kinds,
    });
    expect(table.view('spectator').players[0]!.known).toEqual(['build-01']);
    const random = new Random('kinds');
    const hands = new Set<string>();
    for (let n = 0; n < 40; n++) {
      const world = table.match.determinize(1, random);
      expect(holdsOffer(world, kinds)).toBe(true);
      hands.add(world.state.players[0]!.hand.join());
      world.answer({ seat: 1, kind: 'answerBribe', value: 'accept' });
      playOn(world, random, 3);
      expect(theWarp.violations(world.state)).toEqual([]);
    }
    expect(hands.size).toBeGreaterThan(20);
  });

  test('TW 17.9, TW 10.22 so has who puts such an offer together, and who declined it may think what it likes', () => {
    const random = new Random('kinds');
    const table = offeringKinds(['build', 'elite']);
    for (let n = 0; n < 20; n++)
      expect(holdsOffer(table.match.determinize(1, random), ['build', 'elite'])).toBe(true);
    table.answer('offerCardKind', 'done', 0).answer('offerNamedRewards', ['rw-cells-1', 'rw-ore-1'], 0);
    table.answer('answerBribe', 'decline', 1);
    expect(table.state.pledge).toBeNull();
  });

  test('TW 17.12 missions drawn in Replenish are not shown, their deck is', () => {
    const table = position({
      step: 'replenish',
      sides: { 0: { gold: 1 } },
      missionDecks: { conquest: ['cq-09'] },
    });
    table.answer('replenish', 'conquest');
    expect(table.events('MissionDrawn', 1)).toEqual([{ type: 'MissionDrawn', seat: 0, deck: 'conquest' }]);
    expect(canonical(table.view(1))).not.toContain('cq-09');
    expect(canonical(table.view(0))).toContain('cq-09');
  });
});

/** All that a viewer gets to know at this moment: its view, its question, and that of the others as far as it is told. */
function knownTo({ match }: WarpTable, viewer: Viewer): string {
  const own = viewer === 'spectator' ? undefined : match.pendingOf(viewer);
  const told = match.pending.filter(({ ask }) => !ask.secret || ask.seat === viewer);
  return canonical([
    match.view(viewer),
    own ? [own.ask.kind, own.options] : null,
    told.map(({ ask }) => [ask.seat, ask.kind, ask.about ?? null]),
    match.events.map(({ event }) => visibleTo(event, viewer) ?? null),
  ]);
}

describe('secret decisions', () => {
  test('TW 17.7 a facedown Combat Card is seen as a card, and its face by its player alone', () => {
    const table = raid({ me: { hand: ['enforce-1'], gold: 1 } }).answer('combatCard', 'enforce-1', 0);
    expect(table.view(0).combat!.attack.cards).toEqual([{ seat: 0, card: 'enforce-1', option: 0 }]);
    for (const viewer of [1, 'spectator'] as const) {
      expect(table.view(viewer).combat!.attack.cards).toEqual([{ seat: 0, card: null, option: 0 }]);
      expect(knownTo(table, viewer)).not.toContain('enforce-1');
    }
  });

  test('TW 17.7 nobody learns an option before all are fixed', () => {
    const before = (option: string): WarpTable => {
      const table = raid({
        me: { hand: ['enforce-1'], gold: 4, energy: 4 },
        other: { hand: ['enforce-2'], gold: 4, energy: 4 },
      });
      table.answer('combatCard', 'enforce-1', 0).answer('support', 'enforce-2', 1);
      table.answer('bribe', 'none').answer('beforeReveal', 'reveal').answer('cardOption', [option], 0);
      return table;
    };
    expect(knownTo(before('1'), 1)).toBe(knownTo(before('3'), 1));
    const table = before('3').answer('cardOption', ['1'], 1);
    expect(table.events('CardRevealed', 1).map(({ option }) => option)).toEqual([3, 1]);
  });

  test('TW 17.8 follow decisions are secret until all are made', () => {
    const window = (path: readonly string[]): WarpTable => {
      const table = position({
        seats: 3,
        sides: {
          0: { hand: ['build-05'], gold: 1, energy: 1 },
          1: { hand: ['upgrade-02'], gold: 3, energy: 3 },
          2: { hand: ['upgrade-03'], gold: 3, energy: 3 },
        },
      }).answer('action', 'develop');
      return table.answer('develop', ['build-05', '2', 's1-start', '0/1']).answer('followDevelop', path, 1);
    };
    for (const viewer of [0, 2, 'spectator'] as const)
      expect(knownTo(window(['no']), viewer)).toBe(knownTo(window(['upgrade-02', '1', '2/2']), viewer));
    const shown = window(['upgrade-02', '1', '2/2']).answer('followDevelop', ['no'], 2);
    expect(shown.events('Followed', 'spectator')).toMatchObject([{ seat: 1 }]);
  });

  test('TW 17.8 so are the picks of one step of the draft, and the missions that are kept', () => {
    const draft = (): WarpTable => newGame(2, {}, seededChance('secrets'));
    const [one, other] = draft().match.pending.map(({ ask }) => ask.seat) as [number, number];
    const picked = (index: number): string => {
      const table = draft();
      return knownTo(table.answer('draftRace', table.options('draftRace', one)[index]!, one), other);
    };
    expect(picked(0)).toBe(picked(1));
    expect(picked(0)).not.toBe(knownTo(draft(), other)); // that somebody has picked is seen
    const kept = (first: number): string => {
      const table = setUp(draft(), 'keepMissions');
      const missions = table.options('keepMissions', one).slice(first, first + 3);
      return knownTo(table.answer('keepMissions', missions, one), other);
    };
    expect(kept(0)).toBe(kept(3));
  });

  test('TW 17.14 players are asked in step 2 and in the follow step whatever they hold', () => {
    const bare = raid({});
    expect(bare.options('combatCard', 0)).toEqual(['none']);
    expect(bare.answer('combatCard', 'none', 0).options('support', 1)).toEqual(['none']);
    const follow = position({
      sides: { 0: { hand: ['build-05'], gold: 1, energy: 1 }, 1: { hand: ['enforce-1'] } },
    });
    follow.answer('action', 'develop').answer('develop', ['build-05', '2', 's1-start', '0/1']);
    expect(follow.options('followDevelop', 1)).toEqual(['no']);
  });

  test('TW 17.14 who is asked about a Private Mission is told to nobody else', () => {
    const checked = (seat: number): WarpTable =>
      position({
        seats: 3,
        step: 'turnStart',
        sides: {
          1: { gold: 9, presets: { missions: 'ask' }, missions: [seat === 1 ? 'pr-01' : 'pg-11'] },
          2: { gold: 9, presets: { missions: 'ask' }, missions: [seat === 2 ? 'pr-02' : 'pg-13'], energy: 9 },
        },
      });
    expect(checked(1).question('mission').ask).toMatchObject({ seat: 1, secret: true });
    expect(checked(2).question('mission').ask).toMatchObject({ seat: 2, secret: true });
    for (const viewer of [0, 'spectator'] as const)
      expect(knownTo(checked(1), viewer)).toBe(knownTo(checked(2), viewer));
  });
});

/** The view without what is only for this viewer. */
function publicPart(view: WarpView): string {
  const {
    viewer: _,
    pool: _pool,
    proposals: _proposals,
    turn,
    combat,
    players,
    open,
    pioneering,
    ...rest
  } = view;
  const faceless = (side: NonNullable<WarpView['combat']>['attack']) => ({
    ...side,
    cards: side.cards.map(({ seat, option, card }) => ({ seat, option, card: option > 0 ? card : null })),
  });
  return canonical({
    ...rest,
    turn: { traded: turn.traded, fired: turn.fired },
    combat: combat && { ...combat, attack: faceless(combat.attack), defence: faceless(combat.defence) },
    players: players.map(({ own: _own, shared: _shared, done: _done, ...open }) => open),
    open: open.map((mission) => mission && mission.id),
    pioneering: pioneering.map(({ id }) => id),
  });
}

/** The ids that this viewer must not find anywhere in its view. */
function secretsFrom(s: State, viewer: Viewer): string[] {
  const others = s.players.filter((_, seat) => seat !== viewer);
  // A demand may name cards that nobody knows the place of (TW 10.24).
  const demanded: readonly string[] = s.combat?.demanded ? s.combat.offer!.namedCards : [];
  return [
    ...s.deck,
    ...s.rewardDeck,
    ...Object.values(s.missionDecks).flat(),
    ...(s.hiddenPioneering ? [s.hiddenPioneering] : []),
    ...s.missionPools.flatMap((pool, team) =>
      viewer !== 'spectator' && teamOf(s, viewer) === team ? [] : pool,
    ),
    ...others.flatMap(({ hand, shown }) => hand.filter((card) => !shown.includes(card))),
    ...others.flatMap(({ rewards, missions, lookedCards, lookedMissions }) => [
      ...rewards.filter((id) => !s.combat?.offer?.namedRewards.includes(id)),
      ...missions,
      ...lookedCards,
      ...lookedMissions,
    ]),
    ...s.players.flatMap(({ done }, seat) =>
      seat === viewer || (viewer !== 'spectator' && teammateOf(s, viewer) === seat) ? [] : done,
    ),
  ].filter((id) => !demanded.includes(id));
}

describe('whole games', () => {
  const GAMES: readonly (readonly [number, Partial<Options>])[] = [
    [3, { pioneering: 'advanced', side: 'B' }],
    [4, { mode: 'team', edition: 'prototype' }],
  ];

  test.each(GAMES)(
    'TW 17.14, TW 17.1 with %i players, nothing hidden reaches a viewer: %o',
    (seats, options) => {
      const table = newGame(seats, options, seededChance(`hidden ${seats}`));
      const random = new Random(`hidden ${seats}`);
      const viewers: Viewer[] = [...Array(seats).keys(), 'spectator'];
      let compared = 0;
      playRandomly(table, random, 500, (answers) => {
        if (answers % 6 > 0 || table.match.over) return;
        compared++;
        const seen = publicPart(table.view('spectator'));
        for (const viewer of viewers) {
          expect(publicPart(table.view(viewer))).toBe(seen);
          const all = JSON.stringify(table.view(viewer));
          expect(secretsFrom(table.state, viewer).filter((id) => all.includes(`"${id}"`))).toEqual([]);
        }
      });
      expect(compared).toBeGreaterThan(70);
      const told = table.match.eventsFor('spectator').map(({ event }) => event);
      expect(told.some((event) => 'only' in event || 'audience' in event)).toBe(false);
      for (const seat of Array(seats).keys()) {
        const heard = table.match.eventsFor(seat).filter(({ event }) => !event.audience);
        expect(heard.map(({ event }) => event.type)).toEqual(told.map(({ type }) => type));
      }
    },
  );

  test('TW 17.14 a bot thinks in worlds that agree with the view of its seat and are dealt anew beyond it', () => {
    const table = startedGame(3, {}, seededChance('bots'));
    const random = new Random('bots');
    playRandomly(table, random, 20);
    const unseen = (): number =>
      table.player(0).hand.filter((id) => !table.player(0).shown.includes(id)).length;
    while (unseen() < 3) playRandomly(table, random, 1); // else there is nothing to deal anew
    const truth = canonical(table.state);
    const worlds = Array.from({ length: 15 }, () => table.match.determinize(1, random));
    for (const world of worlds) expect(canonical(world.view(1))).toBe(canonical(table.view(1)));
    const distinct = (what: (s: State) => unknown): number =>
      new Set(worlds.map(({ state }) => canonical(what(state)))).size;
    expect(distinct((s) => s.deck)).toBe(15);
    expect(distinct((s) => s.rewardDeck)).toBe(15);
    expect(distinct((s) => s.tokens)).toBe(15);
    expect(distinct((s) => s.missionDecks.progress)).toBe(15);
    expect(distinct((s) => s.players[0]!.hand)).toBeGreaterThan(5);
    expect(distinct((s) => s.players[0]!.missions)).toBeGreaterThan(5);
    expect(distinct((s) => s.players[1])).toBe(1);
    expect(canonical(table.state)).toBe(truth);
  });

  test('TW 17.14 who has announced a Develop can play a card in every such world, even with a single one', () => {
    const table = position({
      sides: { 0: { hand: ['build-14'], gold: 5, energy: 1 }, 1: { hand: ['start-2'] } },
    });
    table.answer('action', 'develop');
    const random = new Random('develop');
    for (let n = 0; n < 60; n++)
      expect(table.match.determinize(1, random).pending[0]!.options.length).toBeGreaterThan(0);
  });

  test('TW 17.5 neither the seed nor the order of a deck reaches anybody', () => {
    const seed = 'open sesame';
    const table = startedGame(2, {}, seededChance(seed));
    for (const viewer of [0, 1, 'spectator'] as const) {
      const known = knownTo(table, viewer);
      expect(known).not.toContain(seed);
      for (const pile of [table.state.deck, table.state.rewardDeck, table.state.missionDecks.conquest])
        expect(known).not.toContain(canonical(pile.slice(-3)).slice(1, -1));
    }
  });

  test('TW 17.14 refusals and errors do not tell what is hidden', () => {
    const table = position({
      sides: { 1: { hand: ['deceive-1'], rewards: ['rw-quake-1'], missions: ['cq-09'] } },
    });
    const messageOf = (attempt: () => unknown): string => {
      try {
        attempt();
      } catch (error) {
        return (error as Error).message;
      }
      throw new Error('nothing was refused');
    };
    const attempts = [
      () => table.match.answer({ seat: 1, kind: 'action', value: 'terrashift' }),
      () => table.match.answer({ seat: 0, kind: 'action', value: '+reward:rw-quake-2' }),
      () => table.match.undo(0),
    ];
    for (const attempt of attempts) expect(messageOf(attempt)).not.toMatch(/deceive-1|rw-quake-1|cq-09/);
  });
});

test('TW 17.2, TW 10.16 a world dealt anew gives each side a facedown card that it may play, even if there is only one for each', () => {
  const table = declare({
    sides: { 1: { hand: ['reinforce-1'] }, 2: { hand: [] } },
    attack: { hand: ['jetpack-1'] },
    ground: { [TARGET]: { token: 'green-2' } },
    setup: { seats: 3 },
  });
  table.answer('combatCard', 'jetpack-1', 0).answer('support', 'reinforce-1', 1);
  const { state } = table;
  state.deck = state.deck.filter((card) => ARCHIVE[card].type !== 'combat');
  for (let seed = 0; seed < 20; seed++) {
    const world = theWarp.copy(state);
    theWarp.determinize(world, 2, new Random(seed));
    expect(world.combat?.sides.map(({ cards }) => cards.map(({ card }) => card))).toEqual([
      ['jetpack-1'],
      ['reinforce-1'],
    ]);
  }
});

test('TW 17.4 in a world dealt anew, whoever holds a fulfilled mission has passed it over', () => {
  const table = position({ sides: { 1: { gold: 9, missions: ['pr-01'] } } });
  const world = theWarp.copy(table.state);
  world.boxedMissions.push(...world.missionDecks.prosperity.splice(0));
  theWarp.determinize(world, 0, new Random('any'));
  expect(world.players[1]!.missions).toEqual(['pr-01']);
  expect(world.players[1]!.passed).toEqual(['pr-01']);
});

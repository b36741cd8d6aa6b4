import type { EventType } from '../../rules/events.ts';
import { soloLog } from './solo.ts';

/** One sentence, or several of which the event chooses. A form for the reader as its subject ends in `_you`. */
type Sentences = string | Readonly<Record<string, string>>;
type Told = Exclude<EventType, 'TurnEnded'>;

/** Set-up, the course of play, missions and points. */
const course = {
  StartingPlayerDrawn: '{{who}} begins.',
  StartingPlayerDrawn_you: '{{who}} begin.',
  ExiledRacesDrawn: 'The Exiled are the {{yellow}} (yellow) and the {{green}} (green).',
  RaceTaken: '{{who}} took the {{race}}.',
  GuardianChosen: {
    alone: 'The {{race}} guard the Warp Gate.',
    withTokens: 'The {{race}} guard the Warp Gate, with {{tokens}}.',
  },
  MissionsKept: '{{who}} kept {{missions}}.',
  DivisionProposed: {
    Races: '{{who}} proposed a division of the races.',
    Missions: '{{who}} proposed a division of the missions.',
  },
  Mimicked: '{{who}} copied {{ability}} from the {{race}}.',
  RoundBegan: {
    plain: 'Round {{round}}.',
    last: 'Round {{round}}, the last one.',
    more: 'Round {{round}}; {{left}} more to come.',
  },
  TurnBegan: "{{who}}'s turn.",
  TurnBegan_you: 'Your turn.',
  Extracted: { resources: '{{who}} extracted resources.', troops: '{{who}} extracted Troops.' },
  ActionChosen: {
    develop: '{{who}} chose the Develop action.',
    terrashift: '{{who}} chose the Terrashift action.',
    attack: '{{who}} chose the Attack action.',
  },
  Followed: {
    develop: '{{who}} followed the Develop action.',
    terrashift: '{{who}} followed the Terrashift action.',
  },
  MissionDrawn: '{{who}} drew {{mission}}.',
  MissionDiscarded: '{{who}} put {{mission}} under its deck.',
  MissionCompleted: '{{who}} completed {{mission}} for {{points}}.',
  OpenMissionTurned: 'A new Open Mission was turned up: {{mission}} ({{type}}, {{points}}).',
  PointsTaken: {
    gate: '{{who}} took {{points}} for holding the Warp Gate.',
    conquest: '{{who}} took {{points}} for conquering the Warp Gate.',
    end: '{{who}} took {{points}} for holding the Warp Gate at the end.',
  },
  EndgameTriggered: {
    rounds: '{{who}} triggered the Endgame: {{rounds}} more rounds after this one.',
    turns: "{{who}} triggered the Endgame: the game ends after {{rounds}} more of {{who}}'s turns.",
    turns_you: '{{who}} triggered the Endgame: the game ends after {{rounds}} more of your turns.',
  },
  GameScored: 'Game over: {{ranking}}. {{winners}} won.',
} as const;

/** Goods, Archive Cards, Reward Cards and abilities. */
const cards = {
  Gained: '{{who}} gained {{goods}}.',
  Paid: '{{who}} paid {{goods}}.',
  Traded: {
    gold: '{{who}} traded {{amount}} Gold for Energy.',
    energy: '{{who}} traded {{amount}} Energy for Gold.',
  },
  Plundered: '{{who}} plundered {{goods}} from {{whom}}.',
  CardDrawn: '{{who}} drew {{card}}.',
  LineUpCardTaken: '{{who}} took {{card}} from the line-up.',
  LineUpRefilled: 'The line-up is {{cards}}.',
  ArchiveShuffled: 'The Archive Deck was shuffled.',
  CardsDiscarded: '{{who}} discarded {{cards}}.',
  TopLookedAt: {
    known: '{{who}} saw {{cards}}.',
    unknown: '{{who}} looked at the top {{cards}} of the deck.',
  },
  CardExchanged: '{{who}} exchanged {{given}} for {{taken}} of the line-up.',
  CardSalvaged: '{{who}} took {{card}} from the Discard Pile.',
  CardStolen: '{{who}} took {{card}} from {{whose}} hand.',
  DevelopCardPlayed: '{{who}} played {{card}}.',
  SecondOptionUsed: '{{who}} used {{card}} once more (Double Shift).',
  RewardsDrawn: '{{who}} drew {{cards}}.',
  RewardsDiscarded: '{{who}} discarded {{cards}}.',
  RewardUsed: '{{who}} used {{reward}}.',
  RewardAbilityUsed: '{{who}} used {{ability}} ({{race}}) for {{badges}}.',
  CardsGiven: '{{who}} gave {{whom}} {{cards}}.',
  RewardsGiven: '{{who}} gave {{whom}} {{cards}}.',
} as const;

/** Buildings, heights, Troops and areas. */
const board = {
  Built: '{{who}} built {{building}} on {{area}}.',
  Upgraded: '{{who}} upgraded {{buildings}} to level {{level}}.',
  BuildingTaken: '{{who}} took over {{whose}} {{building}} on {{area}}.',
  AreaShifted: '{{who}} changed the multiplier of {{area}} to {{multiplier}}.',
  TroopsReserved: '{{who}} put {{troops}} into the reserve.',
  TroopsPlaced: '{{who}} placed {{troops}} on {{area}}.',
  TroopsMoved: '{{who}} moved {{force}} from {{from}} to {{to}}.',
  TroopsDestroyed: '{{who}} lost {{troops}} on {{area}}.',
  TroopsReturned: {
    home: '{{who}} took back {{troops}} to {{to}}.',
    reserve: '{{who}} took back {{reserved}} to the reserve.',
    both: '{{who}} took back {{troops}} to {{to}} and {{reserved}} to the reserve.',
  },
  AreaGained: {
    conquered: '{{who}} conquered {{area}}.',
    claimed: '{{who}} claimed {{area}}.',
    takenOver: '{{who}} took over {{area}}.',
    walkedIn: '{{who}} walked into {{area}}.',
  },
  StrengthChanged: {
    guardianGained: 'The Guardian gained {{troops}}: strength {{strength}}.',
    guardianLost: 'The Guardian lost {{troops}}: strength {{strength}}.',
    exiledGained: 'The Exiled on {{area}} gained {{troops}}: strength {{strength}}.',
    exiledLost: 'The Exiled on {{area}} lost {{troops}}: strength {{strength}}.',
  },
  ExiledDefeated: { guardian: 'The Guardian was beaten.', exiled: 'The Exiled on {{area}} were beaten.' },
  TokensFlipped: {
    few: 'Exiled were revealed: {{tokens}}.',
    /** A token and where it lies. */
    yellow: 'yellow ones of strength {{strength}} on {{area}}',
    green: 'green ones of strength {{strength}} on {{area}}',
    many: 'Exiled were revealed on {{count}} areas: {{colours}}.',
    /** How many of a colour. */
    yellows: '{{count}} yellow',
    greens: '{{count}} green',
  },
  FleshChanged: 'Unstable Flesh on {{area}}: the die showed {{die}}.',
  LaserFired: "{{who}}'s Laser Cannon on {{cannon}} fired at {{area}}: {{dice}}, {{hits}}.",
  LaserFired_you: 'Your Laser Cannon on {{cannon}} fired at {{area}}: {{dice}}, {{hits}}.',
} as const;

const combat = {
  AttackDeclared: {
    told: '{{who}} attacked {{enemy}} from {{from}} with {{force}}.',
    /** Who or what is attacked. */
    player: '{{whom}} on {{area}}',
    guardian: 'the Guardian of {{area}}',
    exiled: 'the Exiled on {{area}}',
  },
  CardPutDown: {
    attack: '{{who}} put down {{card}} for the attack.',
    defence: '{{who}} put down {{card}} for the defence.',
  },
  Supported: '{{who}} supported the defenders.',
  BribeOffered: '{{who}} offered {{whom}} {{bribe}}.',
  BribeDemanded: '{{who}} demanded {{bribe}} from {{whom}}.',
  BribeAnswered: {
    accept: '{{who}} accepted.',
    decline: '{{who}} declined.',
    counter: '{{who}} declined.',
  },
  BribePaid: {
    told_one: '{{who}} bribed {{whom}}: {{cards}} was discarded.',
    told_other: '{{who}} bribed {{whom}}: {{cards}} were discarded.',
  },
  CardRevealed: {
    plain: '{{who}} revealed {{card}}.',
    paid: '{{who}} revealed {{card}}: {{use}}.',
  },
  CardNotPaid: '{{who}} had {{goods}} and could not pay for {{card}}.',
  TroopsJoined: {
    some: '{{who}} brought in {{troops}}.',
    none: '{{who}} had no Troop to bring in.',
  },
  DiceRolled: { attack: 'The attack rolled {{dice}}.', defence: 'The defence rolled {{dice}}.' },
  BonusUsed: {
    attack: '{{who}} used {{bonus}}; the attack then had {{dice}}.',
    defence: '{{who}} used {{bonus}}; the defence then had {{dice}}.',
  },
  CombatResolved: {
    attack: 'The attack won, {{attack}} to {{defence}}.',
    defence: 'The defence held, {{defence}} to {{attack}}.',
    nobody: 'Nobody won: no Troop was left, {{attack}} to {{defence}}.',
  },
} as const;

/** What happened, by the type of the event. */
export const log = { ...course, ...cards, ...board, ...combat, ...soloLog } as const satisfies Record<
  Told,
  Sentences
>;

import type { RivalId } from '../../content/index.ts';

interface RivalTexts {
  /** Who they are, in one or two sentences. */
  readonly about: string;
  /** What brings them points; three numbers are for Phase I, II and III. */
  readonly direct: string;
  /** What they do when they reach the next Phase, beside paying for it. */
  readonly nextPhase: string;
  /** What the sixth face of the Solo Die does. */
  readonly special: string;
  /** What hard mode adds at the end. */
  readonly hard: string;
  /** What to do about them. */
  readonly lever: string;
}

/** The Rival Cards. */
export const rivals = {
  dura: {
    about: 'They live on what others throw away. Every card you discard ends up on their cart.',
    direct:
      'Each card you discard in Consult raises their Scrap Counter by 1. Each time it reaches a multiple of 3, they score 1 / 1 / 2.',
    nextPhase: 'They draw a Reward Card.',
    special: 'They gain the discard value of the top card of the Archive Discard Pile, which stays there.',
    hard: '1 point for every 4 cards in the Archive Discard Pile.',
    lever:
      'Discard little: three discards cost a point. They claim all three types of Open Missions, so be there first.',
  },
  skolok: {
    about: 'Stone-skinned diggers. Give them a vein of gold and they are hard to stop.',
    direct: 'Each Gold Mine they build and each Upgrade of their Gold Mines scores 1 / 2 / 2.',
    nextPhase: 'They build a Gold Mine for free. If there is no room for one, they upgrade their Gold Mines.',
    special: 'They build a Gold Mine, or upgrade Gold Mines if the die is rolled for an Upgrade.',
    hard: '2 points for every Gold Mine they control, the one on their Colony included.',
    lever: 'Take areas with Gold before they build there. Follow less: they live on what you pay.',
  },
  silna: {
    about: 'Nothing happens without their stamp, and every stamp has its fee.',
    direct: 'Every follow scores 1 / 1 / 2, whether they follow you or you follow them.',
    nextPhase: 'You give them 1 Gold and 1 Energy, as far as you have them.',
    special: 'You give them 1 Gold or 1 Energy, as you like.',
    hard: '1 point for every 2 resources in their supply.',
    lever:
      'Choose the action that their faceup card does not follow, and follow them only if it is worth a point. Their decks last long, but they run out.',
  },
  xurdun: {
    about: 'They take land and whoever lives on it. They never stop attacking.',
    direct: 'Each area they conquer scores 1 / 1 / 2.',
    nextPhase: 'They attack, with an arrow to the east.',
    special: 'They place 2 Troops.',
    hard: '1 point for every 3 of their Troops on the board.',
    lever: 'Support the Exiled they attack, and keep good targets out of the arrow’s way.',
  },
  tavma: {
    about: 'They have no shape of their own, and the land under them has none either.',
    direct: 'Each area they raise from 3 to 4 scores 2 / 3 / 3.',
    nextPhase: 'They raise an area.',
    special: 'They raise an area.',
    hard: '2 points for every 2 areas with multiplier 4 that they control, the Warp Gate left out.',
    lever: 'They work on the area furthest from their Colony. Take it when it stands at 3.',
  },
  solca: {
    about: 'Hired guns who are paid for spectacle. Big fights suit them, whoever wins.',
    direct:
      'Each combat in which your side or theirs reaches a combat power of 35 scores 2 / 2 / 3, once per combat.',
    nextPhase: 'They attack, with an arrow to the north-east.',
    special: 'They draw a Reward Card.',
    hard: '2 points for every Reward Card they hold.',
    lever:
      'Fight from low ground and for low ground. Three dice come to 31 on average at multiplier 3, and to 42 at 4.',
  },
  zeto: {
    about: 'They catalogue everything, your weapons above all. Hold too many and they write you down.',
    direct: 'If you hold 3 or more Combat Cards as your turn begins, they score 2 / 2 / 3.',
    nextPhase: 'You draw 2 Archive Cards from the deck, up to your hand limit.',
    special:
      'If you hold 2 or more Combat Cards, they score 1 / 1 / 2. Otherwise you take the uppermost Combat Card of the Archive Discard Pile.',
    hard: '2 points for every Combat Card in your hand.',
    lever: 'End your turn with at most 2 Combat Cards, better with 1. Play or discard the others.',
  },
  xelo: {
    about: 'Everything has its price, and they would love you to pay it.',
    direct: 'Each Rival Combat Card you pay off with a bribe scores 1 / 2 / 2.',
    nextPhase:
      'They build a Trade Post for free. If there is no room for one, they upgrade their Trade Posts.',
    special: 'They build a Trade Post, or upgrade Trade Posts if the die is rolled for an Upgrade.',
    hard: '1 point for every 3 buildings on areas they control, their Colony included.',
    lever: 'Do not bribe. Attack when they cannot pay for their cards.',
  },
  ralan: {
    about: 'Patient builders. What others finish once, they finish twice.',
    direct:
      'Nothing of their own, but all points they get for missions and at the Warp Gate count double, at the end of the game too.',
    nextPhase: 'They roll the Solo Die for an Upgrade.',
    special:
      'They build or upgrade the type of their lowest track; if that is impossible, of the next lowest.',
    hard: '3 points for every track of theirs above position 6.',
    lever: 'Complete Open Missions before they do. Take areas that hold many of their buildings.',
  },
  darja: {
    about: 'You notice them when they are already there. Two of them are enough.',
    direct:
      'Each area they conquer with 2 Troops or fewer scores 2 / 2 / 3. They attack with at most 2 Troops.',
    nextPhase: 'Their Laser Cannons fire.',
    special: 'They build a Laser Cannon, or an Assault Ship if that is impossible.',
    hard: '2 points for every Laser Cannon and every Assault Ship on areas they control.',
    lever:
      'Support the Exiled. Hold the areas next to them with 3 or 4 Troops: two attackers seldom beat that.',
  },
  xotan: {
    about: 'They have seen how this ends, and they score while you think about it.',
    direct:
      'Every turn of theirs scores 1 / 2 / 3. Each combat you win against their own Troops takes 1 / 2 / 3 points back from them.',
    nextPhase: 'The top card of their new deck leaves the game unseen.',
    special: 'They carry out the Extract part of their faceup card once more.',
    hard: '2 points for every 30 minutes of play.',
    lever:
      'Beat their own Troops, in attack and in defence. And hurry: they bring on the Endgame in about round 7.',
  },
} as const satisfies Record<RivalId, RivalTexts>;

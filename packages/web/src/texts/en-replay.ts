/** The texts of replays and of game files. */
export const replayTexts = {
  title: 'Replay',
  all: 'Replays',
  text: 'Watch any finished game again, move by move. A game file that you open stays on your device.',
  files: 'Game files',
  seats_one: '{{count}} player',
  seats_other: '{{count}} players',
  openedAt: 'opened {{when}}',
  toAll: 'To the replays',
  choose: 'Choose a file',
  drop: 'or drop it here',
  bad: {
    corrupt: 'This is not a game file of Warptable, or the file is damaged.',
    otherVersion: 'This game was played by rules of another version of Warptable. It cannot be shown here.',
    details: 'Details for developers',
  },
  position: 'Move {{at}} of {{all}}',
  first: 'To the beginning',
  back: 'One move back',
  turnBack: 'One turn back',
  turnOn: 'One turn on',
  count: '{{at}} / {{all}}',
  speed: 'Speed',
  times: '{{speed}}×',
  play: 'Play',
  stop: 'Stop',
  next: 'One move on',
  last: 'To the end',
  viewers: 'Seen by',
  everybody: 'A spectator',
  verify: 'Verify luck',
  verified:
    'Verified: the {{answers}} answers are legal, and the {{outcomes}} outcomes of chance follow from the secret that has this fingerprint.',
  notCommitted:
    'The {{answers}} answers are legal, and the {{outcomes}} outcomes of chance follow from the seed in the file. Nobody committed to that seed before the game, so it may have been picked.',
  fingerprint: 'Fingerprint: {{commitment}}',
  /** Compared with what this browser was told before the game. */
  committed: {
    same: 'It is the one that this browser was shown before: the luck was fixed before anybody played.',
    changed:
      'This browser was shown another one before: {{commitment}}. The secret was exchanged, so the luck may have been picked.',
    unknown:
      'Whether it was shown before the game cannot be checked here. Compare it with the fingerprint that the players were shown: if it is the same, the luck was fixed before anybody played.',
  },
  part: {
    same: 'What this browser added to the luck when you sat down is in it.',
    changed:
      'What this browser added to the luck when you sat down is not in it: the server left it out, so it may have picked the luck.',
    unknown:
      'Whether what the players added to the luck is in it cannot be checked here: only the browsers in which they sat down know it.',
  },
  others: {
    same: 'All others had settled what they add before this browser told its own part. So nobody, not even who runs the server, could pick the luck of this game.',
    changed:
      'What the others added is not what they had settled before this browser told its own part: somebody may have picked the luck.',
    unknown:
      'Whether the others had settled what they add before you told your part cannot be checked here. If they had not, who runs the server and sits at the table may have picked the luck.',
  },
  notTold:
    'Seat {{n}} did not tell its part in time, so that part was left out. Who holds that seat and runs the server could choose between two courses of luck, and no more.',
  told: 'The {{answers}} answers are legal and lead to this result. The file tells its outcomes of chance but not where they came from.',
  notPublished:
    'The {{answers}} answers are legal. The secret of the luck is published when the game is over.',
  wrong: 'Something is wrong: {{message}}',
  wrongAt: 'Something is wrong at entry {{entry}}: {{message}}',
  download: 'Download',
  downloadToShare: 'Download to share',
  onThisDevice: 'The game is kept on this device alone: share it by its file.',
  share: 'Link to this moment',
} as const;

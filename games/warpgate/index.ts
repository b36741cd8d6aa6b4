import { declareGame } from '@warptable/games/manifest';

export default declareGame({
  id: 'warpgate',
  name: 'Warpgate',
  players: { min: 1, max: 6 },
  minutes: [15, 20],
  weight: 3,
  about:
    'Lead a faction through an ancient gate: move, settle, research, trade and fight. Each round has four turns, and actions grow stronger the later you take them.',
  cover: new URL('./cover.svg', import.meta.url).href,
  quick: { seats: 3, options: { factions: 'dealt' } },
  rules: async () => (await import('./rules/game.ts')).warpgate,
  words: async () => (await import('./words/index.ts')).warpgateWords,
  guide: async () => (await import('./bot/index.ts')).warpgateGuide,
  lab: async () => (await import('./lab/index.ts')).warpgateLab,
  ui: async () => (await import('./board/index.ts')).warpgateUi,
});

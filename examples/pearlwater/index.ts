import { declareGame } from '@warptable/games/manifest';

export default declareGame({
  id: 'pearlwater',
  name: 'Pearlwater',
  players: { min: 2, max: 4 },
  minutes: [3, 5],
  weight: 1,
  about:
    'Sail from reef to reef, dive for pearls, and open oysters before the others do. A small game that shows how games are made here.',
  cover: new URL('./cover.svg', import.meta.url).href,
  quick: { seats: 3, options: {} },
  rules: async () => (await import('./rules/game.ts')).pearlwater,
  words: async () => (await import('./words/index.ts')).pearlwaterWords,
  guide: async () => (await import('./bot/guide.ts')).pearlwaterGuide,
  lab: async () => (await import('./lab/index.ts')).pearlwaterLab,
  campaign: async () => (await import('./campaign/index.ts')).pearlwaterCampaign,
  ui: async () => (await import('./board/index.ts')).pearlwaterUi,
});

import { declareGame } from '@warptable/games/manifest';

export default declareGame({
  id: 'the-warp',
  name: 'The Warp',
  players: { min: 1, max: 6 },
  minutes: [30, 45],
  weight: 5,
  about:
    'Two alien races serve you. Build up a colony, raise and lower the land, fight for the high ground against Exiled and rivals, and take the Warp Gate from its Guardian. Missions bring the points.',
  cover: new URL('./cover.svg', import.meta.url).href,
  quick: { seats: 4, options: {} },
  rules: async () => (await import('./rules/game.ts')).theWarp,
  words: async () => (await import('./words/index.ts')).theWarpWords,
  guide: async () => (await import('./bot/index.ts')).theWarpGuide,
  lab: async () => (await import('./lab/index.ts')).theWarpLab,
  campaign: async () => (await import('./campaign/index.ts')).theWarpCampaign,
  ui: async () => (await import('./board/index.ts')).theWarpUi,
});

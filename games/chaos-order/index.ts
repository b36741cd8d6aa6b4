import { declareGame } from '@warptable/games/manifest';

export default declareGame({
  id: 'chaos-order',
  name: 'Chaos Order',
  players: { min: 2, max: 5 },
  minutes: [30, 30],
  weight: 4,
  about:
    'Six factions that break the rules in six ways fight over one planet. Set the prices that others pay, build, recruit, and plan battles in secret.',
  cover: new URL('./cover.svg', import.meta.url).href,
  quick: { seats: 3, options: { factions: 'dealt' } },
  rules: async () => (await import('./rules/game.ts')).chaosOrder,
  words: async () => (await import('./words/index.ts')).chaosOrderWords,
  guide: async () => (await import('./bot/index.ts')).chaosOrderGuide,
  lab: async () => (await import('./lab/index.ts')).chaosOrderLab,
  ui: async () => (await import('./board/index.ts')).chaosOrderUi,
});

import type { Table } from '@warptable/table';
import { expectFit } from './at/fit.ts';
import { test } from './at/fixtures.ts';
import { PlayedTable, openKept } from './at/played.ts';
import type { KeptTable, Plan } from './at/played.ts';

const DESKTOPS = [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];

interface View {
  readonly round: number;
  readonly players?: readonly { readonly own?: { readonly hand: readonly string[] } }[];
}

const viewOf = ({ match }: Table): View => match?.view(0) as View;
const handOf = (table: Table): number => viewOf(table).players?.[0]?.own?.hand.length ?? 0;

interface Position {
  readonly name: string;
  readonly plan: Omit<Plan, 'seed'>;
  readonly kind: string;
  /** Cards in hand, at least. */
  readonly cards?: number;
}

const WARP = { game: 'the-warp', seats: 4 };
const CHAOS = { game: 'chaos-order', seats: 4 };
const POSITIONS: readonly Position[] = [
  { name: 'Warpgate, six cards', plan: { seats: 4 }, kind: 'card', cards: 6 },
  { name: 'Warpgate, the half of a card', plan: { seats: 3 }, kind: 'action' },
  { name: 'Warpgate, Tactics', plan: { seats: 3 }, kind: 'tactics' },
  { name: 'Warpgate, a technology', plan: { seats: 5 }, kind: 'technology' },
  { name: 'Warpgate, a board', plan: { seats: 3, options: { factions: 'choose' } }, kind: 'board' },
  { name: 'Warpgate, a way', plan: { seats: 3 }, kind: 'moveTo' },
  { name: 'The Warp, seven cards', plan: WARP, kind: 'action', cards: 7 },
  { name: 'The Warp, Develop', plan: WARP, kind: 'develop', cards: 5 },
  { name: 'The Warp, Combat Cards', plan: WARP, kind: 'combatCard' },
  { name: 'The Warp, missions', plan: WARP, kind: 'keepMissions' },
  { name: 'The Warp, a race', plan: WARP, kind: 'draftRace' },
  { name: 'The Warp, a draw', plan: { game: 'the-warp', seats: 6 }, kind: 'drawFrom' },
  { name: 'Pearlwater', plan: { game: 'pearlwater', seats: 4 }, kind: 'sail' },
  { name: 'Pearlwater, a bid', plan: { game: 'pearlwater', seats: 3 }, kind: 'bid' },
  { name: 'Chaos Order, a turn', plan: { ...CHAOS, seats: 5 }, kind: 'turn', cards: 3 },
  { name: 'Chaos Order, a plan', plan: CHAOS, kind: 'plan', cards: 2 },
  { name: 'Chaos Order, a price', plan: { ...CHAOS, seats: 3 }, kind: 'price', cards: 2 },
  { name: 'Chaos Order, leaders', plan: CHAOS, kind: 'keepLeaders' },
  { name: 'Chaos Order, factions', plan: { ...CHAOS, options: { factions: 'choose' } }, kind: 'faction' },
  { name: 'Chaos Order, what to build', plan: { ...CHAOS, seats: 2 }, kind: 'construct' },
];

function keptAt({ plan, kind, cards = 0 }: Position): KeptTable {
  for (let n = 0; n < 300; n++) {
    const played = new PlayedTable({ ...plan, seed: `fit ${n}` });
    if (played.playUntil(({ ask }, table) => ask.kind === kind && handOf(table) >= cards))
      return played.kept();
  }
  throw new Error(`no game comes to ${kind}`);
}

for (const position of POSITIONS) {
  test(`nothing is cut off, nothing lies over something else: ${position.name}`, async ({ page, seat }) => {
    await openKept(page, keptAt(position));
    await seat.question();
    for (const size of [...DESKTOPS, ...PHONES]) {
      await page.setViewportSize(size);
      await seat.lookAtRest();
      await expectFit(page, `${size.width} × ${size.height}`);
    }
  });
}

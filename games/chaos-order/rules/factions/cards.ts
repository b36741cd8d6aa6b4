import { nothing } from '@warptable/kernel';
import { drawCards } from '../effects/cards.ts';
import { gainGoods } from '../effects/goods.ts';
import { regionAt } from '../geometry.ts';
import type { ChaosAbility, InBattle } from '../moments.ts';
import { buildingsIn } from '../queries.ts';
import { NOBODY } from '../state.ts';
import { tellUse } from './telling.ts';

/** Combat effects of tactics cards: held while the card lies faceup on the wheel and nothing cancels it (CO 13.12, CO 13.21). */
export const CARD_ABILITIES: readonly ChaosAbility[] = [
  {
    id: 'closed-market',
    name: 'Closed Market',
    rule: 'CO 13.26',
    moments: {
      won: {
        act(g, seat) {
          gainGoods(g, seat, 2, 0, 'closed-market');
          return nothing();
        },
      },
    },
  },
  {
    id: 'field-notes',
    name: 'Field Notes',
    rule: 'CO 13.26',
    moments: {
      lost: {
        act(g, seat) {
          tellUse(g, seat, 'field-notes');
          return drawCards(g, seat, 1);
        },
      },
    },
  },
  {
    id: 'feint',
    name: 'Feint',
    rule: 'CO 13.12',
    moments: { strength: (_s, _seat, { other }) => (other.plan?.faceup === true ? 0 : 2) },
  },
  {
    id: 'prefab-walls',
    name: 'Prefab Walls',
    rule: 'CO 13.12',
    moments: {
      strength: (s, seat, { battle }) => (buildingsIn(regionAt(s, battle.region), seat) > 0 ? 2 : 0),
    },
  },
  {
    id: 'salvage-crew',
    name: 'Salvage Crew',
    rule: 'CO 13.12',
    moments: {
      ownRazed: {
        act(g, seat) {
          gainGoods(g, seat, 2, 0, 'salvage-crew');
          return nothing();
        },
      },
    },
  },
  {
    id: 'muster-call',
    name: 'Muster Call',
    rule: 'CO 13.12',
    moments: {
      strength: (s, seat, { battle }) => (regionAt(s, battle.region).fighters[seat]! >= 4 ? 1 : 0),
    },
  },
  {
    id: 'slip-away',
    name: 'Slip Away',
    rule: 'CO 13.28',
    moments: { woundsAllowed: (_s, _seat, wounds, at) => (retreats(at) ? Math.min(wounds, 1) : wounds) },
  },
  {
    id: 'ambush',
    name: 'Ambush',
    rule: 'CO 13.27',
    moments: { attack: (_s, seat, { battle }) => (battle.selector === seat ? 2 : 0) },
  },
  {
    id: 'crossfire',
    name: 'Crossfire',
    rule: 'CO 13.27',
    moments: { attack: (_s, _seat, { side }) => (side.plan?.section === 'volley' ? 2 : 1) },
  },
  { id: 'iron-nerve', name: 'Iron Nerve', rule: 'CO 13.21', moments: { cancelsCard: true } },
  {
    id: 'relic-guard',
    name: 'Relic Guard',
    rule: 'CO 13.12',
    moments: { strength: (s, _seat, { battle }) => (regionAt(s, battle.region).relic > 0 ? 1 : 0) },
  },
];

/** This side is the one that retreats; as long as nobody has lost (Oachra's early attacks), its section alone decides. */
const retreats = ({ battle, side }: InBattle): boolean =>
  battle.loser === NOBODY ? side.plan?.section === 'retreat' : battle.retreats && battle.loser === side.seat;

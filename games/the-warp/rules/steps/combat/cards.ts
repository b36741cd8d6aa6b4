import type { Flow, Seat } from '@warptable/kernel';
import type { ArchiveId } from '../../../content/index.ts';
import { allowed } from '../../abilities.ts';
import { cardLimit, fitsSide, isSupporting, veilOf, whyNotPutDown } from '../../available/combat-cards.ts';
import { takeFromHand } from '../../effects/cards.ts';
import { pay } from '../../effects/goods.ts';
import type { Warp } from '../../moments.ts';
import { isGate, pointsOfSide, seatsAfter, teammateOf } from '../../queries.ts';
import { ATTACK, DEFENCE, NOBODY, isOn } from '../../state.ts';
import type { SideOfCombat, State } from '../../state.ts';
import { decideInCombat } from './free.ts';

/** Step 2. */
export function* playCards(g: Warp): Flow {
  if (yield* commitsLast(g, g.state.combat!.attacker)) {
    yield* defenceCards(g);
    yield* attackCards(g);
  } else {
    yield* attackCards(g);
    yield* defenceCards(g);
  }
}

/** TW 14.3: whoever may commit last may also do so first. */
function* commitsLast(g: Warp, attacker: Seat): Flow<boolean> {
  if (!allowed(g.state, attacker, 'commitsLast')) return false;
  const order = yield* decideInCombat(g, attacker, 'commitLast', {
    candidates: (): ('last' | 'first')[] => ['last', 'first'],
  });
  return order === 'last';
}

/** TW 10.10, TW 18.14, TW 18.15; TW 19.22 says the same. */
export function* attackCards(g: Warp): Flow {
  const s = g.state;
  const { attacker, sides } = s.combat!;
  const limit = cardLimit(s, ATTACK);
  yield* putDown(g, attacker, ATTACK, limit);
  const mate = teammateOf(s, attacker);
  const helps = sides[ATTACK].cards.length < limit && mayHelp(s, mate);
  if (helps) yield* putDown(g, mate, ATTACK, 1);
}

/** TW 10.11, TW 18.14; TW 19.21. */
export function* defenceCards(g: Warp): Flow {
  const s = g.state;
  const { defender, sides } = s.combat!;
  const limit = cardLimit(s, DEFENCE);
  if (defender === NOBODY) {
    yield* supportCards(g, limit);
    return;
  }
  yield* putDown(g, defender, DEFENCE, limit);
  const mate = teammateOf(s, defender);
  const helps = sides[DEFENCE].cards.length === 0 && !isOn(s, 'teamCombat') && mayHelp(s, mate);
  if (helps) yield* putDown(g, mate, DEFENCE, 1);
}

const mayHelp = (s: State, mate: Seat): boolean =>
  mate !== NOBODY && !hasPlayed(s, mate) && s.players[mate]!.presets.mate !== 'never';

/** TW 10.12, TW 10.13: the first to put a card down plays it for the Exiled or the Guardian. */
function* supportCards(g: Warp, limit: number): Flow {
  const s = g.state;
  const combat = s.combat!;
  for (const seat of seatsAfter(s, combat.attacker)) {
    if (!mayBeAsked(s, seat)) continue;
    yield* putDown(g, seat, DEFENCE, limit);
    if (combat.sides[DEFENCE].cards.length > 0) {
      combat.supporter = seat;
      g.emit?.({ type: 'Supported', seat });
      return;
    }
  }
}

/** Nobody plays for both sides. */
const hasPlayed = (s: State, seat: Seat): boolean =>
  s.combat!.sides.some(({ cards }) => cards.some((played) => played.seat === seat));

/** TW 18.13, TW 19.20: not the attacker's teammate. */
function mayBeAsked(s: State, seat: Seat): boolean {
  const { attacker, target } = s.combat!;
  if (hasPlayed(s, seat)) return false;
  if (seat === teammateOf(s, attacker) && !isOn(s, 'teamSupportExiled')) return false;
  switch (s.players[seat]!.presets.support) {
    case 'never':
      return false;
    case 'gate':
      return isGate(s, target);
    case 'leader':
      return s.players.every((_, other) => pointsOfSide(s, other) <= pointsOfSide(s, attacker));
    case 'ask':
      return true;
  }
}

/**
 * Up to so many cards of one player, facedown. A player without one is asked all the same (TW 17.14); not so in the solo game, where
 * nobody would learn anything from it (TWS 26.4).
 */
function* putDown(g: Warp, seat: Seat, side: SideOfCombat, max: number): Flow {
  const s = g.state;
  const { cards } = s.combat!.sides[side];
  for (let n = 0; n < max; n++) {
    if (s.solo && !s.players[seat]!.hand.some((card) => fitsSide(s, seat, side, card))) return;
    const chosen = yield* decideInCombat(g, seat, isSupporting(s, side) ? 'support' : 'combatCard', {
      candidates: (): (ArchiveId | 'none')[] => ['none', ...s.players[seat]!.hand],
      whyNot: (one) => (one === 'none' ? undefined : whyNotPutDown(s, seat, side, one)),
      about: { attacking: side === ATTACK },
      hidden: !s.solo,
    });
    if (chosen === 'none') return;
    const veil = side === ATTACK ? veilOf(s, seat) : 0;
    if (veil > 0) {
      pay(g, seat, { gold: 0, energy: veil });
      s.combat!.unveiled.push(seat);
    }
    takeFromHand(s.players[seat]!, chosen);
    cards.push({ seat, card: chosen, option: 0, paid: null });
    g.emit?.({
      type: 'CardPutDown',
      seat,
      attacking: side === ATTACK,
      only: { seats: [seat], card: chosen },
    });
  }
}

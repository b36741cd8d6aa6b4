import type { Flow, Seat } from '@warptable/kernel';
import type { ArchiveId } from '../../../content/index.ts';
import { allowed } from '../../abilities.ts';
import { cardLimit, isSupporting, veilOf, whyNotPutDown } from '../../available/combat-cards.ts';
import { takeFromHand } from '../../effects/cards.ts';
import { pay } from '../../effects/goods.ts';
import type { Warp } from '../../moments.ts';
import { isGate, pointsOfSide, seatsAfter, teammateOf } from '../../reckoning.ts';
import { ATTACK, DEFENCE, NOBODY, isOn } from '../../state.ts';
import type { SideOfCombat, State } from '../../state.ts';
import { decideInCombat } from './free.ts';

/** Step 2 (TW 10.10 to TW 10.19). */
export function* playCards(g: Warp): Flow {
  const { attacker } = g.state.combat!;
  if (allowed(g.state, attacker, 'commitsLast', undefined)) {
    yield* defenceCards(g);
    yield* attackCards(g);
  } else {
    yield* attackCards(g);
    yield* defenceCards(g);
  }
}

/** TW 10.10, 18.14, 18.15. */
function* attackCards(g: Warp): Flow {
  const s = g.state;
  const { attacker, sides } = s.combat!;
  const limit = cardLimit(s, ATTACK);
  yield* putDown(g, attacker, ATTACK, limit);
  const mate = teammateOf(s, attacker);
  const helps = sides[ATTACK].cards.length < limit && mayHelp(s, mate);
  if (helps) yield* putDown(g, mate, ATTACK, 1);
}

/** TW 10.11, 10.12, 18.13, 18.14. */
function* defenceCards(g: Warp): Flow {
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

function* supportCards(g: Warp, limit: number): Flow {
  const s = g.state;
  const combat = s.combat!;
  for (const seat of seatsAfter(s, combat.attacker)) {
    if (!mayBeAsked(s, seat)) continue;
    yield* putDown(g, seat, DEFENCE, limit);
    if (combat.sides[DEFENCE].cards.length > 0) {
      combat.supporter = seat;
      g.tell?.({ type: 'Supported', seat });
      return;
    }
  }
}

/** Nobody plays for both sides. */
const hasPlayed = (s: State, seat: Seat): boolean =>
  s.combat!.sides.some(({ cards }) => cards.some((played) => played.seat === seat));

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

/** Up to so many cards of one player, facedown. A player without one is asked all the same (TW 17.14). */
function* putDown(g: Warp, seat: Seat, side: SideOfCombat, most: number): Flow {
  const s = g.state;
  const { cards } = s.combat!.sides[side];
  for (let n = 0; n < most; n++) {
    const chosen = yield* decideInCombat<ArchiveId | 'none'>(g, seat, {
      kind: isSupporting(s, side) ? 'support' : 'combatCard',
      candidates: () => ['none', ...s.players[seat]!.hand],
      whyNot: (one) => (one === 'none' ? undefined : whyNotPutDown(s, seat, side, one)),
      about: { attacking: side === ATTACK },
      hidden: true,
    });
    if (chosen === 'none') return;
    const veil = side === ATTACK ? veilOf(s, seat) : 0;
    if (veil > 0) {
      pay(g, seat, { gold: 0, energy: veil });
      s.combat!.unveiled.push(seat);
    }
    takeFromHand(s.players[seat]!, chosen);
    cards.push({ seat, card: chosen, option: 0, paid: null });
    g.tell?.({
      type: 'CardPutDown',
      seat,
      attacking: side === ATTACK,
      only: { seats: [seat], card: chosen },
    });
  }
}

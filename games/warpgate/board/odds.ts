import type { Seat } from '@warptable/kernel';
import { ADVANCED_TACTICS, BASIC_TACTICS, FACTIONS, HEROES, TACTICS } from '../content/index.ts';
import type { Effect, TacticsId } from '../content/index.ts';
import { abilitiesSeen, printed } from '../rules/abilities/seen.ts';
import { destruction } from '../rules/destruction.ts';
import type { Force } from '../rules/destruction.ts';
import type { PlayerView, WarpgateView } from '../rules/view.ts';

// Battle odds as a player could work them out from what the view shows: every pair of cards that both sides may play counts
// the same. An estimate: people choose the better of their cards, and nobody knows what the others promoted.

export interface ExpectedFight {
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly place: string;
  readonly attackers: number;
  readonly defenders: number;
}

export interface FightOutcome {
  readonly attackerWins: boolean;
  readonly attackerLosses: number;
  readonly defenderLosses: number;
}

/** A card that somebody may play, and how much it counts. */
export interface Likely {
  readonly card: TacticsId;
  readonly weight: number;
}

/** Seen from one side: between 0 and 1, and the ships lost on average. */
export interface Odds {
  readonly win: number;
  readonly ownLosses: number;
  readonly enemyLosses: number;
}

/** Everybody draws two cards and more only by abilities. */
const DRAWN = 2;

/** What happens if these two cards meet (WG 12.9, WG 12.11, WG 12.21). */
export function outcomeOf(
  view: WarpgateView,
  fight: ExpectedFight,
  attack: TacticsId,
  defence: TacticsId,
): FightOutcome {
  const attackerWins = winsAttack(view, fight, attack, defence);
  const force = (attacking: boolean): Force => {
    const [card, enemy] = attacking ? [attack, defence] : [defence, attack];
    const player = view.players[attacking ? fight.attacker : fight.defender];
    const effects = isVoid(enemy) ? [] : effectsOf(card, attacking, attacking === attackerWins);
    const ships = attacking ? fight.attackers : fight.defenders;
    return { ships, spares: sparesOf(player, effects), effects };
  };
  const { attacker, defender } = destruction(force(true), force(false));
  return { attackerWins, attackerLosses: attacker, defenderLosses: defender };
}

function winsAttack(
  view: WarpgateView,
  fight: ExpectedFight,
  attack: TacticsId,
  defence: TacticsId,
): boolean {
  const marker = view.places.find(({ id }) => id === fight.place)?.marker;
  const bonus = (seat: Seat): number => {
    const at = { attacking: seat === fight.attacker, controlled: marker?.seat === seat };
    return printed.total(abilitiesSeen(view.players[seat]), 'strengthBonus', at);
  };
  const strength = strengthOf(attack, fight.attackers, bonus(fight.attacker));
  const against = strengthOf(defence, fight.defenders, bonus(fight.defender));
  const held = printed.allowed(abilitiesSeen(view.players[fight.defender]), 'defenderWinsTies');
  return strength > against || (strength === against && !held);
}

function strengthOf(card: TacticsId, ships: number, bonus: number): number {
  const { multiplier } = TACTICS[card];
  return multiplier === 0 ? 0 : ships * multiplier + bonus;
}

const isVoid = (enemy: TacticsId): boolean => TACTICS[enemy].effects.some((effect) => effect.do === 'cancel');

function effectsOf(card: TacticsId, attacking: boolean, won: boolean): Effect[] {
  const now = [won ? 'won' : 'lost', attacking ? 'attacking' : 'defending'];
  return TACTICS[card].effects.filter(({ when }) => when.every((condition) => now.includes(condition)));
}

function sparesOf(player: PlayerView | undefined, effects: readonly Effect[]): number {
  const spared = effects.map((effect) =>
    effect.do === 'spare' ? (effect.ships === 'all' ? Infinity : effect.ships) : 0,
  );
  return spared.reduce((sum, ships) => sum + ships, printed.total(abilitiesSeen(player), 'spares'));
}

/** The cards a seat may play in its next battle, as far as this view tells. */
export function likelyCards(view: WarpgateView, seat: Seat): Likely[] {
  const player = view.players[seat];
  if (!player) return [];
  if (player.own) return equally(ownCards(player, player.own));
  const known = [...basicCardsOf(player), ...player.knownTactics];
  const left = known.filter((card) => !player.tacticsDiscard.includes(card));
  const runsOut = player.tacticsDeckSize + player.tacticsHandSize < DRAWN;
  const unseen = unseenCards(view);
  const promoted = unseen.length > 0 ? (player.honours - player.knownTactics.length) / unseen.length : 0;
  return [
    ...equally(runsOut ? known : left),
    ...(promoted > 0 ? unseen.map((card) => ({ card, weight: promoted })) : []),
  ];
}

const equally = (cards: readonly TacticsId[]): Likely[] => cards.map((card) => ({ card, weight: 1 }));

/** In a battle the drawn cards; before it those of the deck, and of the discard pile if the deck runs out. */
function ownCards(player: PlayerView, own: NonNullable<PlayerView['own']>): readonly TacticsId[] {
  if (own.tacticsHand.length > 0) return own.tacticsHand;
  return own.tacticsDeck.length >= DRAWN ? own.tacticsDeck : [...own.tacticsDeck, ...player.tacticsDiscard];
}

/** WG 2.7: the Hero has replaced the Basic card of its letter. */
function basicCardsOf({ faction }: PlayerView): TacticsId[] {
  const slot = faction ? TACTICS[FACTIONS[faction].hero].slot : null;
  return BASIC_TACTICS.filter((card) => TACTICS[card].slot !== slot);
}

/** Hero and Advanced cards that may be anywhere. */
function unseenCards(view: WarpgateView): TacticsId[] {
  const seen = new Set<TacticsId>(view.promotionDiscard);
  for (const { knownTactics, own } of view.players) {
    const cards = own ? [...own.tacticsDeck, ...own.tacticsHand, ...own.recruits] : [];
    for (const card of [...knownTactics, ...cards]) seen.add(card);
  }
  return [...HEROES, ...ADVANCED_TACTICS].filter((card) => !seen.has(card));
}

/** The odds of one side; with `card`, those of playing that very card. */
export function oddsOf(view: WarpgateView, fight: ExpectedFight, seat: Seat, card?: TacticsId): Odds {
  const attacking = seat === fight.attacker;
  const mine = card === undefined ? likelyCards(view, seat) : equally([card]);
  const theirs = likelyCards(view, attacking ? fight.defender : fight.attacker);
  let all = 0;
  let win = 0;
  let ownLosses = 0;
  let enemyLosses = 0;
  for (const own of mine) {
    for (const enemy of theirs) {
      const weight = own.weight * enemy.weight;
      const [attack, defence] = attacking ? [own.card, enemy.card] : [enemy.card, own.card];
      const outcome = outcomeOf(view, fight, attack, defence);
      const [lost, destroyed] = attacking
        ? [outcome.attackerLosses, outcome.defenderLosses]
        : [outcome.defenderLosses, outcome.attackerLosses];
      all += weight;
      if (outcome.attackerWins === attacking) win += weight;
      ownLosses += weight * lost;
      enemyLosses += weight * destroyed;
    }
  }
  const share = (sum: number): number => (all > 0 ? sum / all : 0);
  return { win: share(win), ownLosses: share(ownLosses), enemyLosses: share(enemyLosses) };
}

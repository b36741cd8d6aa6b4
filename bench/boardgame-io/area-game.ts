// A plain game of the kind of 4-seat Warpgate, written the way boardgame.io wants it: 28 places, a hand of cards, ships that
// move in range, fight, deploy and settle. As many turns, decisions and options as random Warpgate has; far fewer rules.
import { available, reachable } from './available.ts';
import { newPlace, newPlayer, PLACES, ROUNDS, SEATS, TURNS_A_ROUND } from './area-state.ts';
import type { Action, Area, Ctx, Player } from './area-state.ts';

interface Tools {
  readonly G: Area;
  readonly ctx: Ctx;
  readonly events: { endTurn(): void; endGame(result: unknown): void };
  readonly random: { Shuffle<T>(pile: T[]): T[]; D6(): number };
}

const INVALID = 'INVALID_MOVE';

export const areaGame = {
  name: 'area',
  disableUndo: true,
  setup: ({ random }: Pick<Tools, 'random'>): Area => ({
    round: 1,
    turn: 1,
    doing: null,
    places: Array.from({ length: PLACES }, (_, i) => newPlace(i)),
    players: Array.from({ length: SEATS }, (_, seat) => newPlayer(seat, (cards) => random.Shuffle(cards))),
  }),
  moves: {
    playCard({ G, ctx }: Tools, id: string): string | void {
      if (!isAvailable(G, ctx, 'playCard', id)) return INVALID;
      const player = current(G, ctx);
      const [card] = player.hand.splice(
        player.hand.findIndex((one) => one.id === id),
        1,
      );
      if (!card) return INVALID;
      player.slots.push(card.id);
      player.discard.push(card);
      G.doing = { card, action: null, from: -1, to: -1, left: G.turn };
    },
    chooseAction({ G, ctx, events }: Tools, action: Action): string | void {
      if (!G.doing || !isAvailable(G, ctx, 'chooseAction', action)) return INVALID;
      G.doing.action = action;
      finishIfNothingIsLeft(G, ctx, events);
    },
    drawCards({ G, ctx, events, random }: Tools, count: number): string | void {
      if (!isAvailable(G, ctx, 'drawCards', count)) return INVALID;
      drawUpTo(current(G, ctx), current(G, ctx).hand.length + count, random);
      finish(G, ctx, events);
    },
    moveFrom({ G, ctx }: Tools, from: number): string | void {
      if (!G.doing || !isAvailable(G, ctx, 'moveFrom', from)) return INVALID;
      G.doing.from = from;
    },
    moveTo({ G, ctx }: Tools, to: number): string | void {
      if (!G.doing || !reachable(G, Number(ctx.currentPlayer), G.doing.from).includes(to)) return INVALID;
      G.doing.to = to;
    },
    moveShips({ G, ctx, events, random }: Tools, count: number): string | void {
      if (!G.doing || !isAvailable(G, ctx, 'moveShips', count)) return INVALID;
      const seat = Number(ctx.currentPlayer);
      add(G.places[G.doing.from]?.ships, seat, -count);
      add(G.places[G.doing.to]?.ships, seat, count);
      fight(G, G.doing.to, seat, random);
      finish(G, ctx, events);
    },
    deploy({ G, ctx, events }: Tools, at: number): string | void {
      if (!isAvailable(G, ctx, 'deploy', at)) return INVALID;
      add(G.places[at]?.ships, Number(ctx.currentPlayer), 1);
      current(G, ctx).supply.ships--;
      oneDone(G, ctx, events);
    },
    settle({ G, ctx, events }: Tools, at: number): string | void {
      const place = G.places[at];
      if (!place || !isAvailable(G, ctx, 'settle', at)) return INVALID;
      const player = current(G, ctx);
      if (!place.marker) player.supply.markers--;
      place.marker = { owner: Number(ctx.currentPlayer), face: place.marker ? 'colony' : 'outpost' };
      player.points += place.marker.face === 'colony' ? 3 : 1;
      oneDone(G, ctx, events);
    },
    research({ G, ctx, events }: Tools, level: number): string | void {
      if (!isAvailable(G, ctx, 'research', level)) return INVALID;
      const player = current(G, ctx);
      player.technologies.push(`technology ${level}.${player.technologies.length}`);
      player.points += level;
      finish(G, ctx, events);
    },
    done({ G, ctx, events }: Tools): string | void {
      if (!isAvailable(G, ctx, 'done', 0)) return INVALID;
      finish(G, ctx, events);
    },
  },
};

function isAvailable(G: Area, ctx: Ctx, move: string, value: string | number): boolean {
  return available(G, ctx).some(([name, one]) => name === move && one === value);
}

function oneDone(G: Area, ctx: Ctx, events: Tools['events']): void {
  if (!G.doing) return;
  G.doing.left--;
  finishIfNothingIsLeft(G, ctx, events);
}

/** A question with one answer is not put, as in Warptable. */
function finishIfNothingIsLeft(G: Area, ctx: Ctx, events: Tools['events']): void {
  const options = available(G, ctx);
  if (options.length === 1 && options[0]?.[0] === 'done') finish(G, ctx, events);
}

function finish(G: Area, ctx: Ctx, events: Tools['events']): void {
  G.doing = null;
  countObjectives(G, ctx);
  if (Number(ctx.currentPlayer) === SEATS - 1) {
    G.turn++;
    if (G.turn > TURNS_A_ROUND) {
      G.turn = 1;
      G.round++;
      for (const player of G.players) {
        player.slots = [];
        drawUpTo(player, 4, { Shuffle: (pile) => pile });
      }
    }
    if (G.round > ROUNDS) {
      events.endGame({ points: G.players.map(({ points }) => points) });
      return;
    }
  }
  events.endTurn();
}

function countObjectives(G: Area, ctx: Ctx): void {
  const player = current(G, ctx);
  for (const objective of player.objectives) {
    if (objective.reached) continue;
    const seat = Number(ctx.currentPlayer);
    const held = G.places.filter(({ type, marker }) => type === objective.type && marker?.owner === seat);
    if (held.length < objective.planets) continue;
    objective.reached = true;
    player.points += objective.planets;
  }
}

function drawUpTo(player: Player, count: number, random: Pick<Tools['random'], 'Shuffle'>): void {
  while (player.hand.length < count) {
    if (player.deck.length === 0) player.deck = random.Shuffle(player.discard.splice(0));
    const drawn = player.deck.pop();
    if (!drawn) return;
    player.hand.push(drawn);
  }
}

/** Ships of two seats never stay together: the side with the higher die and ships keeps the place. */
function fight(G: Area, at: number, attacker: number, random: Tools['random']): void {
  const ships = G.places[at]?.ships ?? [];
  const defender = ships.findIndex((count, seat) => seat !== attacker && count > 0);
  if (defender < 0) return;
  const attackerWins = (ships[attacker] ?? 0) + random.D6() >= (ships[defender] ?? 0) + random.D6();
  const loser = attackerWins ? defender : attacker;
  const owner = G.players[loser];
  if (owner) owner.supply.ships += ships[loser] ?? 0;
  ships[loser] = 0;
}

function current(G: Area, ctx: Ctx): Player {
  const player = G.players[Number(ctx.currentPlayer)];
  if (!player) throw new Error(`there is no player ${ctx.currentPlayer}`);
  return player;
}

function add(counts: number[] | undefined, at: number, change: number): void {
  if (counts) counts[at] = (counts[at] ?? 0) + change;
}

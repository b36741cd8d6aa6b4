import { proceed, shuffle } from '@warptable/kernel';
import type { Flow, Refusal, Seat } from '@warptable/kernel';
import { BOARDS, COLOURS, FACTIONS, FACTION_IDS } from '../../content/index.ts';
import type { BoardId, BoardSide, Colour, FactionId } from '../../content/index.ts';
import type { Warpgate } from '../moments.ts';
import { REFUSED } from '../refusals.ts';
import type { State } from '../state.ts';
import { ask } from '../questions.ts';

/** WG 2.2: the players choose one after the other in a random order; boards are handed out first unless they are chosen. */
export function* handOutBoards(g: Warpgate): Flow {
  const s = g.state;
  const order = humansOf(s);
  yield* shuffle('order of choosing', order);
  if (s.options.factions !== 'choose') {
    const boards = BOARDS.map(({ id }) => id);
    yield* shuffle('faction boards', boards);
    order.forEach((seat, i) => {
      s.players[seat]!.board = boards[i]!;
    });
  }
  const choosing = { step: s.options.factions === 'dealt' ? 'dealFaction' : 'chooseFaction' };
  proceed(s, ...order.map((seat) => ({ ...choosing, args: { seat } })), { step: 'dealing', args: null });
}

const humansOf = (s: State): Seat[] => s.players.flatMap(({ kind }, seat) => (kind === 'human' ? seat : []));

/** WG 2.2, WG 2.3: board (if boards are chosen), side and colour of one player. */
export function* chooseFaction(g: Warpgate, { seat }: { readonly seat: Seat }): Flow {
  const s = g.state;
  const player = s.players[seat]!;
  if (player.board === null) {
    const taken = (board: BoardId): boolean => s.players.some((other) => other.board === board);
    player.board = yield* ask.board(seat, {
      candidates: () => BOARDS.map(({ id }) => id),
      whyNot: (board) => (taken(board) ? REFUSED.boardTaken : undefined),
    });
  }
  const faction = yield* ask.faction(seat, { candidates: () => sidesOf(player.board!) });
  const colour = yield* ask.colour(seat, {
    candidates: () => COLOURS,
    whyNot: (one) => whyNotColour(s, one),
    final: s.players.every((other) => other === player || other.colour !== null), // the board is dealt next
  });
  settleChoice(g, seat, faction, colour);
  yield* chooseGatekeepersColour(g, seat);
}

/** The quick start: side and colour are dealt too. */
export function* dealFaction(g: Warpgate, { seat }: { readonly seat: Seat }): Flow {
  const s = g.state;
  const sides = [...sidesOf(s.players[seat]!.board!)];
  yield* shuffle('faction side', sides);
  const colours = COLOURS.filter((colour) => whyNotColour(s, colour) === undefined);
  yield* shuffle('colour', colours);
  settleChoice(g, seat, sides[0]!, colours[0]!);
  if (s.gatekeepers) s.players[1]!.colour = colours[1]!;
}

function sidesOf(board: BoardId): FactionId[] {
  const sides: readonly BoardSide[] = ['A', 'B'];
  return sides.map((side) =>
    FACTION_IDS.find((id) => FACTIONS[id].board === board && FACTIONS[id].side === side)!,
  );
}

/** WG 2.3: nobody else has it; with five players the last one takes yellow if nobody has. */
function whyNotColour(s: State, colour: Colour): Refusal | undefined {
  const taken = s.players.flatMap((player) => player.colour ?? []);
  if (taken.includes(colour)) return REFUSED.colourTaken;
  const lastOfFive = s.players.length === 5 && taken.length === 4 && !taken.includes('yellow');
  return lastOfFive && colour !== 'yellow' ? REFUSED.yellowMustBeTaken : undefined;
}

function settleChoice(g: Warpgate, seat: Seat, faction: FactionId, colour: Colour): void {
  const player = g.state.players[seat]!;
  player.faction = faction;
  player.colour = colour;
  player.abilities = [faction];
  g.emit?.({ type: 'FactionChosen', seat, faction, colour });
}

/** WG 14.2: the human chooses the Gatekeepers' colour too. */
function* chooseGatekeepersColour(g: Warpgate, seat: Seat): Flow {
  const s = g.state;
  if (!s.gatekeepers) return;
  s.players[1]!.colour = yield* ask.gatekeepersColour(seat, {
    candidates: () => COLOURS,
    whyNot: (one) => whyNotColour(s, one),
  });
}

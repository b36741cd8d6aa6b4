import type { ScriptLine } from '@warptable/kernel';
import { AUTOMA, AUTOMA_IDS, RIVALS, RIVAL_COMBAT_IDS, SOLO_DIE } from '../../content/index.ts';
import type { AutomaId, AutomaPhase, RivalCombatId, RivalId, SoloFace } from '../../content/index.ts';
import { PLAYER, RIVAL } from '../../rules/solo/state.ts';
import type { Solo } from '../../rules/solo/state.ts';
import type { State } from '../../rules/state.ts';
import { position } from '../arrange.ts';
import type { Position, Side, WarpTable } from '../arrange.ts';

/** A position of the solo game: as `Position`, with the sides named. What is not said is nothing. */
export interface SoloPosition extends Omit<Position, 'seats' | 'first' | 'active' | 'sides'> {
  /** Xurdun, in whose lists all Automa Cards are, if not said. */
  readonly rival?: RivalId;
  readonly hard?: boolean;
  /** The Rival's turn if not said. */
  readonly turnOf?: 'player' | 'rival';
  readonly player?: Side;
  readonly rivals?: Side;
  /** Ties are settled by the alphabet if not said. */
  readonly ties?: 'ask' | 'auto';
  readonly rivalPhase?: AutomaPhase;
  /** The next cards of the active Automa Deck. */
  readonly automa?: readonly AutomaId[];
  /** How many cards the active deck has; 7 if not said. */
  readonly deckSize?: number;
  /** Cards drawn so far, the faceup one last. */
  readonly drawn?: readonly AutomaId[];
  /** The next cards of the Rival Combat deck. */
  readonly combatCards?: readonly RivalCombatId[];
  /** Anything else of the Rival's. */
  readonly solo?: Partial<Solo>;
}

/** Puts a position of the solo game on the table: from the drawing of the next Automa Card on, or the Player's action. */
export function soloPosition(setup: SoloPosition = {}): WarpTable {
  const { rival = 'xurdun', hard = false, turnOf = 'rival', ties = 'auto' } = setup;
  const player: Side = { ...setup.player };
  return position({
    ...setup,
    seats: 1,
    first: RIVAL,
    active: turnOf === 'rival' ? RIVAL : PLAYER,
    step: setup.step ?? (turnOf === 'rival' ? 'rivalIncome' : 'action'),
    options: { ...setup.options, rival, ...(hard ? { difficulty: 'hard' as const } : {}) },
    sides: {
      [PLAYER]: { ...player, presets: { ...player.presets, ...(ties === 'auto' ? { ties } : {}) } },
      [RIVAL]: setup.rivals ?? {},
    },
    adjust: (s) => {
      arrangeSolo(s, setup);
      setup.adjust?.(s);
    },
  });
}

function arrangeSolo(s: State, setup: SoloPosition): void {
  const solo = s.solo!;
  const { automa = [], drawn = [], combatCards = [], rivalPhase = 1 } = setup;
  solo.phase = rivalPhase;
  solo.drawn = [...drawn];
  const listed = Object.values(RIVALS[solo.rival].automa)
    .flat(2)
    .map((number) => AUTOMA_IDS[number - 1]!);
  const free = listed.filter((id) => !automa.includes(id) && !drawn.includes(id));
  for (const phase of [1, 2, 3] as const) {
    const size = phase < rivalPhase ? 0 : phase === rivalPhase ? (setup.deckSize ?? 7) : 7;
    const top = phase === rivalPhase ? automa : [];
    const rest = free.filter((id) => AUTOMA[id].phase === phase).slice(0, Math.max(0, size - top.length));
    solo.decks[phase - 1] = [...top, ...rest].toReversed();
  }
  const used = [...solo.decks.flat(), ...drawn];
  solo.removed = listed.filter((id) => !used.includes(id));
  solo.combatDeck = [
    ...combatCards,
    ...RIVAL_COMBAT_IDS.filter((id) => !combatCards.includes(id)),
  ].toReversed();
  Object.assign(solo, setup.solo);
}

/** Faces of the Solo Die, one roll each, as the script of chance wants them. */
export const soloDie = (...faces: readonly SoloFace[]): ScriptLine[] =>
  faces.map((face) => [SOLO_DIE.indexOf(face)]);

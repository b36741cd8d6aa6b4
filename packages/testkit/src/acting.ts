import { WarptableError } from '@warptable/kernel';
import type {
  AnyMatch,
  Answer,
  AnswerValue,
  OptionInfo,
  OptionValue,
  OptionValues,
  Pending,
  Random,
  Seat,
  SideActionEntry,
} from '@warptable/kernel';
import type { AnyGame } from './any-game.ts';

/** How a player decides. */
export type Choose = (pending: Pending, random: Random, match: AnyMatch) => AnswerValue;

export type Act = Answer | SideActionEntry | { readonly undo: Seat };

/** What somebody does next: mostly an answer, now and then a side action or an undo. While play stands still, what ends that. */
export function nextAct(match: AnyMatch, choose: Choose, random: Random): Act {
  if (match.suspension) return sideActionNow(match, random) ?? random.pick(match.suspension.end);
  return undoNow(match, random) ?? sideActionNow(match, random) ?? answerNow(match, choose, random);
}

function answerNow(match: AnyMatch, choose: Choose, random: Random): Answer {
  const asked = random.pick(match.pending);
  return { seat: asked.ask.seat, kind: asked.ask.kind, value: choose(asked, random, match) };
}

function sideActionNow(match: AnyMatch, random: Random): SideActionEntry | undefined {
  const kinds = Object.keys(match.game.sideActions);
  if (kinds.length === 0 || random.below(20) > 0) return undefined;
  const [seat, kind] = [random.below(match.seats), random.pick(kinds)];
  const possible = match.sideActionsOf(seat).filter(({ sideAction }) => sideAction === kind);
  return possible.length === 0 ? undefined : random.pick(possible);
}

function undoNow(match: AnyMatch, random: Random): Act | undefined {
  if (random.below(40) > 0) return undefined;
  const seat = random.below(match.seats);
  return match.undoable(seat).ok ? { undo: seat } : undefined;
}

/** Any value; of a set, any of its values. */
function anyValue({ values, set }: OptionInfo, random: Random): OptionValue {
  if (!set) return random.pick(values).value;
  return values.flatMap(({ value }) => (random.below(2) === 0 ? value : []));
}

/** A value for each option, drawn; the usual one where that does not go together with those before it. */
export function anyOptions(
  table: readonly OptionInfo[],
  random: Random,
  fits: (options: OptionValues) => boolean,
): OptionValues {
  let options: OptionValues = {};
  for (const option of table) {
    const more = { ...options, [option.id]: anyValue(option, random) };
    if (fits(more)) options = more;
  }
  return options;
}

/** Whether the game can be played so. */
export function isAllowed(game: AnyGame, seats: number, options: OptionValues): boolean {
  try {
    game.readOptions(options, seats);
    return true;
  } catch (error) {
    if (error instanceof WarptableError && error.code === 'badOptions') return false;
    throw error;
  }
}

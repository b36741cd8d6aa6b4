import type { Ask, Pending, Refusal } from './ask.ts';
import type { Answer } from './entries.ts';
import { WarptableError } from './errors.ts';
import type { AnswerValue, Value } from './seats.ts';

/** Is this an answer to the question that its seat is asked? `undefined` if so, else what is wrong with it. */
export function faultOfAnswer(
  pending: Pending | undefined,
  { seat, kind, value }: Answer,
): WarptableError | undefined {
  if (!pending) return new WarptableError('notAsked', `seat ${seat} is not asked anything now`);
  const { ask, options } = pending;
  if (kind !== ask.kind)
    return new WarptableError('unknownKind', `seat ${seat} is asked for '${ask.kind}', not for '${kind}'`);
  const fault = faultOf(ask, options, value);
  return fault && new WarptableError('illegalValue', `${kind}: ${fault.message}`, fault.refusal);
}

/** Is this a legal answer to the question? `undefined` if so, else what is wrong with it. */
function faultOf(
  ask: Ask,
  options: readonly Value[],
  value: AnswerValue,
): { message: string; refusal?: Refusal } | undefined {
  if (ask.form === 'some') return faultOfSome(ask, options, value);
  if (ask.form === 'order') return faultOfOrder(options, value);
  if (ask.form === 'path') return faultOfPath(ask, options, value);
  if (typeof value !== 'string' && typeof value !== 'number')
    return { message: 'one value is expected, not a list' };
  return options.includes(value) ? undefined : faultOfValue(ask, value);
}

function faultOfValue(ask: Ask, value: Value): { message: string; refusal?: Refusal } {
  const at = ask.candidates().indexOf(value);
  if (at >= 0) {
    const refusal = ask.whyNot?.(value as never, at);
    if (refusal)
      return { message: `${JSON.stringify(value)} is refused: ${refusal.reason} (${refusal.rule})`, refusal };
  }
  return { message: `${JSON.stringify(value)} is not one of the options` };
}

function faultOfSome(
  ask: Ask,
  options: readonly Value[],
  value: AnswerValue,
): { message: string; refusal?: Refusal } | undefined {
  if (!Array.isArray(value)) return { message: 'a list of options is expected' };
  const picked = value as readonly Value[];
  if (picked.length < ask.min || picked.length > ask.max) {
    return { message: `${ask.min} to ${ask.max} options are expected, not ${picked.length}` };
  }
  let last = -1;
  for (const one of picked) {
    const at = options.indexOf(one);
    if (at < 0) return faultOfValue(ask, one);
    if (at <= last) return { message: 'the options must be different and in their given order' };
    last = at;
  }
  return undefined;
}

function faultOfOrder(options: readonly Value[], value: AnswerValue): { message: string } | undefined {
  if (!Array.isArray(value)) return { message: 'a list of options is expected' };
  const ordered = value as readonly Value[];
  const complete = ordered.length === options.length && options.every((option) => ordered.includes(option));
  return complete ? undefined : { message: 'every option is expected exactly once' };
}

function faultOfPath(
  ask: Ask,
  options: readonly Value[],
  value: AnswerValue,
): { message: string; refusal?: Refusal } | undefined {
  if (!Array.isArray(value)) return { message: 'a list of choices is expected' };
  const path = value as readonly Value[];
  if (path.length === 0) return { message: 'at least one choice is expected' };
  if (!options.includes(path[0]!)) return faultOfValue(ask, path[0]!);
  for (let taken = 1; taken <= path.length; taken++) {
    const next = ask.after!(path.slice(0, taken));
    if (taken === path.length) return next.length === 0 ? undefined : { message: 'a choice is missing' };
    if (!next.includes(path[taken]!))
      return {
        message: `${JSON.stringify(path[taken])} cannot follow on ${path.slice(0, taken).join(', ')}`,
      };
  }
  return undefined;
}

/** The only path from here to an end, if there is no other. */
function onlyPath(ask: Ask, options: readonly Value[]): readonly Value[] | undefined {
  const path: Value[] = [];
  let next = options;
  while (next.length === 1) {
    path.push(next[0]!);
    next = ask.after!(path);
  }
  return next.length === 0 ? path : undefined;
}

/** The answer, if only one is legal. */
export function forcedAnswer(ask: Ask, options: readonly Value[]): AnswerValue | undefined {
  switch (ask.form) {
    case 'one':
    case 'place':
    case 'amount':
    case 'yesNo':
      return options.length === 1 ? options[0] : undefined;
    case 'some':
      if (ask.max === 0) return [];
      return ask.min === options.length ? [...options] : undefined;
    case 'order':
      return options.length <= 1 ? [...options] : undefined;
    case 'path':
      return onlyPath(ask, options);
    case 'confirm':
      return undefined;
  }
}

/** The legal options. The rules must never ask what cannot be answered. */
export function optionsOf(ask: Ask): readonly Value[] {
  const options = ask.options();
  const needed = ask.form === 'some' ? ask.min : ask.form === 'order' ? 0 : 1;
  if (options.length < needed || ask.max < ask.min) {
    throw new Error(
      `dead end: ${options.length} options for '${ask.kind}' of seat ${ask.seat}, ${needed} are needed`,
    );
  }
  return options;
}

/** A list that nobody else holds, so that no one can change it later. */
export const ownCopy = (value: AnswerValue): AnswerValue => (typeof value === 'object' ? [...value] : value);

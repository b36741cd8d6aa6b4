import type { Ask, Form, Next } from './ask.ts';
import type { AnswerValue, Value } from './seats.ts';
import type { Asked } from './words.ts';

export type Tried = (answer: AnswerValue) => boolean;
export const NEVER: Tried = () => false;

/** In the shape that goes over the wire; nothing where every answer can be taken back. */
export function finalOf(
  { final, after, form, min, max }: Ask,
  options: readonly Value[],
  tried: Tried,
): Asked['final'] {
  if (final === true) return 'all';
  if (final === 'ifAny') return final;
  if (final === false) return undefined;
  const answers = after ? wholePaths(options, [], after) : listed(form, options, min, max);
  // Too many to try: one stands for all.
  if (final === 'tried' && (answers === undefined || answers.length > MAX_TRIED))
    return tried(answers?.[0] ?? likely(form, options, min)) ? 'all' : undefined;
  if (answers === undefined) return undefined;
  const marked = answers.filter((answer) => {
    const is = final === 'tried' ? final : final(answer as never);
    return is === 'tried' ? tried(answer) : is;
  });
  if (marked.length === 0) return undefined;
  return marked.length === answers.length ? 'all' : marked;
}

const MAX_TRIED = 64;

/** Every answer; nothing if there are too many. */
function listed(
  form: Form,
  options: readonly Value[],
  min: number,
  max: number,
): readonly AnswerValue[] | undefined {
  if (form === 'order') return undefined;
  if (form !== 'some') return options;
  let picked: Value[][] = [[]];
  for (const option of options) {
    picked = [...picked, ...picked.filter(({ length }) => length < max).map((some) => [...some, option])];
    if (picked.length > MAX_TRIED) return undefined;
  }
  return picked.filter(({ length }) => length >= min);
}

const likely = (form: Form, options: readonly Value[], min: number): readonly Value[] =>
  form === 'order' ? options : options.slice(0, Math.max(min, 1));

function wholePaths(options: readonly Value[], taken: readonly Value[], after: Next): (readonly Value[])[] {
  return options.flatMap((value) => {
    const path = [...taken, value];
    const next = after(path);
    return next.length === 0 ? [path] : wholePaths(next, path, after);
  });
}

/** Whether this answer cannot be taken back. */
export function isFinalAnswer({ final }: { readonly final?: Asked['final'] }, answer: AnswerValue): boolean {
  if (final === undefined) return false;
  if (final === 'all') return true;
  if (final === 'ifAny') return typeof answer === 'object' && answer.length > 0;
  return typeof answer === 'object'
    ? final.some((one) => typeof one === 'object' && String(one) === String(answer))
    : final.includes(answer);
}

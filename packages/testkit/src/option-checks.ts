import type { Pending, Value } from '@warptable/kernel';
import { Finding } from './finding.ts';

/** Fails if the options are not canonical, unique, enough and all explained. */
export function checkOptions(pending: readonly Pending[]): void {
  for (const one of pending) {
    const fault = faultOfOptions(one);
    if (fault) throw new Finding('options', `'${one.ask.kind}' of seat ${one.ask.seat}: ${fault}`);
  }
}

function faultOfOptions({ ask, options }: Pending): string | undefined {
  if (ask.options().join('\n') !== options.join('\n'))
    return 'the options are not the same when they are enumerated again';
  const candidates = ask.candidates();
  if (new Set(candidates).size !== candidates.length)
    return `a candidate comes twice among ${candidates.join(', ')}`;
  const odd = candidates.find((value) => !isValue(value));
  if (odd !== undefined) return `${JSON.stringify(odd)} is neither a text nor a whole number`;
  const needed = ask.form === 'some' ? ask.min : ask.form === 'order' ? 0 : 1;
  if (options.length < needed) return `only ${options.length} options, but ${needed} are needed`;
  return faultOfRefusals(ask.refusals(), candidates, options);
}

function faultOfRefusals(
  refusals: readonly { value: Value; refusal: { rule: string; reason: string } }[],
  candidates: readonly Value[],
  options: readonly Value[],
): string | undefined {
  const refused = new Set<Value>();
  for (const { value, refusal } of refusals) {
    if (!refusal.rule || !refusal.reason) return `${value} is refused without rule or reason`;
    refused.add(value);
  }
  const allowed = candidates.filter((value) => !refused.has(value));
  return allowed.join('\n') === options.join('\n')
    ? undefined
    : 'the options are not the candidates without the refused ones';
}

const isValue = (value: unknown): boolean => typeof value === 'string' || Number.isSafeInteger(value);

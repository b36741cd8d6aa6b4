import type { Refusal } from '@warptable/kernel';
import { REFUSED } from '../rules/refusals.ts';
import { say } from './say.ts';

type Reason = keyof typeof REFUSED;

const isReason = (reason: string): reason is Reason => Object.hasOwn(REFUSED, reason);

export function refusalText({ rule, reason }: Refusal): string {
  const why = isReason(reason) ? say(`refusals.because.${reason}`) : say('refusals.unknown');
  return say('refusals.told', { why, rule });
}

import type { AnswerValue, Asked, Value } from '@warptable/kernel';

/** Whether what was once answered to another question may be answered to this one, which is no path. */
export function isLegalFor(value: AnswerValue, { form, options, min, max }: Asked): boolean {
  switch (form) {
    case 'some':
      return isAmong(value, options) && value.length >= min && value.length <= max;
    case 'order':
      return isAmong(value, options) && value.length === options.length;
    default:
      return options.includes(value as Value);
  }
}

const isAmong = (value: AnswerValue, options: readonly Value[]): value is readonly Value[] =>
  typeof value === 'object' && value.every((one) => options.includes(one));

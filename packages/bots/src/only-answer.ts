import type { AnswerValue, Asked, Paths, Value } from '@warptable/kernel';

/** The answer to a question that is no choice; nothing if there are several. */
export function onlyAnswerTo({ form, options, min, max, paths = {} }: Asked): AnswerValue | undefined {
  switch (form) {
    case 'one':
    case 'place':
    case 'amount':
    case 'yesNo':
    case 'confirm':
      return options.length === 1 ? options[0] : undefined;
    case 'some':
      if (max === 0) return [];
      return min === options.length ? options : undefined;
    case 'order':
      return options.length <= 1 ? options : undefined;
    case 'path':
      return onlyPathIn(paths);
  }
}

function onlyPathIn(paths: Paths): readonly Value[] | undefined {
  const path: Value[] = [];
  let choices = Object.entries(paths);
  while (choices.length === 1) {
    const [[choice, further]] = choices as [[string, Paths]];
    path.push(choice);
    choices = Object.entries(further);
  }
  return choices.length === 0 ? path : undefined;
}

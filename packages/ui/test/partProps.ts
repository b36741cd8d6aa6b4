import type { Asked } from '@warptable/kernel';
import type { Attention, PartProps } from '../src/game-ui.ts';
import { Store } from '../src/store.ts';

/** A question with one option and one that is refused. */
export const asked: Asked = {
  seat: 0,
  kind: 'moveTo',
  rule: 'XX 1',
  form: 'place',
  min: 1,
  max: 1,
  options: ['a'],
  refused: [{ value: 'b', refusal: { rule: 'XX 1', reason: 'outOfRange' } }],
};

/** What a part of a board gets; what is done with it is noted. */
export function partProps(given: Partial<PartProps<null>> = {}, seen: Partial<Attention> = {}) {
  const done: string[] = [];
  const note = (verb: string) => (value: unknown) => void done.push(`${verb} ${String(value)}`);
  const part: PartProps<null> = {
    view: null,
    viewer: 0,
    asked,
    picked: [],
    odds: false,
    attention: new Store<Attention>({
      considered: null,
      confirming: null,
      flash: [],
      reasons: null,
      ...seen,
    }),
    choose: note('choose'),
    explain: note('explain'),
    inspect: note('inspect'),
    consider: note('consider'),
    isFinal: () => false,
    ...given,
  };
  return { part, done };
}

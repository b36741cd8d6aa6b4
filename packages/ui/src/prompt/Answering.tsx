import type { Asked } from '@warptable/kernel';
import { useScene } from '../scene.ts';
import { AmountPicker } from './AmountPicker.tsx';
import { choicesOf } from './choices.ts';
import { ChooseOne } from './ChooseOne.tsx';
import { OrderPicker } from './OrderPicker.tsx';
import { PathPicker } from './PathPicker.tsx';
import { SomePicker } from './SomePicker.tsx';

/** The ways to answer that the form of the question calls for. */
export function Answering({ asked }: { asked: Asked }) {
  const { look, seen } = useScene();
  const choices = choicesOf(look, seen.view, asked);
  switch (asked.form) {
    case 'confirm':
      return null;
    case 'some':
      return <SomePicker asked={asked} choices={choices.all} />;
    case 'order':
      return <OrderPicker choices={choices.all} />;
    case 'path':
      return <PathPicker asked={asked} />;
    case 'amount':
      return choices.quick.length === choices.all.length ? (
        <ChooseOne asked={asked} />
      ) : (
        <AmountPicker choices={choices.all} />
      );
    case 'one':
    case 'place':
    case 'yesNo':
      return <ChooseOne asked={asked} />;
  }
}

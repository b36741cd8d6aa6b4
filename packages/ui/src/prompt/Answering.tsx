import type { Asked } from '@warptable/kernel';
import { useViewModel } from '../table-view-model.ts';
import { useLayout } from '../shell/layout.ts';
import type { Layout } from '../shell/layout.ts';
import { AmountPicker } from './AmountPicker.tsx';
import { choicesOf } from './choices.ts';
import type { Choices } from './choices.ts';
import { ChooseOne } from './ChooseOne.tsx';
import { OrderPicker } from './OrderPicker.tsx';
import { PathPicker } from './PathPicker.tsx';
import { SomePicker } from './SomePicker.tsx';

/** Many numbers are chosen with a slider; on a phone more than two are many. */
const isSlid = ({ all, quick }: Choices, layout: Layout): boolean =>
  all.length > 2 && (quick.length < all.length || layout === 'portrait');

/** The ways to answer that the form of the question calls for. */
export function Answering({ asked }: { asked: Asked }) {
  const { gameUi, snapshot } = useViewModel();
  const layout = useLayout();
  const choices = choicesOf(gameUi, snapshot.view, asked);
  if (asked.taken) return <PathPicker asked={asked} />;
  switch (asked.form) {
    case 'confirm':
    case 'path': // never here: it is walked fork by fork
      return null;
    case 'some':
      return <SomePicker asked={asked} choices={choices.all} />;
    case 'order':
      return <OrderPicker asked={asked} choices={choices.all} />;
    case 'amount':
      return isSlid(choices, layout) ? (
        <AmountPicker asked={asked} choices={choices.all} />
      ) : (
        <ChooseOne asked={asked} />
      );
    case 'one':
    case 'place':
    case 'yesNo':
      return <ChooseOne asked={asked} />;
  }
}

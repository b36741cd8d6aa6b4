import { CardFrame } from '@warptable/ui';
import type { CardFrameProps, PartProps } from '@warptable/ui';
import type { WarpView } from '../../rules/view.ts';
import './cards.css';

export type Part = PartProps<WarpView>;

interface CardProps extends Omit<CardFrameProps, 'className'> {
  readonly kind: 'archive' | 'text' | 'back' | 'chip';
  readonly type: string;
}

export const Card = (props: CardProps) => <CardFrame {...props} className="tw-card tw-kind" />;

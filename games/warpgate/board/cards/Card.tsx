import { CardFrame } from '@warptable/ui';
import type { CardFrameProps, PartProps } from '@warptable/ui';
import type { WarpgateView } from '../../rules/view.ts';
import './cards.css';

export type Part = PartProps<WarpgateView>;

interface CardProps extends Omit<CardFrameProps, 'className' | 'type'> {
  readonly kind: 'action' | 'text' | 'back' | 'small';
}

export const Card = (props: CardProps) => <CardFrame {...props} className="wg-card" />;

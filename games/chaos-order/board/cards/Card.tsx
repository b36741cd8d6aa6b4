import { CardFrame } from '@warptable/ui';
import type { CardFrameProps, PartProps } from '@warptable/ui';
import type { ChaosView } from '../../rules/view.ts';
import './cards.css';

export type Part = PartProps<ChaosView>;

type CardProps = Omit<CardFrameProps, 'part' | 'className'> & { readonly part: Part };

/** A card of Chaos Order. */
export const Card = (props: CardProps) => <CardFrame {...props} className="co-card co-kind" />;

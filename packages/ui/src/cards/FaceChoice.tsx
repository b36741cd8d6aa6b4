import type { Value } from '@warptable/kernel';
import type { ReactNode } from 'react';
import type { PartProps } from '../game-ui.ts';
import { CardFrame } from './CardFrame.tsx';
import './face-choice.css';

interface FaceChoiceProps {
  /** What is chosen: the sentence of the question, say. */
  readonly title: string;
  /** One `FaceCard` for each option. */
  readonly children: ReactNode;
}

/** Over the map: whom to play. The great moment before a game has room for whole texts and a face each. */
export const FaceChoice = ({ title, children }: FaceChoiceProps) => (
  <section className="wt-face-choice" aria-label={title}>
    <h2>{title}</h2>
    <div className="wt-face-cards">{children}</div>
  </section>
);

interface FaceCardProps {
  readonly part: Omit<PartProps<unknown>, 'view'>;
  readonly value: Value;
  /** What it is as a thing to read about. */
  readonly thing: string;
  readonly className: string;
  readonly type?: string;
  /** Drawn with `Face`; two, where one of two is chosen later. */
  readonly face: ReactNode;
  /** The whole text. */
  readonly children: ReactNode;
}

/** Somebody to play: a face, and all there is to say. */
export const FaceCard = ({ face, children, ...card }: FaceCardProps) => (
  <CardFrame {...card} kind="face">
    <span className="wt-face-card">
      <span className="wt-face-card-face">{face}</span>
      {children}
    </span>
  </CardFrame>
);

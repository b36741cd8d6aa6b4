import { targetOf } from '@warptable/ui/pure';
import type { Value } from '@warptable/kernel';
import type { ReactNode } from 'react';
import { ARCHIVE } from '../../content/index.ts';
import type { ArchiveId } from '../../content/index.ts';
import { realPrice } from '../../words/combat.ts';
import { ArchiveHead, Use } from './ArchiveFace.tsx';
import type { Part } from './Card.tsx';

/** A card, large, with a button for each of its uses. */
export function UsesCard({ part, card }: { readonly part: Part; readonly card: ArchiveId }) {
  const { type, options } = ARCHIVE[card];
  return (
    <div className="tw-uses-card tw-kind" data-type={type}>
      <div className="tw-face">
        <ArchiveHead card={card} />
        <div className="tw-uses">
          {options.map((option, i) => (
            <UseButton key={i} part={part} value={String(i + 1)}>
              <Use option={option} cost={part.asked && realPrice(part.view, part.asked, String(i + 1))} />
            </UseButton>
          ))}
        </div>
      </div>
    </div>
  );
}

interface UseButtonProps {
  readonly part: Part;
  readonly value: Value;
  readonly children: ReactNode;
}

function UseButton({ part, value, children }: UseButtonProps) {
  const target = targetOf(part.asked, value);
  if (target === 'idle') return <span className="tw-use tw-use-button">{children}</span>;
  return (
    <button
      type="button"
      className="tw-use tw-use-button"
      data-option={target === 'legal' ? value : undefined}
      data-refused={target === 'refused' ? value : undefined}
      aria-disabled={target === 'refused' || undefined}
      onClick={() => (target === 'legal' ? part.choose(value) : part.explain(value))}
      onPointerEnter={() => part.consider?.(value)}
      onPointerLeave={() => part.consider?.(null)}
    >
      {children}
    </button>
  );
}

import { Reading } from '@warptable/ui';
import type { ReactNode } from 'react';
import './inspect.css';

interface SheetProps {
  readonly type: string;
  readonly rules: string;
  readonly children: ReactNode;
}

/** A page of the dialog, with the rules to read on. */
export const Sheet = (props: SheetProps) => <Reading className="co-inspect co-kind" {...props} />;

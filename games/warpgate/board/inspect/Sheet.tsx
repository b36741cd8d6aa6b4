import { Reading } from '@warptable/ui';
import type { ReactNode } from 'react';
import './inspect.css';

/** A page of the dialog, with the rules to read on. */
export const Sheet = (props: { readonly rules: string; readonly children: ReactNode }) => (
  <Reading className="wg-inspect" {...props} />
);

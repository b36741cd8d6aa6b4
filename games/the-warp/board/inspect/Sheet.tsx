import { RuleText } from '@warptable/ui';
import type { ReactNode } from 'react';
import { t } from '../texts/say.ts';

interface SheetProps {
  readonly type: string;
  readonly rules: string;
  readonly children: ReactNode;
}

/** A page of the dialog, with the rules to read on. */
export function Sheet({ type, rules, children }: SheetProps) {
  return (
    <div className="tw-inspect tw-kind" data-type={type}>
      {children}
      <p className="tw-rules">
        {t('inspect.rules')} <RuleText text={rules} />
      </p>
    </div>
  );
}

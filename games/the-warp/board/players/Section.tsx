import type { ReactNode } from 'react';

/** A titled part of a panel. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="tw-section">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

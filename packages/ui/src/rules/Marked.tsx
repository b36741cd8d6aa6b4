import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { wordsOf } from './markdown.ts';

const Sought = createContext<RegExp | null>(null);

/** Lets what is sought stand out in all texts below. */
export function MarkFound({ query, children }: { query: string; children: ReactNode }) {
  const sought = useMemo(() => {
    const words = wordsOf(query).map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
    return words.length > 0 ? new RegExp(`(${words.join('|')})`, 'i') : null;
  }, [query]);
  return <Sought value={sought}>{children}</Sought>;
}

export function Marked({ text }: { text: string }) {
  const sought = use(Sought);
  if (!sought) return text;
  // Split by a group, every second part is what was found.
  return text.split(sought).map((part, i) => (i % 2 === 1 ? <mark key={i}>{part}</mark> : part));
}

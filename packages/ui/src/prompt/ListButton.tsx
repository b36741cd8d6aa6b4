import { List } from 'lucide-react';
import { useUiState } from '../ui-state.ts';
import { t } from '../texts/say.ts';
import type { Listing } from './listing.ts';

/** Opens and shuts the list of all options. */
export function ListButton({ count, listing }: { count: number; listing: Listing }) {
  const uiState = useUiState();
  const isOpen = listing !== 'shut';
  return (
    <button
      type="button"
      className="wt-button wt-list-button"
      aria-expanded={isOpen}
      aria-controls="wt-option-list"
      onClick={() => uiState.merge({ list: !isOpen })}
    >
      <List aria-hidden size={18} />
      <span aria-hidden>{count}</span>
      <span className="wt-hidden">{t('choice.showList', { count })}</span>
    </button>
  );
}

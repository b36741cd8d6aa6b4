import type { GameFile } from '@warptable/kernel';
import type { ToldLuck } from '../online/toldLuck.ts';

type Comparison = 'same' | 'changed' | 'unknown';

/** Whether a file's luck is what this browser was told before the game, and has added to it; `unknown` if it has neither. */
export function compareLuck(
  luck: Extract<GameFile['luck'], { kind: 'keyed' }>,
  told: ToldLuck | null,
): { readonly commitment: Comparison; readonly nonce: Comparison; readonly others: Comparison } {
  const { seat, commitments } = told ?? {};
  const compare = (mine: string | undefined, theirs: string | undefined): Comparison =>
    mine === undefined ? 'unknown' : mine === theirs ? 'same' : 'changed';
  return {
    commitment: compare(told?.commitment, luck.commitment),
    nonce: seat === undefined ? 'unknown' : compare(told?.nonces[seat], luck.nonces[seat]),
    others: compare(commitments?.join(' '), luck.commitments?.join(' ')),
  };
}

import { listed } from '@warptable/speech';
import type { Ending } from '../replay/ending.ts';
import { t } from '../texts/say.ts';

export interface EndingText {
  readonly won: string;
  readonly scores: string;
}

/** Who won, and what everybody had. */
export function endingText({ names, scores, winners }: Ending): EndingText {
  const won = winners.flatMap((seat) => names[seat] ?? []);
  return {
    won: won.length === 0 ? t('ending.nobody') : t('ending.won', { names: listed(won), count: won.length }),
    scores: names.map((name, seat) => t('ending.score', { name, points: scores[seat] ?? 0 })).join(', '),
  };
}

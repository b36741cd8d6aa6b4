import { useTranslation } from 'react-i18next';
import type { Ending } from '../replay/ending.ts';

export interface EndingText {
  readonly won: string;
  readonly scores: string;
}

/** Tells who won, and what everybody had. */
export function useEndingText(): (ending: Ending) => EndingText {
  const { t } = useTranslation('web');
  return ({ names, scores, winners }) => {
    const won = winners.flatMap((seat) => names[seat] ?? []);
    return {
      won:
        won.length === 0 ? t('ending.nobody') : t('ending.won', { names: won.join(', '), count: won.length }),
      scores: names.map((name, seat) => t('ending.score', { name, points: scores[seat] ?? 0 })).join(', '),
    };
  };
}

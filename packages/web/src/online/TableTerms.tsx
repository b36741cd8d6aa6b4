import { usualValue } from '@warptable/kernel';
import type { OptionInfo } from '@warptable/kernel';
import { listed } from '@warptable/speech';
import type { TableInfo } from '@warptable/table';
import { useEffect, useState } from 'react';
import { optionName, valueName } from '../home/optionTexts.ts';
import { useFailure } from '../pages/useFailure.ts';
import { loadRules } from '../games.ts';
import { t } from '../texts/say.ts';

/** What whoever opened the table has settled: everybody should know before sitting down. */
export function TableTerms({ info }: { info: TableInfo }) {
  const [options, setOptions] = useState<readonly OptionInfo[]>([]);
  const fail = useFailure();
  useEffect(() => {
    loadRules(info.game).then(({ game }) => setOptions(game.optionTable), fail);
  }, [info.game, fail]);
  const terms = [
    ...options.map((option) => {
      const chosen = info.options[option.id] ?? usualValue(option);
      const names = option.values
        .filter(({ value }) => value === chosen || (typeof chosen !== 'string' && chosen.includes(value)))
        .map((one) => valueName(info.game, option, one));
      return [optionName(info.game, option), listed(names)] as const;
    }),
    [t('setup.clock'), clockText(info)] as const,
    [t('setup.undo'), t(`setup.undo_${info.undo}`)] as const,
    [t('setup.odds'), t(`setup.odds_${info.odds}`)] as const,
  ];
  return (
    <section className="page-box" aria-labelledby="waiting-terms">
      <h2 id="waiting-terms">{t('waiting.options')}</h2>
      <dl className="waiting-terms">
        {terms.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function clockText({ clock }: TableInfo): string {
  switch (clock.kind) {
    case 'none':
      return t('setup.clock_none');
    case 'live':
      return t('waiting.clockLive', { seconds: clock.perMove, minutes: Math.round(clock.reserve / 60) });
    case 'slow':
      return t('waiting.clockSlow', { count: clock.days });
  }
}

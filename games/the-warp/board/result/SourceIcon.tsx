import { MissionIcon, ThingIcon } from '../art/Icons.tsx';
import { t } from '../texts/say.ts';
import { SOURCES } from './breakdown.ts';
import type { Source } from './breakdown.ts';

/** Where points come from, as a sign. */
export const SourceIcon = ({ source, size }: { readonly source: Source; readonly size: number }) =>
  source === 'gate' ? <ThingIcon thing="gate" size={size} /> : <MissionIcon type={source} size={size} />;

/** What the signs of the table and of the chart mean. The heads of the table say it to those who listen. */
export const SourceLegend = () => (
  <p className="tw-result-legend" aria-hidden="true">
    {SOURCES.map((source) => (
      <span key={source} className="tw-kind" data-type={source}>
        <i>
          <SourceIcon source={source} size={14} />
        </i>
        {t(`result.${source}`)}
      </span>
    ))}
  </p>
);
